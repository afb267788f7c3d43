//! The map of the Hellespont as it is drawn: the Aegean goes on to the west as far as the room reaches, and the bases
//! there grow with it.

import type { Box, Point } from "../../map/geometry";
import type { MapData, ZoneData } from "./types";

/** The sea goes on at least and at most so far to the west: both fleets find room in the base that they share. */
const LEAST = 190;
const MOST = 420;
/** The edges of the sheet lie so far out that nobody sees them. */
const BEYOND = 900;
/** The boxes of the bases: the corners of the sheet and the middle of its western edge. */
const BOXES: Record<string, Box> = {
    B1: { x: 1410, y: 0, width: 190, height: 140 },
    B2: { x: 0, y: 0, width: 190, height: 150 },
    B3: { x: 0, y: 796, width: 150, height: 216 },
};

/** Arrows stand so far before the box of their base. */
export const ARROW = 22;
/** Anchors lie so far before the wall. */
export const OUTSIDE = 14;

/** How far the sea goes on in a room of this shape. */
export function westward(map: MapData, room: { width: number; height: number }): number {
    if (room.width === 0 || room.height === 0) return LEAST;
    const wide = Math.round((map.height * room.width) / room.height) - map.width;
    return Math.max(LEAST, Math.min(wide, MOST));
}

/** A base in the west reaches to the new edge, but no further than its pieces need. */
export function baseBox(id: string, west: number): Box {
    const box = BOXES[id] ?? { x: 0, y: 0, width: 0, height: 0 };
    return box.x > 0 ? { ...box, x: box.x + west } : { ...box, width: box.width + west };
}

/** A box as an outline. */
export function cornersOf({ x, y, width, height }: Box): Point[] {
    return [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
    ];
}

/** A box that is larger on all sides. */
export function grown({ x, y, width, height }: Box, by: number): Box {
    return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** A zone as it is drawn. */
export function charted(zone: ZoneData, west: number): ZoneData {
    const move = ([x, y]: Point): Point => [x === 0 ? 0 : x + west, y];
    if (zone.kind === "base") {
        const box = baseBox(zone.id, west);
        return {
            ...zone,
            polygon: cornersOf(box),
            label: [box.x + box.width / 2, box.y + 16],
            stack: [box.x + box.width / 2, box.y + box.height / 2 + 10],
        };
    }
    const polygon = zone.polygon.map(move);
    // Seas at the western edge have their middle a little further out.
    const shift = zone.polygon.some(([x]) => x === 0) ? west * 0.6 : west;
    return {
        ...zone,
        polygon,
        label: [zone.label[0] + shift, zone.label[1]],
        stack: [zone.stack[0] + shift, zone.stack[1]],
    };
}

/** Points on the edge of the sheet lie beyond it, so that land and water go on. */
export function beyond([x, y]: Point, map: MapData, west: number): Point {
    const right = map.width + west;
    return [
        x === 0 ? -BEYOND : x === right ? right + BEYOND : x,
        y === 0 ? -BEYOND : y === map.height ? map.height + BEYOND : y,
    ];
}

/** The same for a path in the units of the data, whose western edge is open sea. */
export function bled(path: string, map: MapData): string {
    return path.replace(/([ML])\s*(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, letter: string, x: string, y: string) => {
        const [across, down] = [Number(x), Number(y)];
        return `${letter}${across === map.width ? across + BEYOND : across} ${down === 0 ? -BEYOND : down === map.height ? down + BEYOND : down}`;
    });
}

/** All shores that are beaches, as one path. */
export function beaches(map: MapData): string {
    return map.borders
        .filter((border) => border.features.includes("beach"))
        .flatMap((border) => border.paths)
        .join(" ");
}

/** The ways out of the bases: from the edge of the box into the sea zone, with the direction in degrees. */
export function exits(map: MapData, west: number): { id: string; at: Point; turn: number }[] {
    return map.borders.flatMap((border) => {
        if (border.kind !== "arrow") return [];
        const { y, height } = baseBox(border.a, west);
        const isUp = border.mid[1] < y + height / 2;
        const at: Point = [border.mid[0] + west, isUp ? y - ARROW : y + height + ARROW];
        return [{ id: `${border.a}-${border.b}`, at, turn: isUp ? -90 : 90 }];
    });
}

/** Where ships enter a port: before its edge towards each sea, and the direction from there into the port. */
export function anchorages(map: MapData, west: number): { port: string; sea: string; at: Point; inward: Point }[] {
    return map.borders.flatMap((border) => {
        if (!border.features.includes("anchor")) return [];
        const [port, sea] = border.a.startsWith("M") ? [border.b, border.a] : [border.a, border.b];
        const square = map.zones.find((zone) => zone.id === port)?.polygon ?? [];
        const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
        const [across, down] = [
            middle(square.map(([x]) => x)) - border.mid[0],
            middle(square.map(([, y]) => y)) - border.mid[1],
        ];
        const inward: Point = Math.abs(across) > Math.abs(down) ? [Math.sign(across), 0] : [0, Math.sign(down)];
        return [
            {
                port,
                sea,
                at: [border.mid[0] + west - inward[0] * OUTSIDE, border.mid[1] - inward[1] * OUTSIDE] as Point,
                inward,
            },
        ];
    });
}
