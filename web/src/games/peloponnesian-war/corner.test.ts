import { expect, test } from "vitest";

import { cornerFor } from "./corner";

const ROOM = { width: 700, height: 540 };
const BOX = { width: 300, height: 280 };

test("a box lies where it covers least", () => {
    expect(
        cornerFor(
            [
                [600, 100],
                [650, 200],
            ],
            [],
            ROOM,
            BOX,
        ),
    ).toBe("left");
    expect(
        cornerFor(
            [
                [100, 100],
                [650, 500],
            ],
            [],
            ROOM,
            BOX,
        ),
    ).toBe("right");
});

test("a box lies on the right where it makes no difference", () => {
    expect(cornerFor([], [], ROOM, BOX)).toBe("right");
    expect(
        cornerFor(
            [
                [100, 100],
                [600, 100],
            ],
            [],
            ROOM,
            BOX,
        ),
    ).toBe("right");
});

test("where the ends of the way leave the choice, a box lies where less can be chosen", () => {
    expect(cornerFor([[100, 500]], [[650, 100]], ROOM, BOX)).toBe("left");
    expect(cornerFor([[100, 100]], [[650, 100]], ROOM, BOX)).toBe("right");
});
