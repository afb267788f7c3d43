import { expect, test } from "vitest";

import { anchorOf, besideIt } from "./place";

const room = { width: 1000, height: 700 };
const card = { width: 300, height: 200 };

test("a card lies below its thing, and above it where there is no room below", () => {
    expect(besideIt({ left: 100, top: 100, right: 140, bottom: 140 }, card, room)).toEqual({ left: 100, top: 148 });
    expect(besideIt({ left: 100, top: 600, right: 140, bottom: 640 }, card, room)).toEqual({ left: 100, top: 392 });
});

test("a card stays inside the window", () => {
    expect(besideIt({ left: 950, top: 20, right: 990, bottom: 60 }, card, room)).toEqual({ left: 692, top: 68 });
    const whole = { left: 0, top: 0, right: 1000, bottom: 700 };
    const { left, top } = besideIt(whole, card, room);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(top + card.height).toBeLessThanOrEqual(room.height);
});

test("a card keeps off what is asked", () => {
    const thing = { left: 400, top: 300, right: 440, bottom: 340 };
    const below = { left: 400, top: 350, right: 1000, bottom: 700 };
    expect(besideIt(thing, card, room, [below])).toEqual({ left: 400, top: 92 });
    const above = { left: 0, top: 0, right: 1000, bottom: 290 };
    expect(besideIt(thing, card, room, [below, above])).toEqual({ left: 92, top: 300 });
});

test("beside a large zone the card lies where the mouse is", () => {
    const zone = { left: 0, top: 0, right: 800, bottom: 500 };
    expect(anchorOf(zone, { x: 400, y: 300 })).toEqual({ left: 392, top: 292, right: 408, bottom: 308 });
    expect(anchorOf(zone, undefined)).toBe(zone);
    const small = { left: 0, top: 0, right: 80, bottom: 50 };
    expect(anchorOf(small, { x: 40, y: 30 })).toBe(small);
});
