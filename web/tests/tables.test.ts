//! What happens around the moves: a lost line, taking back, looking back, playing on from a moment, one screen for all.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { clickOne, curious, play, standing, untilAsked } from "./player";
import { Server } from "./server";
import { openBrowser, Visitor } from "./visitor";

let server: Server;
let browser: Browser;
beforeAll(async () => {
    [server, browser] = await Promise.all([Server.start(), openBrowser()]);
});
afterAll(async () => {
    await browser.close();
    await server.end();
});

test("the server dies in the middle of a game, and the page goes on where it was", async () => {
    const visitor = await Visitor.come(browser, server);
    const { page } = visitor;
    await visitor.playNow("antike");
    await play(page, curious, (_at, turn) => turn >= 6);
    const before = await untilAsked(page);
    await server.kill();
    await page.locator(".lost").waitFor();
    await server.run();
    await page.locator(".lost").waitFor({ state: "detached" });
    const after = await untilAsked(page);
    expect(after).toEqual(before);
    await play(page, curious, (_at, turn) => turn >= 3);
    expect(Number((await standing(page)).seq)).toBeGreaterThan(Number(before.seq));
    await visitor.leave();
});

test("an answer is taken back, and given again", async () => {
    const visitor = await Visitor.come(browser, server);
    const { page } = visitor;
    await visitor.playNow("antike");
    const before = await untilAsked(page);
    expect(before.asked).toBe("rondel");
    // Arming asks something more before the turn passes.
    const arming = await clickOne(page, (found) => found.find((each) => each.target === "space:arming") ?? found.find((each) => /Arming/.test(each.label)), 0);
    expect(arming.asked).toBe("arming");
    await page.getByRole("button", { name: "Take back" }).click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>("main.table")?.dataset.asked === "rondel");
    await page.getByRole("button", { name: "Do again" }).click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>("main.table")?.dataset.asked === "arming");
    await visitor.leave();
});

test("the past can be looked at, has an address, and can be played on from", async () => {
    const visitor = await Visitor.come(browser, server);
    const { page } = visitor;
    await visitor.playNow("antike");
    await play(page, curious, (_at, turn) => turn >= 8);
    const table = visitor.table;
    await page.click("#tab-replay");
    const slider = page.getByRole("slider");
    await slider.focus();
    await page.keyboard.press("Home");
    await page.waitForURL(/\/at\/0$/);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/\/at\/2$/);
    await page.getByText(/Looking back: action 2 of/).first().waitFor();
    await page.waitForFunction(() => document.querySelector("main.table:not([data-asked])"));

    // The address alone brings somebody else to the same moment.
    const friend = await Visitor.come(browser, server);
    await friend.page.goto(`/table/${table}/at/2`);
    await friend.page.getByText(/Looking back: action 2 of/).first().waitFor();
    await friend.leave();

    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.includes(table));
    await visitor.board();
    await play(page, curious, (_at, turn) => turn >= 2);
    const forked = await visitor.ask<{ forked_from: [string, number] }>(`/tables/${visitor.table}`);
    expect(forked.forked_from).toEqual([table, 2]);
    await visitor.leave();
});

test("all seats at one screen: whoever is asked answers", async () => {
    const visitor = await Visitor.come(browser, server);
    const { page } = visitor;
    await page.goto("/");
    await page.click('[data-hotseat="antike"]');
    await visitor.board();
    const names = new Set<string>();
    await play(page, curious, (_at, turn) => turn >= 12 || names.size > 2);
    const table = await visitor.ask<{ number: number; seats: { occupant: { person?: object } }[] }>(`/tables/${visitor.table}`);
    expect(table.number).toBeGreaterThan(3);
    expect(table.seats.every((seat) => seat.occupant.person !== undefined)).toBe(true);
    await visitor.leave();
});

test("two at one screen at Syracuse see a curtain between their turns", async () => {
    const visitor = await Visitor.come(browser, server);
    const { page } = visitor;
    await page.goto("/");
    await page.click('[data-hotseat="syracuse"]');
    await visitor.board();
    await play(page, curious, (_at, turn) => turn >= 10);
    await visitor.leave();
});

test("a finished game by giving up says who has won, and offers a rematch", async () => {
    const visitor = await Visitor.come(browser, server);
    const { page } = visitor;
    await visitor.playNow("syracuse");
    await untilAsked(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Give up" }).click();
    await page.getByRole("menuitem", { name: /sure\?/ }).click();
    await page.locator('main.table[data-over="resignation"]').waitFor();
    await page.getByText(/The game is over: Syracuse won because the others gave up/).waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Rematch with seats exchanged" }).waitFor();
    await visitor.leave();
});
