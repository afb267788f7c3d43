//! Where prices stand.

import type { Box, Point } from "../../map/geometry";
import { clearSpot } from "../campaign/names";
import type { Laid } from "../campaign/piles";
import type { MapData, ZoneData } from "./types";

/** Where the price of a place stands: beside its counters and its name, or above a fort. */
export function priceSpots(
    zones: readonly ZoneData[],
    map: MapData,
    stacks: readonly (Laid & { id: string })[],
    taken: readonly Box[],
    size: number,
): (id: string) => Point | undefined {
    return (id) => {
        const fort = map.forts.find((each) => each.id === id);
        if (fort) return [fort.box[0], fort.box[1] - 44];
        const zone = zones.find((each) => each.id === id);
        const piles = stacks.find((stack) => stack.id === id)?.piles ?? [];
        return zone && clearSpot(zone, piles, taken, size * 1.3, size);
    };
}
