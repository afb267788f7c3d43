//! Where enemies stand: the map marks that a march ends there.

import type { Position, Side, UnitsData } from "./types";

/** Where units of the enemy are: ships stop ships, land units stop land units, and both close ports. */
export function enemyPlaces(position: Position, units: UnitsData, side: Side, naval: boolean): Set<string> {
    const stops = units.units.filter(
        (unit) => unit.side !== side && (isPort(position.pieces[unit.id]?.at) || (unit.type === "T") === naval),
    );
    return new Set(stops.flatMap((unit) => position.pieces[unit.id]?.at ?? []));
}

/** Zones have numbers, ports have names. */
export function isPort(place: string | undefined): boolean {
    return place !== undefined && !/^([MTB]\d+|reserve|eliminated|removed)$/.test(place);
}
