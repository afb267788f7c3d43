//! The roll that is shown of those that have lately been made.

import type { Roll } from "../games/module";

/** The last roll. What was added up before its dice fell, told by itself, belongs to it. */
export function lastRoll(rolls: readonly Roll[]): Roll | undefined {
    const [before, last] = [rolls.at(-2), rolls.at(-1)];
    if (!last || !before || before.title !== last.title) return last;
    return before.dice.length === 0 && last.lines.length === 0 ? { ...last, lines: before.lines } : last;
}
