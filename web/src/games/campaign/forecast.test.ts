import { expect, test } from "vitest";

import { expectedHits, isForecasts, segments, total, type Forecast } from "./forecast";

const FORECAST: Forecast<"athenian" | "syracusan"> = {
    attacker: "athenian",
    place: "T13",
    attack: 12,
    defence: 13,
    ratio: "2/3",
    dice: [
        { line: "die-leaders", by: 1, rule: "table.die-a" },
        { line: "die-archers-cavalry", by: -2, rule: "table.die-c" },
    ],
    columns: [],
    column: "2/3",
    faces: 6,
    wins: { athenian: 3, syracusan: 3 },
    chances: [
        {
            faces: 2,
            attacker: "1/2",
            defender: "R",
            hits: { athenian: 2, syracusan: 0 },
            winner: "syracusan",
            then: "retreat",
        },
        {
            faces: 1,
            attacker: "1/4",
            defender: "1/4",
            hits: { athenian: 1, syracusan: 1 },
            winner: "syracusan",
            then: "retreat",
        },
        {
            faces: 3,
            attacker: "R",
            defender: "1/2",
            hits: { athenian: 0, syracusan: 2 },
            winner: "athenian",
            then: "retreat",
        },
    ],
};

test("results of the same winner are one stretch of the bar", () => {
    expect(segments(FORECAST)).toEqual([
        { side: "syracusan", share: 0.5 },
        { side: "athenian", share: 0.5 },
    ]);
});

test("losses on average and modifiers added up", () => {
    expect(expectedHits(FORECAST, "athenian")).toBeCloseTo(5 / 6);
    expect(expectedHits(FORECAST, "syracusan")).toBeCloseTo(7 / 6);
    expect(total(FORECAST.dice)).toBe(-1);
});

test("only forecasts are forecasts", () => {
    expect(isForecasts([FORECAST])).toBe(true);
    expect(isForecasts([])).toBe(false);
    expect(isForecasts({ die: 3 })).toBe(false);
    expect(isForecasts(undefined)).toBe(false);
});
