import { expect, test } from "vitest";

import en from "../../../../crates/game-hellespont/messages/en.ftl?raw";
import { Sentences } from "../../words/sentences";
import type { GameEvent } from "../module";
import sharedEn from "./en.ftl?raw";
import { isMinor, joined, worded } from "./tale";

const words = new Sentences("en", en + sharedEn);
const units = {
    "units.json": {
        types: {},
        units: ["T1", "T2", "T3", "H1"].map((id) => ({ id, kind: "unit", side: "spartan", type: id[0] })),
        leaders: [{ id: "Mindarus", kind: "leader", side: "spartan" }],
    },
};
const moved = (from: string, to: string, pieces: string[]): GameEvent => ({
    type: "moved",
    side: "spartan",
    pieces,
    from,
    to,
    cost: 1,
});
const FLEET = ["T1", "T2", "T3", "H1", "Mindarus"];

test("a march of several zones is one line that names the group by its size", () => {
    const first = joined(moved("M22", "M21", FLEET), moved("M21", "M20", FLEET));
    const whole = first && joined(first, moved("M20", "M19", FLEET));
    expect(whole && worded(whole, words, units)).toEqual({
        text: "Sparta moves a fleet of 3, 1 land unit, Mindarus from M22 by way of M21, M20 to M19 (3 movement points).",
        counters: "T1, T2, T3, H1, Mindarus",
    });
    expect(joined(moved("M22", "M21", FLEET), moved("M21", "M20", ["T1"]))).toBeUndefined();
    expect(joined(moved("M22", "M21", FLEET), moved("M5", "M20", FLEET))).toBeUndefined();
});

test("there and back again is nothing that a summary speaks of", () => {
    const circle = joined(moved("M22", "M21", FLEET), moved("M21", "M22", FLEET));
    expect(circle && isMinor(circle)).toBe(true);
    expect(isMinor(moved("M22", "M21", FLEET))).toBe(false);
});

test("the losses of one side by one cause are told together", () => {
    const lost = (piece: string, cause: string): GameEvent => ({ type: "weakened", side: "spartan", piece, cause });
    const two = joined(lost("T1", "combat"), lost("T2", "combat"));
    const three = two && joined(two, lost("T3", "combat"));
    expect(three && worded(three, words, units).text).toBe("Sparta: weakened in combat: T1, T2, T3.");
    expect(two && joined(two, lost("T3", "attrition"))).toBeUndefined();
});
