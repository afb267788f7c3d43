import { expect, test } from "vitest";

import { jump, momentOf, phaseStarts } from "./replay";

const moves = ["a", "turn", "b", "turn", "c"].map((type, number) => ({ number, events: [{ type }] }));

test("phases begin where an event says so", () => {
    expect(phaseStarts(moves, (event) => event.type === "turn")).toEqual([0, 2, 4, 5]);
    expect(phaseStarts([], () => true)).toEqual([0]);
});

test("after the last action is the present", () => {
    expect(momentOf(3, 5)).toBe(3);
    expect(momentOf(5, 5)).toBeUndefined();
    expect(momentOf(-1, 5)).toBe(0);
});

test("a jump goes to the next start and stays at the ends", () => {
    const starts = [0, 2, 4, 5];
    expect(jump(starts, 2, 1)).toBe(4);
    expect(jump(starts, 3, -1)).toBe(2);
    expect(jump(starts, 5, 1)).toBe(5);
    expect(jump(starts, 0, -1)).toBe(0);
});
