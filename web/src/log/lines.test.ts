import { expect, test } from "vitest";

import type { GameEvent } from "../games/module";
import type { PastMove } from "../generated/PastMove";
import { lineAt, linesOf, summaryOf } from "./lines";

const step = (from: string, to: string): GameEvent => ({ type: "moved", from, to });
const OTHER: GameEvent = { type: "rolled" };
const join = (earlier: GameEvent, later: GameEvent): GameEvent | undefined =>
    earlier.type === "moved" && later.type === "moved" && earlier.to === later.from
        ? { ...earlier, to: later.to }
        : undefined;
const past = (...all: GameEvent[][]): PastMove[] =>
    all.map((events, index) => (index === 0 ? { events } : { number: index - 1, seat: index % 2, events }));

test("what continues the line before it joins it, and the line keeps its place", () => {
    const moves = past([], [step("A", "B")], [], [step("B", "C"), OTHER], [step("C", "D")]);
    const lines = linesOf(moves, join);
    expect(lines.map(({ event, number }) => [event, number])).toEqual([
        [{ type: "moved", from: "A", to: "C" }, 3],
        [OTHER, 3],
        [step("C", "D"), 4],
    ]);
    expect(lines[0]?.key).toBe(linesOf(moves.slice(0, 2), join)[0]?.key);
});

test("a summary joins what lies apart, and leaves out what is minor", () => {
    const moves = past([], [step("A", "B"), OTHER], [step("B", "C")]);
    expect(summaryOf(moves, (event) => event.type === "rolled", join).map((line) => line.event)).toEqual([
        step("A", "C"),
    ]);
});

test("a past moment is told by the last line before it", () => {
    const lines = linesOf(past([OTHER], [OTHER], [], [OTHER]));
    expect(lineAt(lines, 0)).toBe(lines[0]);
    expect(lineAt(lines, 2)).toBe(lines[1]);
    expect(lineAt(lines, 9)).toBe(lines[2]);
});
