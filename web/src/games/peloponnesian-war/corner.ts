//! Where a box lies in the room of the map.

import type { Point } from "../../map/geometry";

interface Size {
    width: number;
    height: number;
}
/** What stands at a point is so large. */
const AROUND = 24;

/**
 * In which upper corner of the room a box covers fewer of the points that matter, and where that is the same fewer of
 * the others; on the right where it makes no difference.
 */
export function cornerFor(points: readonly Point[], others: readonly Point[], room: Size, box: Size): "left" | "right" {
    const high = (all: readonly Point[]) => all.filter(([, y]) => y < box.height + AROUND);
    const left = (all: readonly Point[]) => high(all).filter(([x]) => x < box.width + AROUND).length;
    const right = (all: readonly Point[]) => high(all).filter(([x]) => x > room.width - box.width - AROUND).length;
    const [gain, bonus] = [right(points) - left(points), right(others) - left(others)];
    return gain > 0 || (gain === 0 && bonus > 0) ? "left" : "right";
}
