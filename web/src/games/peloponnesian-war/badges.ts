//! Small signs beside spaces: where an army may be caught, and how likely.

import { overlaps, type Box } from "../../map/geometry";
import type { Spot } from "./chart";
import { around, isIn, type Room } from "./layout";

/** The height of a badge beside a space, in signs of a space, and its width in heights where it tells something. */
export const BADGE = 1.1;
const TELLING = 2.7;

export interface PlacedBadge {
    id: string;
    text: string;
    box: Box;
}

/**
 * Small signs beside spaces, free of forces, of the signs of spaces and of each other where there is room; names may be
 * covered.
 */
export function layBadges(
    badges: readonly { id: string; text: string }[],
    spots: ReadonlyMap<string, Spot>,
    space: number,
    room: Room,
): PlacedBadge[] {
    const taken = [...room.taken];
    return badges.flatMap(({ id, text }): PlacedBadge[] => {
        const spot = spots.get(id);
        if (!spot) return [];
        const height = space * BADGE;
        const near = space * (spot.data.home || spot.data.coalition ? 0.78 : 0.56);
        const boxes = around(spot.at, text ? height * TELLING : height, height, near).filter((box) => isIn(box, room));
        const box = boxes.find((each) => !taken.some((other) => overlaps(each, other))) ?? boxes[0];
        if (!box) return [];
        taken.push(box);
        return [{ id, text, box }];
    });
}
