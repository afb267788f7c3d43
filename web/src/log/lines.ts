//! The lines of the log: events in their order, those that belong together as one.

import type { GameEvent } from "../games/module";
import type { PastMove } from "../generated/PastMove";

/** A line: one event, or several that are told as one. */
export interface Line {
    /** Stays the same while other events join. */
    key: string;
    /** After so many actions all of it had happened. */
    number: number;
    /** Who gave the answer that led to it; nobody in the opening. */
    seat: number | undefined;
    event: GameEvent;
}

export type Join = (earlier: GameEvent, later: GameEvent) => GameEvent | undefined;

const NEVER: Join = () => undefined;

/** One line an event, unless it joins the line before it. */
export function linesOf(moves: readonly (PastMove | undefined)[], join: Join = NEVER): Line[] {
    const lines: Line[] = [];
    for (const move of moves) {
        if (!move) continue;
        const number = (move.number ?? -1) + 1;
        move.events.forEach((raw, index) => {
            const event = raw as GameEvent;
            const before = lines.at(-1);
            const joined = before && join(before.event, event);
            if (joined) lines[lines.length - 1] = { ...before, number, event: joined };
            else lines.push({ key: `${number}-${index}`, number, seat: move.seat, event });
        });
    }
    return lines;
}

/** What happened, without what is minor; an event joins any earlier one that it continues. */
export function summaryOf(
    moves: readonly (PastMove | undefined)[],
    isMinor: (event: GameEvent) => boolean,
    join: Join = NEVER,
): Line[] {
    const lines: Line[] = [];
    for (const line of linesOf(moves).filter(({ event }) => !isMinor(event))) {
        const earlier = lines.findLastIndex((each) => join(each.event, line.event) !== undefined);
        const before = lines[earlier];
        const joined = before && join(before.event, line.event);
        if (joined) lines[earlier] = { ...before, number: line.number, event: joined };
        else lines.push(line);
    }
    return lines.filter((line) => !isMinor(line.event));
}

/** The last of these lines that had happened at a past moment, after so many actions. */
export function lineAt(lines: readonly Line[], at: number): Line | undefined {
    return lines.findLast((line) => line.number <= at) ?? lines[0];
}
