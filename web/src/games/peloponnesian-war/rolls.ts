//! Dice of the war, to be shown with every modifier.

import type { Modifier } from "../../generated/peloponnesian-war/Modifier";
import type { Sentences } from "../../words/sentences";
import type { GameEvent, Roll } from "../module";
import { SIDES } from "./forces";
import { isEvent, type EventOf } from "./events";
import { BOTH } from "./types";

/** The rules behind the lines of a battle. */
const LINE_RULES: Record<Modifier, string> = {
    leader: "5.2.1b",
    cavalry: "5.2.1c",
    hoplites: "5.2.1d",
    "spartan-hoplites": "5.2.1e",
    "at-sparta": "5.2.1f",
    ships: "5.2.2a",
    "athenian-ships": "5.2.2a",
};

/** A battle is a die of each side with what speaks for it. */
function battle(event: EventOf<"battle-rolled">, words: Sentences): Roll {
    const sides = BOTH.map((side) => ({
        name: words.name("side", side),
        colour: SIDES[side].colour,
        sign: SIDES[side].sign,
        dice: [event[side]],
        total: event[`${side}_total`],
        lines: event.lines
            .filter((line) => line.side === side)
            .map((line) => ({
                label: words.text("battle-line", { line: line.line }),
                by: line.by,
                rule: LINE_RULES[line.line],
            })),
    }));
    const result = words.text("battle-result", { winner: event.winner, losses: event.losses });
    return {
        title: words.text("roll-battle", { kind: event.kind, at: event.at, against: event.against }),
        dice: [],
        lines: [],
        sides,
        result,
    };
}

/** Events with dice, where they lie, and what is added to them: field, words, rule. */
const ROLLS: Record<string, { dice: string[]; adds?: [field: string, rule: string][] }> = {
    "side-rolled": { dice: ["die"], adds: [["confidence", "2.1a"]] },
    "event-rolled": { dice: ["dice"] },
    "silver-mine": { dice: ["die"] },
    "rebellion-rolled": { dice: ["dice"] },
    "spread-rolled": { dice: ["die"], adds: [["bonus", "6.2a"]] },
    portent: { dice: ["die"] },
    "strategy-rolled": {
        dice: ["die"],
        adds: [
            ["rating", "3.1b"],
            ["bonus", "3.1f"],
        ],
    },
    "omens-rolled": { dice: ["die"] },
    "area-rolled": { dice: ["die"] },
    "objective-rolled": { dice: ["die"] },
    fomented: { dice: ["die"] },
    "storm-rolled": { dice: ["die"] },
    interception: { dice: ["die"] },
    "siege-rolled": {
        dice: ["die"],
        adds: [
            ["rating", "5.3d"],
            ["modifier", "5.3.2a"],
        ],
    },
    "staying-rolled": { dice: ["die"], adds: [["rating", "5.4a"]] },
    "armistice-began": { dice: ["die"] },
};

export function roll(event: GameEvent, words: Sentences): Roll | undefined {
    if (isEvent(event, "battle-rolled")) return battle(event, words);
    const result = words.has(`event-${event.type}`) ? words.sentence("event", event) : "";
    if (isEvent(event, "skirmish")) {
        const sides = BOTH.map((side) => ({
            name: words.name("side", side),
            colour: SIDES[side].colour,
            sign: SIDES[side].sign,
            dice: [event[side]],
            total: event[side],
            lines: [],
        }));
        return {
            title: words.text("roll-skirmish", { at: event.at }),
            dice: [],
            lines: [],
            sides,
            result: words.text("skirmish-result"),
        };
    }
    const known = ROLLS[event.type];
    if (!known) return undefined;
    const dice = known.dice
        .flatMap((field) => event[field] as number | number[] | null)
        .filter((face) => face !== null);
    if (dice.length === 0) return undefined;
    const lines = (known.adds ?? []).flatMap(([field, rule]) => {
        const by = Number(event[field] ?? 0);
        return by === 0 ? [] : [{ label: words.text("roll-adds", { field, of: event.type }), by, rule }];
    });
    return { title: words.text("roll-title", { of: event.type }), dice, lines, result };
}
