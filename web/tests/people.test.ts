//! People at the page: passwords and tokens, whoever is put out, declined and blocked, and what the administrator tells
//! everybody.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { withServer } from "./fixture";
import type { Visitor } from "./visitor";

const site = withServer();

const PASSWORD = "correct horse battery";

async function claim(page: Page, name: string): Promise<void> {
    await page.goto("/me");
    const form = page.locator('[data-enter="claim"]');
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Password").fill(PASSWORD);
    await form.getByRole("button").click();
    await page.getByText(`You are logged in as ${name}.`).waitFor();
}

/** Asks the server in a visitor's name. */
async function send<T>(visitor: Visitor, path: string, data?: object): Promise<T> {
    const response = await visitor.context.request.post(`/api/v1${path}`, data === undefined ? {} : { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as T;
}

/** A table of Antike for two that has begun. */
async function begin(one: Visitor, other: Visitor): Promise<string> {
    for (const visitor of [one, other]) await send(visitor, "/guest");
    const { id } = await send<{ id: string }>(one, "/tables", { game: "antike", setup: { seats: 2 } });
    await send(other, `/tables/${id}/orders`, { do: "sit" });
    for (const [visitor, digit] of [
        [one, "a"],
        [other, "b"],
    ] as const)
        await send(visitor, `/tables/${id}/orders`, { do: "share", share: digit.repeat(64) });
    await send(one, `/tables/${id}/orders`, { do: "start" });
    return id;
}

test("a new password ends tokens, and an account goes only with its password", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await claim(page, "Nikias");
    await page.getByLabel("What it is for").fill("my bot");
    await page.getByLabel("What it may do").selectOption({ label: "read only" });
    await page.getByLabel("Valid for").selectOption({ label: "7 days" });
    await page.getByRole("button", { name: "Create a token" }).click();
    await page.getByText(/read only · created .* · until .* · never used/).waitFor();

    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password").fill("another horse battery");
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.getByText(/logged out everywhere else, and your tokens are no longer valid/).waitFor();
    await page.getByText("You have none. How programs talk").waitFor();
    await page.reload();
    await page.getByText("You are logged in as Nikias.").waitFor();

    const gone = page.locator("section", { has: page.getByRole("heading", { name: "Delete my account" }) });
    await gone.getByLabel("Password").fill(PASSWORD);
    await gone.getByRole("checkbox").check();
    await gone.getByRole("button").click();
    await gone.getByText("Wrong name or password.").waitFor();
    await gone.getByLabel("Password").fill("another horse battery");
    await gone.getByRole("button").click();
    await page.getByRole("heading", { name: "Play the ancient world" }).waitFor();
    await visitor.leave();
});

test("whoever is put out stays out until the host lets them back in", async () => {
    const [host, pest] = [await site.visitor(), await site.visitor()];
    for (const visitor of [host, pest]) await send(visitor, "/guest");
    const { id } = await send<{ id: string }>(host, "/tables", { game: "antike", setup: { seats: 3 } });
    await pest.page.goto(`/table/${id}`);
    await pest.page.getByRole("button", { name: "Take this seat" }).click();
    await host.page.goto(`/table/${id}`);
    await host.page.getByRole("button", { name: /^Remove/ }).click();
    await pest.page.getByText("The host has removed you from this table. You can still watch.").waitFor();
    await host.page.getByRole("button", { name: /^Let .* back in$/ }).click();
    await pest.page.getByRole("button", { name: "Take this seat" }).click();
    await host.page.getByRole("button", { name: /^Remove/ }).waitFor();
    await host.leave();
    await pest.leave();
});

test("a rematch is declined, and somebody is blocked in the chat", async () => {
    const [eager, tired] = [await site.visitor(), await site.visitor({ french: true })];
    const id = await begin(eager, tired);
    await send(eager, `/tables/${id}/chat/players`, { text: "an insult" });
    await tired.page.goto(`/table/${id}`);
    await tired.page.click("#tab-chat");
    await tired.page.getByText("an insult").waitFor();
    await tired.page.getByRole("button", { name: /^Bloquer / }).click();
    await tired.page.getByText("an insult").waitFor({ state: "detached" });
    await tired.page.goto("/me");
    await tired.page.getByRole("button", { name: /^Débloquer / }).click();
    await tired.page.getByText("Vous n’avez bloqué personne.").waitFor();

    await send(eager, `/tables/${id}/orders`, { do: "resign" });
    await send(eager, `/tables/${id}/rematch`);
    await tired.page.goto("/tables");
    await tired.page.getByText("Quelqu’un veut rejouer et vous garde une place.").waitFor();
    await tired.page.getByRole("button", { name: /^Décliner/ }).click();
    await tired.page.getByText("Quelqu’un veut rejouer").waitFor({ state: "detached" });

    // In another game one has had enough of the other.
    const other = await begin(eager, tired);
    await send(eager, `/tables/${other}/orders`, { do: "resign" });
    const again = await send<{ id: string }>(eager, `/tables/${other}/rematch`);
    await tired.page.goto(`/table/${again.id}`);
    await tired.page.getByRole("button", { name: /^Décliner et bloquer / }).click();
    await tired.page.waitForURL(/\/tables$/);
    expect(await tired.ask<object[]>("/me/blocks")).toHaveLength(1);
    await eager.leave();
    await tired.leave();
});

test("what the administrator tells everybody stands above every page until it is put away", async () => {
    const [reader, player] = [await site.visitor(), await site.visitor()];
    await player.playNow("antike");
    site.server.admin("broadcast", "Down at noon");
    // Whoever is at a table hears it at once.
    await player.page.getByRole("status", { name: "Notice" }).getByText("Down at noon").waitFor();
    await reader.page.goto("/");
    await reader.page.getByText("Down at noon").waitFor();
    await reader.page.getByRole("button", { name: "Close" }).click();
    await reader.page.getByText("Down at noon").waitFor({ state: "detached" });
    await reader.page.goto("/about");
    await reader.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await reader.page.getByText("Down at noon").count()).toBe(0);
    site.server.admin("broadcast", "--clear");
    await player.page.getByText("Down at noon").waitFor({ state: "detached" });
    await reader.leave();
    await player.leave();
});
