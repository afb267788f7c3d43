import { expect, test } from "vitest";

import { isArrow, nearest } from "./roving";

const at = (x: number, y: number) => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 });

test("an arrow key goes to the nearest thing in its direction", () => {
    const others = [at(60, 50), at(90, 52), at(50, 20), at(50, 95), at(10, 50)];
    expect(nearest(at(50, 50), others, "ArrowRight")).toBe(0);
    expect(nearest(at(50, 50), others, "ArrowUp")).toBe(2);
    expect(nearest(at(50, 50), others, "ArrowDown")).toBe(3);
    expect(nearest(at(50, 50), others, "ArrowLeft")).toBe(4);
});

test("what lies far aside is not ahead, and nothing is found beyond the last thing", () => {
    expect(nearest(at(0, 0), [at(10, 80)], "ArrowRight")).toBeUndefined();
    expect(nearest(at(0, 0), [at(-40, 0)], "ArrowRight")).toBeUndefined();
    expect(nearest(at(0, 0), [at(0, 0)], "ArrowDown")).toBeUndefined();
});

test("from a short line the arrow goes to the long line below it", () => {
    const short = { left: 200, top: 0, right: 260, bottom: 20 };
    const long = { left: 0, top: 30, right: 260, bottom: 50 };
    const longer = { left: 0, top: 60, right: 260, bottom: 80 };
    expect(nearest(short, [longer, long], "ArrowDown")).toBe(1);
});

test("other keys are no arrows", () => {
    expect(isArrow("ArrowUp")).toBe(true);
    expect(isArrow("Enter")).toBe(false);
});
