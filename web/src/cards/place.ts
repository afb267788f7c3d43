//! Where a card lies.

export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}
interface Size {
    width: number;
    height: number;
}
interface Corner {
    left: number;
    top: number;
}

/** From the thing and from the edges of the window. */
const GAP = 8;

/** A thing that is larger than this in any direction is met where the mouse is on it. */
const LARGE = 220;

/** What a card is laid beside: the thing, or of a large thing the point that the mouse is at. */
export function anchorOf(thing: Box, mouse: { x: number; y: number } | undefined): Box {
    const isLarge = thing.right - thing.left > LARGE || thing.bottom - thing.top > LARGE;
    if (!isLarge || !mouse) return thing;
    return { left: mouse.x - GAP, top: mouse.y - GAP, right: mouse.x + GAP, bottom: mouse.y + GAP };
}

/**
 * Below the thing, above it, or beside it, whichever covers least of what is asked and nothing of the thing; never
 * outside the window.
 */
export function besideIt(thing: Box, card: Size, room: Size, asked: readonly Box[] = []): Corner {
    const within = (value: number, size: number, all: number) => Math.max(GAP, Math.min(value, all - size - GAP));
    const corners = [
        { left: thing.left, top: thing.bottom + GAP },
        { left: thing.left, top: thing.top - GAP - card.height },
        { left: thing.right + GAP, top: thing.top },
        { left: thing.left - GAP - card.width, top: thing.top },
    ].map(({ left, top }) => ({
        left: within(left, card.width, room.width),
        top: within(top, card.height, room.height),
    }));
    const cost = ({ left, top }: Corner): number => {
        const box = { left, top, right: left + card.width, bottom: top + card.height };
        // The thing itself weighs as much as everything else that could be covered.
        const own = covered(box, thing) > 0 ? room.width * room.height : 0;
        return asked.reduce((sum, each) => sum + covered(box, each), own);
    };
    const costs = corners.map(cost);
    return corners[costs.indexOf(Math.min(...costs))] ?? { left: GAP, top: GAP };
}

/** The area that two boxes share. */
function covered(one: Box, other: Box): number {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return Math.max(0, width) * Math.max(0, height);
}
