//! Two at one screen: hands stay hidden until their player looks, and a turn in which nobody wants anything is short.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { withServer } from "./fixture";
import type { Visitor } from "./visitor";

const site = withServer();

async function sitDown(game: string): Promise<Visitor> {
    const visitor = await site.visitor();
    await visitor.page.goto("/");
    await visitor.page.click(`[data-hotseat="${game}"]`);
    await visitor.board();
    return visitor;
}

/** Waits until the answers of a question can be clicked. */
async function asked(page: Page): Promise<void> {
    await page.locator('main.table[aria-busy="false"] .decide [data-answer]').first().waitFor();
    await page.locator(".untold").first().waitFor({ state: "detached" });
}

interface Shown {
    seq: number;
    eyes?: number;
    view: { position: { turn: number } };
    questions: { seat: number }[];
}

test("hands are hidden until their player looks, and again when the other is asked", async () => {
    const visitor = await sitDown("hellespont");
    const { page } = visitor;
    await asked(page);
    const hand = page.locator('.side [data-target^="card:"], .side [data-target^="face:"]');
    expect(await hand.count()).toBe(0);
    expect(await page.locator("[data-answer]").count()).toBe(1);
    await page.locator("[data-look]").click();
    await page.locator("[data-look]").waitFor({ state: "detached" });
    await asked(page);
    expect(await hand.count()).toBeGreaterThan(0);
    await page.locator(".apart [data-answer]").last().click();
    // The other is asked: nothing of theirs is seen.
    await page.locator("[data-look]").waitFor();
    await asked(page);
    expect(await hand.count()).toBe(0);
    await visitor.leave();
});

test("a turn of Hellespont in which nobody does anything takes at most 12 clicks, and no hand is shown", async () => {
    const visitor = await sitDown("hellespont");
    const { page } = visitor;
    const look = async () => visitor.ask<Shown>(`/tables/${visitor.table}/situation`);
    const { turn } = (await look()).view.position;
    let clicks = 0;
    for (;;) {
        await asked(page);
        const before = await look();
        expect(before.eyes).toBeUndefined();
        if (before.view.position.turn !== turn) break;
        const wanted = ["[data-together]", ".apart [data-answer]", ".answers [data-answer]"];
        for (const buttons of wanted.map((each) => page.locator(each))) {
            if ((await buttons.count()) === 0) continue;
            await buttons.last().click();
            break;
        }
        clicks += 1;
        await page.waitForFunction(
            (seq) => Number(document.querySelector<HTMLElement>("main.table")?.dataset.seq) > seq,
            before.seq,
        );
    }
    expect(clicks).toBeGreaterThan(4);
    expect(clicks).toBeLessThanOrEqual(12);
    await visitor.leave();
});
