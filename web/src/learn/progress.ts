//! Where this browser stands in guided games, so that they can be left and gone on with.

import type { Place } from "./course";

export interface Progress extends Place {
    /** The table it is played at. */
    table: string;
}

const KEY = "polemarch-learn";

function all(): Record<string, Progress> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
    } catch {
        return {};
    }
}

export function progressOf(game: string): Progress | undefined {
    return all()[game];
}

/** The game that is learnt at this table, if it is one for learning. */
export function learntAt(table: string): string | undefined {
    return Object.entries(all()).find(([, progress]) => progress.table === table)?.[0];
}

/** Keeps a place, or forgets it. */
export function keepProgress(game: string, progress: Progress | undefined): void {
    const { [game]: _old, ...rest } = all();
    try {
        localStorage.setItem(KEY, JSON.stringify(progress ? { ...rest, [game]: progress } : rest));
    } catch {
        // Without storage the course lasts as long as the page.
    }
}
