//! Where nations begin, from the data.

import type { AntikeView, NationsData } from "./types";

/** The starting cities of a nation with so many nations in play. */
export function startCities(view: AntikeView, nations: NationsData, nation: string): string[] {
    const start = nations.boards[view.board]?.nations.find((each) => each.id === nation)?.start[view.inPlay];
    return start ? Object.values(start) : [];
}
