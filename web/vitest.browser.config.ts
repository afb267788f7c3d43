import { defineConfig } from "vitest/config";

/** Tests with a browser and a server, two files at a time: each waits for the other's pictures rather than for the processor. */
export default defineConfig({
    test: {
        include: ["tests/**/*.test.ts"],
        environment: "node",
        maxWorkers: 2,
        testTimeout: 300_000,
        hookTimeout: 120_000,
        // Dice and the load of the machine differ from run to run: what fails twice is wrong.
        retry: 1,
        passWithNoTests: true,
    },
});
