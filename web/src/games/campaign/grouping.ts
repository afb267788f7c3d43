//! Forming a group out of a stack. Pieces are picked one by one in the order of the server; the page lets people click
//! them in any order and take them back, and finds the next answer that leads to what they want.

type Move = { do: "pick"; piece: string } | { do: "back" } | { do: "leave"; piece: string } | { do: "done" };

/**
 * The next answer on the way from what is picked to what is wanted. `offered` are the pieces that may be picked now,
 * `order` the places of pieces in the order of picking: a piece that was passed over asks for going back, one that
 * would be passed over now since it is not offered is left behind.
 */
export function towards(
    wanted: ReadonlySet<string>,
    picked: readonly string[],
    offered: readonly string[],
    order: (piece: string) => number,
): Move {
    if (picked.some((piece) => !wanted.has(piece))) return { do: "back" };
    const last = Math.max(-1, ...picked.map(order));
    const missing = [...wanted].filter((piece) => !picked.includes(piece) && !offered.includes(piece));
    if (missing.some((piece) => order(piece) < last)) return { do: "back" };
    const next = offered.filter((piece) => wanted.has(piece)).sort((one, other) => order(one) - order(other))[0];
    const passed = missing.find((piece) => next === undefined || order(piece) < order(next));
    if (passed !== undefined) return { do: "leave", piece: passed };
    return next === undefined ? { do: "done" } : { do: "pick", piece: next };
}

/**
 * May the piece still come along, as far as the page can tell: those that were passed over are asked for by going back.
 */
export function mayJoin(
    piece: string,
    picked: readonly string[],
    offered: boolean,
    order: (piece: string) => number,
): boolean {
    return offered || picked.some((other) => order(piece) < order(other));
}
