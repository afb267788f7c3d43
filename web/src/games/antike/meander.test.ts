import { expect, test } from "vitest";

import { meander } from "./meander";

/** Where a path of moves and strokes ends. */
function end(path: string): [number, number] {
    let [x, y] = [0, 0];
    for (const [, command, numbers = ""] of path.matchAll(/([MmHhVv])([^A-Za-z]+)/g)) {
        const [a = 0, b = 0] = numbers.split(",").map(Number);
        if (command === "M") [x, y] = [a, b];
        if (command === "m") [x, y] = [x + a, y + b];
        if (command === "h") x += a;
        if (command === "v") y += a;
    }
    return [x, y];
}

test("the keys fill each side from corner to corner", () => {
    const sides = meander(1600, 961).split(/(?=M)/);
    expect(sides).toHaveLength(4);
    const ends = sides.map(end);
    expect(ends[0]?.[0]).toBeCloseTo(1600, 0);
    expect(ends[1]?.[1]).toBe(961 + 22);
    expect(ends[2]?.[1]).toBeCloseTo(961, 0);
    expect(ends[3]?.[0]).toBe(1600 + 22);
});
