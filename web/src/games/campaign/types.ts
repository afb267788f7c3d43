//! What the campaign games have in common in their views and data. Most of it comes from Rust (`crates/campaign`);
//! `Side` is a game's own.

import type { CounterFile } from "../../generated/campaign/CounterFile";
import type { Face } from "../../generated/campaign/Face";
import type { Piece } from "../../generated/campaign/Piece";
import type { PieceFile } from "../../generated/campaign/PieceFile";
import type { StratagemFile } from "../../generated/campaign/StratagemFile";
import type { View as HellespontView } from "../../generated/hellespont/View";
import type { View as SyracuseView } from "../../generated/syracuse/View";

export type { Arrival } from "../../generated/campaign/Arrival";

/** Where a piece is and how it is; how it came there is not shown. */
export type PieceView = Omit<Piece<string, never>, "entered">;

/** What is being resolved, innermost last. */
export type StepView = (SyracuseView | HellespontView)["position"]["steps"][number];

/** A unit or a leader of `units.json`. */
export type UnitData<Side extends string = string> = PieceFile<Side, string> & {
    kind: "unit" | "leader";
    movement?: number;
};

/** `units.json` */
export interface UnitsData<Side extends string = string> {
    types: Record<string, { movement: number | "unlimited" }>;
    units: UnitData<Side>[];
    leaders: UnitData<Side>[];
}

/** A group of reinforcements, in either game. */
export interface GroupData {
    turn?: number;
    zones: string[];
    leaders?: string[];
    units: string[];
    /** Units that come weakened. */
    weakened?: string[];
}

/** A scenario of `scenarios.json`, in either game. */
export interface ScenarioData<Side extends string = string> {
    id: string;
    extends?: string;
    firstTurn: number;
    reinforcements?: Record<Side, GroupData[]>;
    optionalReinforcements?: Record<Side, GroupData | GroupData[]>;
}

/** `stratagems.json` */
export interface StratagemsData<Side extends string = string> {
    stratagems: (StratagemFile<string> & { phase: string })[];
    counters: CounterFile<string, Face<Side, string>>[];
}

/** How a side looks. */
export interface SideLook {
    colour: string;
    sign: string;
    corner: "round" | "cut" | "pointed";
}

/** A turn on the track. */
export interface TurnMark {
    turn: number;
    short: string;
    label: string;
    season: string;
    state: "past" | "now" | "next";
    /** Whose reinforcements come, as colours and letters. */
    coming: { colour: string; sign: string }[];
}
