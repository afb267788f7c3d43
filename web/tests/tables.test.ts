//! What happens around the moves: looking back, playing on from a moment, one screen for all.

import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { curious, play, untilAsked } from "./player";

const site = withServer();

test("the past can be looked at, has an address, and can be played on from", async () => {
    const visitor = await site.visitor();
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
    await page
        .getByText(/Looking back: action 2 of/)
        .first()
        .waitFor();
    await page.waitForFunction(() => document.querySelector("main.table:not([data-asked])"));

    // The address alone brings somebody else to the same moment.
    const friend = await site.visitor();
    await friend.page.goto(`/table/${table}/at/2`);
    await friend.page
        .getByText(/Looking back: action 2 of/)
        .first()
        .waitFor();
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
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/");
    await page.click('[data-hotseat="antike"]');
    await visitor.board();
    const names = new Set<string>();
    await play(page, curious, (_at, turn) => turn >= 12 || names.size > 2);
    const table = await visitor.ask<{ number: number; seats: { occupant: { person?: object } }[] }>(
        `/tables/${visitor.table}`,
    );
    expect(table.number).toBeGreaterThan(3);
    expect(table.seats.every((seat) => seat.occupant.person !== undefined)).toBe(true);
    await visitor.leave();
});

test("two at one screen lead Athens and Sparta", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/");
    await page.click('[data-hotseat="peloponnesian-war"]');
    await visitor.board();
    const asked = new Set<string>();
    await play(page, curious, (at, turn) => {
        asked.add(at.asked ?? "");
        return turn >= 8;
    });
    const table = await visitor.ask<{ number: number; seats: object[] }>(`/tables/${visitor.table}`);
    expect(table.seats).toHaveLength(2);
    expect(table.number).toBeGreaterThan(2);
    expect(asked.size).toBeGreaterThan(1);
    await visitor.leave();
});

test("two at one screen at Syracuse look at their hands in turn", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/");
    await page.click('[data-hotseat="syracuse"]');
    await visitor.board();
    await play(page, curious, (_at, turn) => turn >= 10);
    await visitor.leave();
});

test("a finished game by giving up says who has won, and offers a rematch", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("syracuse");
    await play(page, curious, (_at, turn) => turn >= 1);
    await untilAsked(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Resign" }).click();
    await page.getByRole("menuitem", { name: /Resign as/ }).click();
    await page.locator('main.table[data-over="resignation"]').waitFor();
    await page.locator(".bar").getByText("You resigned. Syracuse has won.").waitFor();
    await page.getByRole("link", { name: "Watch it again" }).click();
    // It plays by itself until the present, where the result is.
    await page.waitForURL(/\/at\/0$/);
    await page.waitForURL((url) => !url.pathname.includes("/at/"));
    const over = visitor.table;
    await page.getByRole("button", { name: "Rematch, seats swapped" }).click();
    // Nobody has to wait for a computer.
    await page.waitForURL((url) => !url.pathname.includes(over));
    await untilAsked(page);
    await visitor.leave();
});

test("the host puts out somebody who keeps a seat, and lets the computer play there", async () => {
    const [host, guest] = await Promise.all([site.visitor(), site.visitor()]);
    await host.page.goto("/new/syracuse");
    await host.page.getByRole("button", { name: "Create the table and get the link" }).click();
    await host.page.waitForURL(/\/table\//);
    // They click before the server knows them.
    await guest.page.route("**/api/v1/guest", (route) => setTimeout(() => void route.continue(), 1500));
    await guest.page.goto(`/table/${host.table}`);
    await guest.page.getByRole("button", { name: "Take this seat" }).click();
    await host.page.getByRole("button", { name: /Remove/ }).click();
    await guest.page.getByText("The host has removed you from this table.").waitFor();
    await host.page.getByRole("button", { name: /Give it to the computer/ }).click();
    await host.page.getByRole("button", { name: "Start the game", exact: true }).click();
    await host.board();
    const table = await host.ask<{ seats: { occupant: { bot?: string } }[] }>(`/tables/${host.table}`);
    expect(table.seats[1]?.occupant.bot).toBe("search:1");
    await Promise.all([host.leave(), guest.leave()]);
});

test("a button says what cannot be taken back, every click is answered, and the menu speaks French at once", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("antike");
    await untilAsked(page);
    const answer = (name: string) => page.locator("[data-answer]", { hasText: name });
    await answer("Move to Arming").click();
    await answer("Done").getByText("then the others play").waitFor();
    expect(await answer("Create a legion").first().getByText("then the others play").count()).toBe(0);

    // A question about payment is not answered on the map.
    await answer("Create a legion").first().click();
    await answer("Pay 1 iron").waitFor();
    await page.locator('[data-zone="londinium"]').click({ force: true });
    await page.getByRole("alert").getByText("You cannot choose this now").waitFor();

    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Français" }).click();
    await answer("Payer").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await visitor.leave();
});

test("dragging a legion marks no names on the map", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("antike");
    await untilAsked(page);
    await page.mouse.move(300, 300);
    await page.mouse.down();
    await page.mouse.move(700, 500, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString() ?? "")).toBe("");
    await visitor.leave();
});
