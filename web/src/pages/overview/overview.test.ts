import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { overviewOf } from "./overview";

const GAMES = ["antike", "syracuse", "hellespont", "peloponnesian-war"];

describe.each(GAMES)("the overview of %s", (game) => {
    test("has four to six numbers on the board and a turn of five to eight steps, in both languages", async () => {
        const overview = await overviewOf(game);
        expect(overview?.callOuts.length).toBeGreaterThanOrEqual(4);
        expect(overview?.callOuts.length).toBeLessThanOrEqual(6);
        expect(overview?.example.length).toBeGreaterThanOrEqual(5);
        expect(overview?.example.length).toBeLessThanOrEqual(8);
        const texts = [
            ...(overview?.goal ?? []),
            ...[...(overview?.callOuts ?? []), ...(overview?.example ?? [])].map(({ say }) => say),
        ];
        for (const { en, fr } of texts) {
            expect(en).toMatch(/\.$/);
            expect(fr).toMatch(/\.$/);
            expect(fr).not.toBe(en);
        }
    });

    test("names rules that are in the ledger", async () => {
        const ledger = readFileSync(
            new URL(`../../../../crates/game-${game}/data/rules.toml`, import.meta.url),
            "utf8",
        );
        const ids = new Set([...ledger.matchAll(/^id = "([^"]+)"/gm)].map(([, id]) => id));
        const overview = await overviewOf(game);
        const named = (overview?.example ?? []).flatMap((step) => step.rules);
        expect(named.length).toBeGreaterThan(8);
        expect(named.filter((rule) => !ids.has(rule))).toEqual([]);
    });
});
