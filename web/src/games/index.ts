//! The games of the page, each loaded when it is wanted.

import type { GameModule } from "./module";

const LOADERS: Record<string, () => Promise<{ default: GameModule<never> }>> = {
    antike: () => import("./antike"),
    syracuse: () => import("./syracuse"),
    hellespont: () => import("./hellespont"),
    "peloponnesian-war": () => import("./peloponnesian-war"),
};

export const GAMES = Object.keys(LOADERS);

/** Loads a game; the server may know games that this page does not. */
export async function loadGame(name: string): Promise<GameModule | undefined> {
    const loaded = await LOADERS[name]?.();
    return loaded?.default as unknown as GameModule | undefined;
}
