//! Why a game of Syracuse ended as it did.

import { fleetOf, verdictOf } from "../campaign/ending";
import type { CardProps, GameEvent } from "../module";
import type { SyracuseView, UnitsData } from "./types";

/** 9.1b With so much naval strength or less Athens has lost. */
const LEAST_FLEET = 40;

export function reason(end: GameEvent, { words, view, data, story }: CardProps<SyracuseView>): string[] {
    const verdict = verdictOf(end);
    if (!verdict) return [];
    if (verdict.degree !== "total") return [words.text("end-points", { degree: verdict.degree })];
    const { position } = view;
    const fleet = fleetOf("athenian", position.pieces, data["units.json"] as UnitsData);
    const why =
        story.findLast((event) => event.type === "capitulated") !== undefined
            ? "capitulated"
            : verdict.winner === "athenian"
              ? "walls"
              : fleet <= LEAST_FLEET
                ? "fleet"
                : position.camp === "destroyed"
                  ? "camp"
                  : "chains";
    return [words.text("end-total", { why, fleet })];
}
