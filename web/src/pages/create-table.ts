//! Making tables and beginning games.

import { api } from "../api";
import type { NewSeat } from "../generated/NewSeat";
import type { NewTable } from "../generated/NewTable";
import { route } from "../route.svelte";

/** How many sit down where somebody plays at once; alone, the game itself leads the other side. */
const SEATS: Record<string, number> = { antike: 3, "peloponnesian-war": 1 };

/** 32 random bytes for the fair dice. */
function share(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Makes a table; where nobody is waited for, the game begins. Gives its id. */
export async function makeTable(table: NewTable): Promise<string> {
    await api.someone();
    const made = await api.create(table);
    const waits = made.seats.some((seat) => seat.occupant === "open");
    if (made.seats.some((seat) => typeof seat.occupant === "object" && "person" in seat.occupant)) {
        await api.order(made.id, { do: "share", share: share() });
    }
    if (!waits) await api.order(made.id, { do: "start" });
    return made.id;
}

/**
 * A table with the usual set-up, oneself in the first seat and the same kind of player in all others; at one screen
 * there are two of them at least.
 */
export async function playWith(game: string, other: NewSeat): Promise<void> {
    const count = Math.max(SEATS[game] ?? 2, other === "me" ? 2 : 1);
    const seats: NewSeat[] = ["me", ...Array.from({ length: count - 1 }, () => other)];
    const id = await makeTable({ game, setup: { scenario: "", seats: count, options: {} }, seats, visibility: "link" });
    route.go(`/table/${id}`);
}
