//! What am I trying to do, and what is this? The goal and the cards, in a real browser.

import { expect, test } from "vitest";

import { violations } from "./axe";
import { withServer } from "./fixture";

const site = withServer();

test.each(["antike", "syracuse", "hellespont", "peloponnesian-war"])(
    "%s says how it is won, and where every point comes from",
    async (game) => {
        const visitor = await site.visitor();
        const { page } = visitor;
        await visitor.playNow(game);
        await page.click("#tab-goal");
        const goal = page.getByTestId("goal");
        await goal.locator(".ways li").first().waitFor();
        const parties = await goal.locator("section").all();
        expect(parties.length).toBeGreaterThan(0);
        for (const party of parties) {
            const lines = await party.locator("td.points").allInnerTexts();
            const sum = lines.reduce((all, line) => all + Number(line.replace("−", "-")), 0);
            const total = Number.parseInt((await party.locator(".total").innerText()).replace("−", "-"), 10);
            expect(sum).toBe(total);
        }
        expect(await goal.innerText()).not.toMatch(/\[|goal-/);
        expect(await violations(page)).toEqual([]);
        // Each line leads to its rule.
        await goal.locator(".ways .rule").first().click();
        await page.locator("article.wanted").waitFor();
        expect(visitor.problems).toEqual([]);
        await visitor.leave();
    },
);

test("a place has a card for the mouse, with what can be done, its rules, and Escape", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("hellespont");
    await page.locator("#tab-goal").waitFor();
    await page.locator(".phases [data-card]").first().hover();
    const card = page.getByTestId("card");
    await card.waitFor();
    await card.locator(".rule").first().waitFor();
    expect(await card.locator("h2").innerText()).toBe("A Stratagems");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    // The keyboard comes to the next phase, and its card opens.
    await page.locator(".phases [data-card]").first().focus();
    await page.keyboard.press("Tab");
    await card.getByText("B.1 Action points").waitFor();
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    // Counters lie upon the port: the mouse comes to what they leave free of it.
    const sestos = page.locator('[data-zone="Sestos"]');
    await sestos.dispatchEvent("pointerover", { pointerType: "mouse" });
    await card.waitFor();
    expect(await card.innerText()).toContain("Worth 3 victory points");
    const link = card.locator("button.rule").first();
    const cited = await link.innerText();
    await link.click();
    const found = page.locator("article.wanted");
    await found.waitFor();
    expect(`§ ${await found.getAttribute("data-rule")}`).toBe(cited);
    await visitor.leave();
});

test("on a phone a tap opens the card away from what is asked", async () => {
    const visitor = await site.visitor({ phone: true });
    const { page } = visitor;
    await visitor.playNow("antike");
    await page.locator(".thumbs").waitFor();
    await page.locator('.phases [data-card="phase:rondel"]').tap();
    const card = page.getByTestId("card");
    await card.waitFor();
    await card.locator(".rule").first().waitFor();
    const [box, asked] = [await card.boundingBox(), await page.locator(".decide").boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
    await card.getByRole("button", { name: "Close" }).tap();
    await card.waitFor({ state: "detached" });
    await visitor.leave();
});

test("the rules are found by the names of events, and have a table of contents", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/rules/peloponnesian-war");
    await page.getByRole("searchbox").fill("demagogue");
    await page.locator('[data-rule="RE.7a"]').waitFor();
    await page.locator(".contents summary").click();
    await page.getByRole("button", { name: "Armistice", exact: true }).click();
    await page.locator('[data-section="8.3"]').waitFor();
    expect(await violations(page)).toEqual([]);
    await visitor.leave();
});
