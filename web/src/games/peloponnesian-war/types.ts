//! The view and the data of The Peloponnesian War, as far as the page reads them (`crates/game-peloponnesian-war/src/state.rs`, `event/`, `data/`).

import type { Point } from "../../map/geometry";
import type { Lang } from "../../words/sentences";

export type Side = "athens" | "sparta";
export const BOTH: readonly Side[] = ["athens", "sparta"];
export type PerSide<T> = Record<Side, T>;
export type Kind = "hoplite" | "cavalry" | "naval";
export const KINDS: readonly Kind[] = ["hoplite", "cavalry", "naval"];
export type Nationality = "athenian" | "athenian-ally" | "spartan" | "spartan-ally";

export type Counts = Partial<Record<Kind, number>>;
/** Points of the great city itself, and of its allies. */
export interface Force {
    own?: Counts;
    allied?: Counts;
}

/** Points of one nationality and kind, as prompts and events tell them. */
export interface Unit {
    count: number;
    nationality: Nationality;
    kind: Kind;
}

export interface SpaceTroops {
    athens?: Force;
    sparta?: Force;
    athensSpent?: Force;
    spartaSpent?: Force;
}

export type Whereabouts = { type: "free" } | { type: "at"; space: string } | { type: "away" } | { type: "dead" };

export interface Operation {
    side: Side;
    leader: string;
    at: string;
    objective: string | null;
    army: Force;
    /** The spaces still to be entered, the last one first. */
    route: string[];
}

export type Step = { type: string } & Record<string, unknown>;

export interface WarView {
    scenario: string;
    mode: { type: "solitaire"; player: Side } | { type: "two-players" };
    turn: number;
    troops: Record<string, SpaceTroops>;
    homeward: PerSide<Force>;
    lost: PerSide<Force>;
    /** In the order of `leaders.json`. */
    leaders: Whereabouts[];
    alcibiadesMoves: number;
    drawn: PerSide<string | null>;
    ravaged: string[];
    rebels: string[];
    /** By the besieging side. */
    besieged: PerSide<string[]>;
    allies: { argos: boolean; syracuse: boolean; macedonia: Side | null; persia: boolean; corcyraLeft: boolean; samosInstead: boolean };
    treasury: PerSide<number>;
    bellicosity: PerSide<number>;
    confidence: PerSide<number>;
    strategy: string | null;
    defended: PerSide<string[]>;
    hostages: PerSide<boolean>;
    marks: {
        happening: string | null;
        bellicosity: PerSide<number>;
        noLevy: boolean;
        civilWar: boolean;
        plagueBan: boolean;
        deaths: boolean;
        twoOperations: PerSide<boolean>;
        nicias: boolean;
        helotsRevolt: boolean;
        disaster: boolean;
    };
    operations: PerSide<number>;
    passed: PerSide<boolean>;
    operation: Operation | null;
    points: PerSide<number>;
    steps: Step[];
    verdict: { cause: string; won: boolean; winner: Side | null } | null;
    /** Spaces that the forces of a side reach. */
    zones?: PerSide<string[]>;
    /** Spaces that a side controls. */
    control?: PerSide<string[]>;
}

export type Localized = Record<Lang, string>;
export type SpaceKind = "land" | "coast" | "island" | "sea-box";
export type League = "delian" | "peloponnesian" | "neutral";

export interface SpaceData {
    id: string;
    name: string;
    nameFr: string;
    kind: SpaceKind;
    league: League;
    fortress: boolean;
    x: number;
    y: number;
    label: Point;
    labelLines: string[];
    labelLinesFr: string[];
    stack: Point;
    home?: Side;
    coalition?: { side: Side; when: string }[];
    helot?: boolean;
    inset?: string;
}

export interface LineData {
    a: string;
    b: string;
    kind: "land" | "naval" | "mixed";
    features: string[];
    via?: Point[];
}

export interface MapData {
    width: number;
    height: number;
    backdrop: { kind: string; role?: string; path?: string; text?: string; textFr?: string; x?: number; y?: number; size?: number }[];
    zones: SpaceData[];
    borders: LineData[];
}

export interface LeaderData {
    id: string;
    name: Localized;
    side: Side;
    tactical: number;
    strategic: number;
}

export interface DangerData {
    id: string;
    rule: string;
    name: Localized;
}

export interface StrategyData {
    id: string;
    name: Localized;
    from: number | null;
    to: number | null;
    areas?: string[];
    objectives?: string[];
}

export interface MatrixData {
    side: Side;
    defensive: DangerData[];
    strategies: StrategyData[];
    areas: { id: string; objectives: string[] }[];
}

export interface CalendarData {
    calendar: { turn: number; from: number; to: number; label: Localized }[];
    scenarios: { id: string; extends?: string; firstTurn: number; lastTurn: number; victory?: { atLeast?: number; orSurrenderByTurn?: number } }[];
}

/** The side that the person at the table leads; both with two players. */
export function playerOf(view: WarView): Side | undefined {
    return view.mode.type === "solitaire" ? view.mode.player : undefined;
}

export const other = (side: Side): Side => (side === "athens" ? "sparta" : "athens");
