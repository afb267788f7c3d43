//! What others do is told in its order, summed up, and can be watched again; and how a game ends.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { clickOne, curious, play, says, standing, untilAsked } from "./player";

const site = withServer();

test("nothing shows an outcome before the card has told it", async () => {
    const visitor = await site.visitor({ moving: true });
    const { page } = visitor;
    await page.goto("/new/peloponnesian-war");
    await page.locator("[data-count]").selectOption("1");
    await page.click("form .button.main");
    await visitor.board();
    await page.locator('[role="log"] .line').first().waitFor();
    const herald = page.locator('[data-testid="herald"]');
    const pass = says(/^\d?\s*Pass/, /Build nothing/);
    for (let turn = 0; (await herald.count()) === 0 && turn < 30; turn += 1) await clickOne(page, pass, turn);
    await herald.waitFor();
    // The line that the card tells is the last of the log, and nothing is asked meanwhile.
    const [told, logged, asked] = await page.evaluate(() => [
        document.querySelector('[data-testid="herald"] .last')?.textContent,
        [...document.querySelectorAll('[role="log"] .line')].at(-1)?.textContent,
        document.querySelector<HTMLElement>("main.table")?.dataset.asked,
    ]);
    expect(told).toBeTruthy();
    expect(logged).toBe(told);
    expect(asked).toBeUndefined();
    await page.getByRole("button", { name: /^Skip/ }).click();
    await herald.waitFor({ state: "detached" });
    await untilAsked(page);
    await visitor.leave();
});

/** Who stands where on the map of the war, as the plates say. */
const plates = (page: Page) =>
    page.evaluate(() =>
        [...document.querySelectorAll("[data-force] [aria-label]")]
            .map((each) => each.getAttribute("aria-label"))
            .sort(),
    );

test("plates change while a tale is told, one after the other, and the slider stands at what is told", async () => {
    const visitor = await site.visitor({ moving: true });
    const { page } = visitor;
    await page.goto("/new/peloponnesian-war");
    await page.locator("[data-count]").selectOption("1");
    await page.click("form .button.main");
    await visitor.board();
    await page.click("#tab-replay");
    const before = await plates(page);
    // The pass of Athens brings the operations of Sparta: a long tale.
    const pass = says(/^\d?\s*Pass/, /Build nothing/);
    const herald = page.locator('[data-testid="herald"]');
    const seen = new Set<string>([before.join()]);
    let told = 0;
    for (let turn = 0; turn < 12 && seen.size < 4; turn += 1) {
        const { seq } = await untilAsked(page);
        await clickOne(page, pass, turn);
        await page.waitForFunction(
            (last) =>
                document.querySelector('[data-testid="herald"]') !== null ||
                document.querySelector<HTMLElement>("main.table")?.dataset.seq !== last,
            seq,
        );
        while ((await herald.count()) > 0) {
            told += 1;
            seen.add((await plates(page)).join());
            // The action that is told is the last one of the slider.
            const [at, all] = await page
                .locator('.replay input[type="range"]')
                .evaluate((slider: HTMLInputElement) => [slider.value, slider.max]);
            expect(at).toBe(all);
            await page
                .getByRole("button", { name: "Next step" })
                .click({ timeout: 1000 })
                .catch(() => undefined);
        }
    }
    expect(told).toBeGreaterThan(3);
    expect(seen.size).toBeGreaterThan(3);
    await visitor.leave();
});

test("the others' turn is summed up, and can be watched again", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("antike");
    const since = page.locator('[data-testid="since"]');
    // Whoever plays first leaves off nowhere before the second round.
    const leftOff = page.locator('[data-testid="left-off"]');
    for (let turn = 0; (await leftOff.count()) === 0 && turn < 40; turn += 1) await clickOne(page, curious, turn);
    await leftOff.waitFor();
    await since.getByRole("button", { name: "Since your last turn" }).waitFor();
    const before = await standing(page);

    // Whoever comes back finds it first.
    await page.reload();
    await visitor.board();
    await since.waitFor();
    if ((await since.getByRole("listitem").count()) === 0)
        await since.getByRole("button", { name: "Since your last turn" }).click();
    expect(await since.getByRole("listitem").count()).toBeGreaterThan(0);
    await since.getByRole("button", { name: "Watch it again" }).click();
    await page.waitForURL(/\/at\/\d+$/);
    await page.waitForURL((url) => !url.pathname.includes("/at/"));
    expect((await untilAsked(page)).seq).toBe(before.seq);
    await visitor.leave();
});

test("the end has a card with the winner, the points and their course, and the game plays again", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("syracuse");
    const brief = says(/Pass until/, /Keep none/, /Keep the roll/, /End the/, /Done/);
    await play(page, brief, (_at, turn) => turn >= 30);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Resign" }).click();
    await page.getByRole("menuitem", { name: /Resign as/ }).click();
    const result = page.locator('[data-testid="result"]');
    await result.getByRole("heading", { name: "Syracuse has won" }).waitFor();
    expect(await result.getByRole("row").count()).toBeGreaterThan(2);
    await result.getByRole("heading", { name: "Luck of the dice" }).waitFor();
    await result.getByText(/Athens: \d+ dice, \d+ in all/).waitFor();
    await result.getByRole("link", { name: "Watch it again" }).click();
    await page.waitForURL(/\/at\/[1-9]\d*$/);
    await visitor.leave();
});

test("sounds come after the first touch alone, and stay off once they are off", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.addInitScript(() => {
        const node = (): unknown =>
            new Proxy(() => undefined, {
                get: (_target, name) => (name === "getChannelData" ? () => new Float32Array(1) : node()),
                set: () => true,
                apply: () => node(),
            });
        class Fake {
            currentTime = 0;
            sampleRate = 8000;
            state = "running";
            destination = {};
            createGain = node;
            createOscillator = node;
            createBufferSource = node;
            createBuffer = node;
            constructor() {
                document.documentElement.dataset.heard = "yes";
            }
        }
        Object.assign(globalThis, { AudioContext: Fake });
    });
    const heard = () => page.evaluate(() => document.documentElement.dataset.heard);
    await visitor.playNow("antike");
    await page.reload();
    await visitor.board();
    await untilAsked(page);
    expect(await heard()).toBeUndefined();
    await clickOne(page, curious, 0);
    await page.waitForFunction(() => document.documentElement.dataset.heard === "yes");

    await page.getByRole("button", { name: "Sound" }).click();
    await page.reload();
    await visitor.board();
    expect(await page.getByRole("button", { name: "Sound" }).getAttribute("aria-pressed")).toBe("false");
    await untilAsked(page);
    await clickOne(page, curious, 1);
    await untilAsked(page);
    expect(await heard()).toBeUndefined();
    await visitor.leave();
});
