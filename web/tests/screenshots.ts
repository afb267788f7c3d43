//! Pictures of every page and board: `make screenshots`. Those that README shows go into docs/screenshots/, the others
//! into target/screenshots/. The tables are played by clicking, so what is seen is what a player sees after some turns.

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { test } from "vitest";

import { answer, untilObjective } from "./answering";
import { withServer } from "./fixture";
import { curious, play, untilAsked } from "./player";
import type { Visitor, Kind } from "./visitor";

const ROOT = join(import.meta.dirname, "../..");
const [DOCS, OTHERS] = [join(ROOT, "docs/screenshots"), join(ROOT, "target/screenshots")];
const README = readFileSync(join(ROOT, "README.md"), "utf8");
const CLICKS = 24;
const QUALITY = 85;

mkdirSync(OTHERS, { recursive: true });
const site = withServer();

/** A picture of what is seen now, named for what it shows and how. */
async function shoot({ page }: Visitor, name: string, kind: Kind): Promise<void> {
    await page.waitForLoadState("networkidle");
    // At a table the log comes last; on a phone it is folded away.
    if (!kind.phone && (await page.locator("main.table").count()) > 0)
        await page.locator("[role=log] :is(.line, .none)").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const ways = [kind.phone && "phone", kind.dark && "dark", kind.french && "french"].filter(Boolean);
    const file = `${[name, ...ways].join("-")}.jpg`;
    const folder = README.includes(`docs/screenshots/${file}`) ? DOCS : OTHERS;
    await page.screenshot({ path: join(folder, file), type: "jpeg", quality: QUALITY });
}

async function gatherArmy(player: Visitor): Promise<void> {
    await untilObjective(player);
    for (const wanted of [
        { type: "objective", space: "potidaea" },
        { type: "send" },
        { type: "go", space: "piraeus" },
        { type: "take", kind: "naval", count: 2 },
    ])
        await answer(player, wanted);
}

const BOARDS: readonly Kind[] = [{}, { dark: true, french: true }, { phone: true }, { phone: true, dark: true }];
for (const game of ["antike", "syracuse", "hellespont", "peloponnesian-war"]) {
    test(`a game of ${game}`, async () => {
        const player = await site.visitor();
        await player.playNow(game);
        // The short war would be over: there an army is gathered, whose route a die decides.
        if (game === "peloponnesian-war") await gatherArmy(player);
        else await play(player.page, curious, (_at, turn) => turn >= CLICKS);
        const cookies = { cookies: await player.context.cookies(), origins: [] };
        const path = `/table/${player.table}`;
        await player.leave();
        for (const kind of BOARDS) {
            const visitor = await site.visitor(kind, cookies);
            await visitor.page.goto(path);
            await visitor.board();
            await untilAsked(visitor.page);
            await shoot(visitor, game, kind);
            await visitor.leave();
        }
    });
}

test("a guided game", async () => {
    for (const [game, kind] of [
        ["antike", {}],
        ["syracuse", { phone: true, french: true }],
        ["hellespont", { dark: true }],
        ["peloponnesian-war", {}],
    ] as const) {
        const visitor = await site.visitor(kind);
        await visitor.page.goto(`/learn/${game}`);
        await shoot(visitor, `learn-${game}`, kind);
        await visitor.page.click("[data-begin]");
        await visitor.page.locator(".guide").waitFor();
        await untilAsked(visitor.page);
        // Some courses begin with words, some with a question.
        const onward = visitor.page.locator("[data-onward]");
        if ((await onward.count()) > 0) await onward.click();
        await shoot(visitor, `guide-${game}`, kind);
        await visitor.leave();
    }
});

/** Name, address. */
const PAGES = [
    ["front-with-tables", "/"],
    ["tables", "/tables/mine"],
    ["new-table", "/new/antike"],
    ["rules", "/rules/syracuse/9.1a"],
    ["account", "/me"],
    ["about", "/about"],
] as const;
test("pages outside a table", async () => {
    for (const kind of [
        {},
        { phone: true, dark: true },
        { phone: true, french: true },
        { dark: true, french: true },
    ] satisfies Kind[]) {
        const visitor = await site.visitor(kind);
        const { page } = visitor;
        await page.goto("/");
        await page.locator("[data-play]").first().waitFor();
        await shoot(visitor, "front", kind);
        for (const game of ["antike", "syracuse", "hellespont"]) {
            await visitor.playNow(game);
            await untilAsked(page);
        }
        await page.goto("/new/syracuse");
        await page.locator("form .button.main").click();
        await page.waitForURL(/\/table\//);
        await page.locator("h1").first().waitFor();
        await shoot(visitor, "waiting-room", kind);
        // At night in French the first pages tell enough.
        for (const [name, path] of kind.dark && kind.french ? PAGES.slice(0, 2) : PAGES) {
            await page.goto(path);
            await page.locator("h1").first().waitFor();
            await shoot(visitor, name, kind);
        }
        await visitor.leave();
    }
});
