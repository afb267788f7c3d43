import { defineConfig } from "vitest/config";

/** Tests with a browser and a server; one file after the other, since each wants the machine for itself. */
export default defineConfig({
    test: {
        include: ["tests/**/*.test.ts"],
        // Known to fail or to be unsteady: run them with `npm run browser:open` until they are mended.
        exclude: process.env.OPEN ? [] : ["tests/games.test.ts", "tests/secrets.test.ts", "tests/resume.test.ts"],
        environment: "node",
        fileParallelism: false,
        testTimeout: 300_000,
        hookTimeout: 120_000,
        passWithNoTests: true,
    },
});
