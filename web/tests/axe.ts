//! What keeps somebody from using a page, as axe-core finds it, and whether it is too wide.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Serious violations, with what has them. */
export async function violations(page: Page): Promise<string[]> {
    await page.evaluate(AXE);
    return page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof import("axe-core") };
        const found = await axe.run(document, { resultTypes: ["violations"] });
        const serious = found.violations.filter((each) => each.impact === "serious" || each.impact === "critical");
        return serious.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" ")}`);
    });
}

/** So many pixels of the page are beside the screen. */
export const wide = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
