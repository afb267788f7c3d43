//! Where a card lies.

interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}
interface Size {
    width: number;
    height: number;
}

/** From the thing and from the edges of the window. */
const GAP = 8;

/** Below the thing, or above it where there is no room below; never outside the window. */
export function besideIt(thing: Box, card: Size, room: Size): { left: number; top: number } {
    const within = (value: number, size: number, all: number) => Math.max(GAP, Math.min(value, all - size - GAP));
    const below = thing.bottom + GAP;
    const above = thing.top - GAP - card.height;
    const top = below + card.height + GAP <= room.height || above < GAP ? below : above;
    return { left: within(thing.left, card.width, room.width), top: within(top, card.height, room.height) };
}
