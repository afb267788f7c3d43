//! The first page of the rules: the goal, the board with its numbers, and a turn as an example.

import { expect, test } from "vitest";

import { violations } from "./axe";
import { withServer } from "./fixture";

const site = withServer();

const GAMES = { antike: 4, syracuse: 6, hellespont: 5, "peloponnesian-war": 5 };

test.each(Object.entries(GAMES))(
    "the overview of %s draws its board with %s numbers in sight",
    async (game, numbers) => {
        for (const phone of [false, true]) {
            const visitor = await site.visitor({ phone, french: phone, dark: phone });
            const { page } = visitor;
            await page.goto(`/rules/${game}`);
            const picture = page.getByTestId("board-picture");
            await expect.poll(() => picture.locator(".number").count(), { timeout: 15_000 }).toBe(numbers);
            const frame = await picture.boundingBox();
            for (const number of await picture.locator(".number").all()) {
                const box = await number.boundingBox();
                expect(box?.x).toBeGreaterThanOrEqual((frame?.x ?? 0) - 12);
                expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
                    (frame?.x ?? 0) + (frame?.width ?? 0) + 12,
                );
                expect(box?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) - 24);
                expect(box?.y).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
            }
            // Every number is explained, and nothing sticks out of a narrow screen.
            expect(await page.locator(".overview .legend li").count()).toBe(numbers);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
                phone ? 390 : 1440,
            );
            expect(await violations(page)).toEqual([]);
            // A step of the example leads to its rule, below.
            const link = page.locator(".overview .example a").first();
            const cited = (await link.innerText()).replace("§", "").trim();
            await link.click();
            await page.waitForURL(`**/rules/${game}/${cited}`);
            const wanted = page.locator("article.wanted");
            await wanted.waitFor();
            expect(await wanted.getAttribute("data-rule")).toBe(cited);
            await expect
                .poll(async () => {
                    const box = await wanted.boundingBox();
                    return box !== null && box.y >= 0 && box.y < (phone ? 844 : 900);
                })
                .toBe(true);
            await visitor.leave();
        }
    },
);

test("the picture of the rules forgets nothing that a player has chosen on the map", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("syracuse");
    await page.getByRole("button", { name: "Zoom in" }).click();
    const kept = () => page.evaluate(() => sessionStorage.getItem("map:syracuse"));
    await expect.poll(kept).not.toBeNull();
    const before = await kept();
    await page.goto("/rules/syracuse");
    await page.getByTestId("board-picture").locator(".number").first().waitFor();
    expect(await kept()).toBe(before);
    await visitor.leave();
});
