//! The map below the hand.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { untilAsked } from "./player";

const site = withServer();

interface Traced {
    name: string;
    args: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

/** How many elements are styled, and how many laid out, while something is done. */
async function work(act: () => Promise<void>): Promise<{ styled: number; laid: number }> {
    const session = await site.browser.newBrowserCDPSession();
    const traced: Traced[] = [];
    session.on("Tracing.dataCollected", ({ value }) => traced.push(...(value as unknown as Traced[])));
    await session.send("Tracing.start", {
        transferMode: "ReportEvents",
        traceConfig: { includedCategories: ["devtools.timeline"] },
    });
    await act();
    const told = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await told;
    await session.detach();
    const most = (name: string, count: (event: Traced) => number | undefined) =>
        Math.max(0, ...traced.filter((event) => event.name === name).map((event) => count(event) ?? 0));
    return {
        styled: most("UpdateLayoutTree", ({ args }) => args.elementCount),
        laid: most("Layout", ({ args }) => args.beginData?.dirtyObjects),
    };
}

const middle = async (page: Page, selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not there`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Until everything that was asked for so far is on the screen. */
const twoFrames = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test.each(["antike", "syracuse", "hellespont", "peloponnesian-war"])(
    "the map of %s is panned as a picture: nothing is styled, laid out or drawn anew",
    async (game) => {
        const visitor = await site.visitor();
        const { page } = visitor;
        await visitor.playNow(game);
        await untilAsked(page);
        // The log is drawn last.
        await page.getByRole("log").waitFor();
        const board = await page.locator(".sheet > svg").boundingBox();
        if (!board) throw new Error("there is no map");
        const [x, y] = [board.x + board.width / 2, board.y + 30];
        await page.mouse.move(x, y);
        await page.mouse.wheel(0, -400);
        // It is drawn closer once the wheel rests.
        await page.waitForFunction(
            () =>
                !document.querySelector(".sheet > svg")?.classList.contains("scaled") &&
                /scale\((?!1\))/.test(document.querySelector<SVGGElement>(".sheet > svg > g")?.style.transform ?? ""),
        );
        await twoFrames(page);
        const drawn = await page.locator(".sheet > svg > g").getAttribute("style");
        const before = await middle(page, "[data-zone]");
        const done = await work(async () => {
            await page.mouse.down();
            for (let step = 1; step <= 12; step += 1) await page.mouse.move(x + step * 10, y + step * 5);
            await page.mouse.up();
            await twoFrames(page);
        });
        expect(done.styled).toBeLessThan(60);
        expect(done.laid).toBeLessThan(60);
        expect(await page.locator(".sheet > svg > g").getAttribute("style")).toBe(drawn);
        const after = await middle(page, "[data-zone]");
        expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([120, 60]);
        // The place is kept over a new visit.
        await page.reload();
        await visitor.board();
        await untilAsked(page);
        const again = await middle(page, "[data-zone]");
        expect(Math.hypot(again.x - after.x, again.y - after.y)).toBeLessThan(2);
        await visitor.leave();
    },
);
