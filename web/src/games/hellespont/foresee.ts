//! Places further along the way, and what is known before a die is rolled.

import type { Question } from "../../generated/Question";
import { reach, type Reached } from "../campaign/march";
import { allPieces } from "../campaign/pieces";
import type { Target } from "../module";
import type { HellespontView, MapData, Prospect, Side, UnitsData } from "./types";
import { pointsOf, waysOf } from "./ways";

/** Is the group that is being formed or on the march one of ships? */
export function isNaval(group: readonly string[], view: HellespontView, units: UnitsData): boolean {
    const { march } = view.position;
    if (march) return march.kind === "naval";
    return allPieces(units).some((unit) => group.includes(unit.id) && unit.type === "T");
}

/** Places that the group could go on to in several steps; those of one step are answers themselves. */
export function fartherPlaces(question: Question, view: HellespontView, map: MapData, units: UnitsData, open: ReadonlySet<Target>): Map<string, Reached> {
    const { march, steps } = view.position;
    const step = steps.at(-1);
    const side = (question.about as { side?: Side }).side;
    if ((question.prompt !== "pick" && question.prompt !== "march") || !side || march?.kind === "amphibious") return new Map();
    const group = step?.type === "pick" ? step.picked : (march?.group ?? []);
    const start = step?.type === "pick" ? step.from : march?.at;
    if (group.length === 0 || start === undefined) return new Map();
    const naval = isNaval(group, view, units);
    const points = pointsOf(group, units, naval) - (step?.type === "pick" ? 0 : (march?.spent ?? 0));
    const found = reach(start, points, waysOf(map, view.position, units, side, naval));
    return new Map([...found].filter(([id, { path }]) => !open.has(`zone:${id}`) && open.has(`zone:${path[0] ?? ""}`)));
}

/** What the server tells about dice to come. */
export function prospects(odds: unknown): Prospect[] {
    return Array.isArray(odds) ? odds.filter((each): each is Prospect => typeof each === "object" && each !== null && "of" in each) : [];
}

/** A die with some lucky faces, before it is rolled. */
export interface Luck {
    kind: "evasion" | "passing";
    place: string;
    lucky: number[];
}

/** Passing succeeds with the lowest faces, evading with the highest. */
export function luckOf(question: Question | undefined): Luck | undefined {
    const about = question?.about as { faces?: number; zone?: string; at?: string } | undefined;
    const faces = about?.faces ?? 0;
    const run = (first: number) => Array.from({ length: faces }, (_, index) => first + index);
    if (question?.prompt === "evasion") return { kind: "evasion", place: about?.zone ?? "", lucky: run(7 - faces) };
    if (question?.prompt === "passing") return { kind: "passing", place: about?.at ?? "", lucky: run(1) };
    return undefined;
}
