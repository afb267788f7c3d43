import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { documents } from "./scripts/documents";

/** The server that the page under development talks to. */
const server = process.env["POLEMARCH_SERVER"] ?? "127.0.0.1:8080";

/**
 * What belongs to every page, to every table and to the campaigns: few files, since each of them costs the browser
 * time.
 */
function chunk(id: string): string | undefined {
    if (
        /\/src\/([^/]+$|words\/|style\/|counters\/Sign|dice\/Die|games\/index|learn\/(progress|courses\.ts)|table\/(Rules|notify)|pages\/(failure|LoadFailure|current-user))/.test(
            id,
        )
    )
        return "page";
    if (/\/src\/(table|decision|map|counters|dice|log|chart)\/|node_modules\/d3-/.test(id)) return "table";
    if (/\/src\/games\/campaign\//.test(id)) return "campaign";
    return id.includes("node_modules") ? "page" : undefined;
}

export default defineConfig({
    plugins: [svelte(), documents()],
    build: {
        target: "es2022",
        // The policy of the server allows no data addresses for fonts and scripts.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rollupOptions: { output: { manualChunks: chunk } },
    },
    server: {
        fs: { allow: [".."] },
        proxy: {
            // The host is kept: the server refuses orders of another page.
            "/api": { target: `http://${server}`, changeOrigin: false },
            "/ws": { target: `ws://${server}`, ws: true, changeOrigin: false },
        },
    },
    test: { include: ["src/**/*.test.ts"], environment: "node" },
});
