//! What the modules of the campaign games have in common.

import type { Sentences } from "../../words/sentences";
import type { Answer, GameEvent, Score, SeatLook, Target } from "../module";
import { retold } from "./retell";
import { isMinor, joined, sideOf, worded } from "./tale";

/** What is announced is told with what it is announced for. */
const PHASE_STARTS = new Set(["turn-began", "announced", "opened"]);

/** Both games hide hands of counters, and are quick to answer where only passing is left. */
export const shared = {
    secret: true,
    few: 3,
    facts: () => ["/position/turn"],
    beginsPhase: (event: GameEvent) => PHASE_STARTS.has(event.type),
    retold,
    together: (earlier: GameEvent, later: GameEvent) =>
        earlier.type === later.type && joined(earlier, later) !== undefined,
    joined,
    worded,
    isMinor,
    passesPhase: ({ type }: Answer) => type === "pass-phase",
    ends: ({ type }: Answer) => type === "end-moves",
};

/** What a target is called that both games have. */
export function targetName(target: Target, words: Sentences): string {
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    if (kind === "face") return words.name("stratagem", id.split("/")[1] ?? id);
    const kinds: Record<string, string> = { zone: "place", card: "counter" };
    return words.name(kinds[kind] ?? kind, id);
}

/** Both seats, in the order of the sides. */
export function seatLooks<Side extends string>(
    points: Record<Side, number> | undefined,
    sides: Record<Side, { colour: string; sign: string }>,
    words: Sentences,
): SeatLook[] {
    return (Object.keys(sides) as Side[]).map((side) => ({
        name: words.text("word-side", { side }),
        ...sides[side],
        ...(points ? { score: words.text("score", { points: points[side] }) } : {}),
    }));
}

/** The points of both sides. */
export function scoresOf<Side extends string>(
    points: Record<Side, number>,
    sides: Record<Side, { colour: string; sign: string }>,
    words: Sentences,
): Score[] {
    const looks = seatLooks(points, sides, words);
    return (Object.keys(sides) as Side[]).flatMap((side, seat) => {
        const look = looks[seat];
        return look ? [{ look, points: points[side] }] : [];
    });
}

/** The side that acts or suffers, as it looks. */
export function actorLook<Side extends string>(
    event: GameEvent,
    sides: Record<Side, { colour: string; sign: string }>,
    words: Sentences,
): SeatLook | undefined {
    const side = sideOf(event);
    const look = Object.entries<{ colour: string; sign: string }>(sides).find(([id]) => id === side)?.[1];
    return look && { name: words.text("word-side", { side }), ...look };
}
