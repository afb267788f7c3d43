//! What the server foretells: hints of single answers, and the odds of what is to come (`Foresight`).

import type { Choice } from "../../decision/choice.svelte";
import type { Foresight } from "../../generated/Foresight";
import type { Expected } from "../../generated/peloponnesian-war/Expected";
import type { Hint } from "../../generated/peloponnesian-war/Hint";
import type { Typed } from "../../words/sentences";
import type { Sentences } from "../../words/sentences";
import type { Chances } from "../module";
import { SIDES } from "./forces";
import type { Side } from "./types";

export type Odds = Expected;
type OddsOf<Of extends Odds["of"]> = Extract<Odds, { of: Of }>;
type IncomeOdds = OddsOf<"income">;
export type SiegeOdds = OddsOf<"siege">;
export type BattleOdds = OddsOf<"battle">;
export type MarchOdds = OddsOf<"march">;
/** A way that an army would take. */
export type RouteHint = Extract<Hint, { type: "route" }>;
/** What taking some points would bring. */
export type TakeHint = Extract<Hint, { type: "take" }>;

export function oddsOf(foresight: Foresight | undefined): Odds[] {
    const odds = foresight?.odds;
    return Array.isArray(odds) ? (odds as Odds[]) : [];
}
export const marchOdds = (odds: readonly Odds[]): MarchOdds[] => odds.filter((each) => each.of === "march");
export const combatOdds = (odds: readonly Odds[]): (BattleOdds | SiegeOdds)[] =>
    odds.filter((each) => each.of === "battle" || each.of === "siege");
export const incomeOdds = (odds: readonly Odds[]): IncomeOdds[] => odds.filter((each) => each.of === "income");

/** What the hints say about the way of an answer: of marching, or of the answer that a space stands for. */
export function routeHint(
    choice: Choice,
    foresight: Foresight | undefined,
    fits: (answer: Typed) => boolean,
): RouteHint | undefined {
    const option = choice.options.find((each) => fits(each.answer));
    const about = foresight?.questions.find((each) => each.seat === choice.question?.seat)?.answers;
    const hint = option && (about?.[option.index]?.hint as Hint | undefined);
    return hint?.type === "route" ? hint : undefined;
}

/** Charts are few: the map has to be seen too. */
const MOST = 2;

/**
 * What awaits an army, as charts: battles and sieges. The march itself is drawn on the map; where the whole map is
 * looked at, the panel tells it all.
 */
export function chances(odds: unknown, words: Sentences): Chances[] {
    if (!Array.isArray(odds) || incomeOdds(odds as Odds[]).length > 0) return [];
    const thousandths = (value: number) => value / 1000;
    const charts = (odds as Odds[]).flatMap((each): Chances[] => {
        if (each.of === "battle") {
            const sum = (side: Side) =>
                each.rounds
                    .flatMap((round) => round.lines)
                    .filter((line) => line.side === side)
                    .reduce((total, line) => total + line.by, 0);
            return [
                {
                    title: words.text("chart-battle", { kind: each.kind, at: each.at, against: each.against }),
                    bars: [
                        {
                            label: words.text("chart-wins", { side: "athens" }),
                            share: thousandths(each.wins.athens),
                            side: SIDES.athens.colour,
                        },
                        {
                            label: words.text("chart-wins", { side: "sparta" }),
                            share: thousandths(each.wins.sparta),
                            side: SIDES.sparta.colour,
                        },
                        { label: words.text("chart-drawn"), share: thousandths(each.drawn), side: "var(--neutral)" },
                    ],
                    note: words.text("chart-modifiers", { athens: sum("athens"), sparta: sum("sparta") }),
                },
            ];
        }
        if (each.of === "siege") {
            const note = each.broken
                ? words.text("chart-siege-broken", { reason: each.broken })
                : words.text("chart-siege-needs", { needs: each.needs, rating: each.rating, walls: each.walls });
            return [
                {
                    title: words.text("chart-siege", { space: each.space, side: each.side }),
                    bars: [
                        {
                            label: words.text("chart-siege-falls"),
                            share: each.faces / 6,
                            side: SIDES[each.side].colour,
                        },
                        { label: words.text("chart-siege-holds"), share: 1 - each.faces / 6, side: "var(--neutral)" },
                    ],
                    note,
                },
            ];
        }
        return [];
    });
    return charts.slice(0, MOST);
}
