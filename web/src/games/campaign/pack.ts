//! Where the counters of a zone lie: side by side inside its outline, never on each other or on what stands there.

import type { Box, Point } from "../../map/geometry";

/** How wide and high a thing is, as shares of the size of a counter. */
export interface Measure {
    width: number;
    height: number;
}

export interface Packed {
    /** Boxes in the order of the things; fewer than asked for where there was no room. */
    boxes: Box[];
    size: number;
}

const GAP = 0.06;
const LEAN = 0.04;
/** Rows lie around the middle, or a little higher or lower. */
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5];

/** Is the point inside the outline? */
export function inside(polygon: readonly Point[], [x, y]: Point): boolean {
    let found = false;
    for (let index = 0, before = polygon.length - 1; index < polygon.length; before = index, index += 1) {
        const [ax, ay] = polygon[index] ?? [0, 0];
        const [bx, by] = polygon[before] ?? [0, 0];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found;
    }
    return found;
}

type Stretch = [from: number, to: number];

/** What has been found for an outline: the same lines are asked for again and again while things are laid. */
const known = new WeakMap<readonly Point[], Map<number, Stretch[]>>();

/** Where a horizontal line is inside the outline. */
function across(polygon: readonly Point[], height: number): Stretch[] {
    const y = Math.round(height * 2) / 2;
    const lines = known.get(polygon) ?? new Map<number, Stretch[]>();
    known.set(polygon, lines);
    const found = lines.get(y) ?? cross(polygon, y);
    lines.set(y, found);
    return found;
}

/** Is a horizontal line between two ends all inside the outline? */
export function holds(polygon: readonly Point[], y: number, left: number, right: number): boolean {
    return across(polygon, y).some(([from, to]) => from < left && right < to);
}

function cross(polygon: readonly Point[], y: number): Stretch[] {
    const crossings: number[] = [];
    for (let index = 0, before = polygon.length - 1; index < polygon.length; before = index, index += 1) {
        const [ax, ay] = polygon[index] ?? [0, 0];
        const [bx, by] = polygon[before] ?? [0, 0];
        if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
    }
    crossings.sort((a, b) => a - b);
    return Array.from({ length: Math.floor(crossings.length / 2) }, (_, pair): Stretch => [crossings[pair * 2] ?? 0, crossings[pair * 2 + 1] ?? 0]);
}

function both(ones: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
    return ones.flatMap(([from, to]) => others.map(([start, end]): Stretch => [Math.max(from, start), Math.min(to, end)])).filter(([from, to]) => to > from);
}

function without(stretches: readonly Stretch[], box: Box): Stretch[] {
    return stretches.flatMap(([from, to]): Stretch[] => {
        if (box.x >= to || box.x + box.width <= from) return [[from, to]];
        return ([[from, box.x], [box.x + box.width, to]] as Stretch[]).filter(([start, end]) => end > start);
    });
}

/** The stretches of a row that are inside the outline from top to bottom, and free. */
function stretches(polygon: readonly Point[], taken: readonly Box[], y: number, height: number): Stretch[] {
    // A counter may lean over the border a little.
    const lines = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => across(polygon, y + height * share));
    const inside = lines.reduce((ones, others) => both(ones, others));
    const wider = inside.map(([from, to]): Stretch => [from - height * LEAN, to + height * LEAN]);
    return taken.filter((box) => box.y < y + height && y < box.y + box.height).reduce(without, wider);
}

function bounds(polygon: readonly Point[]): { top: number; bottom: number } {
    const ys = polygon.map(([, y]) => y);
    return { top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Rows of equal height whose first one lies around `middle`, then below and above by turns. */
function rowsFrom(top: number, bottom: number, middle: number, height: number): number[] {
    const rows: number[] = [];
    const first = middle - height / 2;
    for (let place = 0; place < 40; place += 1) {
        const shift = Math.ceil(place / 2) * (place % 2 === 1 ? 1 : -1);
        const y = first + shift * height;
        if (y >= top - height * 0.1 && y + height <= bottom + height * 0.1) rows.push(y);
    }
    return rows;
}

interface Room {
    polygon: readonly Point[];
    middle: Point;
    taken: readonly Box[];
}

/** Lays the things in rows around the middle of the room at one size; nothing where they do not all fit. */
function packAt(things: readonly Measure[], room: Room, size: number): Box[] | undefined {
    const { top, bottom } = bounds(room.polygon);
    const gap = size * GAP;
    const height = Math.max(...things.map((thing) => thing.height)) * size;
    const total = things.reduce((sum, thing) => sum + thing.width * size + gap, 0);
    // As many rows as a nearly square block needs, or as few as the room allows.
    const wanted = Math.max(1, Math.round(Math.sqrt(total / (height * 1.8))));
    for (const rows of [wanted, wanted + 1, wanted + 2, 12]) {
        for (const shift of SHIFTS) {
            const middle = room.middle[1] - (rows % 2 === 0 ? (height + gap) / 2 : 0) + shift * height;
            const lines = rowsFrom(top, bottom, middle, height + gap).slice(0, rows).sort((a, b) => a - b);
            const found = fill(things, room, size, lines, total / rows);
            if (found) return found;
        }
    }
    return undefined;
}

function fill(things: readonly Measure[], room: Room, size: number, lines: readonly number[], share: number): Box[] | undefined {
    const gap = size * GAP;
    const height = Math.max(...things.map((thing) => thing.height)) * size;
    const boxes: Box[] = [];
    let next = 0;
    for (const [index, y] of lines.entries()) {
        const all = stretches(room.polygon, room.taken, y, height);
        const isLast = index === lines.length - 1;
        // The stretch around the middle first, then the others of this row.
        const away = ([a, b]: Stretch) => Math.max(a - room.middle[0], room.middle[0] - b, 0);
        let used = 0;
        for (const [from, to] of all.sort((a, b) => away(a) - away(b))) {
            const row: number[] = [];
            let width = -gap;
            while (next + row.length < things.length && (isLast || used + width < share - size * 0.5)) {
                const more = (things[next + row.length]?.width ?? 1) * size + gap;
                if (width + more > to - from) break;
                row.push(more - gap);
                width += more;
            }
            if (row.length === 0) continue;
            const wishes = Math.min(Math.max(room.middle[0] - width / 2, from), to - width);
            let x = wishes;
            for (const wide of row) {
                const thing = things[boxes.length];
                const high = (thing?.height ?? 1) * size;
                boxes.push({ x, y: y + (height - high) / 2, width: wide, height: high });
                x += wide + gap;
            }
            next += row.length;
            used += width;
            if (next >= things.length) return boxes;
        }
    }
    return undefined;
}

/** Packs things into a zone as large as they can be, between the smallest and the largest size; nothing where even the smallest is too large. */
export function pack(things: readonly Measure[], room: Room, largest: number, smallest: number): Packed | undefined {
    if (things.length === 0) return { boxes: [], size: largest };
    for (let size = largest; size > smallest - 0.01; size -= (largest - smallest) / 5 || largest) {
        const boxes = packAt(things, room, size);
        if (boxes) return { boxes, size };
    }
    return undefined;
}
