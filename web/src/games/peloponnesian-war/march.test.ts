import { expect, test } from "vitest";

import { cellsOfUnits, legsOf, legTime, midpoint, stations, stretchesOf } from "./march";

const UNITS = [
    { nationality: "spartan-ally" as const, kind: "naval" as const, count: 2 },
    { nationality: "spartan" as const, kind: "hoplite" as const, count: 3 },
];
const STORY = [
    { type: "entered", side: "sparta", leader: "brasidas", space: "megara", units: UNITS },
    { type: "gathered", side: "sparta", space: "corinth", units: UNITS, price: 300 },
    { type: "route-chosen", side: "sparta", route: ["cenchreae", "aegina"], equal: 1 },
    { type: "entered", side: "sparta", leader: "brasidas", space: "cenchreae", units: UNITS },
    { type: "interception", side: "athens", from: "athens", at: "aegina", die: 2, success: false },
    { type: "entered", side: "sparta", leader: "brasidas", space: "aegina", units: UNITS },
];

const NOBODY = () => [];

test("an army goes from space to space, and sets out where it was gathered", () => {
    const legs = legsOf(STORY, NOBODY).map(({ from, to, number }) => [from, to, number]);
    expect(legs).toEqual([
        ["corinth", "cenchreae", 3],
        ["cenchreae", "aegina", 5],
    ]);
});

test("those who catch an army come out and go back to where they stand", () => {
    const garrison = [{ id: "own-naval", own: true, kind: "naval" as const, count: 4, spent: 0 }];
    const caught = [{ type: "interception", side: "athens", from: "athens", at: "aegina", die: 6, success: true }];
    const standing = (side: string, space: string) => (side === "athens" && space === "athens" ? garrison : []);
    const legs = legsOf(caught, standing);
    expect(legs.map(({ from, to, leader, cells }) => [from, to, leader, cells])).toEqual([
        ["athens", "aegina", undefined, garrison],
        ["aegina", "athens", undefined, garrison],
    ]);
});

test("those who go home come from where they were sent off, each sort by itself", () => {
    const hoplites = (count: number) => [{ nationality: "spartan" as const, kind: "hoplite" as const, count }];
    const story = [
        { type: "sent-home", side: "sparta", space: "megara", units: hoplites(2) },
        { type: "sent-home", side: "sparta", space: "decelea", units: UNITS },
        { type: "went-home", side: "sparta", space: "sparta", units: hoplites(4) },
        {
            type: "went-home",
            side: "sparta",
            space: "corinth",
            units: [{ nationality: "spartan-ally", kind: "naval", count: 2 }],
        },
        // These had been on their way before the story begins, or go nowhere.
        {
            type: "went-home",
            side: "athens",
            space: "athens",
            units: [{ nationality: "athenian", kind: "naval", count: 1 }],
        },
        { type: "went-home", side: "sparta", space: "decelea", units: hoplites(1) },
    ];
    const legs = legsOf(story, NOBODY).map(({ from, to, cells, number }) => [
        from,
        to,
        cells.map((cell) => `${cell.count} ${cell.kind}`).join(),
        number,
    ]);
    expect(legs).toEqual([
        ["megara", "sparta", "2 hoplite", 2],
        ["decelea", "sparta", "2 hoplite", 2],
        ["decelea", "corinth", "2 naval", 3],
    ]);
});

test("own men stand first", () => {
    expect(cellsOfUnits(UNITS).map(({ kind, own }) => [kind, own])).toEqual([
        ["hoplite", true],
        ["naval", false],
    ]);
});

test("the bends of a way lie on it by their distance", () => {
    expect(
        stations([
            [0, 0],
            [3, 0],
            [3, 1],
        ]).map(({ share }) => share),
    ).toEqual([0, 0.75, 1]);
    expect(stations([[5, 5]])).toEqual([{ at: [5, 5], share: 1 }]);
    expect(
        legTime([
            [0, 0],
            [900, 0],
        ]),
    ).toBe(440);
});

test("where a die decides among routes each of them is drawn with its chance", () => {
    const leg = (from: string, to: string, share = 1000) => ({ from, to, share });
    const legs = [
        leg("piraeus", "sunium"),
        leg("sunium", "andros", 500),
        leg("sunium", "chalcis", 500),
        leg("andros", "scyros"),
        leg("chalcis", "artemisium"),
        leg("artemisium", "scyros"),
        leg("scyros", "potidaea"),
    ];
    expect(stretchesOf("piraeus", ["sunium", "andros", "scyros", "potidaea"], legs)).toEqual([
        { spaces: ["piraeus", "sunium"], goesOn: true },
        { spaces: ["sunium", "andros", "scyros"], chance: 0.5, goesOn: true },
        { spaces: ["sunium", "chalcis", "artemisium", "scyros"], chance: 0.5, goesOn: true },
        { spaces: ["scyros", "potidaea"], goesOn: false },
    ]);
    expect(stretchesOf("piraeus", ["sunium", "andros"], [])).toEqual([
        { spaces: ["piraeus", "sunium", "andros"], goesOn: false },
    ]);
});

test("the chance stands halfway along the line", () => {
    expect(
        midpoint([
            [0, 0],
            [4, 0],
            [4, 4],
        ]),
    ).toEqual([4, 0]);
    expect(midpoint([[3, 3]])).toEqual([3, 3]);
});
