import { expect, test } from "vitest";

import { besideIt } from "./place";

const room = { width: 1000, height: 700 };
const card = { width: 300, height: 200 };

test("a card lies below the thing it is about, or above where there is no room below", () => {
    expect(besideIt({ left: 100, top: 100, right: 140, bottom: 120 }, card, room)).toEqual({ left: 100, top: 128 });
    expect(besideIt({ left: 100, top: 600, right: 140, bottom: 640 }, card, room)).toEqual({ left: 100, top: 392 });
});

test("a card stays inside the window", () => {
    expect(besideIt({ left: 900, top: 100, right: 990, bottom: 120 }, card, room).left).toBe(692);
    expect(besideIt({ left: -50, top: 100, right: 10, bottom: 120 }, card, room).left).toBe(8);
    const { top } = besideIt({ left: 0, top: 0, right: 1000, bottom: 690 }, card, room);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(top + card.height).toBeLessThanOrEqual(692);
});
