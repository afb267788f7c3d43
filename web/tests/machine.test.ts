//! A machine plays whole games of each title by clicks, in French, and looks at every question as a player would.

import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { inspect } from "./inspect";
import { clickOne, curious, patient, untilAsked } from "./player";

const GAMES = process.env.RUN_SLOW_TESTS ? 20 : 1;
/** So many clicks are made in earnest; then the rest of the game is sat out. */
const EARNEST = process.env.RUN_SLOW_TESTS ? 120 : 24;

const SIZES = [
    { width: 1366, height: 768 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
    { width: 844, height: 390 },
];
const TITLES = ["antike", "syracuse", "hellespont", "peloponnesian-war"];

const site = withServer();

test.each(TITLES)(
    "every question of a game of %s can be seen and answered",
    async (title) => {
        for (let game = 0; game < GAMES; game += 1) {
            const size = SIZES[(game + TITLES.indexOf(title)) % SIZES.length];
            if (!size) throw new Error("there are sizes");
            const visitor = await site.visitor({ french: true, phone: Math.min(size.width, size.height) < 500 });
            const { page } = visitor;
            await page.setViewportSize(size);
            await visitor.playNow(title);
            const problems = new Set<string>();
            for (let turn = 0; ; turn += 1) {
                const at = await untilAsked(page);
                if (at.over !== undefined) break;
                for (const problem of await inspect(page, true)) problems.add(`${at.asked}: ${problem}`);
                await clickOne(page, turn < EARNEST ? curious : patient, turn);
            }
            expect([...problems], `${size.width}x${size.height}`).toEqual([]);
            await visitor.leave();
        }
    },
    GAMES * 600_000,
);
