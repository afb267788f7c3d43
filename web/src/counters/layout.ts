//! Where the counters of a stack lie: in rows without touching each other, or in a pile that says how many it holds.

import type { Box, Point } from "../map/geometry";

export interface Placed {
    /** Middles of the counters that are shown, in the order of the stack. */
    at: Point[];
    size: number;
    /** How many are not shown. */
    hidden: number;
    box: Box;
}

const GAP = 0.1;
const SMALLEST = 0.8;

/** How many rows and columns of this size fit into a room. */
function grid(room: { width: number; height: number }, size: number) {
    const step = size * (1 + GAP);
    return {
        columns: Math.max(1, Math.floor((room.width + size * GAP) / step)),
        rows: Math.max(1, Math.floor((room.height + size * GAP) / step)),
    };
}

/** Lays `count` counters around a middle. They get smaller by a fifth at most; what still finds no room is counted. */
export function layOut(count: number, middle: Point, room: { width: number; height: number }, size: number): Placed {
    const fits = (tried: number) => {
        const { columns, rows } = grid(room, tried);
        return columns * rows >= count;
    };
    const used = fits(size) ? size : size * SMALLEST;
    const { columns, rows } = grid(room, used);
    const shown = Math.min(count, columns * rows);
    const wide = Math.min(shown, columns);
    const high = Math.ceil(shown / Math.max(1, columns));
    const step = used * (1 + GAP);
    const at = Array.from({ length: shown }, (_, index): Point => {
        const row = Math.floor(index / columns);
        const inRow = Math.min(columns, shown - row * columns);
        const column = index % columns;
        return [middle[0] + (column - (inRow - 1) / 2) * step, middle[1] + (row - (high - 1) / 2) * step];
    });
    const width = wide * step;
    const height = high * step;
    const box = { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
    return { at, size: used, hidden: count - shown, box };
}
