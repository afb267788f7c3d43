//! Making tables and beginning games.

import { api } from "../api";
import type { NewTable } from "../generated/NewTable";
import { route } from "../route.svelte";
import { keepPlayed } from "./played";

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
    keepPlayed(table.game);
    return made.id;
}

/** Makes a table and goes there. */
export async function openTable(table: NewTable): Promise<void> {
    const id = await makeTable(table);
    route.go(`/table/${id}`);
}
