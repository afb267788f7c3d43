import { expect, test } from "vitest";

import { overlap } from "./covering";

const box = (left: number, top: number, size = 10) => ({ left, top, right: left + size, bottom: top + size });

test("boxes overlap where they have room in common, not where they only touch", () => {
    expect(overlap(box(0, 0), box(5, 5))).toBe(true);
    expect(overlap(box(0, 0), box(2, 2, 3))).toBe(true);
    expect(overlap(box(0, 0), box(10, 0))).toBe(false);
    expect(overlap(box(0, 0), box(0, 20))).toBe(false);
});
