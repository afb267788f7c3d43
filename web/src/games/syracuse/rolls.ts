//! Dice of Syracuse, to be shown with every modifier.

import type { Sentences } from "../../words/sentences";
import type { GameEvent, Roll } from "../module";

interface Modifier {
    line: string;
    by: number;
}

const dice = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).map(Number);

function battle(event: GameEvent, words: Sentences): Roll {
    const lines = [...(event.dice as Modifier[]), ...(event.columns as Modifier[])].map((modifier) => ({
        label: words.text("word-modifier", { ...modifier }).replace(/ [+−][0-9]+$/, ""),
        by: modifier.by,
        rule: RULES[modifier.line] ?? "4.2f",
    }));
    return { title: words.text("roll-battle", { zone: event.zone }), dice: dice(event.die), lines, result: words.sentence("event", event) };
}

/** The lines of the combat table in the rules. */
const RULES: Record<string, string> = {
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
};

/** Titles of the rolls and the rule behind their bonus. */
const ROLLS: Record<string, { title: string; rule?: string }> = {
    "works-rolled": { title: "roll-works" },
    "attrition-rolled": { title: "roll-attrition", rule: "6.4b" },
    "siege-rolled": { title: "roll-siege", rule: "4.3j" },
    "breach-rolled": { title: "roll-breach" },
    "storm-rolled": { title: "roll-storm" },
    "night-rolled": { title: "roll-night" },
    "discord-rolled": { title: "roll-discord" },
    "cavalry-rolled": { title: "roll-cavalry" },
};

export function roll(event: GameEvent, words: Sentences): Roll | undefined {
    if (event.type === "battle-rolled") return battle(event, words);
    const result = words.has(`event-${event.type}`) ? words.sentence("event", event) : "";
    if (event.type === "initiative-rolled") {
        return { title: words.text("roll-initiative"), dice: [...dice(event.athenian), ...dice(event.syracusan)], lines: [], result };
    }
    const known = ROLLS[event.type];
    if (!known) return undefined;
    const bonus = Number(event.bonus ?? 0);
    const lines = bonus !== 0 ? [{ label: words.text("roll-bonus"), by: bonus, ...(known.rule ? { rule: known.rule } : {}) }] : [];
    return { title: words.text(known.title, event), dice: dice(event.dice ?? event.die), lines, result };
}
