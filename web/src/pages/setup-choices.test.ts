import { expect, test } from "vitest";

import type { SetupSpec } from "../generated/SetupSpec";
import {
    firstScenario,
    hotSeatTable,
    invitation,
    levelKey,
    nationsOf,
    optionsWith,
    quickOpponents,
    quickSides,
    quickTable,
    sideOf,
    usualOf,
} from "./setup-choices";

const option = (key: string) => ({ key, values: ["a", "b"], default: "a" });
const antike: SetupSpec = {
    scenarios: ["west", "east"],
    seats: { start: 2, end: 6 },
    default_seats: 4,
    options: [option("nations"), option("deal"), option("victory")],
};
const war: SetupSpec = {
    scenarios: ["peloponnesian-war", "archidamian-war"],
    seats: { start: 1, end: 2 },
    default_seats: 1,
    options: [],
};
const LEVELS = ["random", "greedy", "search:1", "search:2"];

test("the number of players is the number of nations, and is said once", () => {
    const keys = (players: number) => optionsWith("antike", antike, players).map(({ key }) => key);
    expect(keys(3)).toEqual(["deal", "victory"]);
    expect(keys(5)).toEqual(["deal"]);
    expect([2, 3, 6].map((players) => nationsOf("antike", players))).toEqual([4, 3, 6]);
    expect(nationsOf("syracuse", 2)).toBeUndefined();
});

test("newcomers meet the first level that plans", () => {
    expect(usualOf(LEVELS)).toBe("search:1");
    expect(usualOf(["random", "greedy"])).toBe("greedy");
    expect(levelKey("search:1")).toBe("search-1");
});

test("a first war is the short one", () => {
    expect(firstScenario("peloponnesian-war", war)).toBe("archidamian-war");
    expect(firstScenario("antike", antike)).toBe("west");
    expect(quickTable("peloponnesian-war", war, { side: "athens", opponent: "system" }).setup.scenario).toBe(
        "archidamian-war",
    );
});

test("an invitation is for two people", () => {
    for (const game of ["antike", "syracuse", "peloponnesian-war"]) {
        const people = invitation(game, usualOf(LEVELS)).filter((kind) => kind === "me" || kind === "open");
        expect(people).toEqual(["me", "open"]);
    }
});

test("seats have the names of their sides", () => {
    expect([0, 1].map((seat) => sideOf("syracuse", seat, 2))).toEqual(["athens", "syracuse"]);
    expect(sideOf("peloponnesian-war", 0, 1)).toBeUndefined();
    expect(sideOf("antike", 0, 3)).toBeUndefined();
});

test("who plays at once chooses a side and an opponent", () => {
    expect(quickOpponents("syracuse", LEVELS)).toEqual(["search:1", "random", "greedy", "search:2"]);
    expect(quickOpponents("peloponnesian-war", LEVELS)).toEqual(["system", "search:1", "random", "greedy", "search:2"]);
    expect(quickSides("peloponnesian-war", "system")).toEqual(["athens"]);
    expect(quickSides("peloponnesian-war", "greedy")).toEqual(["athens", "sparta"]);
    expect(quickTable("hellespont", war, { side: "sparta", opponent: "random" }).seats).toEqual([
        { bot: "random" },
        "me",
    ]);
    const dealt = quickTable("antike", antike, { side: "chosen", opponent: "greedy" });
    expect(dealt.setup).toEqual({ scenario: "west", seats: 3, options: { deal: "choose" } });
    expect(hotSeatTable("peloponnesian-war", war).seats).toEqual(["me", "me"]);
});
