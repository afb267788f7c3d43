import { expect, test } from "vitest";

import { groupOf, musterPlace, reach } from "./march";
import type { StepView } from "./types";
import { towards } from "./muster";

const both = (a: string, b: string, there: number, back = there) => [{ from: a, to: b, cost: there }, { from: b, to: a, cost: back }];
const LEGS = [...both("T11", "T18", 3, 2), ...both("T18", "T20", 1), ...both("T11", "T13", 1), ...both("T13", "T20", 4)];

test("the cheapest way within the points is found", () => {
    const found = reach("T11", 4, { legs: LEGS, open: () => true, ends: () => false });
    expect(found.get("T20")).toEqual({ cost: 4, path: ["T18", "T20"] });
    expect(found.get("T13")?.cost).toBe(1);
    expect(found.has("T11")).toBe(false);
});

test("nobody passes an enemy or a closed place", () => {
    const enemy = reach("T11", 5, { legs: LEGS, open: () => true, ends: (place) => place === "T18" });
    expect(enemy.get("T20")?.path).toEqual(["T13", "T20"]);
    expect(enemy.get("T18")?.cost).toBe(3);
    const closed = reach("T11", 9, { legs: LEGS, open: (place) => place !== "T13", ends: () => false });
    expect(closed.has("T13")).toBe(false);
});

const ORDER = ["h1", "h2", "h3", "h4"];
const order = (piece: string) => ORDER.indexOf(piece);
const next = (wanted: string[], picked: string[], offered: string[]) => towards(new Set(wanted), picked, offered, order);

test("pieces are picked in the order of the server, whatever was clicked first", () => {
    expect(next(["h3", "h1"], [], ORDER)).toEqual({ do: "pick", piece: "h1" });
    expect(next(["h3", "h1"], ["h1"], ["h2", "h3", "h4"])).toEqual({ do: "pick", piece: "h3" });
    expect(next(["h3", "h1"], ["h1", "h3"], ["h4"])).toEqual({ do: "done" });
});

test("a piece passed over or no longer wanted asks for going back", () => {
    expect(next(["h3", "h1"], ["h3"], ["h4"])).toEqual({ do: "back" });
    expect(next(["h1"], ["h1", "h2"], ["h3", "h4"])).toEqual({ do: "back" });
    expect(next([], ["h1"], ["h2"])).toEqual({ do: "back" });
});

test("a piece that cannot come along is left behind", () => {
    expect(next(["h1", "h4"], ["h1"], ["h2", "h3"])).toEqual({ do: "done" });
});

test("a group is known while it forms and while it marches", () => {
    // Only what is read of a step.
    const pick = { type: "pick", from: "T11", picked: ["ath-H1"] } as unknown as StepView;
    const menu: StepView = { type: "menu", side: "athenian" };
    const march = { group: ["ath-H1", "nicias"] };
    expect(groupOf({ steps: [menu, pick], march: null })).toEqual(["ath-H1"]);
    expect(groupOf({ steps: [pick, { type: "march", side: "athenian" }], march })).toEqual(["ath-H1", "nicias"]);
    expect(groupOf({ steps: [menu], march })).toEqual([]);
    expect([musterPlace(pick), musterPlace(menu), musterPlace(undefined)]).toEqual(["T11", undefined, undefined]);
});
