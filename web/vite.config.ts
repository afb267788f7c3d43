import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

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
            "/api": { target: "http://127.0.0.1:8091", changeOrigin: false },
            "/ws": { target: "ws://127.0.0.1:8091", ws: true },
        },
    },
    test: { include: ["src/**/*.test.ts"], environment: "node" },
});
