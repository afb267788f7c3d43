//! The exact chances of a combat as the server tells them before the die is rolled (`Foresight.odds`).

import type { Line } from "../../generated/campaign/Line";
import type { Loss } from "../../generated/campaign/Loss";
import type { Forecast as SyracuseForecast } from "../../generated/syracuse/Forecast";

export type ForecastLine = Line<string>;

/** A result, in either game. */
export interface ForecastChance<Side extends string> {
    faces: number;
    attacker: Loss;
    defender: Loss;
    hits: Record<Side, number>;
    winner: Side;
    /** What the loser has to do, where it is not the same for all. */
    then?: string;
}

/** The odds of a combat, in either game. */
export interface Forecast<Side extends string>
    extends Pick<SyracuseForecast, "attack" | "defence" | "ratio" | "column" | "faces"> {
    attacker: Side;
    place: string;
    dice: ForecastLine[];
    columns: ForecastLine[];
    wins: Record<Side, number>;
    chances: ForecastChance<Side>[];
}

/** The columns of the table, from the worst for the attacker. */
export const COLUMNS = ["1/3", "1/2", "2/3", "1/1", "3/2", "2/1", "3/1"];

/** Part of a bar: how long it is and whom it belongs to. */
interface Segment<Side extends string> {
    side: Side;
    share: number;
}

/** The faces of the die in a row, the lowest first, joined where the same side wins. */
export function segments<Side extends string>(forecast: Forecast<Side>): Segment<Side>[] {
    const joined: Segment<Side>[] = [];
    for (const { winner, faces } of forecast.chances) {
        const last = joined.at(-1);
        const share = faces / forecast.faces;
        if (last?.side === winner) last.share += share;
        else joined.push({ side: winner, share });
    }
    return joined;
}

/** How many units of a side are hit on average. */
export function expectedHits<Side extends string>(forecast: Forecast<Side>, side: Side): number {
    return forecast.chances.reduce((sum, chance) => sum + chance.hits[side] * chance.faces, 0) / forecast.faces;
}

/** The modifiers of the die added up. */
export function total(lines: readonly ForecastLine[]): number {
    return lines.reduce((sum, line) => sum + line.by, 0);
}

/** Is this what the server tells about combats? */
export function isForecasts<Side extends string>(odds: unknown): odds is Forecast<Side>[] {
    return (
        Array.isArray(odds) &&
        odds.length > 0 &&
        odds.every((each: unknown) => typeof each === "object" && each !== null && "chances" in each)
    );
}
