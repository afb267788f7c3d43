//! Ways that a group could take, read off the map: suggestions, so that one click sends several steps. Where a way is closed by something the map cannot
//! tell, the server refuses the step and the group stands still.

import type { Ground, Leg } from "../campaign/march";
import type { MapData, Position, Side, UnitsData, WallId } from "./types";

type Border = MapData["borders"][number];

function isClosed(border: Border, position: Position, side: Side): boolean {
    return border.features.some((feature) => {
        if (feature === "fortification:syracuse") return side !== "syracusan";
        if (feature === "fortification:camp") return position.camp === "standing" && side !== "athenian";
        if (feature.startsWith("wall:")) {
            const enemy = feature.startsWith("wall:A") ? "athenian" : "syracusan";
            return enemy !== side && position.walls[feature.slice(5) as WallId] !== "unbuilt";
        }
        return feature.startsWith("chain") && position.chains === "built";
    });
}

function legsOf(border: Border, naval: boolean, side: Side): Leg[] {
    const { a, b, kind, cost } = border;
    const both = (price: (way: string) => number | undefined) =>
        [{ from: a, to: b }, { from: b, to: a }].flatMap(({ from, to }) => {
            const found = price(`${from}>${to}`);
            return found === undefined ? [] : [{ from, to, cost: found }];
        });
    if (!naval) return kind === "land" ? both((way) => cost?.[way]) : [];
    const isWater = kind === "sea" || (kind === "offmap" && side === "athenian") || (kind === "canal" && side === "syracusan");
    return isWater ? both(() => 1) : [];
}

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

/** The ground for ships or for people on foot. */
export function waysOf(map: MapData, position: Position, units: UnitsData, side: Side, naval: boolean): Ground {
    const legs = map.borders.filter((border) => !isClosed(border, position, side)).flatMap((border) => legsOf(border, naval, side));
    const enemies = enemyPlaces(map, position, units, side);
    return { legs, open: () => true, ends: (place) => enemies.has(place) };
}

/** How far the slowest of a group gets. */
export function pointsOf(group: readonly string[], units: UnitsData, naval: boolean): number {
    if (naval) return 99;
    const all = [...units.units, ...units.leaders].filter((unit) => group.includes(unit.id));
    const points = all.map((unit) => unit.movement ?? Number(units.types[unit.type ?? "H"]?.movement ?? 4));
    return Math.min(99, ...points.filter((each) => Number.isFinite(each)));
}
