//! The map of Syracuse as it is drawn: the open sea goes on to the east as far as the room reaches.

import type { Point } from "../../map/geometry";
import type { MapData, ZoneData } from "./types";

/** The sea is drawn so far at most. */
const FARTHEST = 2500;

/** How wide the chart is in a room of this shape. */
export function chartWidth(map: MapData, room: { width: number; height: number }): number {
    if (room.width === 0 || room.height === 0) return map.width;
    const wide = Math.round((map.height * room.width) / room.height);
    return Math.max(map.width, Math.min(wide, FARTHEST));
}

/** The edges of the sheet lie so far out that nobody sees them. */
const BEYOND = 900;

/**
 * A path whose points on the western, northern and southern edge of the sheet lie beyond it, so that land and water go
 * on.
 */
export function bled(path: string, map: MapData): string {
    return path.replace(/\s*([ML])\s*(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, letter: string, x: string, y: string) => {
        const [across, down] = beyond([Number(x), Number(y)], map);
        return `${letter}${across} ${down}`;
    });
}

/** The same for a point, which may also lie at the end of the chart. */
export function beyond([x, y]: Point, map: MapData, width = Infinity): Point {
    return [
        x === 0 ? -BEYOND : x === width ? width + BEYOND : x,
        y === 0 ? -BEYOND : y === map.height ? map.height + BEYOND : y,
    ];
}

/** Catania's corner of the sheet, made larger for the many who wait there, at the cost of the sea around it. */
const CORNER = { from: [340, 110], to: [420, 150], sea: "M1", label: [478, 52], stack: [476, 192] } as const;

function withCorner(zone: ZoneData): ZoneData {
    if (zone.kind !== "offmap" && zone.id !== CORNER.sea) return zone;
    const polygon = zone.polygon.map(([x, y]): Point => [
        x === CORNER.from[0] ? CORNER.to[0] : x,
        y === CORNER.from[1] ? CORNER.to[1] : y,
    ]);
    if (zone.kind !== "offmap") return { ...zone, polygon, label: CORNER.label, stack: CORNER.stack };
    return { ...zone, polygon, label: [62, CORNER.to[1] + 26], stack: [CORNER.to[0] / 2, CORNER.to[1] / 2] };
}

/** Where the name of a zone may stand: inside, or below Catania's corner, which is often full. */
export function nameRoom(zone: ZoneData): readonly Point[] {
    if (zone.kind !== "offmap") return zone.polygon;
    const [right, top] = CORNER.to;
    return [
        [0, top],
        [right, top],
        [right, top + 60],
        [0, top + 60],
    ];
}

/** A zone as it is drawn: those at the eastern edge reach to the end of the chart. */
export function stretched(data: ZoneData, map: MapData, width: number): ZoneData {
    const zone = withCorner(data);
    const edge = map.width;
    if (width === edge || !zone.polygon.some(([x]) => x === edge)) return zone;
    const polygon = zone.polygon.map(([x, y]): Point => [x === edge ? width : x, y]);
    // A third of the way into the new water there is room for everybody.
    const shift = Math.min((width - edge) * 0.3, 90);
    const move = ([x, y]: Point): Point => [x + shift, y];
    return { ...zone, polygon, label: move(zone.label), stack: move(zone.stack) };
}

/**
 * Where reinforcements come onto the map: the middle of the zone's stretch of the edge and the direction inwards in
 * degrees.
 */
export function entries(zones: readonly ZoneData[], width: number): { id: string; at: Point; turn: number }[] {
    return zones.flatMap((zone) => {
        if (!zone.entry) return [];
        const on = (test: (point: Point) => boolean) => zone.polygon.filter(test);
        const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
        const west = on(([x]) => x === 0);
        const east = on(([x]) => x === width);
        const north = on(([, y]) => y === 0);
        const inset = 14;
        if (zone.kind === "land" && west.length > 1)
            return [{ id: zone.id, at: [inset, middle(west.map(([, y]) => y))] as Point, turn: 0 }];
        if (north.length > 1)
            return [{ id: zone.id, at: [Math.max(middle(north.map(([x]) => x)), 460), inset] as Point, turn: 90 }];
        if (east.length > 1)
            return [{ id: zone.id, at: [width - inset, middle(east.map(([, y]) => y))] as Point, turn: 180 }];
        return [];
    });
}

/** Parts of a border that belong to a fortification. */
export function fortification(map: MapData, name: string): string {
    const borders = map.borders.filter((border) => border.features.includes(`fortification:${name}`));
    return borders.flatMap((border) => border.paths).join(" ");
}
