import { expect, test } from "vitest";

import { changes } from "./changes";
import { stepOfTurn } from "./progress";
import { sum, temples, total } from "./counts";
import { tokens } from "./tokens";
import type { AntikeView, NationView } from "./types";

function nation(name: NationView["nation"], more: Partial<NationView> = {}): NationView {
    return {
        nation: name,
        seat: 0,
        space: null,
        marble: 2,
        iron: 1,
        gold: 3,
        coins: 0,
        advances: [],
        personages: { king: 0, scholar: 0, general: 0, citizen: 0, navigator: 0 },
        cities: [],
        legions: {},
        galleys: {},
        ...more,
    };
}
function view(...all: NationView[]): AntikeView {
    return {
        board: "west",
        seats: all.length,
        inPlay: all.length,
        goal: 9,
        longGame: false,
        options: { fights: "to-the-end", entry: "all", coins: "turn" },
        round: 1,
        active: all[0]?.nation ?? null,
        nations: all,
        bank: { coins: 20 },
        turn: { firsts: [], destroyed: 0, placed: {}, moved: [] },
        steps: [{ type: "rondel" }],
        winner: null,
    };
}
const city = (province: string, temple = false) => ({ province, temple });

test("cities with temples, units and personages are counted", () => {
    const greeks = nation("greeks", {
        cities: [city("athens", true), city("pella")],
        galleys: { athens: 2, knossos: 1 },
        personages: { king: 1, scholar: 2, general: 0, citizen: 0, navigator: 0 },
    });
    expect([temples(greeks), sum(greeks.galleys), total(greeks)]).toEqual([1, 3, 3]);
});

test("units that move fly, units that are gone have fought, new cities are founded or conquered", () => {
    const before = view(
        nation("romans", { legions: { roma: 3 } }),
        nation("greeks", { cities: [city("tarentum")], galleys: { tarentum: 1 } }),
    );
    const moved = view(nation("romans", { legions: { roma: 1, tarentum: 2 } }), before.nations[1] as NationView);
    expect(changes(before, moved).flights).toEqual([
        { nation: "romans", kind: "legion", from: "roma", to: "tarentum", count: 2 },
    ]);
    const taken = view(
        nation("romans", { legions: { roma: 1 }, cities: [city("tarentum")] }),
        nation("greeks", { galleys: { tarentum: 1 } }),
    );
    expect(changes(moved, taken).sparks).toEqual([{ province: "tarentum", spark: "conquered" }]);
    expect(changes(taken, taken)).toEqual({ flights: [], sparks: [] });
});

test("units without maneuvers are spent, and what may be armed appears as a ghost", () => {
    const romans = nation("romans", { legions: { roma: 2 }, cities: [city("roma"), city("neapolis")] });
    const seen = {
        ...view(romans),
        turn: {
            firsts: [],
            destroyed: 0,
            placed: {},
            moved: [{ kind: "legion" as const, province: "roma", left: 0, count: 2 }],
        },
    };
    const found = tokens(seen, (target) => target === "piece:romans-galley@neapolis");
    expect(found.map(({ id, spent, ghost }) => [id, spent, ghost])).toEqual([
        ["romans-legion-roma", true, false],
        ["romans-galley-neapolis", false, true],
    ]);
});

test("the step of the turn is the outermost", () => {
    const steps = (...steps: AntikeView["steps"]) => stepOfTurn({ ...view(), steps });
    const entry = { type: "entry", province: "roma", kind: "legion", left: 0, entered: 1, nation: "greeks" } as const;
    const payment = { type: "payment", purchase: { type: "rondel", space: "iron" } } as const;
    expect([
        steps({ type: "maneuver" }, entry),
        steps({ type: "rondel" }, payment),
        steps({ type: "choose-nations" }),
        steps(),
    ]).toEqual(["action", "rondel", "deal", undefined]);
});
