//! How far somebody has seen the tables that they look at with this browser.

const KEY = "polemarch-seen";
/** So many tables are remembered, those that were looked at last. */
const MOST = 40;

function read(): [table: string, number: number][] {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
    } catch {
        return [];
    }
}

/** After how many actions one left a table; nothing where one has never been. */
export function left(table: string): number | undefined {
    return read().find(([id]) => id === table)?.[1];
}

/** One has seen so many actions of a table. */
export function leave(table: string, number: number): void {
    const others = read().filter(([id]) => id !== table);
    try {
        localStorage.setItem(KEY, JSON.stringify([[table, number], ...others].slice(0, MOST)));
    } catch {
        // Without storage nothing is new.
    }
}
