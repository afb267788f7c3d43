import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { afterPaint } from "./paint";

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
function paint(): void {
    for (const act of frames.splice(0)) act();
    vi.runAllTimers();
}

test("one thing is done after each paint, in the order in which they were asked for", () => {
    const done: string[] = [];
    afterPaint(() => {
        done.push("ground");
        afterPaint(() => done.push("names"));
    });
    afterPaint(() => done.push("counters"));
    expect(done).toEqual([]);
    paint();
    expect(done).toEqual(["ground"]);
    paint();
    expect(done).toEqual(["ground", "counters"]);
    paint();
    paint();
    expect(done).toEqual(["ground", "counters", "names"]);
    expect(frames).toEqual([]);
});

test("what can wait waits for everything else", () => {
    const done: string[] = [];
    afterPaint(() => done.push("panel"), "later");
    afterPaint(() => {
        done.push("counters");
        afterPaint(() => done.push("names"));
    });
    for (let picture = 0; picture < 3; picture += 1) paint();
    expect(done).toEqual(["counters", "names", "panel"]);
});

test("what is called off is not done, and keeps nobody waiting", () => {
    const done: string[] = [];
    const callOff = afterPaint(() => done.push("ground"));
    afterPaint(() => done.push("counters"));
    callOff();
    paint();
    expect(done).toEqual(["counters"]);
    afterPaint(() => done.push("panel"));
    paint();
    expect(done).toEqual(["counters", "panel"]);
});
