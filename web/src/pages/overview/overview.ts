//! The first page of the rules of a game: what one tries to do, what is on the board, and a turn as an example. It is
//! data; the rules it names are those of the ledger.

import type { Localized } from "../../generated/Localized";
import type { Setup } from "../../generated/Setup";

/** A number on the picture of the board, and what it points at. */
export interface CallOut {
    /** A selector: the first thing it finds on the board. */
    at: string;
    say: Localized;
}

/** A step of the example, with the rules it follows. */
export interface ExampleStep {
    say: Localized;
    rules: readonly string[];
}

export interface Overview {
    /** The set-up whose opening position is drawn. */
    setup: Setup;
    goal: readonly Localized[];
    callOuts: readonly CallOut[];
    example: readonly ExampleStep[];
}

const OVERVIEWS: Record<string, () => Promise<{ default: Overview }>> = {
    antike: () => import("./antike"),
    syracuse: () => import("./syracuse"),
    hellespont: () => import("./hellespont"),
    "peloponnesian-war": () => import("./peloponnesian-war"),
};

/** The overview of a game; nothing for a game that has none. */
export async function overviewOf(game: string): Promise<Overview | undefined> {
    return (await OVERVIEWS[game]?.())?.default;
}
