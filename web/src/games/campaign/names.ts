//! Names of zones that give way to counters: the whole name where it fits, else only the number of the zone, near where
//! it belongs.

import { around as boxAround, overlaps, type Box, type Point } from "../../map/geometry";
import { holds, inside } from "./pack";

interface ZoneName {
    id: string;
    name: string;
    at: Point;
    polygon: readonly Point[];
}

export interface PlacedName {
    id: string;
    /** Nothing where only the number found room. */
    name: string | undefined;
    at: Point;
    box: Box;
}

/** Letters of our serif are about half as wide as high. */
const LETTER = 0.47;

function boxOf(zone: ZoneName, whole: boolean, [x, y]: Point, size: number): Box {
    const longest = whole ? Math.max(zone.name.length * LETTER * 0.86, zone.id.length * 0.6) : zone.id.length * 0.62;
    const width = longest * size + size * 0.3;
    const height = whole ? size * 2 : size * 1.05;
    return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Steps away from the wished place, the nearest first. */
const STEPS: readonly Point[] = Array.from({ length: 15 * 17 }, (_, index): Point => [
    (index % 15) - 7,
    Math.floor(index / 15) - 8,
]).sort((a, b) => Math.hypot(a[0] * 0.8, a[1]) - Math.hypot(b[0] * 0.8, b[1]));

/** Places around the wished one, the nearest first. */
function* around([x, y]: Point, size: number): Generator<Point> {
    for (const [across, down] of STEPS) yield [x + across * size * 0.9, y + down * size * 0.55];
}

/**
 * Where the names stand, so that none touches a counter, a work or another name. A name without any room at all is left
 * out.
 */
export function placeNames(zones: readonly ZoneName[], taken: readonly Box[], size: number): PlacedName[] {
    const boxes = [...taken];
    const placed: PlacedName[] = [];
    for (const zone of zones) {
        const found = find(zone, boxes, size);
        if (!found) continue;
        boxes.push(found.box);
        placed.push(found);
    }
    return placed;
}

function find(zone: ZoneName, boxes: readonly Box[], size: number): PlacedName | undefined {
    for (const whole of [true, false]) {
        for (const at of around(zone.at, size)) {
            const box = boxOf(zone, whole, at, size);
            if (holds(zone.polygon, at[1], box.x, box.x + box.width) && !boxes.some((other) => overlaps(box, other)))
                return { id: zone.id, name: whole ? zone.name : undefined, at, box };
        }
    }
    return undefined;
}

/**
 * A free spot for something of this size inside the outline, as near as possible to where it is wished; where it is
 * wished if there is none.
 */
export function freeSpot(
    polygon: readonly Point[],
    wished: Point,
    taken: readonly Box[],
    width: number,
    height: number,
): Point {
    for (const at of around(wished, height)) {
        const box = { x: at[0] - width / 2, y: at[1] - height / 2, width, height };
        if (!taken.some((other) => overlaps(box, other)) && inside(polygon, at)) return at;
    }
    return wished;
}

/**
 * A free spot in a zone, where no counter lies; without one it is above the counters at their right, where it hides no
 * number.
 */
export function clearSpot(
    zone: { polygon: readonly Point[]; stack: Point },
    piles: readonly { box: Box }[],
    taken: readonly Box[],
    width: number,
    height: number,
): Point {
    const spot = freeSpot(zone.polygon, zone.stack, taken, width, height);
    const boxes = piles.map(({ box }) => box);
    if (!boxes.some((box) => overlaps(box, boxAround(spot, height, height)))) return spot;
    return [
        Math.max(...boxes.map((box) => box.x + box.width)),
        Math.max(Math.min(...boxes.map((box) => box.y)) - height * 0.4, height / 2),
    ];
}
