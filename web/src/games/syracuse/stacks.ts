//! Where the counters of Syracuse lie.

import type { Box, Point } from "../../map/geometry";
import type { Sentences } from "../../words/sentences";
import type { WarLook } from "../campaign/look";
import { aboutPlace, piecesAt } from "../campaign/pieces";
import { lay, row, type Laid } from "../campaign/piles";
import type { Sizes } from "../campaign/sizes";
import { pieceLook, SIGNS } from "./looks";
import type { MapData, Position, Side, UnitsData, ZoneData } from "./types";

export interface PlacedStack extends Laid {
    id: string;
    /** Around the garrison of a fort. */
    frame?: Box;
}

/** The counters in a place. */
export function looksAt(id: string, position: Position, units: UnitsData, words: Sentences): WarLook[] {
    return piecesAt(id, position.pieces, units).map(({ unit, piece }) => pieceLook(unit, piece, words));
}

/** Who stands in a place, in words. */
export function about(looks: readonly WarLook[], words: Sentences): string {
    return aboutPlace(looks, SIGNS, words);
}

const FORT: [number, number] = [76, 84];

function standing(zone: ZoneData, map: MapData, frames: readonly Box[]): Box[] {
    const walls = map.walls.map((wall) => ({ x: wall.box[0] - 22, y: wall.box[1] - 20, width: 44, height: 40 }));
    const forts = map.forts
        .filter((fort) => fort.zone === zone.id)
        .map((fort) => ({ x: fort.box[0] - FORT[0] / 2, y: fort.box[1] - 32, width: FORT[0], height: FORT[1] }));
    const camp =
        map.camp.zone === zone.id ? [{ x: map.camp.box[0] - 34, y: map.camp.box[1] - 28, width: 68, height: 54 }] : [];
    // Nothing lies across the edge of the sheet.
    const edges = [
        { x: -1000, y: -1000, width: 6000, height: 1004 },
        { x: -1000, y: map.height - 4, width: 6000, height: 1000 },
        { x: -1000, y: -1000, width: 1004, height: 4000 },
    ];
    return [...walls, ...forts, ...camp, ...frames, ...edges];
}

/** Lays all counters: garrisons in the frames of their forts, the others in their zones. */
export function layStacks(
    zones: readonly ZoneData[],
    map: MapData,
    position: Position,
    units: UnitsData,
    words: Sentences,
    size: Sizes,
): PlacedStack[] {
    const garrisons = map.forts.flatMap((fort): PlacedStack[] => {
        const looks = looksAt(fort.id, position, units, words);
        if (looks.length === 0) return [];
        const laid = row(looks, fort.box, size.counter * 0.92);
        const left = Math.min(...laid.piles.map((pile) => pile.box.x));
        const right = Math.max(...laid.piles.map((pile) => pile.box.x + pile.box.width));
        const top = Math.min(...laid.piles.map((pile) => pile.box.y));
        const bottom = Math.max(...laid.piles.map((pile) => pile.box.y + pile.box.height));
        return [
            {
                id: fort.id,
                ...laid,
                frame: { x: left - 8, y: top - 8, width: right - left + 16, height: bottom - top + 16 },
            },
        ];
    });
    const frames = garrisons.flatMap(({ frame }) =>
        frame ? [{ ...frame, y: frame.y - 10, height: frame.height + 32 }] : [],
    );
    const laid: Box[] = [];
    const others = zones.flatMap((zone): PlacedStack[] => {
        const looks = looksAt(zone.id, position, units, words);
        if (looks.length === 0) return [];
        const room = { polygon: zone.polygon, middle: zone.stack, taken: [...standing(zone, map, frames), ...laid] };
        const stack = lay(looks, room, size.counter, size.smallest);
        laid.push(...stack.piles.map((pile) => pile.box));
        return [{ id: zone.id, ...stack }];
    });
    return [...others, ...garrisons];
}

/** In the midst of the zones where a side has counters; who is off the map does not count. */
export function middleOf(
    side: Side | undefined,
    zones: readonly ZoneData[],
    looksOf: (zone: string) => readonly WarLook[],
): Point | undefined {
    const spots = zones
        .filter(
            ({ kind, id }) => kind !== "offmap" && looksOf(id).some(({ sign }) => side && SIGNS[side].includes(sign)),
        )
        .map(({ stack }) => stack);
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];
    const [x, y] = [median(spots.map(([across]) => across)), median(spots.map(([, down]) => down))];
    return x === undefined || y === undefined ? undefined : [x, y];
}

/** What names must not touch. */
export function namesTaken(stacks: readonly PlacedStack[], map: MapData, manned: ReadonlySet<string>): Box[] {
    const piles = stacks.flatMap((stack) => stack.piles.map((pile) => pile.box));
    const frames = stacks.flatMap(({ frame }) =>
        frame ? [{ ...frame, y: frame.y - 10, height: frame.height + 32 }] : [],
    );
    const forts = map.forts
        .filter((fort) => !manned.has(fort.id))
        .map((fort) => ({ x: fort.box[0] - FORT[0] / 2, y: fort.box[1] - 32, width: FORT[0], height: FORT[1] }));
    const walls = map.walls.map((wall) => ({ x: wall.box[0] - 22, y: wall.box[1] - 20, width: 44, height: 40 }));
    const camp = { x: map.camp.box[0] - 34, y: map.camp.box[1] - 28, width: 68, height: 54 };
    return [...piles, ...frames, ...forts, ...walls, camp];
}
