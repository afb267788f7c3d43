//! What a visitor loads, compressed as the server sends it: the front page, and everything until the first board.

import { gzipSync } from "node:zlib";

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { withServer } from "./fixture";
import { untilAsked } from "./player";

const site = withServer();

/** In thousands of bytes, as they were before cards, sounds, overviews and charts came. */
const FRONT = 156;
const BOARD = 337;

/** Follows all that is loaded; fonts and pictures are compressed as they are. */
function scales(page: Page): () => Promise<number> {
    const loaded: Promise<number>[] = [];
    page.on("response", (response) => {
        const isPacked = /\.(woff2|png)$/.test(new URL(response.url()).pathname);
        const size = (body: Buffer) => (isPacked ? body : gzipSync(body, { level: 9 })).length;
        // What has no body weighs nothing.
        loaded.push(response.body().then(size, () => 0));
    });
    return async () => {
        await page.waitForLoadState("networkidle");
        const sizes = await Promise.all(loaded);
        return sizes.reduce((sum, size) => sum + size, 0) / 1000;
    };
}

test.each(["antike", "syracuse", "hellespont", "peloponnesian-war"])(
    "front page and first board of %s are light",
    async (game) => {
        const visitor = await site.visitor();
        const weight = scales(visitor.page);
        await visitor.page.goto("/");
        await visitor.page.locator(`[data-play="${game}"]`).waitFor();
        const front = await weight();
        expect(front).toBeLessThanOrEqual(FRONT);
        expect(front).toBeGreaterThan(50);
        await visitor.page.click(`[data-play="${game}"]`);
        await visitor.board();
        await untilAsked(visitor.page);
        const board = await weight();
        expect(board).toBeLessThanOrEqual(BOARD);
        expect(board).toBeGreaterThan(front + 50);
        await visitor.leave();
    },
);
