//! The card of a place: what the server tells of it, for the mouse, the keyboard and a finger.

import { expect, test } from "vitest";

import { violations } from "./axe";
import { withServer } from "./fixture";

const site = withServer();

const PLACES = {
    antike: { zone: "roma", next: "Neapolis", says: ["gold; with a temple, 3", "City of the Romans: defence 1"] },
    syracuse: { zone: "T13", next: "T14", says: ["Clear land.", "of 5 units"] },
    hellespont: { zone: "Sestos", next: "M5", says: ["Worth 3 victory points", "of 50"] },
    "peloponnesian-war": { zone: "naxos", next: "Paros", says: ["Delian League", "Controlled by Athens"] },
};

test.each(Object.entries(PLACES))(
    "a place of %s tells whose it is, what it holds and what is next to it",
    async (game, place) => {
        const visitor = await site.visitor();
        const { page } = visitor;
        const asked: string[] = [];
        page.on("request", (request) => {
            if (request.url().includes("/places/")) asked.push(request.url());
        });
        await visitor.playNow(game);
        await page.locator("#tab-goal").waitFor();
        // The mouse that clicked would point at something else.
        await page.mouse.move(1, 1);
        const zone = page.locator(`[data-zone="${place.zone}"]`);
        const card = page.getByTestId("card");
        await zone.dispatchEvent("pointerover", { pointerType: "mouse", clientX: 300, clientY: 300 });
        await card.getByRole("heading", { name: "Next to it" }).waitFor();
        const text = await card.innerText();
        for (const part of place.says) expect(text).toContain(part);
        expect(text).not.toMatch(/\[|place-/);
        expect(await violations(page)).toEqual([]);
        // It ends above the question.
        const [box, bar] = [await card.boundingBox(), await page.locator(".decide .bar").boundingBox()];
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
        // What was told is known: the card comes back without another request.
        await page.keyboard.press("Escape");
        await card.waitFor({ state: "detached" });
        await zone.dispatchEvent("pointerover", { pointerType: "mouse", clientX: 300, clientY: 300 });
        await card.getByRole("heading", { name: "Next to it" }).waitFor();
        expect(new Set(asked).size).toBe(asked.length);
        // A neighbour has a card of its own, and a line its rule.
        await card.getByRole("button", { name: place.next }).first().click();
        await expect.poll(() => card.locator("h2").innerText()).toContain(place.next);
        await card.locator(".rule").first().click();
        await page.locator("article.wanted").waitFor();
        await visitor.leave();
    },
);

test("a place is read with the keyboard, and on a phone with a finger, in French", async () => {
    const visitor = await site.visitor({ french: true });
    const { page } = visitor;
    await visitor.playNow("syracuse");
    await page.locator("#tab-goal").waitFor();
    // From the city to whatever is next, places and works alike, until it is a place.
    await page.locator('[data-zone="T16"]').focus();
    const isPlace = () => page.evaluate(() => (document.activeElement as SVGElement).dataset.zone !== undefined);
    do await page.keyboard.press("ArrowLeft");
    while (!(await isPlace()));
    const card = page.getByTestId("card");
    await card.getByRole("heading", { name: "À côté" }).waitFor();
    await page.keyboard.press("i");
    expect(await page.evaluate(() => document.activeElement?.matches('[data-testid="card"]'))).toBe(true);
    await visitor.leave();

    const thumb = await site.visitor({ french: true, phone: true });
    await thumb.playNow("antike");
    await thumb.page.locator(".thumbs").waitFor();
    await thumb.page
        .locator('[data-zone="londinium"]')
        .evaluate((zone) => zone.dispatchEvent(new PointerEvent("click", { pointerType: "touch", bubbles: true })));
    const held = thumb.page.getByTestId("card");
    await held.getByRole("heading", { name: "À côté" }).waitFor();
    const [box, bar] = [await held.boundingBox(), await thumb.page.locator(".decide").boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await thumb.leave();
});
