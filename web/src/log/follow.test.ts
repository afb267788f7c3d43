import { expect, test } from "vitest";

import { Follower } from "./follow";

test("who scrolls up reads on undisturbed, until they come back to the end", () => {
    const follower = new Follower();
    follower.scrolled({ top: 500, whole: 1000, room: 500 });
    expect(follower.following).toBe(true);
    follower.touched();
    follower.scrolled({ top: 300, whole: 1000, room: 500 });
    expect(follower.following).toBe(false);
    follower.rested();
    follower.scrolled({ top: 460, whole: 1000, room: 500 });
    expect(follower.following).toBe(true);
});

test("lines that go at the top and come at the end are not scrolling up", () => {
    const follower = new Follower();
    follower.scrolled({ top: 600, whole: 1000, room: 400 });
    follower.scrolled({ top: 400, whole: 1000, room: 400 });
    expect(follower.following).toBe(true);
});
