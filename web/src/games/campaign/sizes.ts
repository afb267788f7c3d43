//! How large counters, names and prices are on a map, whatever part of it is seen.

/** How large things are on the map, in its own units. */
export interface Sizes {
    counter: number;
    smallest: number;
    name: number;
    price: number;
}

/**
 * A counter has 34 pixels where the whole map is seen on a laptop; closer, it grows more slowly than the ground around
 * it.
 */
const PIXELS = 34;
const LAPTOP = 0.48;

export function sizes(scale: number): Sizes {
    const closer = (scale / LAPTOP) ** 0.35;
    const units = (pixels: number) => (pixels / scale) * closer;
    const counter = Math.min(units(PIXELS), 78);
    return { counter, smallest: counter * 0.76, name: Math.min(units(11.5), 30), price: Math.min(units(20), 48) };
}
