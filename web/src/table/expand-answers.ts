//! Frames are short: answers that differ in a field or two are told together, and actions come without their numbers.

import type { PastMove } from "../generated/PastMove";

/**
 * The answers that one stands for: a list in a field means one answer for each of its values, and null among them that
 * the field is left out. `each` lists what comes after the fields that they have in common.
 */
export function expandAnswer(answer: unknown): unknown[] {
    const { each, ...common } = answer as { each?: readonly object[] };
    if (each !== undefined) return each.flatMap((rest) => expandAnswer({ ...common, ...rest }));
    const fields = Object.entries(answer as Record<string, unknown>);
    const folded = fields.findIndex(([, value]) => Array.isArray(value));
    if (folded < 0) return [answer];
    const [field, values] = fields[folded] as [string, unknown[]];
    const one = (value: unknown) =>
        fields.toSpliced(folded, 1, ...(value === null ? [] : [[field, value] as [string, unknown]]));
    return values.flatMap((value) => expandAnswer(Object.fromEntries(one(value))));
}

/**
 * The actions of a frame with their numbers: they end with the one before the present number. The opening is nobody's
 * action and has none.
 */
export function numbered(past: readonly PastMove[], present: number): PastMove[] {
    const actions = past.filter((move) => move.seat !== undefined).length;
    let number = present - actions;
    return past.map((move) => (move.seat === undefined ? move : { ...move, number: number++ }));
}
