//! Does a box lie upon something that is asked about?

interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

/** Have two boxes room in common? */
export function overlap(one: Box, other: Box): boolean {
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** How many things on the map that can be chosen now have their middle in this box. */
export function coveredOpen(box: Box, except?: Element): number {
    return [...document.querySelectorAll(".board [data-target].open")].filter((open) => {
        if (except?.contains(open) || open.closest("section")) return false;
        const { left, top, width, height } = open.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return width > 0 && overlap(box, { left: x - 12, right: x + 12, top: y - 12, bottom: y + 12 });
    }).length;
}

/** Does this element lie upon the middle of something on the board that can be chosen now? */
export function coversOpen(element: Element): boolean {
    return coveredOpen(element.getBoundingClientRect(), element) > 0;
}
