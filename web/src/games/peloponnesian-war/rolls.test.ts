import { expect, test } from "vitest";

import crateEn from "../../../../crates/game-peloponnesian-war/messages/en.ftl?raw";
import { Sentences } from "../../words/sentences";
import en from "./en.ftl?raw";
import { chances } from "./foresee";
import { roll } from "./rolls";

const words = new Sentences("en", crateEn + en);

test("a battle is two dice, each with what speaks for its side", () => {
    const event = {
        type: "battle-rolled",
        kind: "land",
        at: "athens",
        against: "decelea",
        athens: 1,
        sparta: 2,
        lines: [
            { side: "athens", line: "leader", by: 1 },
            { side: "sparta", line: "leader", by: 1 },
            { side: "sparta", line: "spartan-hoplites", by: 2 },
        ],
        athens_total: 2,
        sparta_total: 5,
        winner: "sparta",
        losses: 3,
    };
    const shown = roll(event, words);
    expect(
        shown?.sides?.map(({ dice, total, lines }) => [...dice, total, lines.map(({ by, rule }) => [by, rule])]),
    ).toEqual([
        [1, 2, [[1, "5.2.1b"]]],
        [
            2,
            5,
            [
                [1, "5.2.1b"],
                [2, "5.2.1e"],
            ],
        ],
    ]);
    expect(shown?.result).toBe("sparta wins the round; losses: 3.");
});

test("a roll names what was added to it, and an interception without a die shows none", () => {
    const siege = roll(
        {
            type: "siege-rolled",
            side: "athens",
            space: "syracuse",
            die: 5,
            rating: 0,
            modifier: -2,
            total: 3,
            success: false,
        },
        words,
    );
    expect(siege?.dice).toEqual([5]);
    expect(siege?.lines).toEqual([{ label: "Walls", by: -2, rule: "5.3.2a" }]);
    expect(
        roll(
            { type: "interception", side: "sparta", from: "corinth", at: "cenchreae", die: null, success: true },
            words,
        ),
    ).toBeUndefined();
    expect(roll({ type: "event-rolled", dice: [3, 4], happening: "demagogue-for-hire" }, words)?.dice).toEqual([3, 4]);
    expect(roll({ type: "ravaged", space: "megara" }, words)).toBeUndefined();
});

const SIEGE = {
    of: "siege",
    side: "athens",
    space: "potidaea",
    leader: "phormio",
    rating: 3,
    walls: 0,
    needs: 4,
    broken: null,
    faces: 5,
};
const BATTLE = {
    of: "battle",
    kind: "naval",
    at: "pylos",
    against: "pylos",
    leaders: {},
    troops: {},
    rounds: [],
    wins: { athens: 812, sparta: 150 },
    drawn: 38,
    results: [],
};

test("what awaits an army is charted beside the map, what awaits everybody in the panel", () => {
    const [siege, battle] = chances([SIEGE, BATTLE], words);
    expect(siege?.bars.map(({ share }) => share)).toEqual(
        [5 / 6, 1 / 6].map((share): unknown => expect.closeTo(share)),
    );
    expect(battle?.bars.map(({ share }) => share)).toEqual([0.812, 0.15, 0.038]);
    expect(chances([{ of: "income", side: "athens", items: [], talents: 0, treasury: 0 }, SIEGE], words)).toEqual([]);
    expect(chances(undefined, words)).toEqual([]);
});
