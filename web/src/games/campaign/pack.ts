//! Where the counters of a zone lie: side by side inside its outline, never on each other or on what stands there.

import type { Box, Point } from "../../map/geometry";

/** How wide and high a thing is, as shares of the size of a counter. */
export interface Measure {
    width: number;
    height: number;
}

interface Packed {
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

/** Lines are this far from each other: near enough for counters. */
const LINE = 2;

/** Where a horizontal line is inside the outline. */
function across(polygon: readonly Point[], height: number): Stretch[] {
    const line = Math.round(height / LINE);
    let lines = known.get(polygon);
    if (!lines) known.set(polygon, (lines = new Map<number, Stretch[]>()));
    let found = lines.get(line);
    if (!found) lines.set(line, (found = cross(polygon, line * LINE + 0.25)));
    return found;
}

/** Is a horizontal line between two ends all inside the outline? */
export function holds(polygon: readonly Point[], y: number, left: number, right: number): boolean {
    return across(polygon, y).some(([from, to]) => from < left && right < to);
}

function cross(polygon: readonly Point[], y: number): Stretch[] {
    const crossings: number[] = [];
    let [bx, by] = polygon.at(-1) ?? [0, 0];
    for (const point of polygon) {
        const ax = point[0];
        const ay = point[1];
        if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
        bx = ax;
        by = ay;
    }
    crossings.sort((a, b) => a - b);
    const found: Stretch[] = [];
    for (let pair = 0; pair + 1 < crossings.length; pair += 2)
        found.push([crossings[pair] ?? 0, crossings[pair + 1] ?? 0]);
    return found;
}

// What follows is asked thousands of times before the first picture of a map: plain loops, and nothing is made that is
// not kept.

function both(ones: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
    const found: Stretch[] = [];
    for (const one of ones) {
        for (const other of others) {
            const left = Math.max(one[0], other[0]);
            const right = Math.min(one[1], other[1]);
            if (right > left) found.push([left, right]);
        }
    }
    return found;
}

function without(stretches: readonly Stretch[], { x, width }: Box): Stretch[] {
    const found: Stretch[] = [];
    for (const stretch of stretches) {
        const [from, to] = stretch;
        if (x >= to || x + width <= from) found.push(stretch);
        else {
            if (x > from) found.push([from, x]);
            if (to > x + width) found.push([x + width, to]);
        }
    }
    return found;
}

/** Where in its height a row is looked at. */
const LOOKED_AT = [0.1, 0.3, 0.5, 0.7, 0.9];

/** The stretches of a row that are inside the outline from top to bottom, and free. */
function stretches(polygon: readonly Point[], taken: readonly Box[], y: number, height: number): Stretch[] {
    let free: Stretch[] | undefined;
    for (const share of LOOKED_AT) {
        const line = across(polygon, y + height * share);
        free = free ? both(free, line) : line;
        if (free.length === 0) return free;
    }
    // A counter may lean over the border a little.
    let found = (free ?? []).map(([from, to]): Stretch => [from - height * LEAN, to + height * LEAN]);
    for (const box of taken) if (box.y < y + height && y < box.y + box.height) found = without(found, box);
    return found;
}

/** How far an outline reaches, and how much is in it. */
interface Extent {
    left: number;
    right: number;
    top: number;
    bottom: number;
    area: number;
}
const extents = new WeakMap<readonly Point[], Extent>();

function extentOf(polygon: readonly Point[]): Extent {
    const known = extents.get(polygon);
    if (known) return known;
    const found = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, area: 0 };
    let [bx, by] = polygon.at(-1) ?? [0, 0];
    for (const [x, y] of polygon) {
        found.left = Math.min(found.left, x);
        found.right = Math.max(found.right, x);
        found.top = Math.min(found.top, y);
        found.bottom = Math.max(found.bottom, y);
        found.area += (bx * y - x * by) / 2;
        bx = x;
        by = y;
    }
    found.area = Math.abs(found.area);
    extents.set(polygon, found);
    return found;
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
    const { top, bottom } = extentOf(room.polygon);
    const gap = size * GAP;
    const height = Math.max(...things.map((thing) => thing.height)) * size;
    const total = things.reduce((sum, thing) => sum + thing.width * size + gap, 0);
    // As many rows as a nearly square block needs, or as few as the room allows.
    const wanted = Math.max(1, Math.round(Math.sqrt(total / (height * 1.8))));
    const free = new Map<number, Stretch[]>();
    const row = (y: number): Stretch[] => {
        let found = free.get(y);
        if (!found) {
            // The stretch around the middle first, then the others of this row.
            found = stretches(room.polygon, room.taken, y, height).sort(
                (one, other) => away(one, room.middle[0]) - away(other, room.middle[0]),
            );
            free.set(y, found);
        }
        return found;
    };
    for (const rows of [wanted, wanted + 1, wanted + 2, 12]) {
        for (const shift of SHIFTS) {
            const middle = room.middle[1] - (rows % 2 === 0 ? (height + gap) / 2 : 0) + shift * height;
            const lines = rowsFrom(top, bottom, middle, height + gap)
                .slice(0, rows)
                .sort((a, b) => a - b);
            const found = fill(things, { size, height, middle: room.middle[0], row }, lines, total / rows);
            if (found) return found;
        }
    }
    return undefined;
}

/** How far a stretch lies from the middle. */
function away([from, to]: Stretch, middle: number): number {
    return Math.max(from - middle, middle - to, 0);
}

/** What rows are filled with, and where there is room in each of them. */
interface Rows {
    size: number;
    height: number;
    middle: number;
    row: (y: number) => readonly Stretch[];
}

function fill(
    things: readonly Measure[],
    { size, height, middle, row: freeIn }: Rows,
    lines: readonly number[],
    share: number,
): Box[] | undefined {
    const gap = size * GAP;
    const boxes: Box[] = [];
    let next = 0;
    for (const [index, y] of lines.entries()) {
        const isLast = index === lines.length - 1;
        let used = 0;
        for (const [from, to] of freeIn(y)) {
            const row: number[] = [];
            let width = -gap;
            while (next + row.length < things.length && (isLast || used + width < share - size * 0.5)) {
                const more = (things[next + row.length]?.width ?? 1) * size + gap;
                if (width + more > to - from) break;
                row.push(more - gap);
                width += more;
            }
            if (row.length === 0) continue;
            const wishes = Math.min(Math.max(middle - width / 2, from), to - width);
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

/** Counters lean over the border, but not by more than this share of what is inside. */
const FULL = 1.2;

/**
 * Packs things into a zone as large as they can be, between the smallest and the largest size; nothing where even the
 * smallest is too large.
 */
export function pack(things: readonly Measure[], room: Room, largest: number, smallest: number): Packed | undefined {
    if (things.length === 0) return { boxes: [], size: largest };
    const { left, right, top, bottom, area } = extentOf(room.polygon);
    const near = room.taken.filter(
        (box) =>
            box.x < right + largest &&
            left - largest < box.x + box.width &&
            box.y < bottom + largest &&
            top - largest < box.y + box.height,
    );
    const surface = things.reduce((sum, thing) => sum + thing.width * thing.height, 0);
    const at = (size: number): Packed | undefined => {
        if (surface * size * size > area * FULL) return undefined;
        const boxes = packAt(things, { ...room, taken: near }, size);
        return boxes && { boxes, size };
    };
    const first = at(largest);
    if (first) return first;
    // What is too much even for the smallest size, which happens often, needs no other.
    const last = at(smallest);
    if (!last) return undefined;
    for (const step of [1, 2, 3, 4]) {
        const found = at(largest - ((largest - smallest) / 5) * step);
        if (found) return found;
    }
    return last;
}
