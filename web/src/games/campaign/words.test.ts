import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ids = (folder: string, lang: string) =>
    [...readFileSync(`src/games/${folder}/${lang}.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
        (found) => found[1],
    );

test.each(["syracuse", "hellespont"])(
    "board and panel of %s have the same words in both languages, each once",
    (game) => {
        const all = (lang: string) => [...ids("campaign", lang), ...ids(game, lang)];
        expect(all("fr")).toEqual(all("en"));
        expect(new Set(all("en")).size).toBe(all("en").length);
    },
);
