//! How what has happened is told in the campaign games: a march of several zones and the losses of one combat are one
//! line each, what is announced joins what it is announced for, and large groups are named by their size.

import type { Sentences } from "../../words/sentences";
import type { GameData, GameEvent, Telling } from "../module";
import { allPieces } from "./pieces";
import type { UnitsData } from "./types";

/** Events about one piece that are told together, and the fields in which they have to agree. */
const TOGETHER: Record<string, readonly string[]> = {
    weakened: ["side", "cause"],
    recovered: ["side"],
    eliminated: ["side", "cause"],
    retreated: ["side", "from", "to"],
    regrouped: ["side", "from", "to"],
    entered: ["side", "port"],
};

const several = (type: string): string => `several-${type}`;

export function joined(earlier: GameEvent, later: GameEvent): GameEvent | undefined {
    if (later.type === "moved") return marched(earlier, later) ?? setOut(earlier, later);
    if (later.type === "activated") return opened(earlier, later);
    const alike = TOGETHER[later.type];
    if (!alike || (earlier.type !== later.type && earlier.type !== several(later.type))) return undefined;
    if (alike.some((field) => earlier[field] !== later[field])) return undefined;
    const { piece: _piece, ...common } = later;
    return { ...common, type: several(later.type), pieces: [...piecesOf(earlier), ...piecesOf(later)] };
}

/** The same group goes on from where it came. */
function marched(earlier: GameEvent, later: GameEvent): GameEvent | undefined {
    if (earlier.type !== "moved" && earlier.type !== "marched" && earlier.type !== "set-out") return undefined;
    if (earlier.to !== later.from || piecesOf(earlier).join() !== piecesOf(later).join()) return undefined;
    return {
        ...earlier,
        type: earlier.type === "set-out" ? "set-out" : "marched",
        to: later.to,
        by: [...((earlier.by as string[] | undefined) ?? []), later.from],
        cost: Number(earlier.cost) + Number(later.cost),
    };
}

/** Points are announced for the first zone that is activated with them. */
function opened(earlier: GameEvent, later: GameEvent): GameEvent | undefined {
    if (earlier.type !== "announced" || earlier.side !== later.side) return undefined;
    return { ...later, type: "opened", points: earlier.points };
}

/** A zone is activated for whoever sets out from there. */
function setOut(earlier: GameEvent, later: GameEvent): GameEvent | undefined {
    if (earlier.type !== "activated" || earlier.side !== later.side || earlier.place !== later.from) return undefined;
    return { ...later, type: "set-out", price: earlier.cost, by: [] };
}

function piecesOf(event: GameEvent): string[] {
    return (event.pieces as string[] | undefined) ?? [event.piece as string];
}

/** Up to so many pieces are named one by one. */
const NAMED = 3;

/** A group by its size: “a fleet of 9, an army of 5, 3 leaders”. A single leader is named. */
export function groupName(pieces: readonly string[], units: UnitsData, words: Sentences): string {
    const known = new Map(allPieces(units).map((unit) => [unit.id, unit]));
    const found = pieces.flatMap((id) => known.get(id) ?? []);
    const leaders = found.filter((unit) => unit.kind === "leader");
    const ships = found.filter((unit) => unit.kind === "unit" && unit.type === "T").length;
    const troops = found.length - leaders.length - ships;
    const [leader] = leaders;
    return [
        ships > 0 ? words.text("group-fleet", { count: ships }) : "",
        troops > 0 ? words.text("group-army", { count: troops }) : "",
        leader && leaders.length === 1
            ? words.name("piece", leader.id)
            : leaders.length > 0
              ? words.text("group-leaders", { count: leaders.length })
              : "",
    ]
        .filter((part) => part !== "")
        .join(", ");
}

export function worded(event: GameEvent, words: Sentences, data: GameData): Telling {
    const by = event.by as string[] | undefined;
    const placed = by
        ? { ...event, by: by.map((place) => words.name("place", place)).join(", "), "by-count": by.length }
        : event;
    const pieces = event.pieces as string[] | undefined;
    if (!pieces || pieces.length <= NAMED) return { text: words.sentence("event", placed) };
    const group = groupName(pieces, data["units.json"] as UnitsData, words);
    const brief = { ...placed, pieces: group, "pieces-count": pieces.length };
    return {
        text: words.sentence("event", brief),
        counters: pieces.map((piece) => words.name("piece", piece)).join(", "),
    };
}

/** What everybody does every turn, and dice whose outcome is told by the next event. */
const MINOR = new Set([
    "turn-began",
    "initiative-rolled",
    "announced",
    "activated",
    "opened",
    "drew",
    "chose",
    "hand-kept",
    "recovered",
    "several-recovered",
    "passing-rolled",
    "evasion-rolled",
    "battle-rolled",
    "works-rolled",
    "attrition-rolled",
    "storm-rolled",
    "discarded",
    "supply-moved",
    "rerolled",
]);

/** Whoever came back to where they were has gone nowhere. */
export function isMinor(event: GameEvent): boolean {
    const hasGone = event.type === "marched" || event.type === "set-out";
    return MINOR.has(event.type) || (hasGone && event.from === event.to);
}

/** The side that acts or suffers. */
export function sideOf(event: GameEvent): string | undefined {
    const side = event.side ?? event.attacker ?? event.hurt;
    return typeof side === "string" ? side : undefined;
}
