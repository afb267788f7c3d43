//! Who is still to come and who is lost.

import type { Sentences } from "../../words/sentences";
import type { WarLook } from "../campaign/look";
import { FRESH, inOrder, pieceLook } from "./looks";
import type { CalendarData, Position, ScenarioData, Side, UnitsData } from "./types";

export interface Coming {
    side: Side;
    /** Nothing for a group that comes when it is called. */
    turn: number | undefined;
    zones: string[];
    looks: WarLook[];
}

/** A scenario with what it takes over from another. */
export function scenarioOf(calendar: CalendarData, id: string): ScenarioData | undefined {
    const found = calendar.scenarios.find((each) => each.id === id);
    const base = calendar.scenarios.find((each) => each.id === found?.extends);
    return found && { ...base, ...found };
}

/** The groups that have not come yet, the next first; those that come when they are called at the end. */
export function comingGroups(position: Position, calendar: CalendarData, units: UnitsData, words: Sentences): Coming[] {
    const scenario = scenarioOf(calendar, position.scenario);
    const all = [...units.units, ...units.leaders];
    const sides: Side[] = ["athenian", "syracusan"];
    // In the order in which the server counts the groups.
    const groups = sides.flatMap((side) => {
        const optional = scenario?.optionalReinforcements?.[side];
        return [...(scenario?.reinforcements?.[side] ?? []), ...(optional ? [optional] : [])].map((group) => ({ side, group }));
    });
    const coming = groups.flatMap(({ side, group }, index): Coming[] => {
        const arrival = position.arrivals[index] ?? "done";
        if (arrival === "done") return [];
        const ids = [...group.units, ...(group.leaders ?? [])];
        const looks = inOrder(all.filter((unit) => ids.includes(unit.id))).map((unit) => pieceLook(unit, FRESH, words));
        return [{ side, turn: arrival === "called" ? undefined : arrival.turn, zones: group.zones, looks }];
    });
    return coming.sort((a, b) => (a.turn ?? 99) - (b.turn ?? 99));
}

/** Units and leaders of a side that are lost. */
export function fallen(position: Position, units: UnitsData, side: Side, words: Sentences): WarLook[] {
    const gone = [...units.units, ...units.leaders].filter((unit) => unit.side === side && position.pieces[unit.id]?.at === "eliminated");
    return inOrder(gone).map((unit) => pieceLook(unit, FRESH, words));
}
