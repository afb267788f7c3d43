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

export interface Position {
    scenario: string;
    edition: string;
    turn: number;
    pieces: Record<string, PieceView>;
    advantage: Side;
    initiative: Side;
    actions: PerSide<number>;
    supply: PerSide<{ value: number; face: string }>;
    blockade: boolean;
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
}

export interface ZoneData {
    id: string;
    name: string;
    nameFr?: string;
    kind: "land" | "sea" | "offmap";
    terrain: "clear" | "high" | "sea" | "protected" | "port" | "fortified" | "offmap";
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
    borders: { a: string; b: string; kind: string; features: string[]; paths: string[]; mid: Point }[];
    forts: { id: string; zone: string; box: Point; swords: number }[];
    camp: { zone: string; box: Point };
    walls: { id: string; side: Side; path: string; box: Point }[];
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
    weakenedSwords?: number;
    woundedSwords?: number;
    spartan?: boolean;
    name: { en: string; fr: string };
}

export interface UnitsData {
    units: UnitData[];
    leaders: UnitData[];
}

export interface CalendarData {
    calendar: { turn: number; season: string; year: number; label: { en: string; fr: string } }[];
}
