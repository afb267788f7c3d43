import { expect, test } from "vitest";

import { overlaps, type Point } from "../../map/geometry";
import { clearSpot, freeSpot, placeNames } from "./names";

const square = (x: number): Point[] => [
    [x, 0],
    [x + 200, 0],
    [x + 200, 200],
    [x, 200],
];
const zone = (id: string, x: number) => ({ id, name: "The Meadow", at: [x + 100, 100] as Point, polygon: square(x) });

test("a name stands where it belongs, or gives way to a counter", () => {
    const [free] = placeNames([zone("T13", 0)], [], 20);
    expect(free?.at).toEqual([100, 100]);
    const counter = { x: 60, y: 80, width: 80, height: 40 };
    const [moved] = placeNames([zone("T13", 0)], [counter], 20);
    expect(moved?.name).toBe("The Meadow");
    expect(moved && overlaps(moved.box, counter)).toBe(false);
});

test("where little room is left the number stays, and where there is none nothing", () => {
    const crowd = [
        { x: 0, y: 0, width: 200, height: 70 },
        { x: 0, y: 95, width: 200, height: 105 },
    ];
    expect(placeNames([zone("T13", 0)], crowd, 20)[0]?.name).toBeUndefined();
    expect(placeNames([zone("T13", 0)], [{ x: 0, y: 0, width: 200, height: 200 }], 20)).toEqual([]);
});

test("a price finds a free spot near the middle", () => {
    const spot = freeSpot(square(0), [100, 100], [{ x: 80, y: 80, width: 40, height: 40 }], 20, 20);
    expect(spot).not.toEqual([100, 100]);
    expect(Math.hypot(spot[0] - 100, spot[1] - 100)).toBeLessThan(60);
});

test("crossed swords hide no counter, not even where a zone is full", () => {
    const free = { polygon: square(0), stack: [100, 100] as Point };
    const pile = { box: { x: 40, y: 40, width: 40, height: 40 } };
    expect(clearSpot(free, [pile], [pile.box], 30, 30)).toEqual([100, 100]);
    const full = { box: { x: 0, y: 50, width: 200, height: 150 } };
    const [x, y] = clearSpot(free, [full], [{ x: 0, y: 0, width: 200, height: 200 }], 30, 30);
    expect([x, y]).toEqual([200, 38]);
    const atTheEdge = { box: { x: 0, y: 0, width: 200, height: 200 } };
    expect(clearSpot(free, [atTheEdge], [atTheEdge.box], 30, 30)).toEqual([200, 15]);
});
