//! How the counters of Hellespont look.

import type { Sentences } from "../../words/sentences";
import type { WarLook } from "../campaign/look";
import * as pieces from "../campaign/pieces";
import type { PieceView, SideLook } from "../campaign/types";
import type { Side, UnitData } from "./types";

export const BOTH: readonly Side[] = ["athenian", "spartan"];

export const SIDES = {
    athenian: { colour: "var(--athens)", sign: "Α", corner: "cut" },
    spartan: { colour: "var(--sparta)", sign: "Λ", corner: "round" },
} as const satisfies Record<Side, SideLook>;

/** The letters on a side's counters. */
export const SIGNS: Record<Side, readonly string[]> = { athenian: ["Α"], spartan: ["Λ"] };

/** A unit or a leader as it stands. */
export function pieceLook(unit: UnitData, piece: PieceView, words: Sentences): WarLook {
    return pieces.pieceLook(unit, piece, SIDES[unit.side], words);
}
