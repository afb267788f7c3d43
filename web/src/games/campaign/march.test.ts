import { expect, test } from "vitest";

import { farther, groupOf, groupingPlace, wayTo } from "./march";
import type { StepView } from "./types";
import { mayJoin, towards } from "./grouping";

test("one click goes as far as the server has found a way for this seat, not back to where the group stands", () => {
    const ways = [
        { to: "T20", cost: 4, path: ["T18", "T20"] },
        { to: "T11", cost: 5, path: ["T18", "T11"] },
    ];
    const foresight = {
        seq: 3,
        questions: [
            { seat: 1, answers: [], ways },
            { seat: 0, answers: [] },
        ],
    };
    const asked = (seat: number) => ({ seat, prompt: "pick", rule: "3.1", about: {}, answers: [] });
    expect([...farther(foresight, asked(1), "T11")]).toEqual([["T20", { cost: 4, path: ["T18", "T20"] }]]);
    expect(farther(foresight, asked(0), "T11").size).toBe(0);
    expect(farther(undefined, asked(1), "T11").size).toBe(0);
});

test("a way is drawn from where the group stands to where it is sent", () => {
    const far = new Map([["T20", { cost: 4, path: ["T18", "T20"] }]]);
    const middle = (place: string): [number, number] | undefined =>
        place === "T18" ? undefined : [Number(place.slice(1)), 0];
    expect(wayTo("T20", "T17", far, middle)).toEqual([
        [17, 0],
        [20, 0],
    ]);
    expect(wayTo("T21", "T17", far, middle)).toEqual([]);
    expect(wayTo("T20", undefined, far, middle)).toEqual([]);
    expect(wayTo(undefined, "T17", far, middle)).toEqual([]);
});

const ORDER = ["h1", "h2", "h3", "h4"];
const order = (piece: string) => ORDER.indexOf(piece);
const next = (wanted: string[], picked: string[], offered: string[]) =>
    towards(new Set(wanted), picked, offered, order);

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

test("a piece that cannot come along is left behind, and named so that the rules can say why", () => {
    expect(next(["h1", "h4"], ["h1"], ["h2", "h3"])).toEqual({ do: "leave", piece: "h4" });
    // Going on without asking would pass it over, and then ask for going back, without end.
    expect(next(["h1", "h2", "h3"], ["h1"], ["h3", "h4"])).toEqual({ do: "leave", piece: "h2" });
    expect(next(["h1", "h2", "h3"], ["h1"], ["h2"])).toEqual({ do: "pick", piece: "h2" });
});

test("who was passed over may still join; who comes later and is not offered may not", () => {
    const may = (piece: string, offered: readonly string[]) => mayJoin(piece, ["h2"], offered.includes(piece), order);
    expect(ORDER.map((piece) => may(piece, ["h3"]))).toEqual([true, false, true, false]);
    expect(mayJoin("h1", [], false, order)).toBe(false);
});

test("a group is known while it forms and while it marches", () => {
    // Only what is read of a step.
    const pick = { type: "pick", from: "T11", picked: ["ath-H1"] } as unknown as StepView;
    const menu: StepView = { type: "menu", side: "athenian" };
    const march = { group: ["ath-H1", "nicias"] };
    expect(groupOf({ steps: [menu, pick], march: null })).toEqual(["ath-H1"]);
    expect(groupOf({ steps: [pick, { type: "march", side: "athenian" }], march })).toEqual(["ath-H1", "nicias"]);
    expect(groupOf({ steps: [menu], march })).toEqual([]);
    expect([groupingPlace(pick), groupingPlace(menu), groupingPlace(undefined)]).toEqual(["T11", undefined, undefined]);
});
