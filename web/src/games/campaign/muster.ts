//! Forming a group out of a stack. Pieces are picked one by one in the order of the server; the page lets people click them in any order and take them
//! back, and finds the next answer that leads to what they want.

export type Move = { do: "pick"; piece: string } | { do: "back" } | { do: "done" };

/**
 * The next answer on the way from what is picked to what is wanted. `offered` are the pieces that may be picked now, `order` the places of pieces in the
 * order of picking: a piece that was passed over asks for going back, any other that is not offered cannot come along.
 */
export function towards(wanted: ReadonlySet<string>, picked: readonly string[], offered: readonly string[], order: (piece: string) => number): Move {
    if (picked.some((piece) => !wanted.has(piece))) return { do: "back" };
    const last = Math.max(-1, ...picked.map(order));
    const missing = [...wanted].filter((piece) => !picked.includes(piece) && !offered.includes(piece));
    if (missing.some((piece) => order(piece) < last)) return { do: "back" };
    const next = offered.find((piece) => wanted.has(piece));
    return next === undefined ? { do: "done" } : { do: "pick", piece: next };
}
