//! Whole games by clicking, to the end that the rules give them.

import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { curious, either, play, says, standing } from "./player";

/** So many clicks are made in earnest in the campaigns. */
const EARNEST = 40;
/** And so many in the Archidamian War. */
const CAMPAIGN = 12;
/** The long war of Hellespont is fought to its end when slow tests are wanted. */
const LONGEST = process.env.RUN_SLOW_TESTS ? Infinity : 90;

const site = withServer();

test("a whole game of Antike against two computers", async () => {
    const visitor = await site.visitor();
    await visitor.playNow("antike", "greedy");
    const clicks = await play(visitor.page, curious);
    expect(clicks).toBeGreaterThan(20);
    expect((await standing(visitor.page)).over).toBe("rules");
    expect(await visitor.page.locator(".bar .sentence").textContent()).toMatch(
        /^The game is over\. (You have won!|The .+ have won\.)/,
    );
    // The end has a card with the points of everybody over the rounds.
    const result = visitor.page.locator('[data-testid="result"]');
    await result.locator('[data-testid="points-chart"]').waitFor();
    expect(await result.getByRole("row").count()).toBeGreaterThan(4);
    // Now the secret of the dice is known, and the page checks it.
    await visitor.page.click("#tab-fair");
    await visitor.page.getByText("The secret matches the fingerprint.").waitFor();
    await visitor.page.getByText("The seed follows from the secret and all the numbers.").waitFor();
    await visitor.leave();
});

/** Answers that shorten what is not worth a click. */
const CAMPAIGNS = {
    syracuse: says(/Pass until/, /Keep none/, /Keep the roll/, /End the combats/),
    hellespont: says(/Pass until/, /Keep none/, /Keep the roll/, /Stand firm/),
};
for (const [game, brief] of Object.entries(CAMPAIGNS)) {
    const isCut = game === "hellespont" && LONGEST < Infinity;
    test(`a ${isCut ? "long" : "whole"} game of ${game} against the computer`, async () => {
        const visitor = await site.visitor();
        await visitor.playNow(game, "greedy");
        // The first phases are played in earnest; the rest of the war is sat out.
        const patient = says(/End the moves/, /Done/, /Announce [^1]/);
        const clicks = await play(
            visitor.page,
            (found, at, turn) =>
                (turn < EARNEST ? either(brief, curious) : either(brief, patient, curious))(found, at, turn),
            (_at, turn) => isCut && turn >= LONGEST,
        );
        expect(clicks).toBeGreaterThan(EARNEST);
        if (!isCut) expect((await standing(visitor.page)).over).toBe("rules");
        await visitor.leave();
    });
}

test("a whole short war of the Peloponnesian War alone", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/new/peloponnesian-war");
    await page.locator("[data-count]").selectOption("1");
    await page.click("form .button.main");
    await visitor.board();
    // Some operations are made in earnest: an objective, an army, the march. Then the years go by.
    const marching = says(/^\d?\s*March/, /Send an army/, /Begin an operation/);
    const patient = says(/^\d?\s*Pass/, /Build nothing/, /^\d?\s*March/, /Send an army/);
    const clicks = await play(page, (found, at, turn) =>
        (turn < CAMPAIGN ? either(marching, curious) : either(patient, curious))(found, at, turn),
    );
    expect(clicks).toBeGreaterThan(CAMPAIGN);
    expect((await standing(page)).over).toBe("rules");
    // The end has a card of its own, and the ledger of the last income is kept.
    await page.locator('[data-testid="drama"]').waitFor();
    await page.click('[data-testid="drama-close"]');
    await page.click('[data-testid="part-income"] summary');
    await page.locator('[data-testid="ledger-athens"] tfoot').waitFor();
    await visitor.leave();
});
