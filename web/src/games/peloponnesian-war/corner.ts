//! Where a box lies in the room of the map.

import type { Point } from "../../map/geometry";

interface Size {
    width: number;
    height: number;
}
/** What stands at a point is so large. */
const AROUND = 24;

/** In which upper corner of the room a box covers fewer of these points; on the right where it makes no difference. */
export function cornerFor(points: readonly Point[], room: Size, box: Size): "left" | "right" {
    const high = points.filter(([, y]) => y < box.height + AROUND);
    const left = high.filter(([x]) => x < box.width + AROUND);
    const right = high.filter(([x]) => x > room.width - box.width - AROUND);
    return left.length < right.length ? "left" : "right";
}
