//! Ways over a map for a group, as suggestions: the server has the last word on every step.

import type { StepView } from "./types";

/** Who belongs to the group that is being formed or on the march. */
export function groupOf(position: { steps: readonly StepView[]; march?: { group: string[] } | null | undefined }): string[] {
    const step = position.steps.at(-1);
    if (step?.type === "pick") return step.picked;
    return step?.type === "march" ? (position.march?.group ?? []) : [];
}

/** The place out of which a group is being formed. */
export function musterPlace(step: StepView | undefined): string | undefined {
    return step?.type === "pick" ? step.from : undefined;
}

/** A way from one place to a neighbour. */
export interface Leg {
    from: string;
    to: string;
    cost: number;
}

export interface Ground {
    legs: readonly Leg[];
    /** Where the group may go through or stop. */
    open(place: string): boolean;
    /** Where it has to stop. */
    ends(place: string): boolean;
}

export interface Reached {
    /** Points for the whole way from here. */
    cost: number;
    /** Places on the way, the last one included. */
    path: string[];
}

/** The cheapest way to every place within reach. */
export function reach(start: string, points: number, ground: Ground): Map<string, Reached> {
    const found = new Map<string, Reached>([[start, { cost: 0, path: [] }]]);
    const done = new Set<string>();
    for (;;) {
        const next = [...found].filter(([place]) => !done.has(place)).sort(([, a], [, b]) => a.cost - b.cost || a.path.length - b.path.length)[0];
        if (!next) break;
        const [place, way] = next;
        done.add(place);
        if (place !== start && ground.ends(place)) continue;
        for (const leg of ground.legs) {
            if (leg.from !== place || !ground.open(leg.to)) continue;
            const cost = way.cost + leg.cost;
            if (cost > points || cost >= (found.get(leg.to)?.cost ?? Infinity)) continue;
            found.set(leg.to, { cost, path: [...way.path, leg.to] });
        }
    }
    found.delete(start);
    return found;
}
