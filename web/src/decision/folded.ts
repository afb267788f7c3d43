//! How many buttons of a list find room.

/** So many pixels of a button may be cut off before it counts as hidden. */
const TOLERANCE = 2;

/** Given where the buttons end, from above, and how high the room is: how many are shown whole. */
export function folded(bottoms: readonly number[], height: number): number {
    const first = bottoms.findIndex((bottom) => bottom > height + TOLERANCE);
    return first === -1 ? bottoms.length : first;
}
