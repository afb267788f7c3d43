//! The pages outside a table, in both languages, on a phone, with the keyboard alone, and for everybody.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { violations, wide } from "./axe";
import { withServer } from "./fixture";
import { curious, play, standing, untilAsked } from "./player";

const site = withServer();

test("the waiting room has a link to copy and is for everybody", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/new/antike");
    await page.getByLabel("Name of the table").fill("A table for friends");
    await page.getByRole("radio", { name: /^Everyone/ }).check();
    await page.getByRole("button", { name: "Create the table and get the link" }).click();
    await page.getByRole("heading", { name: "A table for friends" }).waitFor();
    expect(await page.getByRole("textbox").inputValue()).toBe(`${site.server.url}/table/${visitor.table}`);
    expect(await violations(page)).toEqual([]);

    // Others find it in the list, by its name.
    const other = await site.visitor();
    await other.page.goto("/tables/open");
    await other.page.getByRole("searchbox").fill("friends");
    await other.page.getByRole("link", { name: /A table for friends/ }).waitFor();
    await other.page.getByRole("searchbox").fill("no such table");
    await other.page.getByText("No table has that name.").waitFor();
    await other.leave();
    await visitor.leave();
});

test("one's own turn stands first on the front page", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("antike");
    await untilAsked(page);
    const mine = visitor.table;
    await page.goto("/new/syracuse");
    await page.getByRole("button", { name: "Create the table and get the link" }).click();
    await page.waitForURL(/\/table\//);
    await page.goto("/");
    // The lists come one by one.
    await page.locator("li a", { hasText: "Your turn" }).waitFor();
    const first = page.locator("li a").first();
    expect(await first.textContent()).toContain("Your turn");
    expect(await first.getAttribute("href")).toBe(`/table/${mine}`);
    await visitor.leave();
});

test("in French everything is French, and the language changes at once", async () => {
    const visitor = await site.visitor({ french: true });
    const { page } = visitor;
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: "Jouez l’Antiquité" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("heading", { level: 1, name: "Play the ancient world" }).waitFor();
    await page.getByRole("button", { name: "Français" }).click();
    await page.click('[data-play="antike"]');
    await visitor.board();
    await untilAsked(page);
    expect(await page.locator(".bar .sentence").first().textContent()).toMatch(/roue/);
    const texts = await page.evaluate(() => document.body.innerText);
    expect(texts).not.toMatch(/\[[a-z-]+\]/);
    await visitor.leave();
});

test.each([
    { path: "/", part: "Pages", french: false, says: "This page could not be loaded" },
    { path: "/about", part: "About", french: true, says: "Cette page n’a pas pu être chargée" },
    { path: undefined, part: "table", french: false, says: "This page could not be loaded" },
    { path: undefined, part: "campaign", french: true, says: "Cette table ne peut pas être affichée" },
])("when $part does not come the page says so, and tries again", async ({ path, part, french, says }) => {
    const visitor = await site.visitor({ french });
    const { page, context } = visitor;
    if (path === undefined) await visitor.playNow("syracuse");
    await context.route(`**/assets/${part}-*.js`, (route) => route.abort());
    if (path === undefined) await page.reload();
    else await page.goto(path);
    await page.getByRole("heading", { level: 1, name: says }).waitFor();
    expect(await violations(page)).toEqual([]);
    await context.unroute(`**/assets/${part}-*.js`);
    await page.getByRole("button", { name: french ? "Réessayer" : "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: says }).waitFor({ state: "detached" });
    await context.close();
    expect(
        visitor.problems.filter((each) => !/ERR_FAILED|Failed to fetch dynamically imported module/.test(each)),
    ).toEqual([]);
});

test("on a phone a game is played with the thumb", async () => {
    const visitor = await site.visitor({ phone: true });
    await visitor.playNow("antike");
    await play(visitor.page, curious, (_at, turn) => turn >= 8);
    expect(await wide(visitor.page)).toBeLessThanOrEqual(0);
    await visitor.leave();
});

test("with the keyboard alone somebody comes in, plays and goes home", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/");
    await page.locator('[data-play="antike"]').waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
    await tabTo(page, '[data-play="antike"]');
    await page.keyboard.press("Enter");
    await visitor.board();

    // What glows is reached with Tab and chosen with Enter.
    await untilAsked(page);
    const before = await standing(page);
    await tabTo(page, "[data-target].open");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
        (seq) => document.querySelector<HTMLElement>("main.table")?.dataset.seq !== seq,
        before.seq,
    );

    // Answers in the bar have numbers, and can be typed.
    for (let answers = 0; answers < 6; answers += 1) {
        const at = await untilAsked(page);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        const buttons = await page.locator("[data-answer]").count();
        if (buttons > 0) {
            await page.keyboard.press(String(Math.min(9, buttons)));
        } else {
            // The first of all answers, since nothing is typed that would narrow them.
            await page.keyboard.press("/");
            await page.getByRole("combobox").waitFor();
            await page.keyboard.press("Enter");
        }
        await page.waitForFunction(
            (seq) => document.querySelector<HTMLElement>("main.table")?.dataset.seq !== seq,
            at.seq,
        );
    }
    // Home is above: back past the map, not on through the log.
    await tabTo(page, 'a[href="/"]', "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Play the ancient world" }).waitFor();
    await visitor.leave();
});

/** Presses Tab until the focus is on something that fits. */
async function tabTo(page: Page, selector: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let presses = 0; presses < 150; presses += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
        await page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${selector}`);
}

test("a guest becomes an account, logs out and in, makes a token and goes for good", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/me");
    const claim = page.locator('[data-enter="claim"]');
    await claim.getByLabel("Name").fill("Perdiccas");
    await claim.getByLabel("Password").fill("long enough");
    await claim.getByRole("button").click();
    await page.getByText("You are logged in as Perdiccas.").waitFor();
    await page.getByLabel("What it is for").fill("my bot");
    await page.getByRole("button", { name: "Create a token" }).click();
    await page.getByText("it will not be shown again").waitFor();
    await page.getByRole("button", { name: "Revoke" }).click();
    await page.getByText("You have none.").waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: "Log out", exact: true }).click();
    const login = page.locator('[data-enter="login"]');
    await login.getByLabel("Name").fill("Perdiccas");
    await login.getByLabel("Password").fill("something else");
    await login.getByRole("button").click();
    await page.getByText("Wrong name or password. Nothing was changed.").waitFor();
    await login.getByLabel("Password").fill("long enough");
    await login.getByRole("button").click();
    await page.getByText("You are logged in as Perdiccas.").waitFor();

    const gone = page.locator("section", { has: page.getByRole("heading", { name: "Delete my account" }) });
    await gone.getByLabel("Password").fill("long enough");
    await page.getByLabel("Delete everything about me").check();
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("heading", { level: 1, name: "Play the ancient world" }).waitFor();
    await visitor.leave();
});

test("a wrong address is answered by the page, in the reader's language", async () => {
    const visitor = await site.visitor({ french: true });
    const answer = await visitor.page.goto("/nonsense/here");
    expect(answer?.status()).toBe(404);
    await visitor.page.getByRole("heading", { name: "Il n’y a rien ici" }).waitFor();
    await visitor.page.goto("/table/nonsense");
    await visitor.page.getByText("Cela n’existe pas ou n’existe plus.").waitFor();
    await visitor.context.close();
});
