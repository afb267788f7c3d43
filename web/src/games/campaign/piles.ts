//! Counters that lie side by side, or in piles where a zone has no room for all of them. A pile shows what it holds
//! together.

import type { WarLook } from "./look";
import { freeSpot } from "./names";
import { pack, type Measure } from "./pack";
import type { Box, Point } from "../../map/geometry";

/** One counter, or several of a kind. */
interface Pile {
    /** The one that is drawn. */
    top: WarLook;
    all: readonly WarLook[];
    /** The strength of all. */
    strength: number;
}

export interface LaidPile extends Pile {
    box: Box;
    /** Where it is drawn smaller than the others of its place. */
    size?: number;
}

export interface Laid {
    piles: LaidPile[];
    size: number;
}

/** A leader has his name on a ribbon below. */
const LEADER: Measure = { width: 1.5, height: 1.12 };
const UNIT: Measure = { width: 1, height: 1 };

function measure(look: WarLook): Measure {
    return look.leader ? LEADER : UNIT;
}

/** The counters of one side lie together, whoever came first. */
function sided(looks: readonly WarLook[]): WarLook[] {
    return [...looks].sort((one, other) => (one.sign < other.sign ? -1 : one.sign > other.sign ? 1 : 0));
}

function gather(looks: readonly WarLook[], kind: (look: WarLook) => string): Pile[] {
    const piles = new Map<string, WarLook[]>();
    for (const look of sided(looks)) {
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

/** Ships, land troops and leaders of a side: leaders are seen even where there is no room for anything else. */
const coarsely = (look: WarLook): string =>
    `${look.sign} ${look.leader ? "leader" : look.symbol === "trireme" ? "ship" : "land"}`;

/** From every counter by itself to the coarsest piles. */
const KINDS: ((look: WarLook) => string)[] = [
    (look) => look.id,
    (look) =>
        look.leader ? look.id : `${look.colour} ${look.symbol} ${look.weakened ?? false} ${look.spent ?? false}`,
    (look) => (look.leader ? look.id : `${look.colour} ${look.symbol}`),
    coarsely,
];

interface Room {
    polygon: readonly Point[];
    middle: Point;
    taken: readonly Box[];
}

/** Piles that are laid as one: a pile of ships with the troops that it carries above. */
interface Thing {
    pile: Pile;
    rider?: Pile;
}

/** Troops stand on ships, a little smaller. */
const RIDER = 0.8;

/** A pile tells how many it holds at its upper right corner, and needs a little more room there. */
const TELLS = 0.14;
const tells = (pile: Pile | undefined) => (pile && pile.all.length > 1 ? TELLS : 0);

function measureOf({ pile, rider }: Thing): Measure {
    const { width, height } = measure(pile.top);
    const more = tells(pile);
    return { width: width + more, height: height + (rider ? RIDER + tells(rider) * RIDER : more) };
}

function laid({ pile, rider }: Thing, box: Box, size: number): LaidPile[] {
    const { width, height } = measure(pile.top);
    const own = { x: box.x, y: box.y + box.height - height * size, width: width * size, height: height * size };
    if (!rider) return [{ ...pile, box: own }];
    const above = {
        x: own.x + (own.width - size * RIDER) / 2,
        y: own.y - size * RIDER,
        width: size * RIDER,
        height: size * RIDER,
    };
    return [
        { ...pile, box: own },
        { ...rider, box: above, size: size * RIDER },
    ];
}

const isShip = ({ top }: Pile) => top.symbol === "trireme";

/** Puts the troops of each side on its ships; nothing where there are more piles of troops than of ships. */
function embark(piles: readonly Pile[]): Thing[] | undefined {
    const signs = [...new Set(piles.map((pile) => pile.top.sign))];
    const loaded = signs.map((sign): Thing[] | undefined => {
        const own = piles.filter((pile) => pile.top.sign === sign);
        const ships = own.filter(isShip);
        const troops = own.filter((pile) => !isShip(pile) && !pile.top.leader);
        if (ships.length === 0) return own.map((pile) => ({ pile }));
        if (troops.length > ships.length) return undefined;
        const leaders = own.filter((pile) => pile.top.leader).map((pile) => ({ pile }));
        return [
            ...ships.map((pile, index) => ({ pile, ...(troops[index] ? { rider: troops[index] } : {}) })),
            ...leaders,
        ];
    });
    return loaded.every((things) => things !== undefined) ? loaded.flat() : undefined;
}

/** What is between two counters, as a share of their size. */
const SIDE_BY_SIDE = 0.06;

/** Lays counters into a zone: each by itself if they fit, else in piles. At sea troops stand on their ships. */
export function lay(looks: readonly WarLook[], room: Room, largest: number, smallest: number, atSea = false): Laid {
    const beside = (piles: readonly Pile[]) => piles.map((pile): Thing => ({ pile }));
    // Where troops find no room on their ships they stand beside them.
    for (const load of atSea ? [embark, beside] : [beside]) {
        for (const kind of KINDS) {
            const things = load(gather(looks, kind));
            const packed = things && pack(things.map(measureOf), room, largest, smallest);
            if (!packed) continue;
            const { boxes, size } = packed;
            const piles = things.flatMap((thing, index) =>
                laid(thing, boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 }, size),
            );
            return { piles, size };
        }
    }
    const load = atSea ? embark : beside;
    // There is no room for all: the coarsest piles in a row, if possible where nothing else lies.
    const things = load(gather(looks, coarsely)) ?? [];
    const measured = things.map((thing) => ({ thing, width: (measureOf(thing).width + SIDE_BY_SIDE) * smallest }));
    const width = measured.reduce((sum, each) => sum + each.width, 0);
    const height = Math.max(...things.map((thing) => measureOf(thing).height)) * smallest;
    const [x, y] = freeSpot(room.polygon, room.middle, room.taken, width, height);
    let left = x - width / 2;
    const piles = measured.flatMap((each) => {
        const box = { x: left, y: y - height / 2, width: each.width, height };
        left += each.width;
        return laid(each.thing, box, smallest);
    });
    return { piles, size: smallest };
}

/**
 * Rows that are no longer than so many counters, at most so many of them: as the garrison of a town stands. The first
 * row lies at the top.
 */
export function block(
    looks: readonly WarLook[],
    [x, y]: Point,
    size: number,
    longest: number,
    most: number,
): Laid & { width: number; height: number } {
    const gap = size * SIDE_BY_SIDE;
    const tries = KINDS.map((kind) => rowsOf(gather(looks, kind), longest));
    const rows = tries.find((each) => each.length <= most) ?? tries.at(-1) ?? [];
    const wide = (row: readonly Pile[]) =>
        row.reduce((sum, pile) => sum + measureOf({ pile }).width * size + gap, -gap);
    const high = (row: readonly Pile[]) => Math.max(...row.map((pile) => measureOf({ pile }).height)) * size;
    const width = Math.max(0, ...rows.map(wide));
    let top = y;
    const piles = rows.flatMap((each) => {
        let left = x - wide(each) / 2;
        const placed = each.flatMap((pile): LaidPile[] => {
            const across = measureOf({ pile }).width * size;
            const box = { x: left, y: top, width: across, height: high(each) };
            left += across + gap;
            return laid({ pile }, box, size);
        });
        top += high(each) + gap;
        return placed;
    });
    return { piles, size, width, height: Math.max(0, top - gap - y) };
}

function rowsOf(piles: readonly Pile[], longest: number): Pile[][] {
    const rows: Pile[][] = [];
    let width = Infinity;
    for (const pile of piles) {
        const more = measure(pile.top).width;
        const isOther = rows.at(-1)?.some(({ top }) => top.sign !== pile.top.sign) ?? false;
        if (width + more > longest || isOther) {
            rows.push([]);
            width = 0;
        }
        rows.at(-1)?.push(pile);
        width += more;
    }
    return rows;
}

/** A block of counters in one row, as the garrison of a fort stands. */
export function row(looks: readonly WarLook[], [x, y]: Point, size: number): Laid {
    const piles = gather(looks, (look) => look.id);
    const gap = size * SIDE_BY_SIDE;
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
