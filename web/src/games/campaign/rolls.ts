//! Dice of the campaigns, to be shown with every modifier.

import type { Modifier } from "../../generated/campaign/Modifier";
import type { Event as HellespontEvent } from "../../generated/hellespont/Event";
import type { Event as SyracuseEvent } from "../../generated/syracuse/Event";
import type { Sentences } from "../../words/sentences";
import type { GameEvent, Roll } from "../module";

type BattleRolled = GameEvent & Extract<HellespontEvent | SyracuseEvent, { type: "battle-rolled" }>;

/** Titles of the rolls and the rules behind their modifiers. */
export interface RollBook {
    /** The lines of the combat table in the rules. */
    lines: Record<string, string>;
    rolls: Record<string, { title: string; rule?: string }>;
}

export const dice = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).map(Number);

/** A number with its sign. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0");

/** A modifier in words, without its number at the end. */
export function lineName(words: Sentences, key: string, modifier: Modifier<string>): string {
    return words.text(key, { ...modifier }).replace(/ [+−][0-9]+$/, "");
}

/** The dice that lie on the table while it is decided whether they stand. */
export function thrown(step: { type: string; roll?: object } | undefined, more: readonly number[] = []): number[] {
    if (step?.type !== "roll" || !step.roll) return [];
    return "die" in step.roll ? dice(step.roll.die) : [...more];
}

/** Both sides throw for the initiative; what they get of it are action points. */
export function initiative<Side extends string>(
    event: GameEvent,
    sides: Record<Side, { colour: string; sign: string }>,
    words: Sentences,
): Roll {
    const actions = event.actions as Record<Side, number>;
    const each = (Object.keys(sides) as Side[]).map((side) => ({
        ...sides[side],
        name: words.text("word-side", { side }),
        dice: dice(event[side]),
        lines: [],
        total: actions[side],
    }));
    return {
        title: words.text("roll-initiative"),
        dice: each.flatMap((side) => side.dice),
        sides: each,
        lines: [],
        result: words.sentence("event", event),
    };
}

function battle(event: BattleRolled, words: Sentences, rules: Record<string, string>): Roll {
    const added = (modifier: Modifier<string>) => ({
        label: lineName(words, "word-modifier", modifier),
        by: modifier.by,
        ...(rules[modifier.line] ? { rule: rules[modifier.line] } : {}),
    });
    const shifts = event.columns
        .map(added)
        .map((line) => ({ ...line, label: words.text("roll-column", { line: line.label }) }));
    const result = words.text("roll-battle-result", { total: event.total, odds: event.odds, result: event.result });
    return {
        title: words.text("roll-battle", { zone: event.zone }),
        dice: dice(event.die),
        lines: [...event.dice.map(added), ...shifts],
        result,
    };
}

export function rollOf(event: GameEvent, words: Sentences, book: RollBook): Roll | undefined {
    if (event.type === "battle-rolled") return battle(event as BattleRolled, words, book.lines);
    const known = book.rolls[event.type];
    if (!known) return undefined;
    const result = words.has(`event-${event.type}`) ? words.sentence("event", event) : "";
    const bonus = Number(event.bonus ?? 0);
    const lines =
        bonus !== 0
            ? [{ label: words.text("roll-bonus"), by: bonus, ...(known.rule ? { rule: known.rule } : {}) }]
            : [];
    return { title: words.text(known.title, event), dice: dice(event.dice ?? event.die), lines, result };
}
