import { describe, expect, test } from "vitest";

import antikeEn from "../../../crates/game-antike/messages/en.ftl?raw";
import antikeFr from "../../../crates/game-antike/messages/fr.ftl?raw";
import syracuseEn from "../../../crates/game-syracuse/messages/en.ftl?raw";
import syracuseFr from "../../../crates/game-syracuse/messages/fr.ftl?raw";
import worded from "../generated/sentences.json";
import { Sentences, type Typed } from "./sentences";
import { typeset } from "./typeset";

const GAMES = {
    antike: { en: antikeEn, fr: antikeFr },
    syracuse: { en: syracuseEn, fr: syracuseFr },
};

/** The server's own words for events of whole games (`crates/server/tests/server/typescript.rs`). */
describe.each(["antike", "syracuse"] as const)("the page says of %s what the command line says", (game) => {
    test.each(["en", "fr"] as const)("%s", (lang) => {
        const { names, sentences } = worded[game];
        const words = new Sentences(lang, GAMES[game][lang], names);
        for (const { event, en, fr } of sentences as unknown as { event: Typed; en: string; fr: string }[]) {
            expect(words.sentence("event", event)).toBe(typeset(lang === "en" ? en : fr, lang));
        }
    });
});
