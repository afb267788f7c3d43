import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(
    ["../**/*.svelte", "../**/*.ftl", "../**/*.css", "../../../crates/game-*/messages/*.ftl"],
    { query: "?raw", import: "default", eager: true },
);

/** What the packaged fonts have: Latin with its extensions, Greek, and usual punctuation. */
const PACKAGED =
    /[\n -\u02bc\u02c6\u02da\u02dc\u0370-\u03ff\u1e00-\u1fff\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/gu;

test("every letter and sign is in a packaged font: others look different everywhere, and take the browser long to find", () => {
    expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
    const others = Object.entries(SOURCES).map(([file, text]) => [file, text.replaceAll(PACKAGED, "")]);
    expect(others.filter(([, left]) => left !== "")).toEqual([]);
});
