import { beforeEach, expect, test, vi } from "vitest";

import { isTold, pauseFor, Playback, strokesOf, tellingFor } from "./playback";

let shown: number[];
let waiting: number;
const made = () => {
    const playback = new Playback(
        (count) => (waiting = count),
        () => 100,
    );
    const add = (item: number, now: boolean, pause?: number): void =>
        playback.add({ show: () => shown.push(item), ...(pause === undefined ? {} : { pause: () => pause }) }, now);
    return { playback, add };
};

beforeEach(() => {
    vi.useFakeTimers();
    [shown, waiting] = [[], 0];
});

test("the first is shown at once, the others one after the other", () => {
    const { add } = made();
    [1, 2, 3].forEach((item) => add(item, false));
    expect([shown, waiting]).toEqual([[1], 2]);
    vi.advanceTimersByTime(100);
    expect([shown, waiting]).toEqual([[1, 2], 1]);
    vi.advanceTimersByTime(200);
    expect([shown, waiting]).toEqual([[1, 2, 3], 0]);
    add(4, false);
    expect(shown.at(-1)).toBe(4);
});

test("skipping and what cannot wait show everything in order", () => {
    const { playback, add } = made();
    [1, 2, 3].forEach((item) => add(item, false));
    playback.skip();
    expect(shown).toEqual([1, 2, 3]);
    [4, 5].forEach((item) => add(item, false));
    add(6, true);
    expect([shown, waiting]).toEqual([[1, 2, 3, 4, 5, 6], 0]);
});

test("stepping shows one and waits", () => {
    const { playback, add } = made();
    [1, 2, 3].forEach((item) => add(item, false));
    playback.step();
    vi.advanceTimersByTime(1000);
    expect([shown, waiting]).toEqual([[1, 2], 1]);
    playback.step();
    add(4, false);
    expect(shown).toEqual([1, 2, 3, 4]);
});

test("the more wait the faster, except for who wants to read along", () => {
    expect(pauseFor("usual", 6)).toBeLessThan(pauseFor("usual", 0));
    expect(pauseFor("fast", 0)).toBeLessThan(pauseFor("usual", 0));
    expect(pauseFor("slow", 6)).toBe(pauseFor("slow", 0));
});

test("what has a time of its own is shown for that long", () => {
    const { add } = made();
    add(1, false, 1000);
    add(2, false);
    vi.advanceTimersByTime(999);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
});

test("an action with many events is told event by event, a long one faster", () => {
    expect([isTold(2), isTold(3)]).toEqual([false, true]);
    expect(tellingFor("usual", 60)).toBeLessThan(tellingFor("usual", 5));
    expect(tellingFor("fast", 5)).toBeLessThan(tellingFor("usual", 60));
    expect(tellingFor("usual", 5, 12)).toBeLessThan(tellingFor("usual", 5));
});

test("what belongs together is told at one stroke", () => {
    expect(strokesOf(["roll", "loss", "loss", "loss", "won"], (one, other) => one === other)).toEqual([1, 4, 5]);
    expect(strokesOf(["roll", "loss", "loss"])).toEqual([1, 2, 3]);
    expect(strokesOf([])).toEqual([]);
});
