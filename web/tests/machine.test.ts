//! A machine plays each title by clicks, in French, and looks at every question as a player would: twenty whole games of
//! each when slow tests are wanted, the beginning of one otherwise.

import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { inspect } from "./inspect";
import { clickOne, curious, patient, untilAsked } from "./player";

const IS_SLOW = process.env.RUN_SLOW_TESTS !== undefined;
const GAMES = Number(process.env.MACHINE_GAMES ?? (IS_SLOW ? 20 : 1));
/** So many clicks are made in earnest; then the rest of the game is sat out. */
const EARNEST = IS_SLOW ? 120 : 16;
/** So many questions are looked at: all of a game, or enough to see that the machine works. */
const QUESTIONS = IS_SLOW ? Infinity : 20;

const SIZES = [
    { width: 1366, height: 768 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
    { width: 844, height: 390 },
];
const TITLES = ["antike", "syracuse", "hellespont", "peloponnesian-war"];

const site = withServer();

/** What is wrong with the questions of one game; they are counted. */
async function playThrough(title: string, size: (typeof SIZES)[number]): Promise<[problems: string[], asked: number]> {
    const visitor = await site.visitor({ french: true, phone: Math.min(size.width, size.height) < 500 });
    const { page } = visitor;
    await page.setViewportSize(size);
    await visitor.playNow(title);
    const problems = new Set<string>();
    let turn = 0;
    for (; turn < QUESTIONS; turn += 1) {
        const at = await untilAsked(page);
        if (at.over !== undefined) break;
        for (const problem of await inspect(page, true)) problems.add(`${at.asked}: ${problem}`);
        await clickOne(page, turn < EARNEST ? curious : patient, turn);
    }
    await visitor.leave();
    return [[...problems], turn];
}

test.each(TITLES)(
    "every question of a game of %s can be seen and answered",
    async (title) => {
        const found: string[] = [];
        let asked = 0;
        for (let game = 0; game < GAMES; game += 1) {
            const size = SIZES[(game + TITLES.indexOf(title)) % SIZES.length];
            if (!size) throw new Error("there are sizes");
            const [problems, count] = await playThrough(title, size);
            found.push(...problems.map((problem) => `${size.width}x${size.height} ${problem}`));
            asked += count;
            if (IS_SLOW) console.log(title, game + 1, `${size.width}x${size.height}`, count, problems);
        }
        expect(found).toEqual([]);
        expect(asked).toBeGreaterThan(GAMES * 10);
    },
    GAMES * 600_000,
);
