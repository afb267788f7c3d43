//! The guided first games, by somebody who clicks where the ring is.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { clickOne, either, untilAsked, type Taste } from "./player";

const site = withServer();

const step = (page: Page) => page.locator(".guide").getAttribute("data-step");

/** A newcomer's next click: on, or into the ring, or anything that is offered. */
async function follow(page: Page): Promise<void> {
    const onward = page.locator("[data-onward]");
    if ((await onward.count()) > 0) return onward.click();
    await untilAsked(page);
    const ring = await page.evaluate(async () => {
        // The ring follows what it surrounds a frame later.
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        const box = document.querySelector(".ring")?.getBoundingClientRect();
        if (!box) return undefined;
        const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        const target = middle?.closest<HTMLElement | SVGElement>("[data-target]")?.dataset.target;
        return { left: box.left, right: box.right, top: box.top, bottom: box.bottom, target };
    });
    const inRing: Taste = (found) =>
        ring &&
        (found.find((each) => ring.target !== undefined && each.target === ring.target) ??
            found.find(
                (each) => each.x >= ring.left && each.x <= ring.right && each.y >= ring.top && each.y <= ring.bottom,
            ));
    await clickOne(
        page,
        either(inRing, (found) => found.find((each) => each.target === undefined)),
        0,
    );
}

for (const [game, french] of [
    ["antike", false],
    ["syracuse", true],
    ["hellespont", false],
    ["peloponnesian-war", false],
] as const) {
    test(`the guided first game of ${game}, left and gone on with`, async () => {
        const visitor = await site.visitor({ french });
        const { page } = visitor;
        await page.goto("/");
        await page.click(`[data-learn="${game}"]`);
        await page.click("[data-begin]");
        await page.locator(".guide").waitFor();
        const steps = new Set<string>();
        for (let clicks = 0; (await step(page)) !== "finished"; clicks += 1) {
            expect(clicks, `stuck at ${await step(page)}`).toBeLessThan(90);
            steps.add((await step(page)) ?? "");
            if (steps.size === 4 && clicks < 40) {
                const here = await step(page);
                // Away and back: the course goes on at the same step.
                await page.goto(`/learn/${game}`);
                await page.locator('.do a[href^="/table/"]').click();
                await page.locator(`.guide[data-step="${here}"]`).waitFor();
                steps.add("left");
            }
            await follow(page);
        }
        expect(steps.size).toBeGreaterThanOrEqual(9);
        await visitor.leave();
    });
}
