//! The types of Syracuse: those that come from Rust, and how the map is drawn (`crates/game-syracuse/data/`), which
//! Rust does not read.

import type { Localized } from "../../generated/Localized";
import type { BorderFile } from "../../generated/syracuse/BorderFile";
import type { FortFile } from "../../generated/syracuse/FortFile";
import type { FortId } from "../../generated/syracuse/FortId";
import type { ScenarioFile } from "../../generated/syracuse/ScenarioFile";
import type { Side } from "../../generated/syracuse/Side";
import type { TurnFile } from "../../generated/syracuse/TurnFile";
import type { View as SyracuseView } from "../../generated/syracuse/View";
import type { WallFile } from "../../generated/syracuse/WallFile";
import type { WallId } from "../../generated/syracuse/WallId";
import type { ZoneFile } from "../../generated/syracuse/ZoneFile";
import type { Point } from "../../map/geometry";
import type * as campaign from "../campaign/types";

export type { SyracuseView };
export type { PieceView } from "../campaign/types";
export type { FortId, Side, WallId };
export type Position = SyracuseView["position"];
export type UnitData = campaign.UnitData<Side>;
export type UnitsData = campaign.UnitsData<Side>;
export type ScenarioData = campaign.ScenarioData<Side>;
export type StratagemsData = campaign.StratagemsData<Side>;

export type ZoneData = ZoneFile & {
    kind: "land" | "sea" | "offmap";
    entry?: "land" | "sea";
    decor?: string;
    polygon: Point[];
    label: Point;
    labelLines: string[];
    stack: Point;
    stackSize: [number, number];
};

/** `map.json` */
export interface MapData {
    width: number;
    height: number;
    backdrop: {
        kind: string;
        subtype?: string;
        path?: string;
        stroke?: boolean;
        text?: string;
        at?: Point;
        rotate?: number;
        size?: number;
        on?: string;
    }[];
    zones: ZoneData[];
    borders: (BorderFile & { kind: string; paths: string[]; mid: Point })[];
    forts: (FortFile & { box: Point })[];
    camp: { zone: string; box: Point };
    walls: (WallFile & { side: Side; path: string; box: Point })[];
    chains: { path: string; box: Point };
}

/** `scenarios.json` */
export interface CalendarData {
    scenarios: ScenarioFile[];
    calendar: (TurnFile & { label: Localized })[];
}
