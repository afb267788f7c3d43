import { expect, test } from "vitest";

import en from "../../../../crates/game-antike/messages/en.ftl?raw";
import { Sentences } from "../../words/sentences";
import type { GameEvent } from "../module";
import pageEn from "./en.ftl?raw";
import { isMinor, joined, worded } from "./tale";

const words = new Sentences("en", en + pageEn);
const moved = (from: string, to: string, count = 1): GameEvent => ({
    type: "moved",
    nation: "Romans",
    kind: "galley",
    from,
    to,
    count,
});

test("galleys that go the same way one by one are one line", () => {
    const two = joined(moved("Roma", "Messana"), moved("Roma", "Messana"));
    const three = two && joined(two, moved("Roma", "Messana"));
    expect(three && worded(three, words).text).toBe("The Romans move 3 galleys from Roma to Messana.");
});

test("a galley that goes on is one line, and one that comes back has gone nowhere", () => {
    const on = joined(moved("Roma", "Messana"), moved("Messana", "Tacape"));
    expect(on && worded(on, words).text).toBe("The Romans move 1 galley from Roma by way of Messana to Tacape.");
    const back = joined(moved("Roma", "Messana"), moved("Messana", "Roma"));
    expect(back && isMinor(back)).toBe(true);
    expect(joined(moved("Roma", "Messana", 2), moved("Messana", "Tacape"))).toBeUndefined();
});

test("units armed in one place are counted", () => {
    const armed: GameEvent = { type: "unit-armed", nation: "Romans", kind: "legion", province: "Roma" };
    const two = joined(armed, armed);
    expect(two && worded(two, words).text).toBe("The Romans create 2 legions in Roma.");
});
