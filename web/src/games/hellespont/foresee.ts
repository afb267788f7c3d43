//! What is known before a die is rolled.

import type { Question } from "../../generated/Question";
import { allPieces } from "../campaign/pieces";
import type { HellespontView, Prospect, UnitsData } from "./types";

/** Is the group that is being formed or on the march one of ships? */
export function isNaval(group: readonly string[], view: HellespontView, units: UnitsData): boolean {
    const { march } = view.position;
    if (march) return march.kind === "naval";
    return allPieces(units).some((unit) => group.includes(unit.id) && unit.type === "T");
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
