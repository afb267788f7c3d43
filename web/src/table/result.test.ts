import { expect, test } from "vitest";

import type { GameEvent, Roll } from "../games/module";
import { Sentences } from "../words/sentences";
import { chartLine, luckOf, spread, turningPoints, turnStarts } from "./result";

test("a turn begins once, whoever plays in it", () => {
    const began = (round: number): GameEvent => ({ type: "turn-began", round });
    const moves = [
        { events: [began(1)] },
        { number: 0, seat: 0, events: [began(1)] },
        { number: 1, seat: 1, events: [{ type: "paid" }, began(2)] },
    ];
    expect(turnStarts(moves)).toEqual([
        { turn: 1, number: 0 },
        { turn: 2, number: 2 },
    ]);
});

test("the first and the last stay when many are thinned out", () => {
    const items = Array.from({ length: 41 }, (_, index) => index);
    const some = spread(items, 16);
    expect([some.length, some[0], some.at(-1)]).toEqual([16, 0, 40]);
    expect(spread([1, 2], 16)).toEqual([1, 2]);
});

test("the game turns where the lead changes, and in the turn that brought most", () => {
    const course = [
        [1, 0],
        [2, 1],
        [2, 3],
        [2, 9],
        [10, 9],
    ].map((points, index) => ({ turn: index + 1, number: index * 10, points }));
    expect(turningPoints(course).map(({ kind, turn, who, by }) => [kind, turn, who, by])).toEqual([
        ["lead", 2, 1, 0],
        ["lead", 4, 0, 0],
    ]);
    expect(turningPoints(course.slice(0, 4)).map(({ kind, turn }) => [kind, turn])).toEqual([
        ["lead", 2],
        ["leap", 3],
    ]);
});

test("dice are counted for whoever rolls them, those of a combat for the attacker", () => {
    const look = (name: string) => ({ name, colour: "", sign: "" });
    const game = {
        actor: (event: GameEvent) => (typeof event.side === "string" ? look(event.side) : undefined),
        roll: (event: GameEvent): Roll | undefined =>
            event.dice ? { title: "", dice: event.dice as number[], lines: [], result: "" } : undefined,
    };
    const story: GameEvent[] = [
        { type: "works", side: "athens", dice: [6, 5] },
        { type: "battle-began", side: "sparta" },
        { type: "battle-rolled", dice: [1] },
        { type: "weather", dice: [3] },
    ];
    const found = luckOf(story, game, new Sentences("en", ""));
    expect(found.map((each) => [each.look.name, each.dice, each.rolled])).toEqual([
        ["athens", 2, 11],
        ["sparta", 1, 1],
    ]);
});

test("the line of a chart goes from the left to the right, more points higher up", () => {
    const course = [0, 5, 10].map((points, turn) => ({ turn, number: turn, points: [points] }));
    expect(chartLine(course, 0, { width: 100, height: 50, low: 0, high: 10 })).toBe("0.0,50.0 50.0,25.0 100.0,0.0");
});
