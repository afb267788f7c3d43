//! Dice of Syracuse, to be shown with every modifier.

import type { Sentences } from "../../words/sentences";
import { initiative, rollOf, type RollBook } from "../campaign/rolls";
import type { GameEvent, Roll } from "../module";
import { SIDES } from "./looks";

const BOOK: RollBook = {
    lines: {
        "die-leaders": "table.die-a",
        "die-elite-hoplites": "table.die-b",
        "die-archers-cavalry": "table.die-c",
        "die-three-types": "table.die-d",
        "die-elite-defence": "table.die-e",
        "die-fort": "table.die-f",
        "die-fort-swords": "table.die-g",
        "die-elite-ships": "table.die-h",
        "column-hoplites": "table.column-a",
        "column-no-hoplites": "table.column-b",
        "column-river": "table.column-c",
        "column-landing": "table.column-d",
        "column-uphill": "table.column-e",
        "column-wall": "table.column-f",
        "column-assault": "table.column-g",
        "column-stratagem": "4.2e",
        "column-reinforced-ships": "7.S6a",
    },
    rolls: {
        "works-rolled": { title: "roll-works" },
        "attrition-rolled": { title: "roll-attrition", rule: "6.4b" },
        "siege-rolled": { title: "roll-siege", rule: "4.3j" },
        "breach-rolled": { title: "roll-breach" },
        "storm-rolled": { title: "roll-storm" },
        "night-rolled": { title: "roll-night" },
        "discord-rolled": { title: "roll-discord" },
        "cavalry-rolled": { title: "roll-cavalry" },
    },
};

export function roll(event: GameEvent, words: Sentences): Roll | undefined {
    if (event.type === "initiative-rolled") return initiative(event, SIDES, words);
    return rollOf(event, words, BOOK);
}
