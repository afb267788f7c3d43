//! Making tables and beginning games.

import { api } from "../api";
import type { NewTable } from "../generated/NewTable";
import type { TableInfo } from "../generated/TableInfo";
import { route } from "../route.svelte";
import { settings } from "../settings.svelte";
import { keepPlayed } from "./played";

/** 32 random bytes for the fair dice. */
function share(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The game begins at a table that waits for nobody but this person. */
export async function begin(made: TableInfo, me: number): Promise<void> {
    const people = made.seats.flatMap(({ occupant }) =>
        typeof occupant === "object" && "person" in occupant ? [occupant.person.id] : [],
    );
    if (people.includes(me)) {
        await api.order(made.id, { do: "share", share: share() });
        if (settings.askAlways) await api.order(made.id, { do: "ask-always", always: true });
    }
    const waits = made.seats.some((seat) => seat.occupant === "open") || people.some((person) => person !== me);
    if (!waits) await api.order(made.id, { do: "start" });
}

/** Makes a table; where nobody is waited for, the game begins. Gives its id. */
export async function makeTable(table: NewTable): Promise<string> {
    const me = await api.someone();
    const made = await api.create(table);
    await begin(made, me.id);
    keepPlayed(table.game);
    return made.id;
}

/** Makes a table and goes there. */
export async function openTable(table: NewTable): Promise<void> {
    const id = await makeTable(table);
    route.go(`/table/${id}`);
}
