//! The view and the data of Syracuse, as far as the page reads them (`crates/game-syracuse/src/view.rs`, `document/`, `data/`).

import type { Point } from "../../map/geometry";
import type * as campaign from "../campaign/types";

export type { PieceView } from "../campaign/types";
export type Side = "athenian" | "syracusan";
export type PerSide<T> = campaign.PerSide<Side, T>;
export type UnitData = campaign.UnitData<Side>;
export type UnitsData = campaign.UnitsData<Side>;
export type ScenarioData = campaign.ScenarioData<Side>;
export type StratagemsData = campaign.StratagemsData<Side>;

/** The group that is moving. */
export interface March {
    group: string[];
    at: string;
    spent: number;
    naval: boolean;
}

/** A combat that is being resolved. */
export interface Battle {
    zone: string;
    attacker: Side;
    losses: PerSide<number>;
    hit: string[];
    plays: PerSide<{ counter: string; stratagem: string } | null>;
}

export interface Position {
    /** As in the data: `10.1`, `10.1-variant`, `10.2`. */
    scenario: string;
    edition: string;
    turn: number;
    pieces: Record<string, campaign.PieceView>;
    advantage: Side;
    initiative: Side;
    actions: PerSide<number>;
    supply: PerSide<{ value: number; face: string }>;
    blockade: boolean;
    harassed: PerSide<boolean>;
    /** Counters that are publicly known to be in a hand. */
    shown: PerSide<string[]>;
    setAside: string[];
    reinforcedShips: boolean;
    /** When each group of the scenario comes; those missing at the end are here. */
    arrivals: campaign.Arrival[];
    leadersKilled: PerSide<number>;
    phase: { announced: number; combatsPaid: boolean; played: PerSide<boolean>; passed: PerSide<boolean> };
    march: March | null;
    battle: Battle | null;
    forts: Record<string, "unbuilt" | Side>;
    walls: Record<string, "unbuilt" | "built" | "destroyed">;
    chains: "unbuilt" | "built" | "destroyed";
    camp: "unbuilt" | "standing" | "destroyed";
    steps: campaign.StepView[];
    verdict: { winner: Side | null; degree: string } | null;
}

export interface SyracuseView {
    viewer: Side | null;
    position: Position;
    hands: PerSide<{ count: number; counters: string[] | null }>;
    bowl: number;
    /** The victory points as they stand. */
    points: PerSide<number>;
}

export interface ZoneData {
    id: string;
    name: string;
    nameFr?: string;
    kind: "land" | "sea" | "offmap";
    terrain: "clear" | "high" | "sea" | "protected" | "port" | "fortified" | "offmap";
    entry?: "land" | "sea";
    decor?: string;
    polygon: Point[];
    label: Point;
    labelLines: string[];
    stack: Point;
    stackSize: [number, number];
}

export interface MapData {
    width: number;
    height: number;
    backdrop: { kind: string; subtype?: string; path?: string; stroke?: boolean; text?: string; at?: Point; rotate?: number; size?: number; on?: string }[];
    zones: ZoneData[];
    borders: { a: string; b: string; kind: string; features: string[]; paths: string[]; mid: Point; cost?: Record<string, number> }[];
    forts: { id: string; zone: string; box: Point; swords: number }[];
    camp: { zone: string; box: Point };
    walls: { id: string; side: Side; zones: [string, string]; path: string; box: Point }[];
    chains: { path: string; box: Point };
}

export interface CalendarData {
    scenarios: ScenarioData[];
    calendar: { turn: number; season: string; year: number; label: { en: string; fr: string } }[];
}
