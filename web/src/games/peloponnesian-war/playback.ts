//! How what has happened is told.

import type { GameEvent } from "../module";
import { isEvent } from "./events";
import { other, type Side } from "./types";

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
