//! Armies on the move, as the events tell it: from space to space, one step after the other.

import type { Point } from "../../map/geometry";
import type { GameEvent } from "../module";
import { isEvent } from "./events";
import type { Cell } from "./forces";
import { KINDS, type Kind, type Nationality, type Side } from "./types";

/** Points of one sort, as events name them. */
interface Units {
    nationality: Nationality;
    kind: Kind;
    count: number;
}

/** One step of an army, of those who come out against it, or of those who go home. */
export interface Leg {
    side: Side;
    leader: string | undefined;
    from: string;
    to: string;
    cells: readonly Cell[];
    /** Which event of the story tells it. */
    number: number;
}

/** Who waits to go home, and where he was sent off. */
class Homeward {
    readonly #waiting: { space: string; side: Side; units: Units }[] = [];

    sent({ side, space, units }: { side: Side; space: string; units: readonly Units[] }): void {
        this.#waiting.push(...units.map((each) => ({ side, space, units: { ...each } })));
    }

    /** Takes points of one sort out; gives where each lot of them was sent off. */
    taken(side: Side, { nationality, kind, count }: Units): { space: string; units: Units }[] {
        const lots: { space: string; units: Units }[] = [];
        let left = count;
        for (const each of this.#waiting) {
            if (each.side !== side || each.units.nationality !== nationality || each.units.kind !== kind) continue;
            const going = Math.min(left, each.units.count);
            each.units.count -= going;
            left -= going;
            if (going > 0) lots.push({ space: each.space, units: { nationality, kind, count: going } });
        }
        return lots;
    }
}

/** The steps that events tell; an army sets out where it was gathered. `standing` are those who stand somewhere. */
export function legsOf(story: readonly GameEvent[], standing: (side: Side, space: string) => readonly Cell[]): Leg[] {
    const at = new Map<Side, string>();
    const homeward = new Homeward();
    const legs = story.flatMap((event, number): Leg[] => {
        if (isEvent(event, "gathered")) at.set(event.side, event.space);
        if (isEvent(event, "sent-home")) homeward.sent(event);
        if (isEvent(event, "entered")) {
            const { side, leader, space: to } = event;
            const from = at.get(side) ?? to;
            at.set(side, to);
            return [{ side, leader, from, to, cells: cellsOfUnits(event.units), number }];
        }
        // They come out, and go back to where they stand.
        if (isEvent(event, "interception") && event.success) {
            const out = {
                side: event.side,
                leader: undefined,
                from: event.from,
                to: event.at,
                cells: standing(event.side, event.from),
                number,
            };
            return [out, { ...out, from: out.to, to: out.from }];
        }
        if (isEvent(event, "went-home")) {
            const { side, space: to } = event;
            const lots = event.units.flatMap((each) => homeward.taken(side, each));
            return lots.map(({ space, units }) => ({
                side,
                leader: undefined,
                from: space,
                to,
                cells: cellsOfUnits([units]),
                number,
            }));
        }
        return [];
    });
    return legs.filter(({ from, to }) => from !== to);
}

/** The sorts of an army on the march, own men first. */
export function cellsOfUnits(units: readonly Units[]): Cell[] {
    const own = ({ nationality }: Units) => nationality === "athenian" || nationality === "spartan";
    const place = (each: Units) => (own(each) ? 0 : KINDS.length) + KINDS.indexOf(each.kind);
    return [...units]
        .sort((a, b) => place(a) - place(b))
        .map((each) => ({
            id: `${each.nationality}-${each.kind}`,
            own: own(each),
            kind: each.kind,
            count: each.count,
            spent: 0,
        }));
}

const length = (points: readonly Point[]): number =>
    points
        .slice(1)
        .reduce(
            (sum, [x, y], index) => sum + Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)),
            0,
        );

/** The bends of a way, each with the share of the way that lies behind it. */
export function stations(points: readonly Point[]): { at: Point; share: number }[] {
    const whole = length(points) || 1;
    return points.map((at, index) => ({
        at,
        share: index === points.length - 1 ? 1 : length(points.slice(0, index + 1)) / whole,
    }));
}

/** The point halfway along a way. */
export function midpoint(points: readonly Point[]): Point {
    const half = length(points) / 2;
    let gone = 0;
    for (const [index, from] of points.entries()) {
        const to = points[index + 1];
        if (!to) return from;
        const step = Math.hypot(to[0] - from[0], to[1] - from[1]);
        if (step > 0 && gone + step >= half) {
            const share = (half - gone) / step;
            return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
        }
        gone += step;
    }
    return points[0] ?? [0, 0];
}

/** A stretch of a planned way, from one space to another. */
export interface Stretch {
    spaces: readonly string[];
    /** A die decides whether it is gone, so likely. */
    chance?: number;
    goesOn: boolean;
}

/**
 * The stretches of a planned way: those that are sure, and where a die decides among routes, each of them with its
 * chance.
 */
export function stretchesOf(
    start: string,
    way: readonly string[],
    legs: readonly { from: string; to: string; share: number }[],
): Stretch[] {
    if (legs.length === 0) return [{ spaces: [start, ...way], goesOn: false }];
    const leaving = (space: string) => legs.filter((leg) => leg.from === space);
    const entering = (space: string) => legs.filter((leg) => leg.to === space);
    /** Where ways begin, part or meet. */
    const isKnot = (space: string) => space === start || leaving(space).length !== 1 || entering(space).length !== 1;
    return legs
        .filter((leg) => isKnot(leg.from))
        .map((first) => {
            const spaces = [first.from, first.to];
            let last = first.to;
            while (!isKnot(last)) {
                const [next] = leaving(last);
                if (!next) break;
                last = next.to;
                spaces.push(last);
            }
            const goesOn = leaving(last).length > 0;
            return first.share < 1000 ? { spaces, chance: first.share / 1000, goesOn } : { spaces, goesOn };
        });
}

/** How long a step is seen, in milliseconds: a longer one a little longer, none longer than the herald speaks. */
export function legTime(points: readonly Point[]): number {
    return Math.round(Math.min(440, 240 + length(points)));
}
