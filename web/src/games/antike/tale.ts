//! How what has happened is told in Antike: units that go the same way and units armed in one place are one line.

import type { Sentences } from "../../words/sentences";
import type { GameEvent, SeatLook, Telling } from "../module";
import { nationLook } from "./nations";

const agree = (one: GameEvent, other: GameEvent, ...fields: string[]): boolean =>
    fields.every((field) => one[field] === other[field]);

export function joined(earlier: GameEvent, later: GameEvent): GameEvent | undefined {
    if (later.type === "unit-armed") {
        if (earlier.type !== "unit-armed" && earlier.type !== "several-armed") return undefined;
        if (!agree(earlier, later, "nation", "kind", "province")) return undefined;
        return { ...later, type: "several-armed", count: Number(earlier.count ?? 1) + 1 };
    }
    if (later.type !== "moved" || (earlier.type !== "moved" && earlier.type !== "marched")) return undefined;
    if (!agree(earlier, later, "nation", "kind")) return undefined;
    if (earlier.type === "moved" && agree(earlier, later, "from", "to"))
        return { ...later, count: Number(earlier.count) + Number(later.count) };
    if (earlier.to !== later.from || earlier.count !== later.count) return undefined;
    const by = [...((earlier.by as string[] | undefined) ?? []), later.from];
    return { ...later, type: "marched", from: earlier.from, by };
}

export function worded(event: GameEvent, words: Sentences): Telling {
    const by = event.by as string[] | undefined;
    const told = by ? { ...event, by: by.map((province) => words.name("province", province)).join(", ") } : event;
    return { text: words.sentence("event", told) };
}

const MINOR = new Set(["turn-began", "coin-taken", "coin-declined", "instead-taken", "nothing-taken", "paid"]);

/** Whoever came back to where they were has gone nowhere. */
export function isMinor(event: GameEvent): boolean {
    return MINOR.has(event.type) || (event.type === "marched" && event.from === event.to);
}

export function actor(event: GameEvent, words: Sentences): SeatLook | undefined {
    if (typeof event.nation !== "string") return undefined;
    return { name: words.name("nation", event.nation), ...nationLook(event.nation) };
}
