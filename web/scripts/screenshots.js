// Pictures of every page and board into docs/screenshots/, at 1440x900 and 390x844, with a server and a database of their own: `make screenshots`.
// The tables are played by clicking, so what is seen is what a player sees after some turns.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "playwright-core";

const ROOT = join(import.meta.dirname, "../..");
const OUT = join(ROOT, "docs/screenshots");
const PROGRAM = process.env.POLEMARCH ?? join(ROOT, "target/debug/polemarch");
const PORT = 8095;
const URL = `http://127.0.0.1:${PORT}`;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Name, address, what to do there. */
const PAGES = [
    ["front", "/"],
    ["tables", "/tables/mine"],
    ["new-table", "/new/antike"],
    ["learn", "/learn/syracuse"],
    ["rules", "/rules/syracuse/9.1a"],
    ["me", "/me"],
    ["about", "/about"],
];
const GAMES = ["antike", "syracuse"];
const CLICKS = 24;

const folder = mkdtempSync(join(tmpdir(), "polemarch-"));
const server = spawn(PROGRAM, ["serve", "--listen", `127.0.0.1:${PORT}`, "--db", join(folder, "a.db"), "--behind-proxy"], { stdio: "ignore" });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
mkdirSync(OUT, { recursive: true });
try {
    await answers();
    let visitor = 0;
    for (const [size, viewport] of Object.entries(SIZES)) {
        for (const theme of ["light", "dark"]) {
            visitor += 1;
            const context = await browser.newContext({
                viewport,
                hasTouch: size === "phone",
                colorScheme: theme,
                locale: "en-GB",
                reducedMotion: "reduce",
                serviceWorkers: "block",
                extraHTTPHeaders: { "X-Forwarded-For": `10.2.0.${visitor}` },
            });
            const page = await context.newPage();
            const shoot = async (name) => {
                await page.waitForLoadState("networkidle");
                await page.evaluate(() => document.fonts.ready);
                await page.screenshot({ path: join(OUT, `${name}-${size}-${theme}.jpg`), type: "jpeg", quality: 86 });
            };
            for (const game of GAMES) {
                await page.goto(`${URL}/`);
                await page.click(`[data-play="${game}"]`);
                await play(page, CLICKS);
                await shoot(game);
            }
            await page.goto(`${URL}/learn/antike`);
            await page.click("[data-begin]");
            await page.locator(".guide").waitFor();
            await shoot("guide");
            // At night only the boards and the front page: the other pages have nothing that would look different.
            for (const [name, path] of theme === "light" ? PAGES : PAGES.slice(0, 1)) {
                await page.goto(URL + path);
                await page.locator("h1").first().waitFor();
                await shoot(name);
            }
            await context.close();
        }
    }
} finally {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true, force: true });
}

async function answers() {
    for (;;) {
        const response = await fetch(`${URL}/healthz`).catch(() => undefined);
        if (response?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

/** Clicks on through a game: the answers of the bar in turn, or what glows. */
async function play(page, clicks) {
    for (let click = 0; click < clicks; click += 1) {
        await page.waitForFunction(() => document.querySelector("main.table[data-asked]") && document.querySelector("[data-answer]:not(:disabled), [data-target].open"));
        const seq = await page.evaluate((turn) => {
            const before = document.querySelector("main.table").dataset.seq;
            const things = [...document.querySelectorAll("[data-answer]:not(:disabled), [data-target].open")];
            const thing = things[(turn * 7) % things.length];
            thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            return before;
        }, click);
        const moved = page.waitForFunction((before) => document.querySelector("main.table").dataset.seq !== before, seq, { timeout: 700 });
        await moved.catch(() => undefined);
    }
    await page.waitForFunction(() => document.querySelector("main.table[data-asked], main.table[data-over]"));
}
