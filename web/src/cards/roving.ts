//! With the arrow keys from one thing to the next: over the map from place to place, in a panel from sign to sign.

import type { Box } from "./place";

const WAYS = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
} as const;

export type Arrow = keyof typeof WAYS;

export function isArrow(key: string): key is Arrow {
    return key in WAYS;
}

/** What lies wholly aside counts so many times as much as what lies ahead. */
const ASIDE = 2;

/** The place in the list of the nearest thing in this direction. */
export function nearest(from: Box, others: readonly Box[], arrow: Arrow): number | undefined {
    const [right, down] = WAYS[arrow];
    const start = middle(from);
    let best: { index: number; far: number } | undefined;
    others.forEach((other, index) => {
        const to = middle(other);
        const [across, along] = [to.x - start.x, to.y - start.y];
        const ahead = across * right + along * down;
        // Long and short lines below each other have their middles far apart.
        const between =
            right === 0
                ? Math.max(other.left - from.right, from.left - other.right)
                : Math.max(other.top - from.bottom, from.top - other.bottom);
        const aside = Math.max(0, between);
        const far = ahead + ASIDE * aside + Math.abs(right === 0 ? across : along);
        if (ahead > 1 && aside <= ASIDE * ahead && far < (best?.far ?? Infinity)) best = { index, far };
    });
    return best?.index;
}

function middle({ left, top, right, bottom }: Box): { x: number; y: number } {
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The things that belong together: those of the map, or of a part of a panel. */
const GROUP = "[data-roving], .sheet > svg";
/** Only what the keyboard can be at. */
const THING = "[data-zone], [data-card][tabindex], button[data-card]";

/** Goes to the next thing of the same group; says whether there was one. */
export function rove(from: Element, arrow: Arrow): boolean {
    const things = [...(from.closest(GROUP)?.querySelectorAll<HTMLElement | SVGElement>(THING) ?? [])].filter(
        (each) => each !== from && each.getClientRects().length > 0,
    );
    const boxes = things.map((each) => each.getBoundingClientRect());
    const index = nearest(from.getBoundingClientRect(), boxes, arrow);
    const found = index === undefined ? undefined : things[index];
    if (!found) return false;
    found.focus();
    // The map brings it into sight.
    found.dispatchEvent(new CustomEvent("wanted", { bubbles: true }));
    return true;
}
