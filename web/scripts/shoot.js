// Pictures of the page while one works on it: `node scripts/shoot.js OUT.png [--start antike] [--path /] [--phone]
// [--dark] [--fr] [--moves 6] [--at URL]`. It starts a table against the computer, makes some moves (the first button
// or glowing thing each time) and takes the picture.
import { chromium } from "playwright-core";

const given = process.argv.slice(2);
const flag = (name) => given.includes(`--${name}`);
const value = (name, fallback) => (flag(name) ? given[given.indexOf(`--${name}`) + 1] : fallback);

const base = value("at", "http://127.0.0.1:8080");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({
    viewport: flag("phone") ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: flag("phone"),
    colorScheme: flag("dark") ? "dark" : "light",
    locale: flag("fr") ? "fr-FR" : "en-GB",
});
page.on(
    "console",
    (message) => ["error", "warning"].includes(message.type()) && console.log(message.type(), message.text()),
);
page.on("pageerror", (error) => console.log("page error", error.message));
await page.goto(base + value("path", "/"));
if (flag("start")) {
    await page.click(`[data-play="${value("start")}"]`);
    await page.waitForSelector("[data-zone]", { timeout: 15000 });
    for (let move = 0; move < Number(value("moves", "0")); move += 1) {
        const answer = page.locator("[data-answer]").first();
        await answer.waitFor({ timeout: 15000 }).catch(() => {});
        if (await answer.count()) await answer.click({ timeout: 3000 }).catch((error) => console.log(error.message));
        else
            await page
                .locator(".light.open, .counter.open")
                .first()
                .click({ force: true })
                .catch(() => {});
        await page.waitForTimeout(400);
    }
    await page.waitForTimeout(900);
    console.log(page.url());
}
await page.waitForTimeout(600);
await page.screenshot({ path: given[0] });
await browser.close();
