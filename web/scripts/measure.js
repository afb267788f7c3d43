// Figures of the page, printed: weight of scripts, time until it can be used with a slow processor, frames while the
// map is dragged, and Lighthouse where it is there (`npx lighthouse` or LIGHTHOUSE). `npm run measure` wants a built
// page and a server in target/release or target/debug.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { chromium } from "playwright-core";

const ROOT = join(import.meta.dirname, "../..");
const PROGRAM =
    process.env.POLEMARCH ??
    ["release", "debug"].map((kind) => join(ROOT, "target", kind, "polemarch")).find(existsSync);
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const PORT = 8096;
const URL = `http://127.0.0.1:${PORT}`;
const SLOWER = 4;
const RUNS = 5;

const folder = mkdtempSync(join(tmpdir(), "polemarch-"));
const server = spawn(
    PROGRAM,
    ["serve", "--listen", `127.0.0.1:${PORT}`, "--db", join(folder, "a.db"), "--behind-proxy"],
    { stdio: "ignore" },
);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
const say = (what, figure, aim) => console.log(`${what.padEnd(56)} ${String(figure).padStart(12)}   ${aim}`);
/** A figure that cannot be had does not keep the others away. */
const tell = async (what, figure, aim) => say(what, await figure().catch((error) => error.message.split("\n")[0]), aim);
let visitor = 0;
try {
    await answers();
    const tables = {};
    await tell("empty page, frames while the mouse moves", () => frames(), "what this machine can do");
    await tell("front page, scripts gzip", () => weight("/"), "under 120 kB");
    for (const game of ["antike", "syracuse", "hellespont", "peloponnesian-war"]) {
        tables[game] = await table(game);
        await tell(
            `table of ${game}, scripts and data of the map gzip`,
            () => weight(`/table/${tables[game].id}`, tables[game]),
            "under 300 kB",
        );
        await tell(
            `table of ${game}, usable with a ${SLOWER}x slower processor`,
            () => usable(`/table/${tables[game].id}`, tables[game]),
            "under 1 s",
        );
        await tell(`table of ${game}, frames while dragging`, () => frames(tables[game]), "60 a second");
    }
    await tell(`front page, usable with a ${SLOWER}x slower processor`, () => usable("/"), "under 1 s");
    lighthouse("front page", "/");
    for (const game of Object.keys(tables)) lighthouse(`table of ${game}, watched`, `/table/${tables[game].id}`);
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

async function newPage(state) {
    visitor += 1;
    const headers = { "X-Forwarded-For": `10.3.0.${visitor}` };
    const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        extraHTTPHeaders: headers,
        serviceWorkers: "block",
        ...(state ? { storageState: state.cookies } : {}),
    });
    // The computer may be at turn first, and a busy machine is slow.
    context.setDefaultTimeout(90_000);
    return context.newPage();
}

/** A table against the computer with the cookie of its player. */
async function table(game) {
    const page = await newPage();
    await page.goto(`${URL}/`);
    await page.click(`[data-play="${game}"]`);
    await page.locator("main.table[data-asked]").waitFor();
    const made = {
        id: new globalThis.URL(page.url()).pathname.split("/")[2],
        cookies: await page.context().storageState(),
    };
    await page.context().close();
    return made;
}

/** Scripts and, at a table, what the map is drawn from. */
async function weight(path, state) {
    const page = await newPage(state);
    const sizes = [];
    page.on("response", (response) => {
        const address = new globalThis.URL(response.url()).pathname;
        if (address.endsWith(".js") || /\/api\/v1\/games\/.+/.test(address))
            sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(URL + path, { waitUntil: "networkidle" });
    const all = await Promise.all(sizes);
    await page.context().close();
    return `${Math.round(all.reduce((sum, size) => sum + size, 0) / 100) / 10} kB`;
}

/**
 * From the beginning of the navigation until an answer or a button can be clicked, the middle of several runs; scripts
 * and fonts are in the cache.
 */
async function usable(path, state) {
    const page = await newPage(state);
    const session = await page.context().newCDPSession(page);
    await page.goto(URL + path, { waitUntil: "networkidle" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
        await page.goto(URL + path, { waitUntil: "commit" });
        const ready = await page.waitForFunction(() => {
            const wanted =
                location.pathname === "/"
                    ? "[data-play]"
                    : "main.table[data-asked] [data-answer], main.table[data-asked] [data-target].open";
            return document.querySelector(wanted) ? performance.now() : false;
        });
        times.push(await ready.jsonValue());
        await page.waitForLoadState("networkidle");
    }
    await page.context().close();
    times.sort((one, other) => one - other);
    return `${Math.round(times[Math.floor(RUNS / 2)])} ms`;
}

/**
 * Frames a second while the map is dragged to and fro for two seconds, and the longest frame; without a table, those of
 * an empty page.
 */
async function frames(state) {
    const page = await newPage(state);
    await page.goto(state ? `${URL}/table/${state.id}` : "about:blank", { waitUntil: "networkidle" });
    let [x, y] = [500, 300];
    if (state) {
        await page.locator("main.table[data-asked]").waitFor();
        const map = await page.locator(".sheet > svg").boundingBox();
        [x, y] = [map.x + map.width * 0.5, map.y + 30];
        await page.mouse.move(x, y);
        await page.mouse.wheel(0, -400);
        // The map is drawn anew when it rests; what is measured is the dragging.
        await page.waitForTimeout(1000);
    }
    await page.mouse.move(x, y);
    await page.evaluate(() => {
        window.frames_ = [];
        const note = (time) => {
            window.frames_.push(time);
            requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
    });
    await page.mouse.down();
    const end = Date.now() + 2000;
    for (let step = 0; Date.now() < end; step += 1)
        await page.mouse.move(x + Math.sin(step / 8) * 260, y + Math.cos(step / 8) * 120);
    const times = await page.evaluate(() => window.frames_);
    await page.mouse.up();
    await page.context().close();
    const gaps = times.slice(1).map((time, index) => time - times[index]);
    const usual = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    return `${Math.round(1000 / usual)}, ${Math.round(Math.max(...gaps))} ms`;
}

/** Lighthouse is no dependency of the page: it is used where somebody has it. */
function lighthouse(name, path) {
    const program = process.env.LIGHTHOUSE;
    if (!program) return say(`${name}, Lighthouse`, "not there", "set LIGHTHOUSE to its program");
    const given = [
        URL + path,
        "--quiet",
        "--output=json",
        "--only-categories=performance,accessibility",
        "--preset=desktop",
        "--chrome-flags=--headless=new --no-sandbox",
    ];
    const text = execFileSync(program, given, {
        env: { ...process.env, CHROME_PATH: CHROMIUM },
        maxBuffer: 1 << 28,
        encoding: "utf8",
    });
    const { performance, accessibility } = JSON.parse(text).categories;
    say(
        `${name}, Lighthouse performance, accessibility`,
        `${performance.score * 100}, ${accessibility.score * 100}`,
        "at least 95",
    );
}
