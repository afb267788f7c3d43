//! Why a game of Hellespont ended as it did.

import { fleetOf, verdictOf } from "../campaign/ending";
import type { CardProps, GameEvent } from "../module";
import { BOTH } from "./looks";
import type { HellespontView, ScenariosData, Side, UnitsData } from "./types";

export function reason(end: GameEvent, { words, view, data }: CardProps<HellespontView>): string[] {
    const verdict = verdictOf(end);
    const winner = BOTH.find((side) => side === verdict?.winner);
    if (!verdict) return [];
    if (verdict.degree !== "total" || !winner) return [words.text("end-points", { degree: verdict.degree })];
    const units = data["units.json"] as UnitsData;
    const { pieces } = view.position;
    const { athenianPorts, spartanPorts } = (data["scenarios.json"] as ScenariosData).victory;
    const wanted: Record<Side, readonly string[]> = { athenian: athenianPorts, spartan: spartanPorts };
    const holds = (port: string) => units.units.some((unit) => unit.side === winner && pieces[unit.id]?.at === port);
    const why = wanted[winner].every(holds) ? "ports" : "fleet";
    const loser: Side = winner === "athenian" ? "spartan" : "athenian";
    return [
        words.text("end-total", {
            why,
            side: winner,
            own: fleetOf(winner, pieces, units),
            enemy: fleetOf(loser, pieces, units),
        }),
    ];
}
