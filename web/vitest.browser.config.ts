import { defineConfig } from "vitest/config";

/** Tests with a browser and a server; one file after the other, since each wants the machine for itself. */
export default defineConfig({
    test: {
        include: ["tests/**/*.test.ts"],
        environment: "node",
        fileParallelism: false,
        testTimeout: 300_000,
        hookTimeout: 120_000,
        passWithNoTests: true,
    },
});
