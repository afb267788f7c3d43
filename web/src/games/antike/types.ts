//! The view and the data of Antike, as far as the page reads them (`crates/game-antike/src/document/mod.rs`, `data/`).

import type { Point } from "../../map/geometry";

export type Resource = "marble" | "iron" | "gold";
export type UnitKind = "legion" | "galley";

export const RESOURCES: readonly Resource[] = ["marble", "iron", "gold"];
export const UNIT_KINDS: readonly UnitKind[] = ["legion", "galley"];
export const PERSONAGE_KINDS = ["king", "scholar", "general", "citizen", "navigator"] as const;
export type PersonageKind = (typeof PERSONAGE_KINDS)[number];

export interface NationView {
    nation: string;
    seat: number;
    space: string | null;
    marble: number;
    iron: number;
    gold: number;
    coins: number;
    advances: string[];
    personages: Record<PersonageKind, number>;
    cities: { province: string; temple: boolean }[];
    legions: Record<string, number>;
    galleys: Record<string, number>;
}

/** Units of the nation at turn that have used maneuvers. */
export interface Moved {
    kind: UnitKind;
    province: string;
    left: number;
    count: number;
}

export interface AntikeView {
    board: "west" | "east";
    seats: number;
    inPlay: number;
    goal: number;
    longGame: boolean;
    round: number;
    active: string | null;
    nations: NationView[];
    bank: { coins: number; supply?: Partial<Record<Resource, number>> };
    turn: { firsts: string[]; destroyed: number; placed: Record<string, number>; moved: Moved[] };
    steps: ({ type: string } & Record<string, unknown>)[];
    winner: string | null;
}

export interface Province {
    id: string;
    resource: Resource;
    sea: boolean;
    units: UnitKind[];
    polygon: Point[];
    city: Point;
    label: Point;
    stack: Point;
    stackLegion?: Point;
    stackGalley?: Point;
}

export type Backdrop =
    | { kind: "sea" | "land" | "lake" | "river"; path: string }
    | { kind: "text"; text: string; x: number; y: number; size: number };

export interface BoardData {
    width: number;
    height: number;
    rondel: { x: number; y: number; r: number };
    backdrop: Backdrop[];
    zones: Province[];
    borders: { a: string; b: string; kind: "land" | "sea" | "both"; segments: { kind: "land" | "sea"; path: Point[] }[] }[];
}

export interface RondelData {
    spaces: { index: number; id: string; action: string; kind: string; resource?: Resource }[];
}

/** `prices.json` */
export interface PricesData {
    prices: { basicAdvance: { first: number; later: number }; superiorAdvance: { first: number; later: number } };
    city: { plain: number; withTemple: number };
    personages: { citiesPerKing: number; templesPerCitizen: number; seasPerNavigator: number };
}

/** `nations.json` */
export interface NationsData {
    pieces: { legions: number; galleys: number; cities: number };
    bank: { temples: number; coins: number };
    boards: Record<string, { nations: { id: string; start: Record<string, Record<Resource, string>> }[] }>;
}

/** `personages.json` */
export interface PersonagesData {
    kinds: { id: PersonageKind; count: number }[];
    personages: { id: string; kind: PersonageKind; number: number }[];
}

export type HintData = { type: string } & Record<string, unknown>;
