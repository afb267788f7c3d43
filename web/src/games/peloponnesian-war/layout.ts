//! Where forces and names stand: near their space, never on a space, on each other or on a name. A force that has to go
//! further off is tied to its space by a line; names give way to forces, but no great or manned place loses its name. A
//! force that stands somewhere stays there, whatever comes and goes around it.

import { overlaps, type Box, type Point } from "../../map/geometry";
import type { Spot } from "./chart";
import type { Standing } from "./forces";

/** How large things are, in the units of the map. */
interface Sizes {
    /** The side of a space's sign. */
    space: number;
    /** The width of the cell of one sort. */
    cell: number;
    name: number;
}

/** Pixels on a laptop that shows the whole map; closer, things grow more slowly than the ground around them. */
const PIXELS = { space: 14, cell: 20.5, name: 11 };
const LAPTOP = 0.53;

export function sizesAt(scale: number): Sizes {
    const closer = (Math.max(scale, 0.2) / LAPTOP) ** 0.4;
    const units = (pixels: number) => (pixels / Math.max(scale, 0.2)) * closer;
    return {
        space: Math.min(units(PIXELS.space), 28),
        cell: Math.min(units(PIXELS.cell), 46),
        name: Math.min(units(PIXELS.name), 22),
    };
}

/** The parts of a force's plate, in cells: a band with the letter, one cell a sort, a ribbon for each leader above. */
export const BAND = 0.52;
export const HIGH = 1.22;
export const RIBBON = 0.68;
const RIBBON_LETTER = 0.265;
/** The head before a name, and the ratings after it. */
const RIBBON_ENDS = 1.75;

export interface Measured {
    columns: number;
    rows: number;
    width: number;
    height: number;
}

/** How large the plate of a force is, in units of the map. */
export function plateOf(standing: Standing, cell: number): Measured {
    const own = standing.cells.filter((each) => each.own).length;
    const allied = standing.cells.length - own;
    const columns = standing.cells.length <= 3 ? standing.cells.length : Math.max(own, allied);
    const rows = standing.cells.length === 0 ? 0 : standing.cells.length <= 3 ? 1 : 2;
    const names = Math.max(
        0,
        ...standing.leaders.map(({ name }) => Math.max(name.en.length, name.fr.length) * RIBBON_LETTER + RIBBON_ENDS),
    );
    const width = Math.max(BAND + columns, names) * cell;
    return { columns, rows, width, height: (rows * HIGH + standing.leaders.length * RIBBON) * cell };
}

export interface PlacedForce {
    id: string;
    standing: Standing;
    measured: Measured;
    box: Box;
    anchor: Point;
    /** Too far off to be seen as belonging there by itself. */
    tied: boolean;
}

const GAP = 3;
/** So many of the nearest boxes are close to a space, and so many beside it. */
const CLOSE = 110;
const BESIDE = 72;

/** Boxes around a point, the nearest first: beside it, above, below, then further off. */
export function around([x, y]: Point, width: number, height: number, near: number): Box[] {
    const found: [number, Box][] = [];
    for (let ring = 0; ring < 9; ring += 1) {
        const away = near + ring * 11;
        for (let turn = 0; turn < 24; turn += 1) {
            const angle = (turn / 24) * 2 * Math.PI;
            // The box touches the circle from outside.
            const across = Math.cos(angle);
            const down = Math.sin(angle);
            const middle: Point = [
                x +
                    across * away +
                    (Math.sign(Math.round(across * 100)) * width * Math.min(1, Math.abs(across) * 1.6)) / 2,
                y + down * away + (Math.sign(Math.round(down * 100)) * height * Math.min(1, Math.abs(down) * 1.6)) / 2,
            ];
            const lean = down < 0 ? 0 : 0.4;
            found.push([
                ring + lean + (turn % 6 === 0 ? 0 : 0.3),
                { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height },
            ]);
        }
    }
    return found.sort((a, b) => a[0] - b[0]).map(([, box]) => box);
}

const grown = (box: Box, by: number): Box => ({
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
});
const shared = (a: Box, b: Box): number => {
    const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return width > 0 && height > 0 ? width * height : 0;
};

/** The sign of each space takes this room. */
export function spaceBoxes(spots: Iterable<Spot>, size: number): Box[] {
    return [...spots].map(({ at, data }) => {
        const side = size * (data.home || data.coalition ? 1.5 : 1);
        return { x: at[0] - side / 2, y: at[1] - side / 2, width: side, height: side };
    });
}

export interface Room {
    width: number;
    height: number;
    taken: readonly Box[];
}
const EDGE = 3;
export const isIn = (box: Box, room: Room): boolean =>
    box.x > EDGE && box.y > EDGE && box.x + box.width < room.width - EDGE && box.y + box.height < room.height - EDGE;

/** A force with the room that it wants. */
interface Wanted {
    standing: Standing;
    spot: Spot;
    measured: Measured;
    near: number;
}

function wantedBy(standings: readonly Standing[], spots: ReadonlyMap<string, Spot>, sizes: Sizes): Wanted[] {
    return standings.flatMap((standing) => {
        const spot = spots.get(standing.space);
        if (!spot) return [];
        const near = sizes.space * (spot.data.home || spot.data.coalition ? 0.8 : 0.58) + GAP;
        return [{ standing, spot, measured: plateOf(standing, sizes.cell), near }];
    });
}

const idOf = ({ side, space }: Standing): string => `${side}-${space}`;

function placed({ standing, spot, measured, near }: Wanted, box: Box): PlacedForce {
    const [x, y] = spot.at;
    const away = Math.hypot(
        Math.max(box.x - x, 0, x - box.x - box.width),
        Math.max(box.y - y, 0, y - box.y - box.height),
    );
    return { id: idOf(standing), standing, measured, box, anchor: spot.at, tied: away > near + 6 };
}

/** Where a plate can stay that has grown or shrunk: one of its corners stays in its place, that near its space first. */
function stayingBoxes(before: Box, { measured: { width, height }, spot }: Wanted): Box[] {
    if (before.width === width && before.height === height) return [before];
    const [left, right] = [before.x, before.x + before.width - width];
    const [top, bottom] = [before.y, before.y + before.height - height];
    const [x, y] = spot.at;
    const [near, far] = Math.abs(before.x - x) < Math.abs(before.x + before.width - x) ? [left, right] : [right, left];
    const [high, low] = Math.abs(before.y - y) < Math.abs(before.y + before.height - y) ? [top, bottom] : [bottom, top];
    return [
        [near, high],
        [near, low],
        [far, high],
        [far, low],
    ].map(([atX = 0, atY = 0]) => ({ x: atX, y: atY, width, height }));
}

/** The forces that stay where they were, as far as nothing else stands there. */
function stayForces(wanted: readonly Wanted[], before: ReadonlyMap<string, Box>, room: Room): PlacedForce[] {
    const taken = [...room.taken];
    return wanted.flatMap((each) => {
        const last = before.get(idOf(each.standing));
        const boxes = last ? stayingBoxes(last, each) : [];
        const box = boxes.find((one) => isIn(one, room) && !taken.some((other) => overlaps(one, other)));
        if (!box) return [];
        taken.push(box);
        return [placed(each, box)];
    });
}

/**
 * Lays the plates of all forces; those with the least room around their space choose first, so that they stay near it.
 */
function layForces(wanted: readonly Wanted[], room: Room): PlacedForce[] {
    const taken = [...room.taken];
    const isFree = (box: Box) => !taken.some((each) => overlaps(grown(box, GAP), each));
    const choosing = wanted
        .map((each) => {
            const { spot, measured, near } = each;
            const boxes = around(spot.at, measured.width, measured.height, near).filter((box) => isIn(box, room));
            return { each, boxes, choices: boxes.slice(0, CLOSE).filter(isFree).length };
        })
        .sort((a, b) => a.choices - b.choices);
    return choosing.map(({ each, boxes }): PlacedForce => {
        const { spot, measured } = each;
        const crowd = (box: Box) => taken.reduce((sum, other) => sum + shared(box, other), 0);
        const least = () =>
            boxes.reduce(
                (best, box) => (crowd(box) < crowd(best) ? box : best),
                boxes[0] ?? { x: spot.at[0], y: spot.at[1], width: measured.width, height: measured.height },
            );
        const box = boxes.find(isFree) ?? least();
        taken.push(box);
        return placed(each, box);
    });
}

export interface PlacedName {
    id: string;
    lines: readonly string[];
    at: Point;
    box: Box;
}

/** Letters of our serif are a little less than half as wide as high. */
const LETTER = 0.46;
/** Names keep this share of their height from what is beside them. */
const APART = 0.3;

/** A name that wants to stand somewhere. */
interface WishedName {
    id: string;
    /** The name of a great or manned place, which is never left out. */
    first?: boolean;
    /** All others stand already: any room beside the place will do. */
    last?: boolean;
    lines: readonly string[];
    wished: Point;
    size: number;
}

/** Names that stand free, in the order in which they choose; a name without room is left out. */
function layNames(
    names: readonly WishedName[],
    spots: ReadonlyMap<string, Spot>,
    space: number,
    room: Room,
): PlacedName[] {
    const boxes = [...room.taken];
    return names.flatMap(({ id, first, last, lines, wished, size }): PlacedName[] => {
        const spot = spots.get(id);
        if (!spot) return [];
        const letters = Math.max(...lines.map((line) => line.length)) * size * LETTER;
        const height = lines.length * size * 0.98;
        const beside = space * (spot.data.home || spot.data.coalition ? 0.78 : 0.56) + 1;
        const [x, y] = spot.at;
        const middles = (width: number, near: number): Point[] => [
            wished,
            [x + near + width / 2, y],
            [x - near - width / 2, y],
            [x, y + near + height / 2],
            [x, y - near - height / 2],
            ...(
                [
                    [1, 1],
                    [-1, 1],
                    [1, -1],
                    [-1, -1],
                ] as const
            ).map(([across, down]): Point => [
                x + across * (near * 0.7 + width / 2),
                y + down * (near * 0.7 + height / 2),
            ]),
            ...(
                [
                    [0.5, 1],
                    [-0.5, 1],
                    [0.5, -1],
                    [-0.5, -1],
                ] as const
            ).map(([across, down]): Point => [x + across * width * 0.6, y + down * (near + height / 2)]),
        ];
        const places = (width: number, near = beside) =>
            middles(width, near).map((at) => ({
                at,
                box: { x: at[0] - width / 2, y: at[1] - height / 2, width, height },
            }));
        const isFree = ({ box }: { box: Box }) => isIn(box, room) && !boxes.some((each) => overlaps(box, each));
        // A name may stand closer to others, or further off, rather than be lost; that of a great or manned place the
        // farthest.
        const others = () => (first ? [1, 1.5, 2, 2.5] : [1, 1.5, 2]).flatMap((far) => places(letters, beside * far));
        const anywhere = () =>
            around(spot.at, letters, height, beside)
                .slice(0, BESIDE)
                .map((box) => ({ at: [box.x + letters / 2, box.y + height / 2] as const, box }));
        const found =
            places(letters + size * APART).find(isFree) ??
            others().find(isFree) ??
            (last ? anywhere().find(isFree) : undefined);
        if (!found) return [];
        boxes.push(found.box);
        return [{ id, lines, ...found }];
    });
}

const ROUNDS = 4;

/**
 * Lays forces and names: forces stay where they were `before`, and come to stand by their spaces, unless a name that
 * must be there would find no room.
 */
export function layAll(
    standings: readonly Standing[],
    names: readonly WishedName[],
    spots: ReadonlyMap<string, Spot>,
    sizes: Sizes,
    room: Room,
    before: ReadonlyMap<string, Box> = new Map(),
): { forces: PlacedForce[]; names: PlacedName[] } {
    const [first, others] = [names.filter((name) => name.first), names.filter((name) => !name.first)];
    const wanted = wantedBy(standings, spots, sizes);
    const within = (...taken: readonly { box: Box }[][]): Room => ({
        ...room,
        taken: [...room.taken, ...taken.flat().map(({ box }) => box)],
    });
    const lay = (kept: readonly WishedName[], moving: ReadonlySet<string>) => {
        const staying = stayForces(
            wanted.filter(({ standing }) => !moving.has(standing.space)),
            before,
            room,
        );
        const stays = new Set(staying.map(({ id }) => id));
        const early = layNames(kept, spots, sizes.space, within(staying));
        const coming = layForces(
            wanted.filter(({ standing }) => !stays.has(idOf(standing))),
            within(staying, early),
        );
        const late = layNames(
            first.filter((name) => !kept.includes(name)),
            spots,
            sizes.space,
            within(staying, early, coming),
        );
        return { forces: [...staying, ...coming], names: [...early, ...late] };
    };
    const lost = (found: readonly PlacedName[]) => first.filter((name) => !found.some(({ id }) => id === name.id));
    let kept: WishedName[] = [];
    let moving = new Set<string>();
    let laid = lay(kept, moving);
    // A name that is kept may drive out another one, so this is done again, but not for ever. A name that finds no room
    // even so has the force of its own place move.
    for (let round = 0; round < ROUNDS && lost(laid.names).length > 0; round += 1) {
        const missing = lost(laid.names);
        moving = new Set([...moving, ...missing.filter((name) => kept.includes(name)).map(({ id }) => id)]);
        kept = [...kept, ...missing.filter((name) => !kept.includes(name))];
        laid = lay(kept, moving);
    }
    const most = layNames(others, spots, sizes.space, within(laid.forces, laid.names));
    const left = others
        .filter((name) => !most.some(({ id }) => id === name.id))
        .map((name) => ({ ...name, last: true }));
    const rest = layNames(left, spots, sizes.space, within(laid.forces, laid.names, most));
    return { forces: laid.forces, names: [...laid.names, ...most, ...rest] };
}

/** Remembers where forces stand, as long as the map has the same size. */
export class Places {
    #of = "";
    #boxes: ReadonlyMap<string, Box> = new Map();

    lay(
        standings: readonly Standing[],
        names: readonly WishedName[],
        spots: ReadonlyMap<string, Spot>,
        sizes: Sizes,
        room: Room,
    ): { forces: PlacedForce[]; names: PlacedName[] } {
        const of = [room.width, room.height, sizes.cell, sizes.space].join();
        const laid = layAll(standings, names, spots, sizes, room, of === this.#of ? this.#boxes : new Map());
        this.#of = of;
        this.#boxes = new Map(laid.forces.map(({ id, box }) => [id, box]));
        return laid;
    }
}
