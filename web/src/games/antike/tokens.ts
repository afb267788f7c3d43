//! The units on the map: one token for all units of a kind that a nation has in a province.

import type { Target } from "../module";
import { nationLook, type NationLook } from "./nations";
import { units } from "./targets";
import type { AntikeView, NationView, UnitKind } from "./types";
import { UNIT_KINDS } from "./types";

export const TOKEN_HEIGHT = 29;

/** Room for the drawing and for one or two digits. */
export function tokenWidth(count: number): number {
    return count >= 10 ? 54 : 42;
}

export interface Token {
    id: string;
    target: Target;
    nation: string;
    kind: UnitKind;
    province: string;
    count: number;
    look: NationLook;
    /** None of them can move any more in this turn. */
    spent: boolean;
    /** Nothing is there yet: it shows what may be placed. */
    ghost: boolean;
}

export function unitsOf(nation: NationView, kind: UnitKind): Record<string, number> {
    return kind === "legion" ? nation.legions : nation.galleys;
}

function isSpent(view: AntikeView, nation: string, kind: UnitKind, province: string, count: number): boolean {
    if (view.active !== nation) return false;
    const still = view.turn.moved.filter(
        (group) => group.kind === kind && group.province === province && group.left === 0,
    );
    return still.reduce((sum, group) => sum + group.count, 0) >= count;
}

/**
 * All tokens of a view, and those that may be placed where none of their kind stands (`open` says which targets are
 * offered).
 */
export function tokens(view: AntikeView, open: (target: Target) => boolean): Token[] {
    const found = view.nations.flatMap((nation) =>
        UNIT_KINDS.flatMap((kind) =>
            Object.entries(unitsOf(nation, kind)).map(([province, count]): Token => {
                const spent = isSpent(view, nation.nation, kind, province, count);
                return token(nation.nation, kind, province, count, spent);
            }),
        ),
    );
    const active = view.nations.find((nation) => nation.nation === view.active);
    if (!active) return found;
    const ghosts = active.cities.flatMap(({ province }) =>
        UNIT_KINDS.filter((kind) => !unitsOf(active, kind)[province] && open(units(active.nation, kind, province))).map(
            (kind) => token(active.nation, kind, province, 0, false),
        ),
    );
    return [...found, ...ghosts];
}

function token(nation: string, kind: UnitKind, province: string, count: number, spent: boolean): Token {
    return {
        id: `${nation}-${kind}-${province}`,
        target: units(nation, kind, province),
        nation,
        kind,
        province,
        count,
        look: nationLook(nation),
        spent,
        ghost: count === 0,
    };
}
