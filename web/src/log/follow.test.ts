import { expect, test } from "vitest";

import { entryAt, Follower } from "./follow";

test("who scrolls up reads on undisturbed, until he comes back to the end", () => {
    const follower = new Follower();
    follower.scrolled({ top: 500, whole: 1000, room: 500 });
    expect(follower.following).toBe(true);
    follower.scrolled({ top: 300, whole: 1000, room: 500 });
    expect(follower.following).toBe(false);
    follower.scrolled({ top: 460, whole: 1000, room: 500 });
    expect(follower.following).toBe(true);
});

test("more room above while lines come is not scrolling up", () => {
    const follower = new Follower();
    follower.scrolled({ top: 600, whole: 1000, room: 400 });
    follower.scrolled({ top: 500, whole: 1200, room: 500 });
    expect(follower.following).toBe(true);
});

test("a past moment is told by the last action before it", () => {
    const entries = [{}, { number: 0 }, { number: 3 }];
    expect(entryAt(entries, 0)).toBe(entries[0]);
    expect(entryAt(entries, 3)).toBe(entries[1]);
    expect(entryAt(entries, 9)).toBe(entries[2]);
});
