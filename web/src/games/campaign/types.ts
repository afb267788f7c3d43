//! What the campaign games have in common in their views and data: pieces, units, stratagems, scenarios. `Side` is a game's own.

import type { Point } from "../../map/geometry";

export type PerSide<Side extends string, T> = Record<Side, T>;

/** Where a piece is and how it is. */
export interface PieceView {
    /** A place, or `reserve`, `eliminated`, `removed`. */
    at: string;
    /** Turned to its weakened side. */
    back?: boolean;
    moved?: boolean;
    sick?: boolean;
    fresh?: boolean;
    aboard?: boolean;
    start: string;
}

export interface UnitData<Side extends string = string> {
    id: string;
    kind: "unit" | "leader";
    side: Side;
    ally: boolean;
    type?: "T" | "H" | "C" | "P" | "A";
    pf?: number;
    weakenedPf?: number;
    swords: number;
    movement?: number;
    weakenedSwords?: number;
    woundedSwords?: number;
    spartan?: boolean;
    name: { en: string; fr: string };
}

export interface UnitsData<Side extends string = string> {
    types: Record<string, { movement: number | "unlimited" }>;
    units: UnitData<Side>[];
    leaders: UnitData<Side>[];
}

/** A group of reinforcements. */
export interface GroupData {
    turn?: number;
    zones: string[];
    leaders?: string[];
    units: string[];
    /** Units that come weakened. */
    weakened?: string[];
}

/** When a group of the scenario comes. */
export type Arrival = { turn: number } | "called" | "done";

export interface ScenarioData<Side extends string = string> {
    id: string;
    extends?: string;
    firstTurn: number;
    reinforcements?: PerSide<Side, GroupData[]>;
    optionalReinforcements?: PerSide<Side, GroupData | GroupData[]>;
}

export interface StratagemsData<Side extends string = string> {
    stratagems: { id: string; phase: string; name: { en: string; fr: string } }[];
    counters: { id: string; front: StratagemFace<Side>; back: StratagemFace<Side> }[];
}

export interface StratagemFace<Side extends string = string> {
    stratagem: string;
    colour: Side | "neutral";
}

/** What is being resolved, innermost last. */
export type StepView = { type: string } & Record<string, unknown>;

/** A zone as the board lays counters and names into it. */
export interface Ground {
    id: string;
    polygon: readonly Point[];
    label: Point;
    stack: Point;
}

/** How a side looks. */
export interface SideLook {
    colour: string;
    sign: string;
    corner: "round" | "cut" | "pointed";
}
