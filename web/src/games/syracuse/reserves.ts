//! Who is still to come to Syracuse and who is lost.

import type { Sentences } from "../../words/sentences";
import type { WarLook } from "../campaign/look";
import * as reserves from "../campaign/reserves";
import { pieceLook } from "./looks";
import type { CalendarData, Position, ScenarioData, Side, UnitsData } from "./types";

type Coming = reserves.Coming<Side>;

export function scenarioOf(calendar: CalendarData, id: string): ScenarioData | undefined {
    return reserves.scenarioOf(calendar.scenarios, id);
}

export function comingGroups(position: Position, calendar: CalendarData, units: UnitsData, words: Sentences): Coming[] {
    const sides: Side[] = ["athenian", "syracusan"];
    return reserves.comingGroups({
        scenario: scenarioOf(calendar, position.scenario),
        arrivals: position.arrivals,
        units,
        sides,
        draw: pieceLook,
        words,
    });
}

export function fallen(position: Position, units: UnitsData, side: Side, words: Sentences): WarLook[] {
    return reserves.fallen(position.pieces, units, side, pieceLook, words);
}
