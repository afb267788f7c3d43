//! A group that is being formed or on the march, and where it can go.

import type { Foresight } from "../../generated/Foresight";
import type { Question } from "../../generated/Question";
import type { Point } from "../../map/geometry";
import type { StepView } from "./types";

/** Who belongs to the group that is being formed or on the march. */
export function groupOf(position: {
    steps: readonly StepView[];
    march?: { group: string[] } | null | undefined;
}): string[] {
    const step = position.steps.at(-1);
    if (step?.type === "pick") return step.picked;
    return step?.type === "march" ? (position.march?.group ?? []) : [];
}

/** The place out of which a group is being formed. */
export function groupingPlace(step: StepView | undefined): string | undefined {
    return step?.type === "pick" ? step.from : undefined;
}

export interface Reached {
    /** Points for the whole way from here. */
    cost: number;
    /** Places on the way, the last one included. */
    path: string[];
}

/**
 * Places that the group can go on to in several steps, as the server has found them; where it stands is none of them.
 */
export function farther(
    foresight: Foresight | undefined,
    question: Question | undefined,
    at: string | undefined,
): Map<string, Reached> {
    const asked = foresight?.questions.find((each) => each.seat === question?.seat);
    const ways = (asked?.ways ?? []).filter(({ to }) => to !== at);
    return new Map(ways.map(({ to, cost, path }) => [to, { cost, path }]));
}

/**
 * The way from where the group stands to a place that it can go on to, through the middles of all places between; none
 * to any other place.
 */
export function wayTo(
    to: string | undefined,
    at: string | undefined,
    far: ReadonlyMap<string, Reached>,
    middle: (place: string) => Point | undefined,
): Point[] {
    const path = to === undefined ? undefined : far.get(to)?.path;
    if (!path || at === undefined) return [];
    return [at, ...path].map(middle).filter((point): point is Point => point !== undefined);
}
