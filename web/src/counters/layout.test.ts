import { expect, test } from "vitest";

import { around, overlaps } from "../map/geometry";
import { layOut } from "./layout";

test("counters of a stack never overlap", () => {
    for (let count = 1; count <= 24; count += 1) {
        const placed = layOut(count, [100, 100], { width: 150, height: 110 }, 44);
        const boxes = placed.at.map((at) => around(at, placed.size, placed.size));
        boxes.forEach((box, index) => {
            expect(boxes.slice(index + 1).some((other) => overlaps(box, other))).toBe(false);
        });
        expect(placed.at.length + placed.hidden).toBe(count);
    }
});

test("what finds no room is counted, one is always shown", () => {
    expect(layOut(30, [0, 0], { width: 100, height: 50 }, 44).hidden).toBe(28);
    expect(layOut(1, [0, 0], { width: 1, height: 1 }, 44).at).toEqual([[0, 0]]);
});
