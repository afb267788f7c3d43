import { expect, test } from "vitest";
import { numbered, expandAnswer } from "./expand-answers";

test("a list in a field stands for several answers", () => {
    expect(expandAnswer({ type: "move", from: "roma", to: ["aquileia", "neapolis"] })).toEqual([
        { type: "move", from: "roma", to: "aquileia" },
        { type: "move", from: "roma", to: "neapolis" },
    ]);
    expect(expandAnswer({ type: "done" })).toEqual([{ type: "done" }]);
    expect(expandAnswer({ type: "move", to: ["roma", "capua"], count: [null, 2] })).toEqual([
        { type: "move", to: "roma" },
        { type: "move", to: "roma", count: 2 },
        { type: "move", to: "capua" },
        { type: "move", to: "capua", count: 2 },
    ]);
    expect(expandAnswer({ type: "pay", each: [{ gold: [2, 3] }, { gold: 1, iron: 1 }] })).toEqual([
        { type: "pay", gold: 2 },
        { type: "pay", gold: 3 },
        { type: "pay", gold: 1, iron: 1 },
    ]);
});

test("actions end with the one before the present number", () => {
    const past = [{ events: [] }, { seat: 0, events: [] }, { seat: 1, events: [] }];
    expect(numbered(past, 5).map((move) => move.number)).toEqual([undefined, 3, 4]);
});
