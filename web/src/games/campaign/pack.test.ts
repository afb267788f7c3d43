import { expect, test } from "vitest";

import { overlaps, type Box, type Point } from "../../map/geometry";
import { inside, pack } from "./pack";

const SQUARE: Point[] = [
    [0, 0],
    [300, 0],
    [300, 200],
    [0, 200],
];
const TRIANGLE: Point[] = [
    [0, 0],
    [400, 0],
    [0, 400],
];
const UNIT = { width: 1, height: 1 };
const things = (count: number) => Array.from({ length: count }, () => UNIT);

function clashes(boxes: readonly Box[]): number {
    return boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlaps(box, other))).length;
}

test("a point is inside or outside", () => {
    expect(inside(SQUARE, [150, 100])).toBe(true);
    expect(inside(SQUARE, [301, 100])).toBe(false);
    expect(inside(TRIANGLE, [300, 300])).toBe(false);
});

test("what fits keeps its full size and does not overlap", () => {
    const packed = pack(things(6), { polygon: SQUARE, middle: [150, 100], taken: [] }, 70, 50);
    expect(packed?.size).toBe(70);
    expect(packed?.boxes).toHaveLength(6);
    expect(clashes(packed?.boxes ?? [])).toBe(0);
});

test("more of them get smaller, and too many find no room", () => {
    const room = { polygon: SQUARE, middle: [150, 100] as Point, taken: [] };
    const packed = pack(things(12), room, 70, 40);
    expect(packed?.size).toBeLessThan(70);
    expect(clashes(packed?.boxes ?? [])).toBe(0);
    expect(pack(things(60), room, 70, 50)).toBeUndefined();
});

test("they keep clear of what stands there and stay inside a slanted outline", () => {
    const taken = [{ x: 0, y: 0, width: 90, height: 90 }];
    const packed = pack(things(5), { polygon: TRIANGLE, middle: [110, 110], taken }, 60, 40);
    expect(packed?.boxes).toHaveLength(5);
    for (const box of packed?.boxes ?? []) {
        expect(taken.some((other) => overlaps(box, other))).toBe(false);
        expect(inside(TRIANGLE, [box.x + box.width / 2, box.y + box.height / 2])).toBe(true);
    }
});

test("things of different widths lie side by side", () => {
    const packed = pack(
        [UNIT, { width: 1.5, height: 1.1 }, UNIT],
        { polygon: SQUARE, middle: [150, 100], taken: [] },
        60,
        40,
    );
    expect(packed?.boxes.map((box) => Math.round((box.width / (packed.size || 1)) * 10))).toEqual([10, 15, 10]);
    expect(clashes(packed?.boxes ?? [])).toBe(0);
});
