//! Making a table: one control for players and nations, seats by their sides, the computer at a chosen level.

import { expect, test } from "vitest";

import type { TableInfo } from "../src/generated/TableInfo";
import { withServer } from "./fixture";

const site = withServer();

test.each([2, 3, 4, 5, 6])("a table of Antike for %s players", async (players) => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/new/antike");
    await page.locator("[data-count]").selectOption(String(players));
    // Nothing else says how many nations there are.
    expect(await page.locator('input[name="nations"]').count()).toBe(0);
    await page.getByRole("button", { name: "Create the table and get the link" }).click();
    await page.waitForURL(/\/table\//);
    const table = await visitor.ask<TableInfo>(`/tables/${visitor.table}`);
    expect(table.seats).toHaveLength(players);
    await visitor.leave();
});

test("an invitation is for two people, with the sides by name, and begins with the short war", async () => {
    const visitor = await site.visitor({ french: true });
    const { page } = visitor;
    await page.goto("/new/peloponnesian-war");
    await page.getByText("Athènes", { exact: true }).waitFor();
    await page.getByText("Sparte", { exact: true }).waitFor();
    expect(
        await page.locator("[data-seat]").evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value)),
    ).toEqual(["me", "open"]);
    expect(await page.locator('input[value="archidamian-war"]').isChecked()).toBe(true);
    await page.getByRole("button", { name: "Créer la table et obtenir le lien" }).click();
    await page.waitForURL(/\/table\//);
    const table = await visitor.ask<TableInfo>(`/tables/${visitor.table}`);
    expect(table.setup.scenario).toBe("archidamian-war");
    expect(table.seats.map((seat) => seat.occupant === "open")).toEqual([false, true]);
    await visitor.leave();
});

test("the boxes stay in their columns when the number of players changes", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/new/antike");
    const left = () =>
        page
            .locator("form .column > fieldset")
            .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    await page.locator("[data-count]").waitFor();
    const before = await left();
    await page.locator("[data-count]").selectOption("6");
    expect(await left()).toEqual(before);
    await visitor.leave();
});

test("who plays at once chooses side and level; newcomers are offered the guided game first", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/");
    const first = (game: string) => page.locator(`article:has([data-play="${game}"]) .first .button`).first();
    await page.locator('[data-opponent="hellespont"] option').nth(1).waitFor({ state: "attached" });
    expect(await first("hellespont").getAttribute("data-learn")).toBe("hellespont");
    await page.locator('[data-side="hellespont"]').selectOption("sparta");
    await page.locator('[data-opponent="hellespont"]').selectOption("random");
    await page.click('[data-play="hellespont"]');
    await visitor.board();
    const table = await visitor.ask<TableInfo>(`/tables/${visitor.table}`);
    expect(table.seats[0]?.occupant).toEqual({ bot: "random" });
    // The next time the game itself comes first.
    await page.goto("/");
    await page.locator('[data-play="hellespont"]').waitFor();
    expect(await first("hellespont").getAttribute("data-play")).toBe("hellespont");
    expect(await first("antike").getAttribute("data-learn")).toBe("antike");
    await visitor.leave();
});
