//! Two browsers against each other: what one holds in their hand never reaches the other.

import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { clickOne, either, says, standing, untilAsked } from "./player";
import type { Visitor } from "./visitor";

interface Situation {
    view: {
        position: { turn: number };
        hands: Record<"athenian" | "syracusan", { count: number; counters: string[] | null }>;
    };
}

const site = withServer();

/** 10.1c Both are publicly known to be held from the start: S13/S12 and S21/S7. */
async function publicCounters(visitor: Visitor): Promise<Set<string>> {
    const { counters } = await visitor.ask<{
        counters: { id: string; front: { stratagem: string }; back: { stratagem: string } }[];
    }>("/games/syracuse/data/stratagems.json");
    const known = counters.filter((each) =>
        [each.front, each.back].some((face) => face.stratagem === "S13" || face.stratagem === "S21"),
    );
    return new Set(known.map((each) => each.id));
}

test("hands stay hidden between two browsers at Syracuse", async () => {
    const athens = await site.visitor();
    const syracuse = await site.visitor();

    // The host makes a table by link and waits; the friend opens the link and sits down.
    await athens.page.goto("/new/syracuse");
    await athens.page.getByRole("button", { name: "Create the table and get the link" }).click();
    await athens.page.waitForURL(/\/table\//);
    await syracuse.page.goto(`/table/${athens.table}`);
    await syracuse.page.getByRole("button", { name: "Take this seat" }).click();
    await athens.page.getByRole("button", { name: "Start the game", exact: true }).click();
    await Promise.all([athens.board(), syracuse.board()]);
    // Both answer everything themselves: passes that are given for them take as long as a person does.
    for (const { context } of [athens, syracuse]) {
        const always = { do: "ask-always", always: true };
        const told = await context.request.post(`/api/v1/tables/${athens.table}/orders`, { data: always });
        expect(told.ok()).toBe(true);
    }

    const known = await publicCounters(athens);
    const held = { athenian: new Set<string>(), syracusan: new Set<string>() };
    const look = async (visitor: Visitor, side: "athenian" | "syracusan") => {
        const { view } = await visitor.ask<Situation>(`/tables/${athens.table}/situation`);
        for (const counter of view.hands[side].counters ?? []) if (!known.has(counter)) held[side].add(counter);
        const other = side === "athenian" ? "syracusan" : "athenian";
        expect(view.hands[other].counters).toBeNull();
        return view.position.turn;
    };
    const first = await look(athens, "athenian");
    await look(syracuse, "syracusan");

    // Both play on without showing a counter, until the next turn begins and both have something to hide.
    const quiet = either(
        says(/Pass until/, /End the moves/, /Keep none/, /Done/, /Announce 1 /, /Keep the roll/),
        (found) => found.find((each) => each.target === undefined),
    );
    const sides = [
        [athens, "athenian"],
        [syracuse, "syracusan"],
    ] as const;
    for (let turn = 0; ; turn += 1) {
        const before = await standing(athens.page);
        // What has been sent is not answered yet: the question that is still to be seen is an old one.
        const open = 'main.table[data-asked][aria-busy="false"]';
        await Promise.race(sides.map(([visitor]) => visitor.page.waitForSelector(open)));
        let clicked = false;
        for (const [visitor, side] of sides) {
            if ((await visitor.page.locator(open).count()) === 0) continue;
            if ((await look(visitor, side)) > first && held.athenian.size > 0 && held.syracusan.size > 0) {
                await done();
                return;
            }
            await untilAsked(visitor.page);
            await clickOne(visitor.page, quiet, turn);
            clicked = true;
        }
        expect(before.over).toBeUndefined();
        expect(clicked || turn < 400).toBe(true);
    }

    async function done(): Promise<void> {
        // A counter that one has given back may have been drawn by the other since they were asked last.
        await Promise.all(sides.map(([visitor, side]) => look(visitor, side)));
        expect(held.athenian.size).toBeGreaterThan(0);
        expect(held.syracusan.size).toBeGreaterThan(0);
        const spied = async (visitor: Visitor) => `${visitor.heard.join("\n")}\n${await visitor.page.content()}`;
        const names = (counters: Set<string>, others: Set<string>) => [...counters].filter((each) => !others.has(each));
        const bySyracuse = await spied(syracuse);
        expect(bySyracuse.length).toBeGreaterThan(10_000);
        for (const counter of names(held.athenian, held.syracusan)) expect(bySyracuse).not.toContain(counter);
        const byAthens = await spied(athens);
        // What is looked for could be found: everybody hears of their own hand.
        for (const counter of held.athenian) expect(byAthens).toContain(counter);
        for (const counter of names(held.syracusan, held.athenian)) expect(byAthens).not.toContain(counter);
        await athens.leave();
        await syracuse.leave();
    }
});
