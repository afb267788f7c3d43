//! Places further along the way, and where prices stand.

import type { Question } from "../../generated/Question";
import type { Box, Point } from "../../map/geometry";
import { reach, type Reached } from "../campaign/march";
import { freeSpot } from "../campaign/names";
import type { Target } from "../module";
import type { MapData, Side, SyracuseView, UnitsData, ZoneData } from "./types";
import { pointsOf, waysOf } from "./ways";

/** Places that the group could go on to in several steps; those of one step are answers themselves. */
export function fartherPlaces(question: Question, view: SyracuseView, map: MapData, units: UnitsData, open: ReadonlySet<Target>): Map<string, Reached> {
    const { march, steps } = view.position;
    const step = steps.at(-1);
    const side = (question.about as { side?: Side }).side;
    if ((question.prompt !== "pick" && question.prompt !== "march") || !side) return new Map();
    const group = step?.type === "pick" ? step.picked : (march?.group ?? []);
    const at = step?.type === "pick" ? step.from : march?.at;
    if (group.length === 0 || at === undefined) return new Map();
    const start = view.position.pieces[group[0] ?? ""]?.at ?? at;
    const kinds = [...units.units, ...units.leaders].filter((unit) => group.includes(unit.id));
    const naval = march?.naval ?? kinds.some((unit) => unit.type === "T");
    const points = pointsOf(group, units, naval) - (march?.spent ?? 0);
    const found = reach(start, points, waysOf(map, view.position, units, side, naval));
    const isOpen = (id: string) => open.has(`zone:${id}`) || open.has(`fort:${id}`);
    return new Map([...found].filter(([id, { path }]) => !isOpen(id) && isOpen(path[0] ?? "")));
}

/** Where the price of a place stands: beside its counters and its name, or above a fort. */
export function priceSpots(zones: readonly ZoneData[], map: MapData, taken: readonly Box[], size: number): (id: string) => Point | undefined {
    return (id) => {
        const fort = map.forts.find((each) => each.id === id);
        if (fort) return [fort.box[0], fort.box[1] - 44];
        const zone = zones.find((each) => each.id === id);
        return zone && freeSpot(zone.polygon, zone.stack, taken, size * 1.3, size);
    };
}
