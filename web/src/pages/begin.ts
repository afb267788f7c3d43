//! Starting tables in one click.

import { api } from "../api";
import type { NewSeat } from "../generated/NewSeat";
import { route } from "../route.svelte";

/** 32 random bytes for the fair dice. */
function share(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Makes a table with these seats, begins the game and goes there. */
export async function begin(game: string, seats: NewSeat[]): Promise<void> {
    await api.someone();
    const setup = { scenario: "", seats: seats.length, options: {} };
    const table = await api.create({ game, setup, seats, visibility: "link" });
    await api.order(table.id, { do: "share", share: share() });
    await api.order(table.id, { do: "start" });
    route.go(`/table/${table.id}`);
}
