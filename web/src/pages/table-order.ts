//! The order and the words of tables in a list.

import type { Occupant } from "../generated/Occupant";
import type { TableInfo } from "../generated/TableInfo";

const isPerson = (occupant: Occupant, person: number) =>
    typeof occupant === "object" && "person" in occupant && occupant.person.id === person;

/** Is this person asked at the table? */
export function isMyTurn(table: TableInfo, person: number | undefined): boolean {
    if (person === undefined || table.status !== "live") return false;
    return table.seats.some((seat) => table.asked.includes(seat.seat) && isPerson(seat.occupant, person));
}

const RANK = { live: 1, open: 2, over: 3 } as const;

/** One's own turn first, then what is played, what waits, what is over; the latest first within each. */
export function yourTurnFirst(tables: readonly TableInfo[], person: number | undefined): TableInfo[] {
    const rank = (table: TableInfo) => (isMyTurn(table, person) ? 0 : RANK[table.status]);
    return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}

/** Names, each once, with how often it is there: somebody may sit on all sides. */
export function counted(names: readonly string[]): string[] {
    return [...new Set(names)].map((name) => {
        const count = names.filter((each) => each === name).length;
        return count > 1 ? `${name} × ${count}` : name;
    });
}

/** How many seats are free. */
export function freeSeats(table: TableInfo): number {
    return table.seats.filter((seat) => seat.occupant === "open").length;
}
