//! The view and the data of Syracuse, as far as the page reads them (`crates/game-syracuse/src/view.rs`, `document/`, `data/`).

import type { Point } from "../../map/geometry";

export type Side = "athenian" | "syracusan";
export type PerSide<T> = Record<Side, T>;

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
    pieces: Record<string, PieceView>;
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
    arrivals: ({ turn: number } | "called" | "done")[];
    leadersKilled: PerSide<number>;
    phase: { announced: number; combatsPaid: boolean; played: PerSide<boolean>; passed: PerSide<boolean> };
    march: March | null;
    battle: Battle | null;
    forts: Record<string, "unbuilt" | Side>;
    walls: Record<string, "unbuilt" | "built" | "destroyed">;
    chains: "unbuilt" | "built" | "destroyed";
    camp: "unbuilt" | "standing" | "destroyed";
    steps: ({ type: string } & Record<string, unknown>)[];
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

export interface UnitData {
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

export interface UnitsData {
    types: Record<string, { movement: number | "unlimited" }>;
    units: UnitData[];
    leaders: UnitData[];
}

/** A group of reinforcements. */
export interface GroupData {
    turn?: number;
    zones: string[];
    leaders?: string[];
    units: string[];
}

export interface ScenarioData {
    id: string;
    extends?: string;
    firstTurn: number;
    reinforcements?: PerSide<GroupData[]>;
    optionalReinforcements?: PerSide<GroupData>;
}

export type Colour = Side | "neutral";

export interface StratagemsData {
    stratagems: { id: string; phase: string; name: { en: string; fr: string } }[];
    counters: { id: string; front: { stratagem: string; colour: Colour }; back: { stratagem: string; colour: Colour } }[];
}

export interface CalendarData {
    scenarios: ScenarioData[];
    calendar: { turn: number; season: string; year: number; label: { en: string; fr: string } }[];
}
