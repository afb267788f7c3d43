import { defineConfig } from "vitest/config";

/** Takes pictures in place of testing, with the same visitors and servers: `npm run screenshots`. */
export default defineConfig({
    test: {
        include: ["tests/screenshots.ts"],
        environment: "node",
        testTimeout: 240_000,
        hookTimeout: 120_000,
    },
});
