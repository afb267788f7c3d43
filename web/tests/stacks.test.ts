//! Crowded places: stacks can be opened, plates stay where they stand, routes that a die decides are drawn as such, and
//! long lists are searched.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answer, untilObjective } from "./answering";
import { withServer } from "./fixture";
import { clickOne, curious, untilAsked } from "./player";

const site = withServer();

/** An opened stack: a tray of counters, or a list. */
const STACK = '[data-testid="tray"], [data-testid="stack"]';

test.each(["antike", "syracuse", "hellespont", "peloponnesian-war"])(
    "a stack of %s is opened with the keyboard, from the list and with the second button",
    async (game) => {
        const visitor = await site.visitor();
        const { page } = visitor;
        await visitor.playNow(game);
        await untilAsked(page);
        await page.getByRole("log").waitFor();
        await page.keyboard.press("o");
        const list = page.locator('[data-testid="stacks"]');
        const places = list.getByRole("listitem");
        const all = await places.count();
        expect(all).toBeGreaterThan(1);
        // What is typed finds a place by its beginning.
        const name = (await places.nth(all - 1).textContent())?.trim().split(/[ (]/)[0] ?? "";
        await page.keyboard.type(name);
        await expect.poll(() => places.count()).toBeLessThan(all);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await page.locator(STACK).first().waitFor();
        await page.keyboard.press("Escape");
        await page.locator('[data-testid="stack"], [data-testid="tray-close"]').waitFor({ state: "detached" });

        await page.getByRole("button", { name: "Stacks: who is where" }).click();
        await places.first().getByRole("button").click();
        await page.locator(STACK).first().waitFor();
        await page.keyboard.press("Escape");

        const stack = page.locator("[data-place] .hit, [data-place] .face, [data-zone]").first();
        await stack.dispatchEvent("contextmenu", { bubbles: true });
        await page.locator(STACK).first().waitFor();
        await visitor.leave();
    },
);

test("where a die decides among routes each is drawn in dashes with its chance", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("peloponnesian-war");
    await untilObjective(visitor);
    expect(await answer(visitor, { type: "objective", space: "potidaea" })).toBe(true);
    await answer(visitor, { type: "send" });
    await answer(visitor, { type: "go", space: "piraeus" });
    expect(await answer(visitor, { type: "take", kind: "naval", count: 2 })).toBe(true);
    await untilAsked(page);
    await expect.poll(() => page.locator(".ways .diced").count()).toBe(2);
    expect(await page.locator(".chance text").allTextContents()).toEqual(["50%", "50%"]);
    await visitor.leave();
});

test("a long list of answers is searched", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("peloponnesian-war");
    await untilObjective(visitor);
    await page.locator('main[data-asked="name-objective"]').waitFor();
    await page.getByRole("button", { name: /^List all/ }).click();
    const answers = page.locator(".bar [data-answer]");
    const all = await answers.count();
    expect(all).toBeGreaterThan(60);
    await page.keyboard.type("potid");
    await expect.poll(() => answers.count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => answers.count()).toBe(all);
    await page.keyboard.type("potid");
    await page.keyboard.press("Enter");
    await page.locator('main[data-asked="gather"]').waitFor();
    await visitor.leave();
});

/** Where each plate stands, by its force and by what it says. */
async function plates(page: Page): Promise<Record<string, string>> {
    return page.evaluate(() => {
        const found: Record<string, string> = {};
        for (const plate of document.querySelectorAll<SVGElement>("[data-force]")) {
            const said = plate.querySelector("[aria-label]")?.getAttribute("aria-label") ?? "";
            found[`${plate.dataset.force ?? ""} ${said}`] = plate.style.transform;
        }
        return found;
    });
}

test("the plates of the war stay where they stand from question to question", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("peloponnesian-war");
    await untilAsked(page);
    await page.getByRole("log").waitFor();
    let before = await plates(page);
    let [stayed, moved] = [0, 0];
    for (let turn = 0; turn < 16; turn += 1) {
        await clickOne(page, curious, turn);
        if ((await untilAsked(page)).over !== undefined) break;
        const now = await plates(page);
        for (const [force, place] of Object.entries(before)) {
            if (now[force] === undefined) continue;
            if (now[force] === place) stayed += 1;
            else moved += 1;
        }
        before = now;
    }
    expect(stayed).toBeGreaterThan(150);
    // A plate gives way only where the name of a place would be lost.
    expect(moved).toBeLessThan(stayed / 50);
    await visitor.leave();
});
