//! How a game went, once it is over: points over its turns, where the lead changed, and the luck of the dice.

import type { GameEvent, GameModule, Score, SeatLook } from "../games/module";
import type { PastMove } from "../generated/PastMove";
import type { Sentences } from "../words/sentences";

/** The beginning of a turn or round, and after how many actions it came. */
export interface TurnStart {
    turn: number;
    number: number;
}

/** Every turn once, however many players have one in it. */
export function turnStarts(moves: readonly (PastMove | undefined)[]): TurnStart[] {
    const starts: TurnStart[] = [];
    for (const move of moves) {
        for (const event of (move?.events ?? []) as GameEvent[]) {
            const turn = event.turn ?? event.round;
            if (event.type !== "turn-began" || typeof turn !== "number" || starts.at(-1)?.turn === turn) continue;
            starts.push({ turn, number: (move?.number ?? -1) + 1 });
        }
    }
    return starts;
}

/** So many of them, spread evenly, the first and the last among them. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
    if (items.length <= most) return [...items];
    const step = (items.length - 1) / (most - 1);
    return Array.from({ length: most }, (_, index) => items[Math.round(index * step)] as Item);
}

/** How everybody stood at the beginning of a turn. */
export interface Standing extends TurnStart {
    points: readonly number[];
}

/** Who leads alone; nobody in a tie. */
function leader(points: readonly number[]): number | undefined {
    const best = Math.max(...points);
    const found = points.flatMap((each, index) => (each === best ? [index] : []));
    return found.length === 1 ? found[0] : undefined;
}

/** A turn that turned the game: somebody else led after it, or it brought one more than any other turn. */
export interface TurningPoint extends TurnStart {
    kind: "lead" | "leap";
    who: number;
    by: number;
}

export function turningPoints(course: readonly Standing[]): TurningPoint[] {
    const leads: TurningPoint[] = [];
    let leap: TurningPoint | undefined;
    let led = course[0] && leader(course[0].points);
    course.slice(1).forEach(({ points }, index) => {
        const before = course[index];
        if (!before) return;
        const { turn, number } = before;
        const leading = leader(points);
        if (leading !== undefined && leading !== led) {
            if (led !== undefined || index > 0) leads.push({ turn, number, kind: "lead", who: leading, by: 0 });
            led = leading;
        }
        points.forEach((each, who) => {
            const by = each - (before.points[who] ?? 0);
            if (by > Math.max(1, leap?.by ?? 0)) leap = { turn, number, kind: "leap", who, by };
        });
    });
    const all = leap && !leads.some((each) => each.turn === leap?.turn) ? [...leads, leap] : leads;
    return all.sort((one, other) => one.number - other.number);
}

/** What somebody has rolled, and how many dice it took. */
export interface Luck {
    look: SeatLook;
    dice: number;
    rolled: number;
}

/** The mean of a die. */
export const MEAN = 3.5;

type Dice = Pick<GameModule, "roll" | "actor">;

/** The dice of each side; those of a combat are the attacker's where nobody else is named. */
export function luckOf(story: readonly GameEvent[], game: Dice, words: Sentences): Luck[] {
    const all = new Map<string, Luck>();
    const add = (look: SeatLook, faces: readonly number[]): void => {
        const { dice, rolled } = all.get(look.name) ?? { dice: 0, rolled: 0 };
        const sum = faces.reduce((total, face) => total + face, rolled);
        if (faces.length > 0) all.set(look.name, { look, dice: dice + faces.length, rolled: sum });
    };
    let attacker: SeatLook | undefined;
    for (const event of story) {
        const look = game.actor(event, words);
        if (event.type === "battle-began") attacker = look;
        const roll = game.roll?.(event, words);
        if (!roll) continue;
        const whose = look ?? (event.type === "battle-rolled" ? attacker : undefined);
        if (roll.sides) for (const side of roll.sides) add(side, side.dice);
        else if (whose) add(whose, roll.dice);
    }
    return [...all.values()];
}

/** The line of one player in a chart of this size: points from below, turns from the left. */
export function chartLine(
    course: readonly Standing[],
    who: number,
    size: { width: number; height: number; low: number; high: number },
): string {
    const { width, height, low, high } = size;
    const across = width / Math.max(1, course.length - 1);
    const up = height / Math.max(1, high - low);
    return course
        .map(({ points }, index) => {
            const [x, y] = [index * across, height - ((points[who] ?? low) - low) * up];
            return `${x.toFixed(1)},${y.toFixed(1)}`;
        })
        .join(" ");
}

/** Best first. */
export function ranked(scores: readonly Score[]): Score[] {
    return [...scores].sort((one, other) => other.points - one.points);
}
