//! The end of a game, on both screens: who resigned, who has won and why, the chart, and the offer to play again.

import { expect, test } from "vitest";

import { armsAndMoves, look } from "./answering";
import { violations } from "./axe";
import { withServer } from "./fixture";
import { clickOne, says, untilAsked } from "./player";
import type { Visitor } from "./visitor";

const site = withServer();

/** Asks the server in a visitor's name. */
async function send<T>(visitor: Visitor, path: string, data?: object): Promise<T> {
    const response = await visitor.context.request.post(`/api/v1${path}`, data === undefined ? {} : { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as T;
}

/** A table for two people that has begun, open in both browsers. */
async function begin(one: Visitor, other: Visitor, game: string): Promise<string> {
    for (const visitor of [one, other]) await send(visitor, "/guest");
    const { id } = await send<{ id: string }>(one, "/tables", { game, setup: { seats: 2 } });
    await send(other, `/tables/${id}/orders`, { do: "sit" });
    for (const [visitor, digit] of [
        [one, "a"],
        [other, "b"],
    ] as const)
        await send(visitor, `/tables/${id}/orders`, { do: "share", share: digit.repeat(64) });
    await send(one, `/tables/${id}/orders`, { do: "start" });
    await Promise.all([one.page.goto(`/table/${id}`), other.page.goto(`/table/${id}`)]);
    await Promise.all([one.board(), other.board()]);
    return id;
}

test("a resignation is told by name on both screens, and a rematch is offered on the other's card", async () => {
    const [loser, winner] = [await site.visitor(), await site.visitor({ french: true })];
    const id = await begin(loser, winner, "hellespont");
    await send(loser, `/tables/${id}/orders`, { do: "resign" });
    const [lost, won] = [loser.page.getByTestId("result"), winner.page.getByTestId("result")];
    await lost.getByRole("heading", { name: "Sparta has won" }).waitFor();
    await lost.getByText("You resigned.").waitFor();
    await loser.page.locator(".bar .sentence", { hasText: "You resigned. Sparta has won." }).waitFor();
    await loser.page.locator('[role="log"] .line', { hasText: "You resigned. Sparta has won." }).waitFor();
    await won.getByRole("heading", { name: "Vous avez gagné" }).waitFor();
    await won.getByText("Athènes a abandonné.").waitFor();
    await winner.page.locator(".bar .sentence", { hasText: "Athènes a abandonné. Vous avez gagné" }).waitFor();

    // One of them wants to play again: the other reads it on the card, not twice.
    await loser.page.getByRole("button", { name: "Rematch, seats swapped" }).click();
    await loser.page.waitForURL((url) => !url.pathname.includes(id));
    const offer = winner.page.getByTestId("rematch-offer");
    await offer.waitFor();
    expect(await offer.count()).toBe(1);
    expect(await won.getByTestId("rematch-offer").count()).toBe(1);
    expect(await won.getByRole("button", { name: /Revanche/ }).count()).toBe(0);
    expect(await violations(winner.page)).toEqual([]);
    // The card put away, the offer stands above the bar.
    await won.getByRole("button", { name: "Fermer" }).click();
    await winner.page.locator(".decide").getByTestId("rematch-offer").waitFor();
    await offer.getByRole("link").click();
    await winner.page.waitForURL(loser.page.url());
    await Promise.all([loser.leave(), winner.leave()]);
});

test("the chart of the points is read with the arrow keys", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await send(visitor, "/guest");
    const { id } = await send<{ id: string }>(visitor, "/tables", {
        game: "antike",
        setup: { seats: 2 },
        seats: ["me", "me"],
    });
    await send(visitor, `/tables/${id}/orders`, { do: "share", share: "c".repeat(64) });
    await send(visitor, `/tables/${id}/orders`, { do: "start" });
    await page.goto(`/table/${id}`);
    for (;;) {
        const { seq, questions, view } = await look(visitor);
        const [question] = questions;
        if (!question) throw new Error("nobody is asked");
        if ((view.round as number) > 3) break;
        const action = question.answers.toSorted((a, b) => armsAndMoves(a) - armsAndMoves(b))[0];
        await send(visitor, `/tables/${id}/orders`, { do: "act", seq, seat: question.seat, action });
    }
    const { questions } = await look(visitor);
    await send(visitor, `/tables/${visitor.table}/orders`, { do: "resign", seat: questions[0]?.seat });
    await page.reload();
    const chart = page.getByRole("slider", { name: "Points over the turns" });
    await chart.waitFor();
    const value = () => chart.getAttribute("aria-valuetext");
    expect(await value()).toMatch(/^At the end, .* \d/);
    await chart.focus();
    await page.keyboard.press("Home");
    expect(await value()).toMatch(/^Before turn 1, .* 0/);
    await page.keyboard.press("ArrowRight");
    expect(await value()).toMatch(/^Before turn 2/);
    expect(await chart.innerText()).toContain("Before turn 2");
    expect(await violations(page)).toEqual([]);
    // Enter looks at that moment.
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/at\/[1-9]\d*$/);
    await visitor.leave();
});

test("the box of the dice folds by itself, opens again, and can be put away", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("peloponnesian-war");
    await untilAsked(page);
    await clickOne(page, says(/Begin an operation/), 0);
    const folded = page.getByTestId("roll-folded");
    await folded.waitFor();
    expect(await folded.innerText()).toMatch(/^Last roll: \d/);
    await folded.click();
    const close = page.locator(".foresee").getByRole("button", { name: "Close" });
    await close.waitFor();
    // The card stays for as long as the player wants to read it, whatever it covers.
    await page.waitForTimeout(4500);
    expect(await page.locator(".foresee").innerText()).toMatch(/\p{L}/u);
    expect(await folded.count()).toBe(0);
    await close.click();
    await close.waitFor({ state: "detached" });
    expect(await folded.count()).toBe(0);
    await visitor.leave();
});

test("looking back in Antike destroys nothing: what is not there yet simply is not there", async () => {
    const visitor = await site.visitor({ moving: true });
    const { page } = visitor;
    await page.goto("/");
    await page.click('[data-hotseat="antike"]');
    await visitor.board();
    // Two units under arms, one after the other.
    for (let armed = 0; armed < 2;) {
        const { seq, questions } = await look(visitor);
        const [question] = questions;
        const action = question?.answers.toSorted((a, b) => armsAndMoves(a) - armsAndMoves(b))[0];
        if (action?.type === "arm") armed += 1;
        await send(visitor, `/tables/${visitor.table}/orders`, { do: "act", seq, seat: question?.seat, action });
    }
    const { number } = await look(visitor);
    await page.goto(`/table/${visitor.table}`);
    await visitor.board();
    const units = page.locator(".unit[data-piece]");
    await expect.poll(() => units.count()).toBeGreaterThan(0);
    const before = await units.count();
    await page.click("#tab-replay");
    const slider = page.getByRole("slider");
    await slider.focus();
    let fights = 0;
    for (let at = number; at > 0; at -= 1) {
        await page.keyboard.press("ArrowLeft");
        await page.waitForURL(new RegExp(`/at/${at - 1}$`));
        fights += await page.locator(".moving .flash.fight, .moving .swords").count();
    }
    expect(fights).toBe(0);
    await expect.poll(() => units.count()).toBeLessThan(before);
    await visitor.leave();
});

test("where the only person has resigned against the computers, that is said", async () => {
    const visitor = await site.visitor();
    await visitor.playNow("antike");
    await untilAsked(visitor.page);
    const { questions } = await look(visitor);
    await send(visitor, `/tables/${visitor.table}/orders`, { do: "resign", seat: questions[0]?.seat });
    await visitor.page.getByTestId("result").getByText("The last player resigned.").waitFor();
    await visitor.page.locator(".bar .sentence", { hasText: "The last player resigned." }).waitFor();
    await visitor.leave();
});
