//! The ten months and what each of them changes.

import type { Lang, Sentences } from "../../words/sentences";
import type { TurnMark } from "../campaign/types";
import { BOTH, SIDES } from "./looks";
import type { Coming } from "./reserves";
import type { ScenariosData } from "./types";

const SEASONS: Record<string, string> = {
    august: "summer",
    september: "autumn",
    october: "autumn",
    november: "autumn",
    december: "winter",
    january: "winter",
    february: "winter",
    march: "spring",
    april: "spring",
    may: "spring",
};

/** The months in a row, with those whose reinforcements they bring. */
export function monthMarks(
    { calendar }: ScenariosData,
    now: number,
    coming: readonly Coming[],
    words: Sentences,
): TurnMark[] {
    return calendar.map(({ turn, month, label }) => ({
        turn,
        season: SEASONS[month] ?? "autumn",
        short: words.text("month-short", { month }),
        label: [label[words.lang], ...monthEffects({ calendar }, turn, words).map((effect) => effect.text)].join(" · "),
        state: turn < now ? "past" : turn === now ? "now" : "next",
        coming: BOTH.filter((side) => coming.some((group) => group.side === side && group.turn === turn)).map(
            (side) => SIDES[side],
        ),
    }));
}

interface Effect {
    id: string;
    text: string;
    good: boolean;
}

/** What says "5 or 6" in a language is slow to make, so it is made once. */
const EITHER: Partial<Record<Lang, Intl.ListFormat>> = {};
function either(totals: readonly number[], { lang }: Sentences): string {
    EITHER[lang] ??= new Intl.ListFormat(lang, { type: "disjunction" });
    return EITHER[lang].format(totals.map(String));
}

/** What a month changes, in words. */
export function monthEffects({ calendar }: Pick<ScenariosData, "calendar">, turn: number, words: Sentences): Effect[] {
    const month = calendar.find((each) => each.turn === turn);
    if (!month) return [];
    const effect = (id: string, good: boolean, more: Record<string, unknown> = {}) => [
        { id, good, text: words.text(`month-${id}`, more) },
    ];
    return [
        ...(month.actionPoints === 0
            ? []
            : effect("actions", month.actionPoints > 0, {
                  by: month.actionPoints,
                  except: either(month.exceptTotals, words),
              })),
        ...(month.greatLeaderCost === 0 ? effect("leader", true) : effect("leader-pays", false)),
        ...(month.siegeDice === 0 ? [] : effect("siege", false)),
        ...(month.supplyRises ? effect("supply", true) : effect("supply-not", false)),
        ...(month.attrition === 0 ? [] : effect("attrition", false)),
    ];
}
