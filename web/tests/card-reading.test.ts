//! Reading cards with the mouse, the keyboard and a finger.

import { expect, test } from "vitest";

import { violations } from "./axe";
import { withServer } from "./fixture";

const site = withServer();

test("arrow keys lead over the map, a key goes into the card, and Escape comes back", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("peloponnesian-war");
    await page.locator("#tab-goal").waitFor();
    const card = page.getByTestId("card");
    const focused = () =>
        page.evaluate(() => {
            const { zone, card: own } = (document.activeElement as SVGElement | null)?.dataset ?? {};
            return zone ?? own ?? "";
        });
    await page.locator('[data-zone="sardis"]').focus();
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).not.toBe("sardis");
    await card.waitFor();
    const first = await card.locator("h2").innerText();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => card.locator("h2").innerText()).not.toBe(first);
    const place = await focused();
    // Into the card, to its first rule, and back to the place.
    await page.keyboard.press("i");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest('[data-testid="card"]') !== null)).toBe(true);
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    expect(await focused()).toBe(place);
    // In a panel the arrows go from sign to sign; one of them is a stop of the Tab key.
    await page.locator('[data-testid="tracks-athens"] [data-card]').first().focus();
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("track:bellicosity-athens");
    await card.getByText("A side at 0 surrenders").waitFor();
    await visitor.leave();
});

test("no tooltip doubles a card", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    for (const game of ["antike", "syracuse", "hellespont", "peloponnesian-war"]) {
        await visitor.playNow(game);
        await page.locator("#tab-goal").waitFor();
        const doubled = await page.evaluate(() =>
            [...document.querySelectorAll("[data-card], [data-target]")]
                .filter((each) => each.querySelector("title, [title]") !== null || each.hasAttribute("title"))
                .map((each) => each.outerHTML.slice(0, 120)),
        );
        expect(doubled, game).toEqual([]);
    }
    await visitor.leave();
});

test("the card of a place keeps off the question and off what glows", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("antike");
    await page.locator("#tab-goal").waitFor();
    await page.mouse.move(1, 1);
    const card = page.getByTestId("card");
    for (const zone of ["roma", "carthago", "londinium", "alexandria", "memphis"]) {
        const place = page.locator(`[data-zone="${zone}"]`);
        if ((await place.count()) === 0) continue;
        await place.dispatchEvent("pointerover", { pointerType: "mouse", clientX: 0, clientY: 0 });
        await expect
            .poll(() =>
                card
                    .locator("h2")
                    .innerText()
                    .catch(() => ""),
            )
            .not.toBe("");
        const [box, asked] = [await card.boundingBox(), await page.locator(".decide .bar").boundingBox()];
        expect((box?.y ?? 0) + (box?.height ?? 0), zone).toBeLessThanOrEqual((asked?.y ?? 0) + 1);
        await page.keyboard.press("Escape");
        await card.waitFor({ state: "detached" });
    }
    await visitor.leave();
});

test("the legend of the war explains every sign, each with a card", async () => {
    const visitor = await site.visitor({ french: true });
    const { page } = visitor;
    await visitor.playNow("peloponnesian-war");
    await page.getByTestId("legend-switch").click();
    const legend = page.getByTestId("legend");
    expect(await legend.locator("li").count()).toBeGreaterThan(25);
    await legend.getByText("Objectif de l’armée").click();
    const card = page.getByTestId("card");
    await card.locator(".rule").first().waitFor();
    expect(await card.innerText()).toContain("§ 4.1a");
    expect(await violations(page)).toEqual([]);
    await visitor.leave();
});
