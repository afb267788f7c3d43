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

/** How a table ended, for whoever reads the list: the message that words it, and the seats that won. */
export function ending(
    table: TableInfo,
    person: number | undefined,
): { how: "won" | "lost" | "others" | "draw" | "closed" | "abandoned"; winners: number[]; resigned: boolean } {
    const { over } = table;
    const winners = over?.winners ?? [];
    const resigned = over?.cause === "resignation";
    const mine = table.seats.filter((seat) => person !== undefined && isPerson(seat.occupant, person));
    if (over === undefined || over.cause === "closed") return { how: "closed", winners, resigned };
    if (over.cause === "abandoned") return { how: "abandoned", winners, resigned };
    // Alone against the game, whoever has not won has lost.
    if (winners.length === 0 && table.seats.length === 1 && over.cause === "rules")
        return { how: mine.length > 0 ? "lost" : "draw", winners, resigned };
    if (winners.length === 0) return { how: "draw", winners, resigned };
    // Whoever has all seats has won and lost.
    const won = mine.some((seat) => winners.includes(seat.seat));
    const lost = mine.some((seat) => !winners.includes(seat.seat));
    if (won && !lost) return { how: "won", winners, resigned };
    return { how: lost && !won ? "lost" : "others", winners, resigned };
}

/** Can its host begin the game? */
export function isReady(table: TableInfo, person: number | undefined): boolean {
    return table.status === "open" && freeSeats(table) === 0 && person !== undefined && table.host === person;
}
