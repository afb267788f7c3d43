//! How what has happened is told.

import type { GameEvent } from "../module";
import { isEvent } from "./events";
import { other, type Side } from "./types";

/** Fewer events than these are seen without being told. */
const FEW = 3;

export function worthTelling(events: readonly GameEvent[]): boolean {
    return events.length >= FEW;
}

/** How long each event is shown, in milliseconds: a long tale is told faster. */
export function pace(length: number): number {
    return Math.max(450, Math.min(1400, 26_000 / Math.max(length, 1)));
}

/** The great turns of the war that are told on a card of their own. */
export type Turn =
    { kind: "side"; number: number; to: Side; event: GameEvent } | { kind: "end"; number: number; event: GameEvent };

/** The last such turn that came after so many events. */
export function lastTurn(story: readonly GameEvent[], after: number): Turn | undefined {
    for (let number = story.length - 1; number >= after; number -= 1) {
        const event = story[number];
        if (event?.type === "ended") return { kind: "end", number, event };
        if (isEvent(event, "side-rolled") && event.changed)
            return { kind: "side", number, to: other(event.side), event };
    }
    return undefined;
}
