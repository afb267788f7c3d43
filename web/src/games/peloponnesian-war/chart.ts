//! The map as it is drawn: stretched to the room, with its lines and the room around each space.

import type { Point } from "../../map/geometry";
import type { LineData, MapData, SpaceData } from "./types";

/**
 * The coast was drawn for the middle of Greece; up to here a wider drawing is what an atlas with square degrees shows.
 */
const WIDEST = 1.27;

/** How much wider than drawn the map is, so that it fills the room. */
export function stretchFor(map: { width: number; height: number }, room: { width: number; height: number }): number {
    if (room.width === 0 || room.height === 0) return 1;
    const wanted = (room.width / room.height) * (map.height / map.width);
    return Math.min(Math.max(wanted, 1), WIDEST);
}

/** A space where it is drawn. */
export interface Spot {
    data: SpaceData;
    at: Point;
    /** Half of the room between it and its nearest neighbour, for fingers. */
    reach: number;
}

const LARGEST_REACH = 30;

export function spotsOf(map: MapData, stretch: number): Map<string, Spot> {
    const drawn = map.zones.map((data) => ({ data, at: [data.x * stretch, data.y] as Point }));
    const spots = drawn.map(({ data, at }): [string, Spot] => {
        const near = drawn
            .filter((each) => each.data !== data)
            .map((each) => Math.hypot(each.at[0] - at[0], each.at[1] - at[1]));
        return [data.id, { data, at, reach: Math.min(LARGEST_REACH, Math.min(...near) / 2) }];
    });
    return new Map(spots);
}

/** A circle as an outline, for the zones of the common map. */
export function disc([x, y]: Point, radius: number): Point[] {
    return Array.from({ length: 20 }, (_, index): Point => {
        const angle = (index / 20) * 2 * Math.PI;
        return [
            Math.round((x + radius * Math.cos(angle)) * 10) / 10,
            Math.round((y + radius * Math.sin(angle)) * 10) / 10,
        ];
    });
}

/** The bends of a line of communication, from one end to the other. */
export function lineOf(line: LineData, spots: ReadonlyMap<string, Spot>, stretch: number): Point[] {
    const [a, b] = [spots.get(line.a), spots.get(line.b)];
    if (!a || !b) return [];
    return [a.at, ...(line.via ?? []).map(([x, y]): Point => [x * stretch, y]), b.at];
}

export const path = (points: readonly Point[]): string =>
    points.length < 2 ? "" : `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** A way over the map, along the lines between the spaces; straight where no line is drawn. */
export function wayPoints(
    spaces: readonly string[],
    map: MapData,
    spots: ReadonlyMap<string, Spot>,
    stretch: number,
): Point[] {
    const points: Point[] = [];
    for (let index = 0; index < spaces.length; index += 1) {
        const [from, to] = [spaces[index - 1], spaces[index] ?? ""];
        const spot = spots.get(to);
        if (!spot) continue;
        const line = map.borders.find(
            (each) => (each.a === from && each.b === to) || (each.a === to && each.b === from),
        );
        if (line?.via) {
            const bends = lineOf(line, spots, stretch);
            points.push(...(line.a === from ? bends : bends.toReversed()).slice(1, -1));
        }
        points.push(spot.at);
    }
    return points;
}
