//! Who is still to come and who is lost.

import type { Sentences } from "../../words/sentences";
import type { WarLook } from "./look";
import { allPieces, FRESH, inOrder } from "./pieces";
import type { Arrival, PieceView, ScenarioData, UnitData, UnitsData } from "./types";

export interface Coming<Side extends string> {
    side: Side;
    /** Nothing for a group that comes when it is called. */
    turn: number | undefined;
    zones: string[];
    looks: WarLook[];
}

type Draw<Side extends string> = (unit: UnitData<Side>, piece: PieceView, words: Sentences) => WarLook;

/** A scenario with what it takes over from another. */
export function scenarioOf<Side extends string>(
    scenarios: readonly ScenarioData<Side>[],
    id: string,
): ScenarioData<Side> | undefined {
    const found = scenarios.find((each) => each.id === id);
    const base = scenarios.find((each) => each.id === found?.extends);
    return found && { ...base, ...found };
}

interface Asked<Side extends string> {
    scenario: ScenarioData<Side> | undefined;
    arrivals: readonly Arrival[];
    units: UnitsData<Side>;
    sides: readonly Side[];
    draw: Draw<Side>;
    words: Sentences;
}

/** The groups that have not come yet, the next first; those that come when they are called at the end. */
export function comingGroups<Side extends string>({
    scenario,
    arrivals,
    units,
    sides,
    draw,
    words,
}: Asked<Side>): Coming<Side>[] {
    const all = allPieces(units);
    // In the order in which the server counts the groups.
    const groups = sides.flatMap((side) => {
        const optional = [scenario?.optionalReinforcements?.[side] ?? []].flat();
        return [...(scenario?.reinforcements?.[side] ?? []), ...optional].map((group) => ({ side, group }));
    });
    const coming = groups.flatMap(({ side, group }, index): Coming<Side>[] => {
        const arrival = arrivals[index] ?? "done";
        if (arrival === "done") return [];
        const ids = [...group.units, ...(group.leaders ?? [])];
        const looks = inOrder(all.filter((unit) => ids.includes(unit.id))).map((unit) =>
            draw(unit, { ...FRESH, back: group.weakened?.includes(unit.id) ?? false }, words),
        );
        return [{ side, turn: arrival === "called" ? undefined : arrival.turn, zones: group.zones, looks }];
    });
    return coming.sort((a, b) => (a.turn ?? 99) - (b.turn ?? 99));
}

/** Units and leaders of a side that are lost. */
export function fallen<Side extends string>(
    pieces: Record<string, PieceView>,
    units: UnitsData<Side>,
    side: Side,
    draw: Draw<Side>,
    words: Sentences,
): WarLook[] {
    const gone = allPieces(units).filter((unit) => unit.side === side && pieces[unit.id]?.at === "eliminated");
    return inOrder(gone).map((unit) => draw(unit, FRESH, words));
}
