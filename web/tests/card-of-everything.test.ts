//! Everything that can be pointed at has a card that says what it is, with a rule, in both languages.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { clickOne, curious, untilAsked } from "./player";

const site = withServer();

interface CardRead {
    target: string;
    title: string;
    text: string;
    rules: number;
}

/** So many things of a kind are read: places and counters are alike. */
const OF_A_KIND = 14;

/** Holds a finger on one thing after the other and reads its card. */
async function readAll(page: Page, before: readonly CardRead[]): Promise<CardRead[]> {
    const read = before.map(({ target }) => target);
    return page.evaluate(
        async ([most, old]) => {
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            const cards: CardRead[] = [];
            const known = new Set<string>(old);
            const count = new Map<string, number>();
            for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-card], [data-target]")) {
                const target = element.dataset.card ?? element.dataset.target ?? "";
                const kind = target.split(":")[0] ?? "";
                const nth = (count.get(kind) ?? 0) + 1;
                if (known.has(target) || nth > most || !element.isConnected) continue;
                known.add(target);
                count.set(kind, nth);
                element.dispatchEvent(
                    new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: "touch" }),
                );
                await frame();
                // The rules are fetched with the first card.
                for (let wait = 0; wait < 100 && !document.querySelector('[data-testid="card"] .rule'); wait += 1)
                    await frame();
                const card = document.querySelector<HTMLElement>('[data-testid="card"]');
                cards.push({
                    target,
                    title: card?.querySelector("h2")?.textContent ?? "",
                    text: card?.innerText ?? "",
                    rules: card?.querySelectorAll(".rule").length ?? 0,
                });
            }
            return cards;
        },
        [OF_A_KIND, read] as const,
    );
}

/** What a player cannot read: no card, no rule, no words for a message or a name. */
function faults(cards: readonly CardRead[]): string[] {
    return cards
        .filter(
            ({ title, text, rules }) =>
                title === "" || rules === 0 || /\[[a-z-]+\]|undefined|NaN|\{/.test(text) || /^[a-z]+[-:]/.test(title),
        )
        .map(({ target, text }) => `${target}: ${text.slice(0, 120)}`);
}

const OPENED = {
    antike: ["#sheet-advances", "#sheet-personages", "#sheet-nations"],
    syracuse: [],
    hellespont: [],
    "peloponnesian-war": ['[data-testid="legend-switch"]'],
};
/** Kinds of things that must be among those that were read. */
const KINDS: Record<keyof typeof OPENED, string[]> = {
    antike: ["nation", "thing", "personage", "advance", "space", "zone", "score", "phase"],
    syracuse: ["turn", "track", "wall", "work", "fort", "piece", "zone", "score", "phase", "hand"],
    hellespont: ["turn", "track", "month", "piece", "zone", "score", "phase", "hand"],
    "peloponnesian-war": [
        "turn",
        "track",
        "leader",
        "army",
        "danger",
        "strategy",
        "area",
        "ally",
        "sign",
        "zone",
        "score",
        "phase",
    ],
};

for (const french of [false, true]) {
    test.each(Object.keys(OPENED) as (keyof typeof OPENED)[])(
        `every card of %s is whole${french ? ", in French" : ""}`,
        async (game) => {
            const visitor = await site.visitor({ french });
            const { page } = visitor;
            await visitor.playNow(game);
            await page.locator("#tab-goal").waitFor();
            await untilAsked(page);
            for (let turn = 0; turn < 3; turn += 1) await clickOne(page, curious, turn);
            await untilAsked(page);
            // Parts of the panel that are folded hide what is in them.
            await page.evaluate(() => {
                const folded = document.querySelectorAll<HTMLElement>(".side details:not([open]) > summary");
                folded.forEach((part) => part.click());
            });
            const read: CardRead[] = [];
            for (const opener of [undefined, ...OPENED[game]]) {
                if (opener) await page.click(opener);
                read.push(...(await readAll(page, read)));
            }
            expect(faults(read)).toEqual([]);
            const kinds = new Set(read.map(({ target }) => target.split(":")[0]));
            expect(KINDS[game].filter((kind) => !kinds.has(kind))).toEqual([]);
            await visitor.leave();
        },
    );
}
