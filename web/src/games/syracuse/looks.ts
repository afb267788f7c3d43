//! How the counters of Syracuse look.

import type { SymbolName } from "../../counters/look";
import type { Sentences } from "../../words/sentences";
import type { WarLook } from "../campaign/look";
import type { PieceView, Side, UnitData } from "./types";

export const SIDES = {
    athenian: { colour: "var(--athens)", sign: "Α", corner: "cut" },
    syracusan: { colour: "var(--syracuse)", sign: "Σ", corner: "round" },
} as const satisfies Record<Side, object>;

/** The few Spartans fight for Syracuse. */
const SPARTAN = { colour: "var(--sparta)", sign: "Λ", corner: "round" } as const;

const SYMBOLS: Record<string, SymbolName> = { T: "trireme", H: "hoplite", C: "horseman", P: "peltast", A: "archer" };
const ORDER = "THCPA";

/** How a piece is that has done nothing yet. */
export const FRESH: PieceView = { at: "reserve", start: "CAT" };

/** A unit or a leader as it stands. */
export function pieceLook(unit: UnitData, piece: PieceView, words: Sentences): WarLook {
    const side = unit.spartan ? SPARTAN : SIDES[unit.side];
    const name = words.name("piece", unit.id);
    const weakened = piece.back ?? false;
    const common = { id: unit.id, target: `piece:${unit.id}` as const, ...side, weakened, aboard: piece.aboard, spent: piece.moved };
    if (unit.kind === "leader") {
        const unwell = weakened || (piece.sick ?? false);
        const states = [unwell ? words.text("piece-unwell") : ""].filter((state) => state !== "");
        const swords = (weakened ? unit.woundedSwords : unit.swords) ?? 0;
        return { ...common, name: [name, ...states].join(", "), short: name, symbol: "leader", leader: true, swords, unwell, weakened: unwell };
    }
    const strength = (weakened ? unit.weakenedPf : unit.pf) ?? 0;
    const facts = [words.text("piece-strength", { strength, weakened }), piece.aboard ? words.text("piece-aboard") : ""].filter((fact) => fact !== "");
    return {
        ...common,
        name: [name, ...facts].join(", "),
        symbol: SYMBOLS[unit.type ?? "H"] ?? "hoplite",
        strength,
        figure: String(strength),
        letter: unit.type,
        swords: (weakened ? unit.weakenedSwords : unit.swords) ?? 0,
        ally: unit.ally,
    };
}

/** Side by side as people lay them: by side, ships, hoplites and so on, the strongest first, leaders last. */
export function inOrder(units: readonly UnitData[]): UnitData[] {
    const rank = (unit: UnitData) => (unit.kind === "leader" ? 9 : ORDER.indexOf(unit.type ?? "A"));
    return [...units].sort((a, b) => a.side.localeCompare(b.side) || rank(a) - rank(b) || (b.pf ?? 0) - (a.pf ?? 0) || a.id.localeCompare(b.id));
}
