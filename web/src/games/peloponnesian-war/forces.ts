//! Forces as people see them: how many points of which sort, who leads them, whether they have moved.

import type { Sentences } from "../../words/sentences";
import {
    BOTH,
    KINDS,
    type Force,
    type Kind,
    type LeaderData,
    type Nationality,
    type Side,
    type SpaceTroops,
    type WarView,
} from "./types";

export const SIDES = {
    athens: { colour: "var(--athens)", sign: "Α", corner: "cut" },
    sparta: { colour: "var(--sparta)", sign: "Λ", corner: "round" },
} as const satisfies Record<Side, object>;

export const SYMBOLS: Record<Kind, "hoplite" | "horseman" | "trireme"> = {
    hoplite: "hoplite",
    cavalry: "horseman",
    naval: "trireme",
};

/** Points of one sort. */
export interface Cell {
    id: string;
    own: boolean;
    kind: Kind;
    count: number;
    /** How many of them have moved in this turn. */
    spent: number;
}

/** All that a side has in a space. */
export interface Standing {
    space: string;
    side: Side;
    cells: Cell[];
    leaders: LeaderData[];
}

export const nationality = (side: Side, own: boolean): Nationality =>
    side === "athens" ? (own ? "athenian" : "athenian-ally") : own ? "spartan" : "spartan-ally";

/** The sorts of a force, own men first. */
export function cellsOf(force: Force | undefined, spent?: Force): Cell[] {
    return (
        [
            ["own", true],
            ["allied", false],
        ] as const
    ).flatMap(([whose, own]) =>
        KINDS.flatMap((kind): Cell[] => {
            const count = force?.[whose]?.[kind] ?? 0;
            return count > 0 ? [{ id: `${whose}-${kind}`, own, kind, count, spent: spent?.[whose]?.[kind] ?? 0 }] : [];
        }),
    );
}

function spentOf(troops: SpaceTroops | undefined, side: Side): Force | undefined {
    return side === "athens" ? troops?.athensSpent : troops?.spartaSpent;
}

/** Everybody on the map, in the order of the spaces. */
export function standings(view: WarView, spaces: readonly string[], leaders: readonly LeaderData[]): Standing[] {
    const at = (space: string, side: Side) =>
        leaders.filter((leader, index) => {
            const where = view.leaders[index];
            return leader.side === side && where?.type === "at" && where.space === space;
        });
    return spaces.flatMap((space) =>
        BOTH.flatMap((side): Standing[] => {
            const troops = view.troops[space];
            const cells = cellsOf(troops?.[side], spentOf(troops, side));
            const led = at(space, side);
            return cells.length > 0 || led.length > 0 ? [{ space, side, cells, leaders: led }] : [];
        }),
    );
}

/** A force in words. */
export function forceText(standing: Standing, words: Sentences): string {
    const units = standing.cells.map((cell) =>
        words.text("each-units", {
            count: cell.count,
            kind: cell.kind,
            nationality: nationality(standing.side, cell.own),
        }),
    );
    const leaders = standing.leaders.map((leader) =>
        words.text("leader-rated", { leader: leader.id, tactical: leader.tactical, strategic: leader.strategic }),
    );
    const spent = standing.cells.some((cell) => cell.spent > 0) ? [words.text("force-spent")] : [];
    return [...leaders, ...units, ...spent].join(", ");
}
