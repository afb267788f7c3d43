//! How what has happened is told in The Peloponnesian War: a march through several spaces is one line.

import type { Sentences } from "../../words/sentences";
import type { GameEvent, SeatLook, Telling } from "../module";
import { SIDES } from "./forces";
import { BOTH } from "./types";

export function joined(earlier: GameEvent, later: GameEvent): GameEvent | undefined {
    if (later.type !== "entered" || (earlier.type !== "entered" && earlier.type !== "marched")) return undefined;
    if (earlier.side !== later.side || earlier.leader !== later.leader) return undefined;
    const by = [...((earlier.by as string[] | undefined) ?? []), earlier.space];
    return { ...later, type: "marched", by };
}

export function worded(event: GameEvent, words: Sentences): Telling {
    const by = event.type === "marched" ? (event.by as string[]) : undefined;
    const told = by ? { ...event, by: by.map((space) => words.name("space", space)).join(", ") } : event;
    return { text: words.sentence("event", told) };
}

/** How the system finds out what it does, and the lines of sums that are told as a whole. */
const MINOR = new Set([
    "turn-began",
    "side-kept",
    "event-impossible",
    "no-rebellion",
    "rebellion-rolled",
    "spread-rolled",
    "leader-drawn",
    "first-to-operate",
    "first-to-choose",
    "strategy-kept",
    "strategy-rolled",
    "strategy-barred",
    "omens-rolled",
    "danger-seen",
    "danger-passed-over",
    "no-danger",
    "area-rolled",
    "objective-rolled",
    "objective-refused",
    "army-planned",
    "army-impossible",
    "route-chosen",
    "battle-follows",
    "no-battle",
    "sent-home",
    "went-home",
    "staying-rolled",
    "helots-quiet",
    "income-line",
    "bellicosity-line",
]);

/** An interception that fails has changed nothing. */
export function isMinor(event: GameEvent): boolean {
    return MINOR.has(event.type) || (event.type === "interception" && event.success !== true);
}

export function actor(event: GameEvent, words: Sentences): SeatLook | undefined {
    const side = BOTH.find((each) => each === event.side);
    return side && { name: words.name("side", side), ...SIDES[side] };
}
