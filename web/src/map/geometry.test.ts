import { expect, test } from "vitest";

import { around, outline, overlaps, roomFor, round, strewn, type Label } from "./geometry";

test("an outline is a closed path", () => {
    expect(
        outline([
            [0, 0],
            [4, 0],
            [4, 3],
        ]),
    ).toBe("M0,0L4,0L4,3Z");
    expect(outline([])).toBe("");
});

test("boxes that touch do not overlap", () => {
    expect(overlaps(around([0, 0], 2, 2), around([2, 0], 2, 2))).toBe(false);
    expect(overlaps(around([0, 0], 2, 2), around([1, 0], 2, 2))).toBe(true);
});

const label = (id: string, x: number, y: number): Label => ({ id, lines: ["Athens"], at: [x, y], size: 10 });

test("names give way to counters and to each other, and vanish where there is no room", () => {
    const free = roomFor([label("a", 0, 0)], []);
    expect(free.get("a")).toEqual([0, 0]);
    const pushed = roomFor([label("a", 0, 0), label("b", 0, 0)], []);
    expect(pushed.get("b")).not.toEqual([0, 0]);
    const none = roomFor([label("a", 0, 0)], [around([0, 0], 100, 100)]);
    expect(none.has("a")).toBe(false);
});

test("a small drawing is strewn as one path, and circles end where they began", () => {
    expect(
        strewn(
            [
                [10, 20],
                [30, 40],
            ],
            "m-1 2h2",
        ),
    ).toBe("M10 20m-1 2h2M30 40m-1 2h2");
    expect(round(8, 3, 5)).toBe("m3 3a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zm-3 -3");
});
