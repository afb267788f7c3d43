//! Somebody else wants to play a game again, and has kept a seat.

import { SvelteSet } from "svelte/reactivity";

import { api } from "../api";
import { t } from "../words/page.svelte";
import type { TableModel } from "./model.svelte";

/** Tables to which one has said no; bar and card both know it. */
const declined = new SvelteSet<string>();

/** The table that is offered, and by whom. */
export function offeredBy(table: TableModel): { id: string; name: string } | undefined {
    const made = table.info?.rematch;
    if (!made || declined.has(made.id) || table.mine.length === 0 || made.by === table.me?.id) return undefined;
    return { id: made.id, name: table.others.find((person) => person.id === made.by)?.name ?? t("somebody") };
}

export async function decline(id: string): Promise<void> {
    declined.add(id);
    // Whoever was not seated there has nothing to decline.
    await api.decline(id).catch(() => undefined);
}
