//! How units and leaders of the campaign games look, and in which order they lie.

import type { SymbolName } from "../../counters/look";
import type { Sentences } from "../../words/sentences";
import type { WarLook } from "./look";
import type { PieceView, SideLook, UnitData, UnitsData } from "./types";

const SYMBOLS: Record<string, SymbolName> = { T: "trireme", H: "hoplite", C: "horseman", P: "peltast", A: "archer" };
const ORDER = "THCPA";

/** How a piece is that has done nothing yet. */
export const FRESH: PieceView = { at: "reserve", start: "" };

/** All pieces, in the order in which the server picks them. */
export function allPieces<Side extends string>(units: UnitsData<Side>): UnitData<Side>[] {
    return [...units.units, ...units.leaders];
}

/** A unit or a leader as it stands. */
export function pieceLook(unit: UnitData, piece: PieceView, side: SideLook, words: Sentences): WarLook {
    const name = words.name("piece", unit.id);
    const weakened = piece.back ?? false;
    const common = {
        id: unit.id,
        target: `piece:${unit.id}` as const,
        ...side,
        weakened,
        aboard: piece.aboard,
        spent: piece.moved,
    };
    if (unit.kind === "leader") {
        const unwell = weakened || (piece.sick ?? false);
        const states = [unwell ? words.text("piece-unwell") : ""].filter((state) => state !== "");
        const swords = (weakened ? unit.woundedSwords : unit.swords) ?? 0;
        return {
            ...common,
            name: [name, ...states].join(", "),
            short: name,
            symbol: "leader",
            leader: true,
            swords,
            unwell,
            weakened: unwell,
        };
    }
    const strength = (weakened ? unit.weakenedPf : unit.pf) ?? 0;
    const facts = [
        words.text("piece-strength", { strength, weakened }),
        piece.aboard ? words.text("piece-aboard") : "",
    ].filter((fact) => fact !== "");
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
export function inOrder<Side extends string>(units: readonly UnitData<Side>[]): UnitData<Side>[] {
    const rank = (unit: UnitData) => (unit.kind === "leader" ? 9 : ORDER.indexOf(unit.type ?? "A"));
    const before = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
    return [...units].sort(
        (a, b) => before(a.side, b.side) || rank(a) - rank(b) || (b.pf ?? 0) - (a.pf ?? 0) || before(a.id, b.id),
    );
}

type Standing<Side extends string> = Map<string, { unit: UnitData<Side>; piece: PieceView }[]>;

/** Who stands where, for a position that has been asked before. */
const gathered = new WeakMap<object, unknown>();

/** The pieces in a place, in order. */
export function piecesAt<Side extends string>(
    id: string,
    pieces: Readonly<Record<string, PieceView>>,
    units: UnitsData<Side>,
): { unit: UnitData<Side>; piece: PieceView }[] {
    const standing = (gathered.get(pieces) as Standing<Side> | undefined) ?? gather(pieces, units);
    return standing.get(id) ?? [];
}

function gather<Side extends string>(
    pieces: Readonly<Record<string, PieceView>>,
    units: UnitsData<Side>,
): Standing<Side> {
    const standing: Standing<Side> = new Map();
    for (const unit of inOrder(allPieces(units))) {
        const piece = pieces[unit.id];
        if (!piece) continue;
        const here = standing.get(piece.at);
        if (here) here.push({ unit, piece });
        else standing.set(piece.at, [{ unit, piece }]);
    }
    gathered.set(pieces, standing);
    return standing;
}

/**
 * Who stands in a place, in words: for each side its units, their strength and its leaders. `signs` are the letters of
 * a side's counters.
 */
export function aboutPlace<Side extends string>(
    looks: readonly WarLook[],
    signs: Record<Side, readonly string[]>,
    words: Sentences,
): string {
    const sides = Object.entries(signs) as [Side, readonly string[]][];
    const parts = sides.flatMap(([side, letters]) => {
        const own = looks.filter((look) => letters.includes(look.sign));
        if (own.length === 0) return [];
        const units = own.filter((look) => !look.leader);
        const strength = (some: readonly WarLook[]) => some.reduce((sum, look) => sum + (look.strength ?? 0), 0);
        const ships = units.filter((look) => look.symbol === "trireme");
        const mixed = ships.length > 0 && ships.length < units.length;
        const leaders = own.flatMap((look) => (look.leader ? [look.short ?? look.name] : [])).join(", ");
        return [
            words.text("zone-force", {
                side,
                count: units.length,
                mixed,
                strength: strength(units),
                ships: strength(ships),
                leaders: leaders === "" ? "none" : leaders,
            }),
        ];
    });
    return parts.join("; ");
}
