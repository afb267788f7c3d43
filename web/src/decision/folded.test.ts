import { expect, test } from "vitest";

import { folded } from "./folded";

test("what is cut through counts as hidden, with all that follows", () => {
    expect(folded([36, 36, 78, 78, 120], 84)).toBe(4);
    expect(folded([36, 36, 78, 120, 78], 84)).toBe(3);
    expect(folded([36, 78], 77)).toBe(2);
    expect(folded([], 84)).toBe(0);
});
