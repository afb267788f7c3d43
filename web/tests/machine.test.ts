//! A machine plays each title by clicks and looks at every question as a player would: twenty whole games of each, on
//! every screen and in both languages, when slow tests are wanted, the beginning of one otherwise. One game alone:
//! `RUN_SLOW_TESTS=1 npx vitest run --config vitest.browser.config.ts tests/machine.test.ts -t "hellespont, game 7:"`;
//! `-t "game (1|2|3):"` plays the first three of each.

import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { inspect } from "./inspect";
import { clickOne, curious, eager, patient, untilAsked } from "./player";

const IS_SLOW = process.env.RUN_SLOW_TESTS !== undefined;
const GAMES = IS_SLOW ? 20 : 1;
/** So many clicks are made in earnest, in every fifth game more; then the rest of the game is sat out. */
const EARNEST = IS_SLOW ? 30 : 16;
const LONG_EARNEST = IS_SLOW ? 120 : 16;
/** So many questions are looked at: all of a game, or enough to see that the machine works. */
const QUESTIONS = IS_SLOW ? Infinity : 20;
/** What has been played, a line a game, and a picture of where something was found. */
const PLAYED = join(import.meta.dirname, "../../target/machine");

const SIZES = [
    { width: 1366, height: 768 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
    { width: 844, height: 390 },
];
/** Against a quick opponent; in the war against the system. */
const OPPONENTS: Record<string, string | undefined> = {
    antike: "greedy",
    syracuse: "greedy",
    hellespont: "greedy",
    "peloponnesian-war": undefined,
};
const TITLES = Object.keys(OPPONENTS);

interface Game {
    title: string;
    game: number;
    width: number;
    height: number;
    language: "English" | "French";
}

/** Every screen in both languages, one after the other; each title begins with another screen. */
const ALL = TITLES.flatMap((title, place) =>
    Array.from({ length: GAMES }, (_, index): Game => {
        const size = SIZES[(index + place) % SIZES.length];
        if (!size) throw new Error("there are sizes");
        // Five screens: the second time each comes in the other language.
        const isFrench = index % 2 === 0;
        return { title, game: index + 1, ...size, language: isFrench ? "French" : "English" };
    }),
);

const site = withServer();

for (const { title, game, width, height, language } of ALL)
    test(
        `${title}, game ${game}: every question can be seen and answered, ${width}x${height}, ${language}`,
        // What is found once is wrong, and a whole game is long.
        { timeout: 1_800_000, retry: IS_SLOW ? 0 : 1 },
        async () => {
            const isFrench = language === "French";
            const visitor = await site.visitor({ french: isFrench, phone: Math.min(width, height) < 500 });
            const { page } = visitor;
            await page.setViewportSize({ width, height });
            await visitor.playNow(title, OPPONENTS[title]);
            const problems = new Set<string>();
            const begun = Date.now();
            const asked = new Set<string>();
            // In the war a turn is soon passed.
            const taste = title === "peloponnesian-war" || game % 2 === 0 ? eager : curious;
            const clicks = game % 5 === 0 ? LONG_EARNEST : EARNEST;
            let [questions, empty, isOver] = [0, 0, false];
            try {
                for (; questions < QUESTIONS; questions += 1) {
                    const at = await untilAsked(page);
                    isOver = at.over !== undefined;
                    if (isOver) break;
                    if (at.asked) asked.add(at.asked);
                    if (await isEmpty(page)) empty += 1;
                    for (const problem of await inspect(page, isFrench)) problems.add(`${at.asked}: ${problem}`);
                    await clickOne(page, questions < clicks ? taste : patient, questions);
                }
            } catch (error) {
                problems.add(String(error));
            }
            if (IS_SLOW) {
                const seconds = Math.round((Date.now() - begun) / 1000);
                const played = { title, game, width, height, language, questions, empty, seconds, isOver };
                const found = { asked: [...asked], problems: [...problems] };
                mkdirSync(PLAYED, { recursive: true });
                appendFileSync(join(PLAYED, "games.jsonl"), `${JSON.stringify({ ...played, ...found })}\n`);
                if (problems.size > 0) await page.screenshot({ path: join(PLAYED, `${title}-${game}.png`) });
            }
            expect([...problems]).toEqual([]);
            if (IS_SLOW) expect(isOver).toBe(true);
            else expect(questions).toBeGreaterThan(10);
            await visitor.leave();
        },
    );

/** Nothing can be done but to go on. */
async function isEmpty(page: Page): Promise<boolean> {
    return page.evaluate(
        () =>
            document.querySelector(".answers [data-answer], [data-more], .board [data-target].open") === null &&
            document.querySelectorAll(".apart [data-answer]").length > 0,
    );
}
