//! Where enemies stand: the map marks that a march ends there.

import type { MapData, Position, Side, UnitsData } from "./types";

/** Where the pieces are of whom one has to stop. */
export function enemyPlaces(map: MapData, position: Position, units: UnitsData, side: Side): Set<string> {
    const places = new Set<string>();
    for (const unit of [...units.units, ...units.leaders]) {
        const at = position.pieces[unit.id]?.at;
        if (!at || unit.side === side) continue;
        places.add(at);
        const fort = map.forts.find((each) => each.id === at);
        if (fort) places.add(fort.zone);
    }
    return places;
}
