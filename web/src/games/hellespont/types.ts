//! The view and the data of Hellespont, as far as the page reads them (`crates/game-hellespont/src/view.rs`, `document/`, `data/`).

import type { Point } from "../../map/geometry";
import type { Forecast, ForecastLine } from "../campaign/forecast";
import type { HandView } from "../campaign/hands";
import type * as campaign from "../campaign/types";

export type { PieceView } from "../campaign/types";
export type Side = "athenian" | "spartan";
export type PerSide<T> = campaign.PerSide<Side, T>;
export type UnitData = campaign.UnitData<Side>;
export type UnitsData = campaign.UnitsData<Side>;
export type ScenarioData = campaign.ScenarioData<Side>;
export type StratagemsData = campaign.StratagemsData<Side>;

/** The group that is moving. */
export interface March {
    group: string[];
    from: string;
    at: string;
    spent: number;
    kind: "land" | "naval" | "amphibious";
    seen: string[];
}

export interface Position {
    /** As in the data: `10.1`, `10.2`. */
    scenario: string;
    turn: number;
    /** Those who are not listed are yet to come. */
    pieces: Record<string, campaign.PieceView>;
    advantage: Side;
    initiative: Side;
    actions: PerSide<number>;
    supply: PerSide<{ value: number; face: string }>;
    /** When each group of the scenario comes; those missing at the end are here. */
    arrivals: campaign.Arrival[];
    phase: { announced: number; combatsPaid: boolean; barred: PerSide<string[]> };
    march: March | null;
    battle: { zone: string; attacker: Side } | null;
    siege: { port: string; besieger: Side; dice: number[] } | null;
    steps: campaign.StepView[];
    verdict: { winner: Side | null; degree: string } | null;
}

export interface HellespontView {
    viewer: Side | null;
    position: Position;
    hands: PerSide<HandView>;
    /** What Sparta noticed of the Athenian hand. */
    noticed: string[] | null;
    bowl: number;
    /** The victory points as they stand. */
    points?: PerSide<number>;
}

export interface ZoneData {
    id: string;
    name: string;
    nameFr: string;
    kind: "land" | "sea" | "port" | "base";
    terrain: "clear" | "difficult" | "strait" | "open" | "port" | "base";
    polygon: Point[];
    label: Point;
    stack: Point;
    /** Sea zones by which ships enter a port. */
    anchors?: string[];
    /** Whose base it is, and for B3 what each side calls it. */
    access?: Side[];
    names?: PerSide<{ en: string; fr: string }>;
}

export interface BorderData {
    a: string;
    b: string;
    kind: "sea" | "land" | "coast" | "port" | "arrow";
    features: string[];
    paths: string[];
    mid: Point;
}

export interface MapData {
    width: number;
    height: number;
    backdrop: { kind: string; path?: string; zone?: string; name?: string; nameFr?: string; text?: string; textFr?: string; at?: Point; size?: number }[];
    zones: ZoneData[];
    borders: BorderData[];
}

/** A month and what it changes. */
export interface MonthData {
    turn: number;
    month: string;
    label: { en: string; fr: string };
    actionPoints: number;
    exceptTotals: number[];
    greatLeaderCost: number;
    siegeDice: number;
    supplyRises: boolean;
    attrition: number;
}

export interface ScenariosData {
    scenarios: ScenarioData[];
    calendar: MonthData[];
    victory: {
        athenianPorts: string[];
        points: { ports: Record<string, number>; otherPort: number };
    };
}

/** The dice of a siege, line by line, before they are thrown. */
export interface SiegeForecast {
    of: "siege";
    besieger: Side;
    port: string;
    dice: number;
    lines: ForecastLine[];
    /** Of 1000 throws, so many show a 6. */
    taken: number;
}

/** Something that is about to be rolled for. */
export type Prospect = ({ of: "combat" } & Forecast<Side>) | SiegeForecast;
