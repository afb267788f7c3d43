//! What d3-zoom asks of d3-transition, where nothing is ever in transition.

import { selection } from "d3-selection";

/** There is nothing to interrupt. */
export function interrupt(): void {
    return undefined;
}

Object.assign(selection.prototype as object, {
    interrupt(this: unknown): unknown {
        return this;
    },
});
