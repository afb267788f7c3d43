import { join } from "node:path";

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
    // Opened by a click, or when the game is over: nobody waits for it before the first question.
    if (/\/src\/table\/(Rules|WaitingRoom)\./.test(id)) return undefined;
    if (
        /\/src\/(table\/(Menu|Chat|Notes|Replay|FairDice|fair-dice|Result|result|PointsChart|AfterGame|draw-offer)|decision\/(Program|Keys)|cards\/GoalCard)\./.test(
            id,
        )
    )
        return "opened";
    if (
        /\/src\/([^/]+$|words\/|style\/|counters\/Sign|dice\/Die|games\/index|learn\/(progress|courses\.ts)|table\/notify|pages\/(failure|LoadFailure|current-user|create-table|setup-choices))/.test(
            id,
        )
    )
        return "page";
    if (/\/src\/(table|decision|map|counters|dice|log|chart)\/|node_modules\/d3-/.test(id)) return "table";
    // Where two games share words, they share the file; what a game says in a language is in another.
    const words = /\/(?:game-|games\/)([a-z-]+)\/(?:messages\/)?(en|fr)\.ftl/.exec(id);
    if (words) return `words-${words[1] ?? ""}-${words[2] ?? ""}`;
    // The war has these from the campaigns.
    if (/\/src\/games\/campaign\/(Drawings|PanelPart|TurnTrack)/.test(id)) return "table";
    if (/\/src\/games\/campaign\//.test(id)) return "campaign";
    return id.includes("node_modules") ? "page" : undefined;
}

export default defineConfig({
    plugins: [svelte(), documents()],
    // The map moves at once: colours, timers and easing of d3's transitions are not needed.
    resolve: { alias: { "d3-transition": join(import.meta.dirname, "src/map/no-transitions.ts") } },
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
