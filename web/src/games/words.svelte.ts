//! What a game says, in the language of the page. A language is loaded when it is wanted first.

import type { Names } from "../generated/Names";
import { settings } from "../settings.svelte";
import { Sentences, type Lang } from "../words/sentences";

const SOURCES = import.meta.glob<string>(["../../../crates/game-*/messages/*.ftl", "./*/*.ftl"], {
    query: "?raw",
    import: "default",
});

/** Both campaigns share words. */
const SHARED: Record<string, string[]> = { syracuse: ["campaign"], hellespont: ["campaign"] };

/** The Fluent sources of a game: those of its crate, and after them the words of its board and panel. */
export async function sourceOf(game: string, lang: Lang): Promise<string> {
    const folders = [...(SHARED[game] ?? []), game].map((folder) => `./${folder}`);
    const paths = [`../../../crates/game-${game}/messages`, ...folders].map((folder) => `${folder}/${lang}.ftl`);
    return (await Promise.all(paths.map((path) => SOURCES[path]?.()))).join("");
}

/** The sentences of one game. */
export class GameWords {
    #read = $state.raw<Partial<Record<Lang, Sentences>>>({});
    readonly #asked = new Set<Lang>();

    private constructor(
        readonly game: string,
        readonly names: Names,
        first: Sentences,
    ) {
        this.#asked.add(first.lang);
        this.#read = { [first.lang]: first };
    }

    /** With the language of the page. */
    static async load(game: string, names: Promise<Names>): Promise<GameWords> {
        const { lang } = settings;
        const [source, known] = await Promise.all([sourceOf(game, lang), names]);
        return new GameWords(game, known, new Sentences(lang, source, known));
    }

    /** In the language of the page; until that has come, in another. */
    get current(): Sentences {
        const { lang } = settings;
        const found = this.#read[lang];
        if (found) return found;
        if (!this.#asked.has(lang)) void this.#add(lang);
        return Object.values(this.#read)[0] as Sentences;
    }

    async #add(lang: Lang): Promise<void> {
        this.#asked.add(lang);
        try {
            const source = await sourceOf(this.game, lang);
            this.#read = { ...this.#read, [lang]: new Sentences(lang, source, this.names) };
        } catch {
            // What did not come is asked for again when the language is chosen again.
            this.#asked.delete(lang);
        }
    }
}
