//! What the events tell that the position does not keep: why the system did what it did, and the ledger of income.

import type { GameEvent } from "../module";
import { isEvent } from "./events";
import type { Side } from "./types";

/** Where the last event of such a kind is; -1 where there is none. */
function last(story: readonly GameEvent[], fits: (event: GameEvent) => boolean, before = story.length): number {
    return story.slice(0, before).findLastIndex(fits);
}

interface LedgerLine {
    item: string;
    by: number;
}
interface Ledger {
    side: Side;
    lines: LedgerLine[];
    talents: number;
    treasury: number;
}

/** The last income of a side, line by line. */
export function lastIncome(story: readonly GameEvent[], side: Side): Ledger | undefined {
    const end = last(story, (event) => event.type === "income" && event.side === side);
    const sum = story[end];
    if (!isEvent(sum, "income")) return undefined;
    const start = Math.max(
        last(story, (event) => event.type === "income" && event.side === side, end),
        last(story, (event) => event.type === "turn-began", end),
    );
    const lines = story
        .slice(start + 1, end)
        .filter((event) => isEvent(event, "income-line"))
        .filter((event) => event.side === side)
        .map(({ item, talents }) => ({ item, by: talents }));
    return { side, lines, talents: sum.talents, treasury: sum.treasury };
}

/** How the bellicosity of a side last came about. */
export function lastBellicosity(
    story: readonly GameEvent[],
    side: Side,
): { lines: LedgerLine[]; value: number } | undefined {
    const end = last(story, (event) => event.type === "bellicosity" && event.side === side);
    const sum = story[end];
    if (!isEvent(sum, "bellicosity")) return undefined;
    const start = Math.max(
        last(story, (event) => event.type === "bellicosity" && event.side === side, end),
        last(story, (event) => event.type === "turn-began", end),
    );
    const lines = story
        .slice(start + 1, end)
        .filter((event) => isEvent(event, "bellicosity-line"))
        .filter((event) => event.side === side)
        .map(({ item, by }) => ({ item, by }));
    return { lines, value: sum.value };
}

/** Events by which the system finds out what it does. */
const REASONS = new Set([
    "danger-seen",
    "danger-passed-over",
    "no-danger",
    "area-rolled",
    "objective-rolled",
    "objective-refused",
    "army-planned",
    "army-impossible",
    "fomented",
]);
/** And those that end what it does. */
const ENDS = new Set(["operation-ended", "passed", "turn-began"]);

/** The last operation of the system in this turn: how it was found, and all that happened in it. */
interface Deed {
    side: Side;
    /** How it was found: dangers, dice, the army. */
    reasons: GameEvent[];
    /** All of it, to its end. */
    events: GameEvent[];
}

export function lastDeed(story: readonly GameEvent[], side: Side): Deed | undefined {
    const decided = last(story, (event) => REASONS.has(event.type) && event.side === side);
    if (decided < last(story, (event) => event.type === "turn-began")) return undefined;
    const start = last(story, (event) => ENDS.has(event.type), decided);
    const rest = story.slice(decided).findIndex((event) => ENDS.has(event.type) && event.side === side);
    const end = rest < 0 ? story.length : decided + rest + 1;
    const events = story.slice(start + 1, end);
    return { side, reasons: events.filter((event) => REASONS.has(event.type)), events };
}

/** The route of the last army of a deed, where it set out included. */
export function routesOf(events: readonly GameEvent[]): { side: Side; spaces: string[] }[] {
    let at: string | undefined;
    return events.flatMap((event) => {
        if (isEvent(event, "gathered")) at = event.space;
        if (!isEvent(event, "route-chosen")) return [];
        const { side, route } = event;
        const start = at;
        at = route.at(-1);
        return [{ side, spaces: start === undefined ? route : [start, ...route] }];
    });
}

/** The lines of the matrix that are lit by an operation. */
interface Lit {
    danger?: string;
    passedOver: string[];
    noDanger: boolean;
    strategy?: string;
    areaDie?: number;
    area?: string;
    objectiveDie?: number;
    objective?: string;
}

export function litBy(reasons: readonly GameEvent[]): Lit {
    const lit: Lit = { passedOver: [], noDanger: false };
    for (const event of reasons) {
        if (isEvent(event, "danger-seen")) lit.danger = event.danger;
        else if (isEvent(event, "danger-passed-over")) {
            lit.passedOver.push(event.danger);
            delete lit.danger;
        } else if (isEvent(event, "no-danger")) {
            lit.noDanger = true;
            delete lit.danger;
        } else if (isEvent(event, "area-rolled"))
            Object.assign(lit, {
                strategy: event.strategy,
                areaDie: event.die,
                area: event.area,
            } satisfies Partial<Lit>);
        else if (isEvent(event, "objective-rolled"))
            Object.assign(lit, { objectiveDie: event.die, objective: event.space } satisfies Partial<Lit>);
    }
    return lit;
}

/** The strategy roll of the system in this turn or the last one in which it was made. */
export function lastStrategy(story: readonly GameEvent[]): GameEvent | undefined {
    return story.findLast((event) => event.type === "strategy-rolled" || event.type === "strategy-kept");
}
