//! Dice of Hellespont, to be shown with every modifier.

import type { Sentences } from "../../words/sentences";
import { dice, initiative, lineName, rollOf, type RollBook } from "../campaign/rolls";
import type { GameEvent, Roll } from "../module";
import { SIDES } from "./looks";

const BOOK: RollBook = {
    lines: {
        "die-leaders": "Table.13",
        "die-elite-hoplites": "Table.14",
        "die-three-types": "Table.15",
        "die-elite-defence": "Table.16",
        "die-archers-cavalry": "Table.17",
        "die-troops-aboard": "Table.18",
        "column-hoplites": "Table.21",
        "column-no-hoplites": "Table.22",
        "column-landing": "Table.23",
        "column-rough": "Table.24",
        "column-beach-attacker": "Table.25",
        "column-beach-defender": "Table.26",
        "column-stratagem": "7b",
    },
    rolls: {
        "passing-rolled": { title: "roll-passing" },
        "evasion-rolled": { title: "roll-evasion", rule: "4.2.1g" },
        "siege-rolled": { title: "roll-siege" },
        "attrition-rolled": { title: "roll-attrition", rule: "6.4e" },
        "storm-rolled": { title: "roll-storm" },
        "discord-rolled": { title: "roll-discord" },
        rerolled: { title: "roll-again" },
    },
};

/** What gives a siege its dice. */
const SIEGE: Record<string, string> = {
    base: "5.1a",
    advantage: "5.1b",
    zones: "5.1c",
    discard: "5.1d",
    "great-leader": "5.1e",
    sap: "7.S9a",
    "defending-leader": "5.1f",
    "defending-zones": "5.1g",
    "defending-discard": "5.1h",
    season: "5.1i",
    ratio: "5.1j",
};

/** What the dice of a siege do. */
function siegeResult(event: GameEvent, words: Sentences): string {
    const count = (face: number) => dice(event.dice).filter((die) => die === face).length;
    return words.text("siege-result", { side: event.side, sixes: count(6), fives: count(5), ones: count(1) });
}

export function roll(event: GameEvent, words: Sentences): Roll | undefined {
    if (event.type === "initiative-rolled") return initiative(event, SIDES, words);
    if (event.type === "siege-began") {
        const lines = (event.lines as { line: string; by: number }[]).map((line) => {
            const rule = SIEGE[line.line];
            return { label: lineName(words, "word-line", line), by: line.by, ...(rule ? { rule } : {}) };
        });
        return { title: words.text("roll-siege", event), dice: [], lines, result: words.sentence("event", event) };
    }
    const known = rollOf(event, words, BOOK);
    return known && event.type === "siege-rolled" ? { ...known, result: siegeResult(event, words) } : known;
}
