//! Armies on the move, as the events tell it: from space to space, one step after the other.

import type { Point } from "../../map/geometry";
import type { GameEvent } from "../module";
import type { Cell } from "./forces";
import { KINDS, type Kind, type Nationality, type Side } from "./types";

/** Points of one sort, as events name them. */
export interface Units {
    nationality: Nationality;
    kind: Kind;
    count: number;
}

/** One step of an army. */
export interface Leg {
    side: Side;
    leader: string;
    from: string;
    to: string;
    units: readonly Units[];
    /** Which event of the story tells it. */
    number: number;
}

/** The steps that events tell; an army sets out where it was gathered. */
export function legsOf(story: readonly GameEvent[]): Leg[] {
    const at = new Map<Side, string>();
    return story.flatMap((event, number): Leg[] => {
        const side = event.side as Side;
        if (event.type === "gathered") at.set(side, event.space as string);
        if (event.type !== "entered") return [];
        const [from, to] = [at.get(side), event.space as string];
        at.set(side, to);
        if (from === undefined || from === to) return [];
        return [{ side, leader: event.leader as string, from, to, units: event.units as Units[], number }];
    });
}

/** How much of the story has been told: all of it, or what the herald has come to. */
export function toldOf(story: readonly GameEvent[], telling: readonly GameEvent[] | undefined): number {
    const first = telling?.[0];
    return telling && first ? story.lastIndexOf(first) + telling.length : story.length;
}

/** The sorts of an army on the march, own men first. */
export function cellsOfUnits(units: readonly Units[]): Cell[] {
    const own = ({ nationality }: Units) => nationality === "athenian" || nationality === "spartan";
    const place = (each: Units) => (own(each) ? 0 : KINDS.length) + KINDS.indexOf(each.kind);
    return [...units].sort((a, b) => place(a) - place(b)).map((each) => ({ id: `${each.nationality}-${each.kind}`, own: own(each), kind: each.kind, count: each.count, spent: 0 }));
}

const length = (points: readonly Point[]): number => points.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)), 0);

/** The bends of a way, each with the share of the way that lies behind it. */
export function stations(points: readonly Point[]): { at: Point; share: number }[] {
    const whole = length(points) || 1;
    return points.map((at, index) => ({ at, share: index === points.length - 1 ? 1 : length(points.slice(0, index + 1)) / whole }));
}

/** How long a step is seen, in milliseconds: a longer one a little longer, none longer than the herald speaks. */
export function legTime(points: readonly Point[]): number {
    return Math.round(Math.min(440, 240 + length(points)));
}
