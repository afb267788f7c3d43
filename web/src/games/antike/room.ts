//! Where things stand on the map so that nothing hides anything: counters inside their province beside its city, names
//! where room is left.

import { around, overlaps, type Box, type Point } from "../../map/geometry";
import type { BoardData, Province } from "./types";

/** Side of a cell of the grid that says which province a place belongs to. */
const CELL = 4;

/** Which province lies where, as a grid. */
export class Ground {
    readonly #columns: number;
    readonly #rows: number;
    readonly #owner: Int16Array;

    constructor(readonly board: BoardData) {
        this.#columns = Math.ceil(board.width / CELL);
        this.#rows = Math.ceil(board.height / CELL);
        this.#owner = new Int16Array(this.#columns * this.#rows).fill(-1);
        board.zones.forEach((province, index) => this.#fill(province.polygon, index));
    }

    /** Is all of this box in the province? */
    holds(province: number, box: Box): boolean {
        const { x, y, width, height } = box;
        for (const dx of [0, 0.25, 0.5, 0.75, 1]) {
            for (const dy of [0, 0.5, 1]) {
                if (this.at(x + dx * width, y + dy * height) !== province) return false;
            }
        }
        return true;
    }

    /** The province at a point. */
    at(x: number, y: number): number {
        const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
        if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return -1;
        return this.#owner[row * this.#columns + column] ?? -1;
    }

    /**
     * Marks the cells whose middle is inside, line by line: each edge of the outline crosses the lines between its
     * ends.
     */
    #fill(polygon: readonly Point[], province: number): void {
        const lines = new Map<number, number[]>();
        let [x1, y1] = polygon.at(-1) ?? [0, 0];
        for (const [x2, y2] of polygon) {
            const first = Math.max(0, Math.ceil(Math.min(y1, y2) / CELL - 0.5));
            const last = Math.min(this.#rows, Math.ceil(Math.max(y1, y2) / CELL - 0.5));
            for (let row = first; row < last; row += 1) {
                const x = x1 + (((row + 0.5) * CELL - y1) / (y2 - y1)) * (x2 - x1);
                const line = lines.get(row);
                if (line) line.push(x);
                else lines.set(row, [x]);
            }
            [x1, y1] = [x2, y2];
        }
        for (const [row, crossings] of lines) {
            crossings.sort((a, b) => a - b);
            for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
                const from = Math.max(0, Math.ceil((crossings[pair] ?? 0) / CELL - 0.5));
                const to = Math.min(this.#columns - 1, Math.floor((crossings[pair + 1] ?? 0) / CELL - 0.5));
                this.#owner.fill(province, row * this.#columns + from, row * this.#columns + to + 1);
            }
        }
    }
}

/** Something that wants a place in a province. */
export interface Item {
    id: string;
    province: string;
    /** Where it would like to stand. */
    home: Point;
    width: number;
    height: number;
}

export interface Stand {
    at: Point;
    scale: number;
    box: Box;
}

const GAP = 3;
const SCALES = [1, 0.88, 0.78] as const;

/** Places around a home, nearest first. */
const SPIRAL: readonly Point[] = (() => {
    const found: Point[] = [];
    for (let x = -150; x <= 150; x += 5) for (let y = -150; y <= 150; y += 5) found.push([x, y]);
    const away = ([x, y]: Point) => x * x + y * y;
    return found.sort((a, b) => away(a) - away(b));
})();

function placeOne(item: Item, taken: readonly Box[], fits: (box: Box) => boolean): Stand | undefined {
    for (const scale of SCALES) {
        for (const [dx, dy] of SPIRAL) {
            const at: Point = [item.home[0] + dx, item.home[1] + dy];
            const box = around(at, item.width * scale + GAP, item.height * scale + GAP);
            if (fits(box) && !taken.some((other) => overlaps(box, other))) return { at, scale, box };
        }
    }
    return undefined;
}

/**
 * A place for each item: inside its province if there is room, else as near as nothing else stands. Boxes in `taken`
 * stay free.
 */
export function arrange(ground: Ground, items: readonly Item[], taken: readonly Box[]): Map<string, Stand> {
    const { board } = ground;
    const stands = new Map<string, Stand>();
    const boxes = [...taken];
    const index = new Map(board.zones.map((province, place) => [province.id, place]));
    const homeless: Item[] = [];
    for (const item of items) {
        const province = index.get(item.province) ?? -1;
        const stand = placeOne(item, boxes, (box) => ground.holds(province, box));
        if (!stand) homeless.push(item);
        else {
            stands.set(item.id, stand);
            boxes.push(stand.box);
        }
    }
    for (const item of homeless) {
        const inside = (box: Box) =>
            box.x >= 0 && box.y >= 0 && box.x + box.width <= board.width && box.y + box.height <= board.height;
        const stand = placeOne(item, boxes, inside) ?? {
            at: item.home,
            scale: 0.78,
            box: around(item.home, item.width, item.height),
        };
        stands.set(item.id, stand);
        boxes.push(stand.box);
    }
    return stands;
}

interface Name {
    id: string;
    text: string;
    at: Point;
    size: number;
}

const SIZES = [20, 17, 14] as const;
/** Letters of our serif are about half as wide as high. */
const LETTER = 0.47;

/** The room that a name takes. */
export function nameBox({ text, at, size }: Pick<Name, "text" | "at" | "size">): Box {
    return around(at, text.length * size * LETTER + 4, size * 0.94);
}

/** Names beside their cities, as large as there is room for; a name that finds none is left out. */
export function nameCities(
    board: { width: number; height: number },
    cities: readonly { id: string; text: string; disc: Box; label: Point }[],
    taken: readonly Box[],
): Name[] {
    const boxes = [...taken];
    const names: Name[] = [];
    for (const city of cities) {
        const { disc } = city;
        const middle: Point = [disc.x + disc.width / 2, disc.y + disc.height / 2];
        const found = SIZES.flatMap((size) => {
            const width = city.text.length * size * LETTER + 4;
            const height = size * 0.94;
            const below: Point = [middle[0], disc.y + disc.height + height / 2 + 1];
            const above: Point = [middle[0], disc.y - height / 2 - 1];
            const beside = (side: 1 | -1): Point => [middle[0] + side * (disc.width / 2 + width / 2 + 2), middle[1]];
            const slanted = (at: Point, side: 1 | -1): Point => [at[0] + side * width * 0.3, at[1]];
            const [first, second] = city.label[1] < middle[1] ? [above, below] : [below, above];
            const places = [
                first,
                second,
                slanted(first, 1),
                slanted(first, -1),
                slanted(second, 1),
                slanted(second, -1),
                beside(1),
                beside(-1),
            ];
            return places.map((at) => ({ at, size, box: nameBox({ text: city.text, at, size }) }));
        }).find(({ box }) => {
            const inside =
                box.x > 2 && box.y > 2 && box.x + box.width < board.width - 2 && box.y + box.height < board.height - 2;
            return inside && !boxes.some((other) => overlaps(box, other));
        });
        if (!found) continue;
        boxes.push(found.box);
        names.push({ id: city.id, text: city.text, at: found.at, size: found.size });
    }
    return names;
}

/** Where units of a kind would like to stand. */
export function home(province: Province, kind: "legion" | "galley"): Point {
    return (kind === "legion" ? province.stackLegion : province.stackGalley) ?? province.stack;
}
