import { expect, test } from "vitest";

import { lastBellicosity, lastDeed, lastIncome, litBy, routesOf } from "./story";
import { lastTurn } from "./playback";
import { places, targets, wish } from "./targets";
import { phaseOf } from "./progress";
import { click, fitting } from "../../decision/narrow";
import type { Question } from "../../generated/Question";
import type { Answer } from "../module";
import type { WarView } from "./types";

const INCOME = [
    { type: "turn-began", turn: 1 },
    { type: "income-line", side: "athens", item: "league", talents: 3500 },
    { type: "income-line", side: "athens", item: "damage", talents: -50 },
    { type: "income", side: "athens", talents: 3450, treasury: 5000 },
    { type: "income-line", side: "sparta", item: "league", talents: 2500 },
    { type: "income", side: "sparta", talents: 2500, treasury: 4900 },
    { type: "bellicosity-line", side: "athens", item: "confidence", by: -1 },
    { type: "bellicosity", side: "athens", value: 9 },
];

test("the ledger is that of the last income of a side", () => {
    expect(lastIncome(INCOME, "athens")).toEqual({
        side: "athens",
        lines: [
            { item: "league", by: 3500 },
            { item: "damage", by: -50 },
        ],
        talents: 3450,
        treasury: 5000,
    });
    expect(lastIncome(INCOME, "sparta")?.lines).toHaveLength(1);
    expect(lastIncome([], "athens")).toBeUndefined();
    expect(lastBellicosity(INCOME, "athens")).toEqual({ lines: [{ item: "confidence", by: -1 }], value: 9 });
});

const DEED = [
    { type: "turn-began", turn: 2 },
    { type: "passed", side: "athens", reason: "choice" },
    { type: "omens-rolled", side: "sparta", die: 2, bad: false },
    { type: "danger-seen", side: "sparta", danger: "s3", space: "pylos" },
    { type: "danger-passed-over", side: "sparta", danger: "s3", space: "pylos", reason: "short-of-troops" },
    { type: "no-danger", side: "sparta" },
    { type: "area-rolled", side: "sparta", strategy: "attack-ally", die: 2, area: "ionia" },
    { type: "objective-rolled", side: "sparta", die: 4, space: "erythrae" },
    { type: "army-planned", side: "sparta", hoplites: 3, cavalry: 0, ships: 3, price: 1200, missing: 0 },
    { type: "gathered", side: "sparta", space: "corinth", units: [], price: 1200 },
    { type: "route-chosen", side: "sparta", route: ["cenchreae", "aegina", "erythrae"], equal: 1 },
    { type: "operation-ended", side: "sparta", reason: "arrived" },
];

test("the matrix is lit by what the system found in its last operation", () => {
    const deed = lastDeed(DEED, "sparta");
    expect(deed?.events[0]?.type).toBe("omens-rolled");
    expect(deed?.events.at(-1)?.type).toBe("operation-ended");
    expect(litBy(deed?.reasons ?? [])).toEqual({
        passedOver: ["s3"],
        noDanger: true,
        strategy: "attack-ally",
        areaDie: 2,
        area: "ionia",
        objectiveDie: 4,
        objective: "erythrae",
    });
    expect(routesOf(deed?.events ?? [])).toEqual([
        { side: "sparta", spaces: ["corinth", "cenchreae", "aegina", "erythrae"] },
    ]);
    expect(lastDeed([...DEED, { type: "turn-began", turn: 3 }], "sparta")).toBeUndefined();
});

test("a danger that is answered is lit alone", () => {
    expect(litBy([{ type: "danger-seen", side: "sparta", danger: "s1", space: "argos" }])).toEqual({
        passedOver: [],
        noDanger: false,
        danger: "s1",
    });
});

test("the change of sides and the end have a card of their own, once", () => {
    const changed = { type: "side-rolled", side: "athens", die: 5, confidence: 2, total: 7, changed: true };
    const story = [...DEED, changed, { type: "event-rolled", dice: [1, 2], happening: "coup" }];
    expect(lastTurn(story, 0)).toEqual({ kind: "side", number: DEED.length, to: "sparta", event: changed });
    expect(lastTurn(story, story.length)).toBeUndefined();
    expect(lastTurn([...story, { type: "ended", won: true }], 0)?.kind).toBe("end");
    expect(lastTurn([{ ...changed, changed: false }], 0)).toBeUndefined();
});

test("answers stand for spaces and for troops in the box of the army", () => {
    expect(targets({ type: "objective", space: "pylos" })).toEqual(["zone:pylos"]);
    expect(targets({ type: "take", nationality: "athenian", kind: "naval", count: 3 })).toEqual([
        "take:athenian/naval/3",
    ]);
    expect(targets({ type: "battle", space: "pylos", against: "pylos" })).toEqual(["zone:pylos"]);
    expect(targets({ type: "battle", space: "pylos", against: "asine" })).toEqual(["zone:pylos", "zone:asine"]);
    expect(targets({ type: "march" })).toEqual([]);
    const gather = { prompt: "gather", about: { objective: "pylos" } } as unknown as Question;
    expect(wish("zone:chios", [], gather)).toEqual({ type: "go", space: "chios" });
    expect(wish("zone:pylos", [], gather)).toEqual({ type: "march" });
    expect(wish("take:athenian/naval/9", [], gather)).toBeUndefined();
    expect(places({ type: "interception", from: "corinth", at: "megara" })).toEqual(["zone:megara", "zone:corinth"]);
    expect(places({ type: "route-chosen", route: ["a", "b"] })).toEqual(["zone:b"]);
});

test("the phase is read off the innermost step", () => {
    const at = (...steps: WarView["steps"]) => phaseOf({ steps } as WarView);
    expect(at({ type: "turn", stage: "home-after-operations" }, { type: "operations", side: "athens" })).toBe(
        "operations",
    );
    expect(
        at({ type: "turn", stage: "second-building" }, { type: "build", side: "athens", left: 2, peace: false }),
    ).toBe("administration");
    expect(at({ type: "turn", stage: "bellicosity" })).toBe("armistice");
});

test("a click never sends an army over the open sea: the way is chosen by its button", () => {
    const options = (answers: Answer[]) =>
        answers.map((answer, index) => ({ index, answer, targets: targets(answer) }));
    const [coast, crossing] = [
        { type: "go", space: "syracuse" },
        { type: "go-by-open-sea", space: "syracuse" },
    ];
    const [either, only] = [options([coast, crossing]), options([crossing])];
    for (const offered of [either, only]) {
        const step = click(offered, [], "zone:syracuse");
        expect(step).toEqual({ path: ["zone:syracuse"] });
        expect(fitting(offered, ["zone:syracuse"])).toEqual(offered);
    }
    expect(click(options([coast]), [], "zone:syracuse")?.given?.answer).toEqual(coast);
});
