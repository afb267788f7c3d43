import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { afterPaint } from "./after-paint";

let frames: (() => void)[] = [];
beforeEach(() => {
    frames = [];
    vi.useFakeTimers();
    vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** One picture, and what is done after it. */
async function paint(): Promise<void> {
    for (const act of frames.splice(0)) act();
    await vi.runAllTimersAsync();
}

const done: string[] = [];
beforeEach(() => void done.splice(0));
/** Something that takes so many milliseconds. */
const work = (name: string, time: number, more?: () => void) => () => {
    vi.setSystemTime(Date.now() + time);
    vi.advanceTimersByTime(time);
    done.push(name);
    more?.();
};

test("what takes long is painted before the next begins, in the order in which they were asked for", async () => {
    afterPaint(work("ground", 20, () => afterPaint(work("names", 20))));
    afterPaint(work("counters", 20));
    expect(done).toEqual([]);
    await paint();
    expect(done).toEqual(["ground"]);
    await paint();
    expect(done).toEqual(["ground", "counters"]);
    await paint();
    expect(done).toEqual(["ground", "counters", "names"]);
    expect(frames).toEqual([]);
});

test("what is short is done together", async () => {
    for (const name of ["one", "two", "three"]) afterPaint(work(name, 3));
    afterPaint(work("four", 3));
    await paint();
    expect(done).toEqual(["one", "two", "three"]);
    await paint();
    expect(done).toEqual(["one", "two", "three", "four"]);
});

test("what can wait waits for everything else", async () => {
    afterPaint(work("panel", 20), "later");
    afterPaint(work("counters", 20, () => afterPaint(work("names", 20))));
    for (let picture = 0; picture < 3; picture += 1) await paint();
    expect(done).toEqual(["counters", "names", "panel"]);
});

test("what is called off is not done, and keeps nobody waiting", async () => {
    const callOff = afterPaint(work("ground", 20));
    afterPaint(work("counters", 20));
    callOff();
    await paint();
    expect(done).toEqual(["counters"]);
    afterPaint(work("panel", 20));
    await paint();
    expect(done).toEqual(["counters", "panel"]);
});
