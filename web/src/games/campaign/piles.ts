//! Counters that lie side by side, or in piles where a zone has no room for all of them. A pile shows what it holds together.

import type { WarLook } from "./look";
import { pack, type Measure } from "./pack";
import type { Box, Point } from "../../map/geometry";

/** One counter, or several of a kind. */
export interface Pile {
    /** The one that is drawn. */
    top: WarLook;
    all: readonly WarLook[];
    /** The strength of all. */
    strength: number;
}

export interface LaidPile extends Pile {
    box: Box;
}

export interface Laid {
    piles: LaidPile[];
    size: number;
}

/** A leader has his name on a ribbon below. */
export const LEADER: Measure = { width: 1.5, height: 1.12 };
const UNIT: Measure = { width: 1, height: 1 };

export function measure(look: WarLook): Measure {
    return look.leader ? LEADER : UNIT;
}

function gather(looks: readonly WarLook[], kind: (look: WarLook) => string): Pile[] {
    const piles = new Map<string, WarLook[]>();
    for (const look of looks) {
        const key = kind(look);
        const pile = piles.get(key);
        if (pile) pile.push(look);
        else piles.set(key, [look]);
    }
    return [...piles.values()].flatMap((all) => {
        const [top] = all;
        return top ? [{ top, all, strength: all.reduce((sum, look) => sum + (look.strength ?? 0), 0) }] : [];
    });
}

/** From every counter by itself to one pile for each side. */
const KINDS: ((look: WarLook) => string)[] = [
    (look) => look.id,
    (look) => (look.leader ? look.id : `${look.colour} ${look.symbol} ${look.weakened ?? false} ${look.spent ?? false}`),
    (look) => (look.leader ? look.id : `${look.colour} ${look.symbol}`),
    (look) => `${look.sign} ${look.leader ? "leader" : look.symbol === "trireme" ? "ship" : "land"}`,
];

/** The coarsest piles, for a place too small for anything else. */
export function bySide(looks: readonly WarLook[]): Pile[] {
    return gather(looks, (look) => `${look.sign} ${look.symbol === "trireme" ? "ship" : "land"}`);
}

/** Lays counters into a zone: each by itself if they fit, else in piles. */
export function lay(looks: readonly WarLook[], room: { polygon: readonly Point[]; middle: Point; taken: readonly Box[] }, largest: number, smallest: number): Laid {
    for (const kind of KINDS) {
        const piles = gather(looks, kind);
        const packed = pack(piles.map((pile) => measure(pile.top)), room, largest, smallest);
        if (packed) return { piles: piles.map((pile, index) => ({ ...pile, box: packed.boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 } })), size: packed.size };
    }
    const piles = bySide(looks);
    const width = smallest * 1.06;
    const left = room.middle[0] - (piles.length * width) / 2;
    const top = room.middle[1] - smallest / 2;
    return { piles: piles.map((pile, index) => ({ ...pile, box: { x: left + index * width, y: top, width: smallest, height: smallest } })), size: smallest };
}

/** A block of counters in one row, as the garrison of a fort stands. */
export function row(looks: readonly WarLook[], [x, y]: Point, size: number): Laid {
    const piles = gather(looks, (look) => look.id);
    const gap = size * 0.06;
    const width = piles.reduce((sum, pile) => sum + measure(pile.top).width * size + gap, -gap);
    let left = x - width / 2;
    return {
        size,
        piles: piles.map((pile) => {
            const { width: wide, height } = measure(pile.top);
            const box = { x: left, y: y - (height * size) / 2, width: wide * size, height: height * size };
            left += wide * size + gap;
            return { ...pile, box };
        }),
    };
}
