//! Many things, drawn a few at a time.

import { afterPaint } from "./after-paint";

/**
 * How many of `all` are drawn: `step` more after each paint, so that none of them keeps the page from answering for
 * long. For use in a component.
 */
export function gradually(all: () => number, step: number): () => number {
    let count = $state(0);
    $effect(() => {
        if (count < all()) return afterPaint(() => (count += step));
    });
    return () => count;
}
