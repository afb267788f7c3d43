//! Where the counters of Hellespont lie: garrisons in the squares of their ports, fleets in their bases, the others in
//! their zones.

import { overlaps, type Box, type Point } from "../../map/geometry";
import type { Sentences } from "../../words/sentences";
import type { WarLook } from "../campaign/look";
import { aboutPlace, piecesAt } from "../campaign/pieces";
import { block, lay, type Laid } from "../campaign/piles";
import type { Sizes } from "../campaign/sizes";
import { anchorages, baseBox, cornersOf, exits, grown, OUTSIDE } from "./chart";
import { BOTH, pieceLook, SIDES, SIGNS } from "./looks";
import type { MapData, Position, Side, UnitsData, ZoneData } from "./types";

interface PlacedStack extends Laid {
    id: string;
}

/** A port as it is drawn: its wall, which grows over the land with its garrison. */
export interface PortFrame {
    id: string;
    box: Box;
    /** The height of the plate with its name, which stands away from the anchor. */
    plate: number;
    below: boolean;
}

/** The counters in a place. Land units at sea are aboard. */
export function looksAt(id: string, position: Position, units: UnitsData, words: Sentences): WarLook[] {
    return piecesAt(id, position.pieces, units).map(({ unit, piece }) => {
        const aboard = id.startsWith("M") && unit.kind === "unit" && unit.type !== "T";
        return pieceLook(unit, { ...piece, aboard }, words);
    });
}

/** Who stands in a place, in words. */
export function about(looks: readonly WarLook[], words: Sentences): string {
    return aboutPlace(looks, SIGNS, words);
}

/** In the strait counters may be a little smaller. */
const NARROW = 0.92;
/** An empty port is as large as this. */
const SQUARE = 66;
const RIM = 7;

/** Towards the land, away from the anchors; Cyzicus lies between two seas and grows to the south. */
function inland(zone: ZoneData, map: MapData, west: number): Point {
    const anchors = anchorages(map, west).filter((anchor) => anchor.port === zone.id);
    return anchors.length === 1 ? (anchors[0]?.inward ?? [0, 1]) : [0, 1];
}

function middleOf(zone: ZoneData): Point {
    const xs = zone.polygon.map(([x]) => x);
    const ys = zone.polygon.map(([, y]) => y);
    return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function layPort(
    zone: ZoneData,
    map: MapData,
    west: number,
    looks: readonly WarLook[],
    size: Sizes,
): { frame: PortFrame; stack: Laid } {
    const plate = size.name * 1.5;
    const inner = block(looks, [0, 0], size.smallest, 2.6, 2);
    const width = Math.max(SQUARE, inner.width + RIM * 2, zone.name.length * size.name * 0.52 + 10);
    const height = Math.max(looks.length > 0 ? 0 : SQUARE - plate * 0.4, inner.height + RIM * 2) + plate;
    const [across, down] = inland(zone, map, west);
    const [x, y] = middleOf(zone);
    const box = {
        x: x - width / 2 + (across * (width - SQUARE)) / 2,
        y: y - height / 2 + (down * (height - SQUARE)) / 2,
        width,
        height,
    };
    const below = down > 0 && zone.anchors?.length === 1;
    const [left, top] = [box.x + box.width / 2, box.y + (below ? 0 : plate) + (box.height - plate - inner.height) / 2];
    const piles = inner.piles.map((pile) => ({
        ...pile,
        box: { ...pile.box, x: pile.box.x + left, y: pile.box.y + top },
    }));
    return { frame: { id: zone.id, box, plate, below }, stack: { piles, size: inner.size } };
}

/** The part of a base that belongs to one side: both share B3, side by side. */
export function baseParts(zone: ZoneData, west: number, plate: number): { side: Side; box: Box }[] {
    const box = baseBox(zone.id, west);
    const sides = BOTH.filter((side) => zone.access?.includes(side));
    const width = box.width / sides.length;
    return sides.map((side, index) => ({
        side,
        box: { x: box.x + index * width, y: box.y + plate, width, height: box.height - plate },
    }));
}

const edges = (map: MapData, west: number): Box[] => [
    { x: -1000, y: -1000, width: 6000, height: 1004 },
    { x: -1000, y: map.height - 4, width: 6000, height: 1000 },
    { x: -1000, y: -1000, width: 1004, height: 4000 },
    { x: map.width + west - 4, y: -1000, width: 1004, height: 4000 },
];

interface Deployment {
    stacks: PlacedStack[];
    ports: PortFrame[];
    /** Before the walls, where ships go in. */
    anchors: Point[];
    /** What neither counters nor names may touch. */
    standing: Box[];
}

/** Lays all counters. */
export function deploy(
    zones: readonly ZoneData[],
    map: MapData,
    west: number,
    position: Position,
    units: UnitsData,
    words: Sentences,
    size: Sizes,
): Deployment {
    const stacks: PlacedStack[] = [];
    const ports: PortFrame[] = [];
    for (const zone of zones.filter(({ kind }) => kind === "port")) {
        const { frame, stack } = layPort(zone, map, west, looksAt(zone.id, position, units, words), size);
        ports.push(frame);
        stacks.push({ id: zone.id, ...stack });
    }
    const bases = zones.filter(({ kind }) => kind === "base");
    for (const zone of bases) {
        const looks = looksAt(zone.id, position, units, words);
        const parts = baseParts(zone, west, size.name * 1.7).map(({ side, box }) => {
            const own = looks.filter((look) => look.sign === SIDES[side].sign);
            const room = { x: box.x + 5, y: box.y + 3, width: box.width - 10, height: box.height - 8 };
            const middle: Point = [room.x + room.width / 2, room.y + room.height / 2];
            return lay(own, { polygon: cornersOf(room), middle, taken: [] }, size.counter, size.smallest * 0.94);
        });
        stacks.push({
            id: zone.id,
            piles: parts.flatMap((part) => part.piles.map((pile) => ({ ...pile, size: pile.size ?? part.size }))),
            size: size.smallest,
        });
    }
    const anchors = moor(ports, map, west);
    const moored = anchors.map(([x, y]) => ({ x: x - 14, y: y - 14, width: 28, height: 28 }));
    const arrows = exits(map, west).map(({ at }) => ({ x: at[0] - 15, y: at[1] - 27, width: 30, height: 54 }));
    const standing = [
        ...arrows,
        ...ports.map(({ box }) => grown(box, 4)),
        ...moored,
        ...bases.map(({ id }) => baseBox(id, west)),
        ...edges(map, west),
    ];
    const laid: Box[] = [];
    for (const zone of zones.filter(({ kind }) => kind === "land" || kind === "sea")) {
        const looks = looksAt(zone.id, position, units, words);
        if (looks.length === 0) continue;
        const near = [...standing, ...laid].filter((box) => overlaps(box, boundsOf(zone)));
        const stack = lay(
            looks,
            { polygon: zone.polygon, middle: zone.stack, taken: near },
            size.counter,
            zone.terrain === "strait" ? size.smallest * NARROW : size.smallest,
            zone.kind === "sea",
        );
        laid.push(...stack.piles.map((pile) => pile.box));
        stacks.push({ id: zone.id, ...stack });
    }
    return { stacks, ports, anchors, standing };
}

/** The anchors before the walls as they stand. */
function moor(ports: readonly PortFrame[], map: MapData, west: number): Point[] {
    return anchorages(map, west).map(({ port, at, inward }): Point => {
        const wall = ports.find((each) => each.id === port)?.box;
        if (!wall) return at;
        const x = inward[0] > 0 ? wall.x - OUTSIDE : inward[0] < 0 ? wall.x + wall.width + OUTSIDE : at[0];
        const y = inward[1] > 0 ? wall.y - OUTSIDE : inward[1] < 0 ? wall.y + wall.height + OUTSIDE : at[1];
        return [x, y];
    });
}

function boundsOf(zone: ZoneData): Box {
    const xs = zone.polygon.map(([x]) => x);
    const ys = zone.polygon.map(([, y]) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return grown({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, 20);
}
