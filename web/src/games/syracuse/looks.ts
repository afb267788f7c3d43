//! How the counters of Syracuse look.

import type { Sentences } from "../../words/sentences";
import type { WarLook } from "../campaign/look";
import * as pieces from "../campaign/pieces";
import type { PieceView, SideLook } from "../campaign/types";
import type { Side, UnitData } from "./types";

export const SIDES = {
    athenian: { colour: "var(--athens)", sign: "Α", corner: "cut" },
    syracusan: { colour: "var(--syracuse)", sign: "Σ", corner: "round" },
} as const satisfies Record<Side, SideLook>;

/** The few Spartans fight for Syracuse. */
const SPARTAN = { colour: "var(--sparta)", sign: "Λ", corner: "round" } as const;

/** Who leads the seats, in their order. */
export const SEATS: readonly Side[] = ["athenian", "syracusan"];

/** The letters on a side's counters. */
export const SIGNS: Record<Side, readonly string[]> = { athenian: ["Α"], syracusan: ["Σ", "Λ"] };

/** A unit or a leader as it stands. */
export function pieceLook(unit: UnitData, piece: PieceView, words: Sentences): WarLook {
    return pieces.pieceLook(unit, piece, unit.spartan ? SPARTAN : SIDES[unit.side], words);
}
