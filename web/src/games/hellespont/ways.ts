//! Ways that a group could take, read off the map: suggestions, so that one click sends several steps. The server has the last word on each of them.

import type { Ground, Leg } from "../campaign/march";
import { allPieces } from "../campaign/pieces";
import type { BorderData, MapData, Position, Side, UnitsData } from "./types";

/** Ships go as far as they like. */
export const UNLIMITED = 99;

/** Where units of the enemy are: ships stop ships, land units stop land units, and both close ports. */
export function enemyPlaces(position: Position, units: UnitsData, side: Side, naval: boolean): Set<string> {
    const stops = units.units.filter((unit) => unit.side !== side && (isPort(position.pieces[unit.id]?.at) || (unit.type === "T") === naval));
    return new Set(stops.flatMap((unit) => position.pieces[unit.id]?.at ?? []));
}

/** Zones have numbers, ports have names. */
export function isPort(place: string | undefined): boolean {
    return place !== undefined && !/^([MTB]\d+|reserve|eliminated|removed)$/.test(place);
}

function legsOf({ a, b, kind, features }: BorderData, map: MapData, naval: boolean): Leg[] {
    const cost = (to: string) => (map.zones.find((zone) => zone.id === to)?.terrain === "difficult" ? 2 : 1);
    const both = [{ from: a, to: b }, { from: b, to: a }].map((way) => ({ ...way, cost: naval ? 0.01 : cost(way.to) }));
    const anchor = features.includes("anchor");
    if (naval) return kind === "sea" || anchor ? both : kind === "arrow" ? both.slice(0, 1) : [];
    return kind === "land" || (kind === "port" && !anchor) ? both : [];
}

/** The ground for ships or for people on foot. */
export function waysOf(map: MapData, position: Position, units: UnitsData, side: Side, naval: boolean): Ground {
    const enemies = enemyPlaces(position, units, side, naval);
    const been = new Set(position.march?.seen);
    return {
        legs: map.borders.flatMap((border) => legsOf(border, map, naval)),
        open: (place) => !been.has(place) && !(isPort(place) && enemies.has(place)),
        ends: (place) => enemies.has(place) || (naval && isPort(place)),
    };
}

/** How far the slowest of a group gets. */
export function pointsOf(group: readonly string[], units: UnitsData, naval: boolean): number {
    if (naval) return UNLIMITED;
    const all = allPieces(units).filter((unit) => group.includes(unit.id));
    const points = all.map((unit) => unit.movement ?? Number(units.types[unit.type ?? "H"]?.movement ?? 4));
    return Math.min(UNLIMITED, ...points.filter((each) => Number.isFinite(each)));
}
