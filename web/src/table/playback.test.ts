import { beforeEach, expect, test, vi } from "vitest";

import { pauseFor, Playback } from "./playback";

let shown: number[];
let waiting: number;
const made = () =>
    new Playback<number>(
        (item) => shown.push(item),
        (count) => (waiting = count),
        () => 100,
    );

beforeEach(() => {
    vi.useFakeTimers();
    [shown, waiting] = [[], 0];
});

test("the first is shown at once, the others one after the other", () => {
    const playback = made();
    [1, 2, 3].forEach((item) => playback.add(item, false));
    expect([shown, waiting]).toEqual([[1], 2]);
    vi.advanceTimersByTime(100);
    expect([shown, waiting]).toEqual([[1, 2], 1]);
    vi.advanceTimersByTime(200);
    expect([shown, waiting]).toEqual([[1, 2, 3], 0]);
    playback.add(4, false);
    expect(shown.at(-1)).toBe(4);
});

test("skipping and what cannot wait show everything in order", () => {
    const playback = made();
    [1, 2, 3].forEach((item) => playback.add(item, false));
    playback.skip();
    expect(shown).toEqual([1, 2, 3]);
    [4, 5].forEach((item) => playback.add(item, false));
    playback.add(6, true);
    expect([shown, waiting]).toEqual([[1, 2, 3, 4, 5, 6], 0]);
});

test("stepping shows one and waits", () => {
    const playback = made();
    [1, 2, 3].forEach((item) => playback.add(item, false));
    playback.step();
    vi.advanceTimersByTime(1000);
    expect([shown, waiting]).toEqual([[1, 2], 1]);
    playback.step();
    playback.add(4, false);
    expect(shown).toEqual([1, 2, 3, 4]);
});

test("the more wait the faster, except for who wants to read along", () => {
    expect(pauseFor("usual", 6)).toBeLessThan(pauseFor("usual", 0));
    expect(pauseFor("fast", 0)).toBeLessThan(pauseFor("usual", 0));
    expect(pauseFor("slow", 6)).toBe(pauseFor("slow", 0));
});
