import { expect, test } from "vitest";

import type { Option } from "../../decision/narrow";
import { paid, shift } from "./purse";

const way = (index: number, parts: Partial<Record<"marble" | "iron" | "gold" | "coins", number>>): Option => ({
    index,
    answer: { type: "pay", ...parts },
    targets: [`pay:${index}`],
});
const ways = [
    way(0, { marble: 2 }),
    way(1, { marble: 1, iron: 1 }),
    way(2, { marble: 1, coins: 1 }),
    way(3, { coins: 2 }),
];

test("what is left out is nothing", () => {
    expect(paid(way(0, { marble: 2 }))).toEqual({ marble: 2, iron: 0, gold: 0, coins: 0 });
});

test("more of one thing is the nearest way that has more of it", () => {
    const first = ways[0] as Option;
    expect(shift(ways, first, "coins", 1)?.index).toBe(2);
    expect(shift(ways, first, "iron", 1)?.index).toBe(1);
    expect(shift(ways, first, "gold", 1)).toBeUndefined();
    expect(shift(ways, ways[3] as Option, "coins", -1)?.index).toBe(2);
    expect(shift(ways, first, "marble", 1)).toBeUndefined();
});
