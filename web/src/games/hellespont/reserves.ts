//! Who is still to come to the Hellespont and who is lost.

import type { Sentences } from "../../words/sentences";
import type { WarLook } from "../campaign/look";
import * as reserves from "../campaign/reserves";
import { BOTH, pieceLook } from "./looks";
import type { Position, ScenariosData, Side, UnitsData } from "./types";

export type Coming = reserves.Coming<Side>;

export function comingGroups(position: Position, data: ScenariosData, units: UnitsData, words: Sentences): Coming[] {
    const scenario = reserves.scenarioOf(data.scenarios, position.scenario);
    return reserves.comingGroups({ scenario, arrivals: position.arrivals, units, sides: BOTH, draw: pieceLook, words });
}

export function fallen(position: Position, units: UnitsData, side: Side, words: Sentences): WarLook[] {
    return reserves.fallen(position.pieces, units, side, pieceLook, words);
}
