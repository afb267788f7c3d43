//! The games of the page, each loaded when it is wanted.

import { api } from "../api";
import type { Setup } from "../generated/Setup";
import type { GameData, GameModule } from "./module";
import { GameWords } from "./words.svelte";

interface Entry {
    load(): Promise<{ default: GameModule<never> }>;
    /**
     * The files of component data that board and panel need: known before the game is there, so that both are fetched
     * at once.
     */
    files(setup: Setup): string[];
}

const CAMPAIGN = ["map.json", "units.json", "scenarios.json", "stratagems.json"];

const ENTRIES: Record<string, Entry> = {
    antike: {
        load: () => import("./antike"),
        files: (setup) => [
            setup.scenario === "east" ? "east.json" : "west.json",
            "rondel.json",
            "nations.json",
            "prices.json",
        ],
    },
    syracuse: { load: () => import("./syracuse"), files: () => CAMPAIGN },
    hellespont: { load: () => import("./hellespont"), files: () => CAMPAIGN },
    "peloponnesian-war": {
        load: () => import("./peloponnesian-war"),
        files: () => ["map.json", "leaders.json", "scenarios.json", "strategy-matrices.json", "numbers.json"],
    },
};

export const GAMES = Object.keys(ENTRIES);

/** A game with everything the page needs to show it. */
export interface Loaded {
    game: GameModule;
    words: GameWords;
    data: GameData;
}

/** Loads a game, its words and its data; the server may know games that this page does not. */
export async function loadGame(name: string, setup: Setup): Promise<Loaded> {
    const entry = ENTRIES[name];
    if (!entry) throw new Error(`this page does not know the game ${name}`);
    const files = entry.files(setup);
    const texts = Promise.all(files.map((file) => api.data<unknown>(name, file)));
    const words = GameWords.load(name, api.names(name));
    const [loaded, known, contents] = await Promise.all([entry.load(), words, texts]);
    const data = Object.fromEntries(files.map((file, index) => [file, contents[index]]));
    return { game: loaded.default as unknown as GameModule, words: known, data };
}
