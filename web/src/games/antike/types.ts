//! The types of Antike: those that come from Rust, and how the boards are drawn (`crates/game-antike/data/`), which
//! Rust does not read.

import type { BoardFile } from "../../generated/antike/BoardFile";
import type { BorderFile } from "../../generated/antike/BorderFile";
import type { CityFile } from "../../generated/antike/CityFile";
import type { PersonageKind } from "../../generated/antike/PersonageKind";
import type { Resource } from "../../generated/antike/Resource";
import type { RondelFile } from "../../generated/antike/RondelFile";
import type { ThresholdsFile } from "../../generated/antike/ThresholdsFile";
import type { UnitKind } from "../../generated/antike/UnitKind";
import type { ZoneFile } from "../../generated/antike/ZoneFile";
import type { Point } from "../../map/geometry";

export type { Hint } from "../../generated/antike/Hint";
export type { NationDocument as NationView } from "../../generated/antike/NationDocument";
export type { NationsFile as NationsData } from "../../generated/antike/NationsFile";
export type { Standing } from "../../generated/antike/Standing";
export type { View as AntikeView } from "../../generated/antike/View";
export type { PersonageKind, Resource, UnitKind };

export const RESOURCES: readonly Resource[] = ["marble", "iron", "gold"];
export const UNIT_KINDS: readonly UnitKind[] = ["legion", "galley"];
export const PERSONAGE_KINDS: readonly PersonageKind[] = ["king", "scholar", "general", "citizen", "navigator"];

export type Province = ZoneFile & { stack: Point };

export type Backdrop =
    | { kind: "sea" | "land" | "lake" | "river"; path: string }
    | { kind: "text"; text: string; x: number; y: number; size: number };

/** `west.json`, `east.json` */
export type BoardData = Omit<BoardFile, "zones" | "borders"> & {
    rondel: { x: number; y: number; r: number };
    backdrop: Backdrop[];
    zones: Province[];
    borders: (BorderFile & { segments: { kind: "land" | "sea"; path: Point[] }[] })[];
};

/** `rondel.json` */
export type RondelData = Omit<RondelFile, "spaces"> & {
    spaces: (RondelFile["spaces"][number] & { index: number; action: string; kind: string; resource?: Resource })[];
};

/** `prices.json`, as far as the page shows its numbers. */
export interface PricesData {
    city: CityFile;
    personages: ThresholdsFile;
}
