//! What is known before a die is rolled.

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
    return Array.isArray(odds)
        ? odds.filter((each): each is Prospect => typeof each === "object" && each !== null && "of" in each)
        : [];
}

/** A die with some lucky faces, before it is rolled. */
export type Luck = Extract<Prospect, { of: "evasion" | "passing" }>;

export function isLuck(prospect: Prospect): prospect is Luck {
    return prospect.of === "evasion" || prospect.of === "passing";
}

/** Passing succeeds with the lowest faces, evading with the highest. */
export function luckyFaces(luck: Luck): number[] {
    const [first, count] = luck.of === "evasion" ? [luck.faces + 1 - luck.succeeds, luck.succeeds] : [1, luck.passes];
    return Array.from({ length: count }, (_, index) => first + index);
}
