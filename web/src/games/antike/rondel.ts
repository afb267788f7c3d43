//! The shape of the wheel: eight spaces, the first to the right of the top, clockwise. Its middle is the origin.

import type { Point } from "../../map/geometry";

export const RADIUS = 124;
const HUB = 24;
const SPACES = 8;

/** A point at a distance from the middle; angles in eighths of a turn, clockwise from the top. */
export function polar(radius: number, eighths: number): Point {
    const angle = (eighths * Math.PI * 2) / SPACES;
    return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

function round(value: number): number {
    return Math.round(value * 100) / 100;
}

/** The outline of a space. */
export function sector(index: number): string {
    const corner = (radius: number, step: number) => polar(radius, step).join();
    const [a, b] = [corner(HUB, index), corner(RADIUS, index)];
    const [c, d] = [corner(RADIUS, index + 1), corner(HUB, index + 1)];
    return `M${a}L${b}A${RADIUS},${RADIUS} 0 0 1 ${c}L${d}A${HUB},${HUB} 0 0 0 ${a}Z`;
}

/** The line on which the name of a space is written: along the rim, and never upside down. */
export function rim(index: number): string {
    const below = index >= 2 && index < 6;
    const radius = RADIUS - (below ? 8 : 16);
    const [from, to] = below ? [index + 1, index] : [index, index + 1];
    return `M${polar(radius, from).join()}A${radius},${radius} 0 0 ${below ? 0 : 1} ${polar(radius, to).join()}`;
}

/** Middle of the drawing of a space. */
export function drawingAt(index: number): Point {
    return polar(82, index + 0.5);
}

/** Where a figure stands beside the drawing: the price before it, what it yields after it. */
export function figureAt(index: number, side: 1 | -1): Point {
    const [x, y] = polar(84, index + 0.5);
    const [tx, ty] = polar(1, index + 2.5);
    return [round(x + tx * side * 20), round(y + ty * side * 20)];
}

/** Where the markers on a space stand: three, two and one in a row, the outermost row first. */
const ROWS = [
    { radius: 57, across: [0, -1, 1] },
    { radius: 43.5, across: [-0.5, 0.5] },
    { radius: 30, across: [0] },
];
export const MARKER = 7.4;

/** Middle of the marker that is `place`-th on a space. */
export function markerAt(index: number, place: number): Point {
    let rest = place;
    for (const { radius, across } of ROWS) {
        const side = across[rest];
        if (side !== undefined) {
            const [x, y] = polar(radius, index + 0.5);
            const [tx, ty] = polar(1, index + 2.5);
            const step = side * MARKER * 2.05;
            return [round(x + tx * step), round(y + ty * step)];
        }
        rest -= across.length;
    }
    return [0, 0];
}
