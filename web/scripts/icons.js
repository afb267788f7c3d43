// Draws the icons of the installed page from public/icon.svg: `node scripts/icons.js`. The one that may be cut to any
// shape has a margin.
import { readFileSync } from "node:fs";

import { chromium } from "playwright-core";

const drawing = readFileSync("public/icon.svg", "utf8");
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
});
const page = await browser.newPage();
const ICONS = [
    ["icon-192.png", 192, 0],
    ["icon-512.png", 512, 0],
    ["icon-maskable.png", 512, 64],
];
for (const [name, size, margin] of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const ground = margin > 0 ? "#b4552d" : "transparent";
    await page.setContent(
        `<style>body{margin:0;background:${ground}}svg{display:block;width:${size - 2 * margin}px;margin:${margin}px}</style>${drawing}`,
    );
    await page.screenshot({ path: `public/${name}`, omitBackground: margin === 0 });
}
await browser.close();
