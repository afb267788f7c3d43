import { expect, test } from "vitest";

import { FINGER, touchedBox } from "./touch";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test("a small thing is as large as a finger, and the nearest is meant", () => {
    const boxes = [box(100, 100, 20, 20), box(124, 100, 20, 20)];
    expect(touchedBox(110 - FINGER / 2 + 1, 110, boxes)).toBe(0);
    expect(touchedBox(110 - FINGER / 2 - 1, 110, boxes)).toBeUndefined();
    expect([touchedBox(120, 110, boxes), touchedBox(125, 110, boxes)]).toEqual([0, 1]);
});

test("a large thing has to be hit", () => {
    expect(touchedBox(150, 150, [box(0, 0, 200, 200)])).toBeUndefined();
    // What is long and narrow is broader for a finger.
    expect(touchedBox(150, -10, [box(0, 0, 200, 10)])).toBe(0);
});
