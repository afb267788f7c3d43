//! On a phone: fingers find what they mean, and boxes stand beside the map.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answer, untilObjective } from "./answering";
import { withServer } from "./fixture";
import { clickOne, curious, either, says, standing, untilAsked } from "./player";

const site = withServer();

/** So many pixels a finger needs at least. */
const FINGER = 32;

/** Everything on the board that can be chosen: where it is, and whether the map looks for the nearest there. */
async function targets(page: Page) {
    return page.evaluate(() =>
        [...document.querySelectorAll<SVGElement>(".board [data-target].open, [data-dock] [data-target].open")].map(
            (element) => {
                const { x, y, width, height } = element.getBoundingClientRect();
                return {
                    target: element.dataset.target ?? "",
                    isOnMap: element.closest(".sheet") !== null,
                    // What lies in the open tray has nothing more to give on the map.
                    isInTray:
                        document.querySelector(
                            `[data-testid="tray"] [data-target="${element.dataset.target ?? ""}"]`,
                        ) !== null,
                    x: x + width / 2,
                    y: y + height / 2,
                    width,
                    height,
                };
            },
        ),
    );
}

/** Waits until all that is told about the question is there: boxes that come make the map smaller. */
async function atRest(page: Page): Promise<void> {
    await page.locator(".untold").first().waitFor({ state: "detached" });
    let before = "";
    const rests = async (): Promise<boolean> => {
        const now = JSON.stringify(await targets(page));
        const isSame = now === before;
        before = now;
        return isSame;
    };
    await expect.poll(rests, { interval: 100, timeout: 20_000 }).toBe(true);
}

/** What is chosen or asked, as one text to compare. */
async function state(page: Page): Promise<string> {
    const { seq } = await standing(page);
    const chosen = await page.evaluate(() =>
        [...document.querySelectorAll<SVGElement>("[data-target].chosen, [aria-pressed=true][data-target]")]
            .map((each) => each.dataset.target)
            .join(),
    );
    // A pile of several opens a tray to choose among them.
    const tray = await page.locator('[data-testid="tray"]').allTextContents();
    return `${seq} ${chosen} ${tray.join()}`;
}

const TO_SMALL = {
    antike: says(/Arming/, /Maneuver/),
    syracuse: either(says(/Announce [2-9]/), curious),
    hellespont: either(says(/Announce [2-9]/), curious),
    "peloponnesian-war": says(/operation/i),
};
for (const [game, taste] of Object.entries(TO_SMALL)) {
    test(`every target of ${game} is ${FINGER} pixels wide for a finger`, async () => {
        const visitor = await site.visitor({ phone: true });
        const { page } = visitor;
        await visitor.playNow(game);
        let [tapped, measured] = [0, 0];
        for (let turn = 0; turn < 10; turn += 1) {
            if ((await untilAsked(page)).over !== undefined) break;
            await atRest(page);
            const found = await targets(page);
            measured += found.length;
            // Beside the map everything is large enough by itself.
            for (const { target, isOnMap, width, height } of found)
                if (!isOnMap && width > 0) expect(Math.min(width, height), target).toBeGreaterThanOrEqual(FINGER);
            // On the map a tap at the edge of what a finger covers means the nearest.
            const room = await page.locator(".board").first().boundingBox();
            const small = found.find(({ isOnMap, isInTray, target, x, y, width, height }) => {
                const at = { x: x + FINGER / 2 - 1, y };
                const isNearest = found.every(
                    (other) => other.target === target || Math.hypot(other.x - at.x, other.y - at.y) > FINGER / 2 + 4,
                );
                const isSeen =
                    room && y > room.y + 60 && y < room.y + room.height - 60 && x > 60 && x < room.x + room.width - 70;
                return isOnMap && !isInTray && isSeen && isNearest && Math.min(width, height) < FINGER;
            });
            if (small) {
                const before = await state(page);
                await page.touchscreen.tap(small.x + FINGER / 2 - 1, small.y);
                await expect
                    .poll(() => state(page), { message: `${game}: ${small.target}`, timeout: 5000 })
                    .not.toBe(before);
                tapped += 1;
            }
            await untilAsked(page);
            await clickOne(page, taste, turn);
        }
        expect(measured).toBeGreaterThan(3);
        if (game === "peloponnesian-war") expect(tapped).toBeGreaterThan(0);
        await visitor.leave();
    });
}

test.each([
    ["the army that is gathered", "peloponnesian-war", "gather", '[data-testid="army-box"]'],
    ["the tray of a stack", "hellespont", "pick", '[data-testid="tray"]'],
])("%s stands above the question and covers nothing of the map", async (_what, game, asked, box) => {
    for (const size of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
    ]) {
        const visitor = await site.visitor({ phone: true });
        const { page } = visitor;
        await page.setViewportSize(size);
        await visitor.playNow(game);
        if (game === "peloponnesian-war") {
            await untilObjective(visitor);
            expect(await answer(visitor, { type: "objective", space: "potidaea" })).toBe(true);
            await page.reload();
        }
        const taste = either(says(/Announce [2-9]/), curious);
        for (let turn = 0; turn < 40; turn += 1) {
            if ((await untilAsked(page)).asked === asked) break;
            await clickOne(page, taste, turn);
        }
        await page.locator(box).waitFor();
        const [shown, map] = [await page.locator(box).boundingBox(), await page.locator("main > .board").boundingBox()];
        if (!shown || !map) throw new Error("both are seen");
        const [across, down] = [
            Math.min(shown.x + shown.width, map.x + map.width) - Math.max(shown.x, map.x),
            Math.min(shown.y + shown.height, map.y + map.height) - Math.max(shown.y, map.y),
        ];
        expect(Math.min(across, down), `${size.width}x${size.height}`).toBeLessThanOrEqual(1);
        expect(map.height * map.width).toBeGreaterThan(size.width * size.height * 0.2);
        await visitor.leave();
    }
});

test("the map begins with one's own army and the city, and what the others did is folded above the question", async () => {
    const visitor = await site.visitor({ phone: true });
    const { page } = visitor;
    await visitor.playNow("syracuse");
    await untilAsked(page);
    const board = await page.locator("main > .board").boundingBox();
    const bar = await page.locator("main > .decide").boundingBox();
    if (!board || !bar) throw new Error("both are seen");
    for (const own of ["Lamachos", "Hermocrates"]) {
        const box = await page.locator(".board text", { hasText: own }).first().boundingBox();
        if (!box) throw new Error(`${own} is on the map`);
        expect(box.x, own).toBeGreaterThan(board.x);
        expect(box.x + box.width, own).toBeLessThan(board.x + board.width);
        expect(box.y, own).toBeGreaterThan(board.y);
        expect(box.y + box.height, own).toBeLessThan(bar.y);
    }

    await visitor.playNow("antike");
    const since = page.locator('[data-testid="since"]');
    for (let turn = 0; (await since.count()) === 0 && turn < 40; turn += 1) await clickOne(page, curious, turn);
    expect(await since.getByRole("listitem").count()).toBe(0);
    const [box, map] = [await since.boundingBox(), await page.locator("[data-target='space:iron']").boundingBox()];
    if (!box || !map) throw new Error("both are seen");
    expect(box.y).toBeGreaterThan(map.y + map.height);
    await visitor.leave();
});
