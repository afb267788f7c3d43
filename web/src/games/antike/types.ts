//! The view and the data of Antike, as far as the page reads them (`crates/game-antike/src/document/mod.rs`, `data/`).

import type { Point } from "../../map/geometry";

export interface NationView {
    nation: string;
    seat: number;
    space: string | null;
    marble: number;
    iron: number;
    gold: number;
    coins: number;
    advances: string[];
    personages: Record<string, number>;
    cities: { province: string; temple: boolean }[];
    legions: Record<string, number>;
    galleys: Record<string, number>;
}

export interface AntikeView {
    board: "west" | "east";
    seats: number;
    inPlay: number;
    goal: number;
    round: number;
    active: string | null;
    nations: NationView[];
    bank: { coins: number; supply?: Record<string, number> };
    steps: ({ type: string } & Record<string, unknown>)[];
    winner: string | null;
}

export interface Province {
    id: string;
    name: string;
    nameFr?: string;
    resource: "marble" | "iron" | "gold";
    sea: boolean;
    polygon: Point[];
    city: Point;
    label: Point;
    stack: Point;
    stackLegion?: Point;
    stackGalley?: Point;
}

export interface BoardData {
    width: number;
    height: number;
    rondel: { x: number; y: number; r: number };
    backdrop: { kind: string; path: string }[];
    zones: Province[];
    borders: { a: string; b: string; kind: "land" | "sea" | "both" }[];
}

export interface RondelData {
    spaces: { index: number; id: string; action: string; kind: string; name: string; nameFr: string; resource?: string }[];
}
