//! Points, outlines and boxes of a map.

export type Point = readonly [number, number];

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

/**
 * The paths of outlines that were wanted before: what is drawn on a map changes all the time, its zones hardly ever.
 */
const paths = new WeakMap<readonly Point[], string>();

/** An outline as an SVG path. */
export function outline(polygon: readonly Point[]): string {
    const known = paths.get(polygon);
    if (known !== undefined) return known;
    const path = polygon.length === 0 ? "" : `M${polygon.map(([x, y]) => `${x},${y}`).join("L")}Z`;
    paths.set(polygon, path);
    return path;
}

/** The same small drawing at many places as one path; `sign` is a path of relative steps that begins at its middle. */
export function strewn(places: readonly Point[], sign: string): string {
    return places.map(([x, y]) => `M${x} ${y}${sign}`).join("");
}

/** A circle around a point beside the middle, as steps of a drawing that end at the middle again. */
export function round(x: number, y: number, radius: number): string {
    const arc = (to: number) => `a${radius} ${radius} 0 1 0 ${to} 0`;
    return `m${x - radius} ${y}${arc(2 * radius)}${arc(-2 * radius)}zm${radius - x} ${-y}`;
}

export function overlaps(a: Box, b: Box): boolean {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A box around its middle. */
export function around([x, y]: Point, width: number, height: number): Box {
    return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A name on the map: where its middle is and how large its letters are. */
export interface Label {
    id: string;
    lines: readonly string[];
    at: Point;
    size: number;
}

/** How much room a name takes, roughly: letters of our serif are half as wide as high. */
function labelBox(label: Label): Box {
    const longest = Math.max(...label.lines.map((line) => line.length), 1);
    return around(label.at, longest * label.size * 0.5, label.lines.length * label.size * 1.1);
}

/**
 * The names that can be shown without touching a counter or each other, with the place where they stand: where they
 * belong, or a little above or below. Names that find no room are left out.
 */
export function roomFor(labels: readonly Label[], taken: readonly Box[]): Map<string, Point> {
    const boxes = [...taken];
    const found = new Map<string, Point>();
    for (const label of labels) {
        const [x, y] = label.at;
        const shifts = [0, 1, -1, 2, -2].map((shift) => shift * label.size * 0.9);
        for (const shift of shifts) {
            const at: Point = [x, y + shift];
            const box = labelBox({ ...label, at });
            if (boxes.some((other) => overlaps(box, other))) continue;
            boxes.push(box);
            found.set(label.id, at);
            break;
        }
    }
    return found;
}
