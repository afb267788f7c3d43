import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { overlaps } from "../../map/geometry";
import { Sentences } from "../../words/sentences";
import { priceText } from "../campaign/foresee";
import { sizes } from "../campaign/sizes";
import { bled, chartWidth, entries, fortification, stretched } from "./chart";
import { comingGroups, fallen, scenarioOf } from "./reserves";
import { phaseOf } from "./progress";
import { roll } from "./rolls";
import { about, layStacks, looksAt } from "./stacks";
import { places, targets, wish } from "./targets";
import type { CalendarData, MapData, PieceView, Position, UnitsData } from "./types";

const CRATE = "../crates/game-syracuse";
const json = (file: string): unknown => JSON.parse(readFileSync(`${CRATE}/data/${file}.json`, "utf8"));
const text = (path: string) => readFileSync(path, "utf8");
const map = json("map") as MapData;
const units = json("units") as UnitsData;
const calendar = json("scenarios") as CalendarData;
const source = (lang: string) =>
    text(`${CRATE}/messages/${lang}.ftl`) +
    text(`src/games/campaign/${lang}.ftl`) +
    text(`src/games/syracuse/${lang}.ftl`);
const words = new Sentences("en", source("en"));

function position(pieces: Record<string, string>, more: Partial<Position> = {}): Position {
    const placed = Object.fromEntries(
        Object.entries(pieces).map(([id, at]): [string, PieceView] => [id, { at, start: "CAT" }]),
    );
    return {
        scenario: "10.1",
        edition: "fr",
        options: { leaderPassage: "whole", ruins: "repair" },
        turn: 4,
        pieces: placed,
        advantage: "athenian",
        initiative: "athenian",
        actions: { athenian: 0, syracusan: 0 },
        supply: { athenian: { value: 3, face: "appro" }, syracusan: { value: 3, face: "appro" } },
        blockade: false,
        harassed: { athenian: false, syracusan: false },
        shown: { athenian: [], syracusan: [] },
        setAside: [],
        reinforcedShips: false,
        campTurn: null,
        latePlemmyrion: false,
        discord: [],
        arrivals: [],
        leadersKilled: { athenian: 0, syracusan: 0 },
        phase: {
            announced: 0,
            combatsPaid: false,
            played: { athenian: false, syracusan: false },
            passed: { athenian: false, syracusan: false },
            omens: { athenian: false, syracusan: false },
            advantageUsed: { athenian: false, syracusan: false },
            barred: { athenian: [], syracusan: [] },
            lying: [],
            freeActivations: [],
            convoyed: {},
        },
        march: null,
        battle: null,
        forts: { olympieion: "syracusan", labdalon: "unbuilt", syke: "unbuilt", plemmyrion: "athenian" },
        walls: {
            A1: "unbuilt",
            A2: "unbuilt",
            A3: "unbuilt",
            S1: "unbuilt",
            S2: "unbuilt",
            S3A: "unbuilt",
            S3B: "unbuilt",
        },
        chains: "unbuilt",
        camp: "unbuilt",
        steps: [],
        verdict: null,
        ...more,
    };
}

test("the sea goes on to the east and nothing else changes", () => {
    expect(chartWidth(map, { width: 1040, height: 750 })).toBe(2163);
    expect(chartWidth(map, { width: 390, height: 520 })).toBe(map.width);
    const sea = map.zones.find((zone) => zone.id === "M5");
    const land = map.zones.find((zone) => zone.id === "T13");
    expect(sea && Math.max(...stretched(sea, map, 2000).polygon.map(([x]) => x))).toBe(2000);
    expect(land && stretched(land, map, 2000)).toEqual(land);
    expect(bled("M0 240 L11.2 238.2", map)).toBe("M-900 240L11.2 238.2");
});

test("every entry zone has its arrow, and the fortifications their lines", () => {
    const zones = map.zones.map((zone) => stretched(zone, map, 2000));
    expect(entries(zones, 2000)).toHaveLength(12);
    expect(fortification(map, "syracuse")).toMatch(/^M/);
    expect(fortification(map, "camp")).toMatch(/^M/);
});

test("a crowded harbour and city: nobody lies on anybody, nobody is lost", () => {
    const at = (id: string) =>
        id.startsWith("ath-T")
            ? "M10"
            : id.startsWith("syr-T")
              ? "M7"
              : id.startsWith("syr")
                ? "T16"
                : id.startsWith("ath")
                  ? "CAT"
                  : "T17";
    const all = [...units.units, ...units.leaders];
    const now = position(Object.fromEntries(all.map((unit) => [unit.id, at(unit.id)])));
    for (const scale of [0.24, 0.48, 0.7, 1.2]) {
        const zones = map.zones.map((zone) => stretched(zone, map, 2100));
        const stacks = layStacks(zones, map, now, units, words, sizes(scale));
        const boxes = stacks.flatMap((stack) => stack.piles.map((pile) => pile.box));
        expect(boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlaps(box, other)))).toEqual(
            [],
        );
        expect(stacks.flatMap((stack) => stack.piles.flatMap((pile) => pile.all))).toHaveLength(all.length);
    }
});

test("a garrison stands in the frame of its fort", () => {
    const stacks = layStacks(
        map.zones,
        map,
        position({ "ath-H1": "plemmyrion", nicias: "plemmyrion", "ath-T1": "M9" }),
        units,
        words,
        sizes(0.48),
    );
    expect(stacks.find((stack) => stack.id === "plemmyrion")?.frame).toBeDefined();
    expect(stacks.find((stack) => stack.id === "M9")?.frame).toBeUndefined();
});

test("a counter has its 34 pixels on a laptop and a figure of 13 where it is smallest", () => {
    const { counter, smallest } = sizes(0.48);
    expect(Math.round(counter * 0.48)).toBe(34);
    expect((smallest * 0.48 * 21) / 40).toBeGreaterThanOrEqual(13);
});

test("places in words", () => {
    const now = position({ "ath-H1": "T25", "ath-H2": "T25", nicias: "T25", "syr-H1": "T25" });
    expect(about(looksAt("T25", now, units, words), words)).toBe(
        "Athens 2 units, strength 6 (nicias); Syracuse 1 unit, strength 6",
    );
});

test("answers become targets", () => {
    expect(targets({ type: "play", counter: "K03", stratagem: "S11", target: { of: "place", place: "T13" } })).toEqual([
        "face:K03/S11",
        "zone:T13",
    ]);
    expect(targets({ type: "play", counter: "K05", stratagem: "S25", target: { of: "advantage" } })).toEqual([
        "face:K05/S25",
    ]);
    expect(targets({ type: "play", counter: "K12", stratagem: "S14", target: { of: "wall", wall: "A1" } })).toEqual([
        "face:K12/S14",
        "wall:A1",
    ]);
    expect(targets({ type: "activate", place: "syke" })).toEqual(["fort:syke"]);
    expect(targets({ type: "lose", unit: "ath-H1" })).toEqual(["piece:ath-H1"]);
    expect(targets({ type: "return-leader", leader: "nicias", to: "CAT" })).toEqual(["piece:nicias", "zone:CAT"]);
    expect(targets({ type: "build-camp" })).toEqual(["work:camp"]);
    expect(targets({ type: "break-chains" })).toEqual(["work:chains"]);
    expect(targets({ type: "build-wall", wall: "S3A" })).toEqual(["wall:S3A"]);
    expect(targets({ type: "pass" })).toEqual([]);
});

test("a dark click is a wish that the server can judge", () => {
    const asked = (prompt: string) => ({ seat: 0, prompt, rule: "", about: {}, answers: [] });
    expect(wish("zone:T13", [], asked("menu"))).toEqual({ type: "activate", place: "T13" });
    expect(wish("zone:T13", [], asked("march"))).toEqual({ type: "step", to: "T13" });
    expect(wish("fort:syke", [], asked("combats"))).toEqual({ type: "assault", fort: "syke" });
    expect(wish("wall:A2", [], asked("build"))).toEqual({ type: "build-wall", wall: "A2" });
    expect(wish("work:chains", [], asked("build"))).toEqual({ type: "build-chains" });
    expect(wish("piece:ath-H1", [], asked("losses"))).toEqual({ type: "lose", unit: "ath-H1" });
    expect(wish("zone:T13", [], asked("keep"))).toBeUndefined();
});

test("events point at places and works", () => {
    expect(places({ type: "moved", from: "T13", to: "labdalon" })).toEqual(["zone:T13", "fort:labdalon"]);
    expect(places({ type: "built", work: "A1" })).toEqual(["wall:A1"]);
    expect(places({ type: "destroyed", work: "chains" })).toEqual(["work:chains"]);
});

test("phases are told by the innermost step or the moment of a window", () => {
    const turn = (stage: Extract<Position["steps"][number], { type: "turn" }>["stage"]): Position["steps"][number] => ({
        type: "turn",
        stage,
    });
    const both = { athenian: false, syracusan: false };
    expect(
        phaseOf(
            position({}, { steps: [turn({ part: "actions", side: "athenian" }), { type: "menu", side: "athenian" }] }),
        ),
    ).toEqual({ phase: "actions", side: "athenian" });
    expect(
        phaseOf(
            position(
                {},
                {
                    steps: [
                        turn({ part: "start-works" }),
                        {
                            type: "window",
                            window: {
                                kind: { moment: "works" },
                                asked: "athenian",
                                last: false,
                                used: both,
                                omens: both,
                            },
                        },
                    ],
                },
            ),
        ).phase,
    ).toBe("works");
    expect(phaseOf(position({}, { steps: [turn({ part: "recovery", side: "athenian", second: false })] })).phase).toBe(
        "recovery",
    );
});

test("who is to come and who is lost", () => {
    const arrivals: Position["arrivals"] = ["done", { turn: 9 }, "called", { turn: 5 }];
    const groups = comingGroups(position({}, { arrivals }), calendar, units, words);
    expect(groups.map((group) => [group.side, group.turn])).toEqual([
        ["syracusan", 5],
        ["athenian", 9],
        ["athenian", undefined],
    ]);
    expect(groups[1]?.looks.at(-1)?.leader).toBe(true);
    expect(["10.1", "10.1-variant", "10.2"].map((id) => scenarioOf(calendar, id)?.firstTurn)).toEqual([1, 1, 0]);
    expect(comingGroups(position({}, { arrivals, scenario: "10.2" }), calendar, units, words)).toHaveLength(3);
    expect(
        fallen(position({ "ath-H1": "eliminated", "ath-H2": "T25" }), units, "athenian", words).map((look) => look.id),
    ).toEqual(["ath-H1"]);
});

test("rolls show their dice, modifiers and rules", () => {
    const event = {
        type: "battle-rolled",
        zone: "T13",
        die: 4,
        dice: [{ line: "die-leaders", by: 1 }],
        columns: [{ line: "column-river", by: -1 }],
        total: 5,
        odds: "1/1",
        result: { attacker: "R", defender: "1/4", winner: "attacker" },
    };
    const shown = roll(event, words);
    expect(shown?.dice).toEqual([4]);
    expect(shown?.lines).toEqual([
        { label: "leaders", by: 1, rule: "table.die-a" },
        { label: "column: across a river", by: -1, rule: "table.column-c" },
    ]);
    expect(shown?.result).toBe("5 in column 1/1: the attacker wins. Attacker: no losses; defender: 1/4 weakened.");
    expect(
        roll({ type: "siege-rolled", side: "athenian", fort: "olympieion", die: 5, bonus: 1, taken: true }, words)
            ?.lines,
    ).toEqual([{ label: "Bonus", by: 1, rule: "4.3j" }]);
    expect(roll({ type: "moved", side: "athenian" }, words)).toBeUndefined();
});

test("prices in a few signs", () => {
    expect(priceText({ type: "movement", cost: 2 })).toEqual({ text: "2" });
    expect(priceText({ type: "unpaid", cost: 2 })).toEqual({ text: "2 !", bad: true });
    expect(priceText({ type: "battle", winning: 4 })).toEqual({ text: "4/6" });
    expect(priceText(undefined)).toBeUndefined();
});
