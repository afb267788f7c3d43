//! How the counters of Syracuse look.

import type { CounterLook, SymbolName } from "../../counters/look";
import type { Sentences } from "../../words/sentences";
import type { PieceView, Side, UnitData } from "./types";

export const SIDES = {
    athenian: { colour: "var(--athens)", sign: "Α", corner: "cut" },
    syracusan: { colour: "var(--syracuse)", sign: "Σ", corner: "round" },
} as const satisfies Record<Side, object>;

const SYMBOLS: Record<string, SymbolName> = { T: "trireme", H: "hoplite", C: "horseman", P: "peltast", A: "archer" };

/** A unit or a leader as it stands. */
export function pieceLook(unit: UnitData, piece: PieceView, words: Sentences): CounterLook {
    const side = SIDES[unit.side];
    const common = { id: unit.id, target: `piece:${unit.id}` as const, name: words.name("piece", unit.id), ...side };
    if (unit.kind === "leader") {
        return { ...common, symbol: "leader", leader: true, swords: (piece.back ? unit.woundedSwords : unit.swords) ?? 0, weakened: piece.back };
    }
    const weakened = piece.back ?? false;
    return {
        ...common,
        symbol: SYMBOLS[unit.type ?? "H"] ?? "hoplite",
        figure: String((weakened ? unit.weakenedPf : unit.pf) ?? 0),
        letter: unit.type,
        swords: (weakened ? unit.weakenedSwords : unit.swords) ?? 0,
        weakened,
        spent: piece.moved,
    };
}
