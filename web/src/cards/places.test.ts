import { expect, test, vi } from "vitest";

import { Places, type Place } from "./places";

const card = (place: string): Place => ({
    place,
    name: { type: "name" },
    facts: [],
    neighbours: [],
    reach: [],
    possible: [],
});

test("a place is asked for once in a position, and again in the next", async () => {
    const fetch = vi.fn((_table: string, place: string) => Promise.resolve(card(place)));
    const places = new Places(fetch);
    const now = { table: "t", number: 4 };
    expect(places.known(now, "roma")).toBeUndefined();
    await Promise.all([places.ask(now, "roma"), places.ask(now, "roma")]);
    expect(places.known(now, "roma")).toEqual(card("roma"));
    expect(fetch).toHaveBeenCalledTimes(1);
    const later = { table: "t", number: 5 };
    expect(places.known(later, "roma")).toBeUndefined();
    await places.ask(later, "roma");
    expect(fetch).toHaveBeenCalledTimes(2);
});

test("what could not be fetched is asked for again", async () => {
    const fetch = vi
        .fn<(table: string, place: string, number?: number) => Promise<Place>>()
        .mockRejectedValueOnce(new Error("away"))
        .mockResolvedValueOnce(card("roma"));
    const places = new Places(fetch);
    const now = { table: "t", number: 4 };
    expect(await places.ask(now, "roma")).toBeUndefined();
    expect(await places.ask(now, "roma")).toEqual(card("roma"));
});
