import { expect, test } from "vitest";

import { cellsOfUnits, legsOf, legTime, stations, toldOf } from "./march";

const UNITS = [{ nationality: "spartan-ally" as const, kind: "naval" as const, count: 2 }, { nationality: "spartan" as const, kind: "hoplite" as const, count: 3 }];
const STORY = [
    { type: "entered", side: "sparta", leader: "brasidas", space: "megara", units: UNITS },
    { type: "gathered", side: "sparta", space: "corinth", units: UNITS, price: 300 },
    { type: "route-chosen", side: "sparta", route: ["cenchreae", "aegina"], equal: 1 },
    { type: "entered", side: "sparta", leader: "brasidas", space: "cenchreae", units: UNITS },
    { type: "interception", side: "athens", from: "athens", at: "aegina", die: 2, success: false },
    { type: "entered", side: "sparta", leader: "brasidas", space: "aegina", units: UNITS },
];

test("an army goes from space to space, and sets out where it was gathered", () => {
    const legs = legsOf(STORY).map(({ from, to, number }) => [from, to, number]);
    expect(legs).toEqual([["corinth", "cenchreae", 3], ["cenchreae", "aegina", 5]]);
});

test("the herald says how far the story is told", () => {
    expect(toldOf(STORY, undefined)).toBe(6);
    expect(toldOf(STORY, STORY.slice(1, 3))).toBe(3);
});

test("own men stand first", () => {
    expect(cellsOfUnits(UNITS).map(({ kind, own }) => [kind, own])).toEqual([["hoplite", true], ["naval", false]]);
});

test("the bends of a way lie on it by their distance", () => {
    expect(stations([[0, 0], [3, 0], [3, 1]]).map(({ share }) => share)).toEqual([0, 0.75, 1]);
    expect(stations([[5, 5]])).toEqual([{ at: [5, 5], share: 1 }]);
    expect(legTime([[0, 0], [900, 0]])).toBe(440);
});
