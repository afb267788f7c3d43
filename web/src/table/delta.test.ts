import { expect, test } from "vitest";

import { applyChanges } from "./delta";

const before = { active: "romans", nations: [{ iron: 1 }, { iron: 3, gold: 2 }] };

test("values deep inside are replaced and the old view stays", () => {
    const after = applyChanges(before, [
        [["active"], "greeks"],
        [["nations", 0, "iron"], 2],
    ]);
    expect(after).toEqual({ active: "greeks", nations: [{ iron: 2 }, { iron: 3, gold: 2 }] });
    expect(before.nations[0]).toEqual({ iron: 1 });
});

test("a path alone removes", () => {
    const after = applyChanges(before, [[["nations", 1, "gold"]]]);
    expect(after).toEqual({ active: "romans", nations: [{ iron: 1 }, { iron: 3 }] });
});

test("a part of a list is replaced", () => {
    expect(applyChanges({ list: [1, 2, 3, 4] }, [[["list"], [7, 8, 9], 1, 2]])).toEqual({ list: [1, 7, 8, 9, 4] });
    expect(applyChanges({ list: [] }, [[["list"], [1], 0, 0]])).toEqual({ list: [1] });
});

test("an empty path replaces everything, null is a value", () => {
    expect(applyChanges(before, [[[], 7]])).toBe(7);
    expect(applyChanges(before, [[["active"], null]])).toHaveProperty("active", null);
});

test("what does not change is the same object", () => {
    const after = applyChanges(before, [[["active"], "greeks"]]) as typeof before;
    expect(after.nations).toBe(before.nations);
});
