import { expect, test } from "vitest";

import en from "../../../../crates/game-peloponnesian-war/messages/en.ftl?raw";
import { Sentences } from "../../words/sentences";
import type { GameEvent } from "../module";
import ownEn from "./en.ftl?raw";
import { isMinor, joined, worded } from "./tale";

const words = new Sentences("en", en + ownEn);
const entered = (leader: string, space: string): GameEvent => ({
    type: "entered",
    side: "athens",
    leader,
    space,
    units: [],
});

test("a march through several spaces is one line", () => {
    const two = joined(entered("Nicias", "Aegina"), entered("Nicias", "Hydra"));
    const three = two && joined(two, entered("Nicias", "Pylos"));
    expect(three && worded(three, words).text).toBe("Nicias goes by way of Aegina, Hydra to Pylos alone.");
    expect(joined(entered("Nicias", "Aegina"), entered("Pericles", "Hydra"))).toBeUndefined();
});

test("an interception that failed is left out of a summary", () => {
    expect(isMinor({ type: "interception", success: false })).toBe(true);
    expect(isMinor({ type: "interception", success: true })).toBe(false);
});
