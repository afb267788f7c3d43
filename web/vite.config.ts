import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The server that the page under development talks to. */
const server = process.env["POLEMARCH_SERVER"] ?? "127.0.0.1:8091";

export default defineConfig({
    plugins: [svelte()],
    build: {
        target: "es2022",
        // The policy of the server allows no data addresses for fonts and scripts.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
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
