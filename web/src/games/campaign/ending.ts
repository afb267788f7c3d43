//! Why a campaign game ended as it did: what the verdict leaves unsaid.

import type { Verdict } from "../../generated/campaign/Verdict";
import type { GameEvent } from "../module";
import type { PieceView, UnitsData } from "./types";

/** The verdict of the event that ended the game. */
export function verdictOf(end: GameEvent): Verdict<string> | undefined {
    return end.type === "ended" ? (end.verdict as Verdict<string>) : undefined;
}

/** The strength of a side's ships in play. */
export function fleetOf(side: string, pieces: Readonly<Record<string, PieceView>>, units: UnitsData): number {
    const isOut = (at: string | undefined) => at === undefined || ["reserve", "eliminated", "removed"].includes(at);
    return units.units
        .filter((unit) => unit.side === side && unit.type === "T" && !isOut(pieces[unit.id]?.at))
        .reduce((sum, unit) => sum + ((pieces[unit.id]?.back ? unit.weakenedPf : unit.pf) ?? 0), 0);
}
