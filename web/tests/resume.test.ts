//! A lost line, and taking back.

import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { clickOne, curious, play, standing, untilAsked } from "./player";

const site = withServer();

test("the server dies in the middle of a game, and the page goes on where it was", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("antike");
    await play(page, curious, (_at, turn) => turn >= 6);
    const before = await untilAsked(page);
    await site.server.kill();
    await page.locator(".lost").waitFor();
    await site.server.run();
    await page.locator(".lost").waitFor({ state: "detached" });
    const after = await untilAsked(page);
    expect(after).toEqual(before);
    await play(page, curious, (_at, turn) => turn >= 3);
    expect(Number((await standing(page)).seq)).toBeGreaterThan(Number(before.seq));
    await visitor.leave();
});

test("an answer is taken back, and given again", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("antike");
    const before = await untilAsked(page);
    expect(before.asked).toBe("rondel");
    // Arming asks something more before the turn passes.
    await clickOne(page, (found) => found.find((each) => each.target === "space:arming"), 0);
    await page.locator('main.table[data-asked="arming"]').waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator('main.table[data-asked="rondel"]').waitFor();
    await page.getByRole("button", { name: "Redo" }).click();
    await page.locator('main.table[data-asked="arming"]').waitFor();
    await visitor.leave();
});
