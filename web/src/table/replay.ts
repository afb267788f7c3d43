//! Steps through a finished or running game.

import type { PastMove } from "../generated/PastMove";
import type { Typed } from "../words/sentences";

/** After how many actions each phase begins, in order; the beginning and the end are always among them. */
export function phaseStarts(moves: readonly PastMove[], begins: (event: Typed) => boolean): number[] {
    const starts = [0];
    moves.forEach((move, index) => {
        if (move.events.some((event) => begins(event as Typed)) && index + 1 < moves.length) starts.push(index + 1);
    });
    if (moves.length > 0) starts.push(moves.length);
    return starts;
}

/** What to look at after so many actions: past the last of them it is the present. */
export function momentOf(number: number, last: number): number | undefined {
    return number >= last ? undefined : Math.max(0, number);
}

/** The next start of a phase after (or, backwards, before) a point. */
export function jump(starts: readonly number[], from: number, direction: 1 | -1): number {
    const beyond = starts.filter((start) => (direction === 1 ? start > from : start < from));
    return (direction === 1 ? beyond[0] : beyond.at(-1)) ?? from;
}
