//! What a game calls its scenarios and options: the Fluent files of its crate, loaded when they are wanted.

import { settings } from "../settings.svelte";
import { Sentences, type Lang } from "../words/sentences";

const SOURCES = import.meta.glob<string>("../../../crates/game-*/messages/*.ftl", { query: "?raw", import: "default" });

/** The sentences of a game in the language of the page. */
export async function wordsOf(game: string, lang: Lang = settings.lang): Promise<Sentences> {
    const load = SOURCES[`../../../crates/game-${game}/messages/${lang}.ftl`];
    return new Sentences(lang, load ? await load() : "");
}
