//! Room for the answers: on every screen they are seen, or counted on a button that shows them.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerUntil, armsAndMoves } from "./answering";
import { withServer } from "./fixture";
import { clickOne, patient, play, says, standing, untilAsked } from "./player";

const site = withServer();

const SIZES = [
    [1440, 900],
    [1366, 768],
    [1024, 768],
    [844, 390],
    [390, 844],
] as const;

/** Until everything that was asked for so far is on the screen. */
const twoFrames = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** How many answers are seen whole, how many are not, and what the button for the rest says. */
async function answers(page: Page) {
    return page.evaluate(() => {
        const isSeen = (element: Element): boolean => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const corners = [
                [left + 4, top + 4],
                [right - 4, bottom - 4],
            ] as const;
            return corners.every(([x, y]) => {
                const found = document.elementFromPoint(x, y);
                return found !== null && (element === found || element.contains(found));
            });
        };
        const all = [...document.querySelectorAll(".bar [data-answer]")];
        const more = document.querySelector(".bar [data-more]");
        return {
            seen: all.filter(isSeen).length,
            hidden: all.filter((each) => !isSeen(each)).length,
            more: more && isSeen(more) ? more.textContent.trim() : undefined,
        };
    });
}

for (const french of [false, true]) {
    test(`all answers of Antike are seen or counted on every screen${french ? ", in French" : ""}`, async () => {
        const visitor = await site.visitor({ french });
        const { page } = visitor;
        await visitor.playNow("antike");
        await untilAsked(page);
        for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            await twoFrames(page);
            const size = `${width}x${height}`;
            // The button for the rest takes room itself, so that it is counted again.
            await expect
                .poll(
                    async () => {
                        const { seen, hidden, more } = await answers(page);
                        return seen > 0 && (hidden === 0 || more?.startsWith(`${hidden} `) === true);
                    },
                    { message: size },
                )
                .toBe(true);
            const { hidden, more } = await answers(page);
            // On the widest screen there is room for all of them; French needs more words.
            if (width === 1440 && !french) expect(hidden).toBe(0);
            if (more === undefined) continue;
            await page.click("[data-more]");
            await twoFrames(page);
            const buttons = page.locator(".bar [data-answer]");
            expect(await buttons.count(), size).toBe(9);
            await buttons.last().scrollIntoViewIfNeeded();
            await page.keyboard.press("Escape");
        }
        await visitor.leave();
    });
}

test("answers that only go on have the same place in every question", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("syracuse");
    const places = new Set<number>();
    await play(page, says(/Pass/, /Done/, /Announce/, /Keep none/, /End the/), (_at, turn) => turn >= 6);
    for (let turn = 0; turn < 12; turn += 1) {
        await untilAsked(page);
        const passes = page.locator(".apart [data-answer]");
        const elsewhere = page.locator(".answers [data-answer]", { hasText: /^\d?\s*(Pass|Done|Stop here|End the)/ });
        expect(await elsewhere.allTextContents()).toEqual([]);
        // The last of them ends at the right edge of the bar.
        if ((await passes.count()) > 0) {
            const right = await passes.evaluateAll((all) =>
                Math.round(Math.max(...all.map((each) => each.getBoundingClientRect().right))),
            );
            places.add(right);
        }
        await clickOne(page, says(/Pass/, /Done/, /End the/, /Announce/), turn);
    }
    expect(places.size).toBe(1);
    await visitor.leave();
});

test("on a phone one steps back by a button", async () => {
    const visitor = await site.visitor({ phone: true });
    const { page } = visitor;
    await page.goto("/");
    await page.click('[data-hotseat="antike"]');
    await visitor.board();
    const { seq, questions } = await answerUntil(visitor, "move", armsAndMoves);
    await page.reload();
    await page.waitForSelector(`main.table[data-seq="${seq}"]`);
    await untilAsked(page);
    const move = questions[0]?.answers.find((answer) => answer.type === "move");
    await page.locator(`[data-target^="piece:"].open`).first().dispatchEvent("click");
    expect(move).toBeDefined();
    const back = page.locator("[data-back]");
    expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    await back.tap();
    await back.waitFor({ state: "detached" });
    await visitor.leave();
});

test("the map fits again when the window grows, also after a reload", async () => {
    const visitor = await site.visitor({ phone: true });
    const { page } = visitor;
    await visitor.playNow("syracuse");
    await untilAsked(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const scale = () =>
        page.evaluate(
            () => document.querySelector<SVGGElement>(".sheet > svg > g")?.style.transform.match(/scale\((.*)\)/)?.[1],
        );
    await expect.poll(scale).toBe("1");
    await page.reload();
    await visitor.board();
    await expect.poll(scale).toBe("1");
    await visitor.leave();
});

/** Buttons beside the map, of those that do not scroll, that reach out of their column. */
async function sticksOut(page: Page): Promise<string[]> {
    await page.locator(".untold").first().waitFor({ state: "detached" });
    return page.evaluate(() => {
        const column = document.querySelector(".decide")?.getBoundingClientRect();
        return [...document.querySelectorAll<HTMLElement>(".decide .apart .button, .decide .turn .button")]
            .filter((button) => {
                const { width, right, bottom } = button.getBoundingClientRect();
                return column && width > 0 && (bottom > column.bottom + 1 || right > column.right + 1);
            })
            .map((button) => button.textContent);
    });
}

test("on a phone on its side no button reaches out of its column, also below a box of dice", async () => {
    const visitor = await site.visitor({ phone: true, french: true });
    const { page } = visitor;
    await page.setViewportSize({ width: 844, height: 390 });
    await visitor.playNow("hellespont");
    let docked = 0;
    for (let turn = 0; turn < 12; turn += 1) {
        if ((await untilAsked(page)).over !== undefined) break;
        docked += await page.locator("[data-dock] > * > *").count();
        const { asked } = await standing(page);
        expect(await sticksOut(page), asked).toEqual([]);
        await clickOne(page, patient, turn);
    }
    expect(docked).toBeGreaterThan(0);
    await visitor.leave();
});

test("a phone on its side has a map, the question beside it, and panels folded away", async () => {
    const visitor = await site.visitor({ phone: true });
    const { page } = visitor;
    await page.setViewportSize({ width: 844, height: 390 });
    for (const game of ["antike", "peloponnesian-war"]) {
        await visitor.playNow(game);
        await untilAsked(page);
        const map = await page.locator("main > .board").boundingBox();
        expect((map?.width ?? 0) * (map?.height ?? 0)).toBeGreaterThan(844 * 390 * 0.5);
        expect(await page.locator(".side > .panel").isVisible()).toBe(false);
        if (game === "antike") {
            const wheel = await page.locator(".wheel").boundingBox();
            const share = ((wheel?.width ?? 0) * (wheel?.height ?? 0)) / ((map?.width ?? 1) * (map?.height ?? 1));
            expect(share).toBeLessThan(0.3);
        }
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(390);
    }
    await visitor.leave();
});
