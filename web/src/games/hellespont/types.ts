//! The types of Hellespont: those that come from Rust, and how the map is drawn (`crates/game-hellespont/data/`), which
//! Rust does not read.

import type { Localized } from "../../generated/Localized";
import type { BorderFile } from "../../generated/hellespont/BorderFile";
import type { PerSide } from "../../generated/hellespont/PerSide";
import type { ScenariosFile } from "../../generated/hellespont/ScenariosFile";
import type { Side } from "../../generated/hellespont/Side";
import type { TurnCard } from "../../generated/hellespont/TurnCard";
import type { View as HellespontView } from "../../generated/hellespont/View";
import type { ZoneFile } from "../../generated/hellespont/ZoneFile";
import type { Point } from "../../map/geometry";
import type * as campaign from "../campaign/types";

export type { Prospect } from "../../generated/hellespont/Prospect";
export type { SiegeForecast } from "../../generated/hellespont/SiegeForecast";
export type { HellespontView };
export type { PieceView } from "../campaign/types";
export type { PerSide, Side };
export type Position = HellespontView["position"];
export type UnitData = campaign.UnitData<Side>;
export type UnitsData = campaign.UnitsData<Side>;
export type StratagemsData = campaign.StratagemsData<Side>;

export type ZoneData = ZoneFile & {
    kind: "land" | "sea" | "port" | "base";
    polygon: Point[];
    label: Point;
    stack: Point;
    /** Sea zones by which ships enter a port. */
    anchors?: string[];
    /** What each side calls B3. */
    names?: PerSide<Localized>;
};

export type BorderData = BorderFile & { paths: string[]; mid: Point };

/** `map.json` */
export interface MapData {
    width: number;
    height: number;
    backdrop: {
        kind: string;
        path?: string;
        zone?: string;
        name?: string;
        nameFr?: string;
        text?: string;
        textFr?: string;
        at?: Point;
        size?: number;
    }[];
    zones: ZoneData[];
    borders: BorderData[];
}

/** A month and what it changes. */
export type MonthData = TurnCard & { label: Localized };

/** `scenarios.json` */
export type ScenariosData = Omit<ScenariosFile, "calendar"> & { calendar: MonthData[] };
