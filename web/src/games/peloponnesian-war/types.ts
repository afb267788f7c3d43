//! The types of The Peloponnesian War: those that come from Rust, and how the map is drawn
//! (`crates/game-peloponnesian-war/data/`), which Rust does not read.

import type { Localized } from "../../generated/Localized";
import type { BorderFile } from "../../generated/peloponnesian-war/BorderFile";
import type { DangerFile } from "../../generated/peloponnesian-war/DangerFile";
import type { Kind } from "../../generated/peloponnesian-war/Kind";
import type { MatrixFile } from "../../generated/peloponnesian-war/MatrixFile";
import type { Side } from "../../generated/peloponnesian-war/Side";
import type { View } from "../../generated/peloponnesian-war/View";
import type { ZoneFile } from "../../generated/peloponnesian-war/ZoneFile";
import type { Point } from "../../map/geometry";

export type { Force } from "../../generated/peloponnesian-war/Force";
export type { LeaderFile as LeaderData } from "../../generated/peloponnesian-war/LeaderFile";
export type { Nationality } from "../../generated/peloponnesian-war/Nationality";
export type { Kind, Localized, Side };
export type WarView = View;
/** The troops of a space. */
export type SpaceTroops = View["troops"][string];

export const BOTH: readonly Side[] = ["athens", "sparta"];
export const KINDS: readonly Kind[] = ["hoplite", "cavalry", "naval"];

export type SpaceData = ZoneFile & {
    x: number;
    y: number;
    label: Point;
    labelLines: string[];
    labelLinesFr: string[];
    stack: Point;
    home?: Side;
    helot?: boolean;
    inset?: string;
};

export type LineData = BorderFile & { features: string[]; via?: Point[] };

/** `map.json` */
export interface MapData {
    width: number;
    height: number;
    backdrop: {
        kind: string;
        role?: string;
        path?: string;
        text?: string;
        textFr?: string;
        x?: number;
        y?: number;
        size?: number;
    }[];
    zones: SpaceData[];
    borders: LineData[];
}

/** A matrix of `strategy-matrices.json`. */
export type MatrixData = Omit<MatrixFile, "defensive"> & { defensive: (DangerFile & { rule: string })[] };

/** `scenarios.json`: scenarios take over what they leave out, so that Rust has no type for what is written there. */
export interface CalendarData {
    calendar: { turn: number; from: number; to: number; label: Localized }[];
    scenarios: {
        id: string;
        extends?: string;
        firstTurn: number;
        lastTurn: number;
        victory?: { atLeast?: number; orSurrenderByTurn?: number };
    }[];
}

/** The side that the person at the table leads; both with two players. */
export function playerOf(view: WarView): Side | undefined {
    return view.mode.type === "solitaire" ? view.mode.player : undefined;
}

export const other = (side: Side): Side => (side === "athens" ? "sparta" : "athens");
