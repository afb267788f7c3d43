//! Where prices stand.

import type { Box, Point } from "../../map/geometry";
import { freeSpot } from "../campaign/names";
import type { MapData, ZoneData } from "./types";

/** Where the price of a place stands: beside its counters and its name, or above a fort. */
export function priceSpots(zones: readonly ZoneData[], map: MapData, taken: readonly Box[], size: number): (id: string) => Point | undefined {
    return (id) => {
        const fort = map.forts.find((each) => each.id === id);
        if (fort) return [fort.box[0], fort.box[1] - 44];
        const zone = zones.find((each) => each.id === id);
        return zone && freeSpot(zone.polygon, zone.stack, taken, size * 1.3, size);
    };
}
