//! What is different between two views, to be shown as movement: groups that went from one province to another, fights,
//! new cities and temples.

import { unitsOf } from "./tokens";
import { UNIT_KINDS, type AntikeView, type UnitKind } from "./types";

/** Units of a nation that went somewhere. */
export interface Flight {
    nation: string;
    kind: UnitKind;
    from: string;
    to: string;
    count: number;
}

export type Spark = "armed" | "fight" | "founded" | "conquered" | "temple";

export interface Changes {
    flights: Flight[];
    /** What happened where. */
    sparks: { province: string; spark: Spark }[];
}

/**
 * What happened between two views of the same game. More than a few differences are a jump, not a move, and show
 * nothing.
 */
export function changes(before: AntikeView, after: AntikeView): Changes {
    const flights: Flight[] = [];
    const sparks = new Map<string, Spark>();
    for (const nation of after.nations) {
        const old = before.nations.find((each) => each.nation === nation.nation);
        if (!old) continue;
        for (const kind of UNIT_KINDS) {
            const [gone, come] = differences(unitsOf(old, kind), unitsOf(nation, kind));
            const [from, to] = [gone[0], come[0]];
            if (gone.length === 1 && come.length === 1 && from && to) {
                flights.push({ nation: nation.nation, kind, from: from.province, to: to.province, count: to.count });
            } else if (gone.length === 0) {
                for (const { province } of come) sparks.set(province, "armed");
            } else if (come.length === 0) {
                for (const { province } of gone) sparks.set(province, "fight");
            }
        }
        for (const city of nation.cities) {
            const known = old.cities.find((each) => each.province === city.province);
            if (known && city.temple && !known.temple) sparks.set(city.province, "temple");
            if (known) continue;
            const taken = before.nations.some((each) => each.cities.some((other) => other.province === city.province));
            sparks.set(city.province, taken ? "conquered" : "founded");
        }
    }
    if (flights.length + sparks.size > 4) return { flights: [], sparks: [] };
    return { flights, sparks: [...sparks].map(([province, spark]) => ({ province, spark })) };
}

type Counted = { province: string; count: number };

/** Where there are fewer than before, and where more. */
function differences(before: Record<string, number>, after: Record<string, number>): [Counted[], Counted[]] {
    const [gone, come]: [Counted[], Counted[]] = [[], []];
    for (const province of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const by = (after[province] ?? 0) - (before[province] ?? 0);
        if (by < 0) gone.push({ province, count: -by });
        if (by > 0) come.push({ province, count: by });
    }
    return [gone, come];
}
