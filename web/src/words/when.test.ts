import { afterEach, expect, test } from "vitest";

import { settings } from "../settings.svelte";
import { when } from "./page.svelte";

afterEach(() => (settings.lang = "en"));

test("of today the hour alone is told, of other days the day too", () => {
    const evening = new Date(2026, 2, 5, 20, 15).getTime();
    settings.lang = "fr";
    expect(when(evening, new Date(2026, 2, 5, 23).getTime())).toBe("20:15");
    expect(when(evening, new Date(2026, 2, 6, 1).getTime())).toMatch(/5 mars 2026.*20:15/);
});
