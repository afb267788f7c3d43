import { expect, test } from "vitest";

import { drawingAt, MARKER, markerAt, polar, sector } from "./rondel";

test("the first space lies to the right of the top, the others follow clockwise", () => {
    expect(polar(10, 0)).toEqual([0, -10]);
    expect(polar(10, 2)).toEqual([10, -0]);
    const [x, y] = drawingAt(0);
    expect([x > 0, y < 0]).toEqual([true, true]);
    expect(sector(3)).toMatch(/^M.*Z$/);
});

test("the markers of six nations on one space do not overlap and stay clear of its drawing", () => {
    for (let space = 0; space < 8; space += 1) {
        const markers = [0, 1, 2, 3, 4, 5].map((place) => markerAt(space, place));
        markers.forEach(([x, y], index) => {
            for (const [ox, oy] of markers.slice(index + 1))
                expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(MARKER * 1.95);
            const [dx, dy] = drawingAt(space);
            expect(Math.hypot(x - dx, y - dy)).toBeGreaterThan(MARKER + 12);
        });
    }
});
