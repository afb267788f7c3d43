//! Frames are short: answers that differ in one field only are told together, and actions come without their numbers.

import type { PastMove } from "../generated/PastMove";

/** The answers that one stands for: a list in a field means one answer for each of its values. */
export function unfold(answer: unknown): unknown[] {
    const fields = Object.entries(answer as Record<string, unknown>);
    const folded = fields.find(([, value]) => Array.isArray(value));
    if (folded === undefined) return [answer];
    const [field, values] = folded as [string, unknown[]];
    return values.map((value) => ({ ...(answer as object), [field]: value }));
}

/** The actions of a frame with their numbers: they end with the one before the present number. The opening is nobody's action and has none. */
export function numbered(past: readonly PastMove[], present: number): PastMove[] {
    const actions = past.filter((move) => move.seat !== undefined).length;
    let number = present - actions;
    return past.map((move) => (move.seat === undefined ? move : { ...move, number: number++ }));
}
