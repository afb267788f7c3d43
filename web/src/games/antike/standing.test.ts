import { expect, test } from "vitest";

import nationsData from "../../../../crates/game-antike/data/nations.json";
import personagesData from "../../../../crates/game-antike/data/personages.json";
import pricesData from "../../../../crates/game-antike/data/prices.json";
import westData from "../../../../crates/game-antike/data/west.json";
import { changes } from "./changes";
import { stepOfTurn } from "./progress";
import { advancePrice, bank, income, pile, supply, ways } from "./standing";
import { tokens } from "./tokens";
import type { AntikeView, BoardData, NationsData, NationView, PersonagesData, PricesData } from "./types";

const board = westData as unknown as BoardData;
const prices = pricesData as unknown as PricesData;
const personages = personagesData as unknown as PersonagesData;
const nations = nationsData as unknown as NationsData;

function nation(name: string, more: Partial<NationView> = {}): NationView {
    return {
        nation: name, seat: 0, space: null, marble: 2, iron: 1, gold: 3, coins: 0, advances: [],
        personages: { king: 0, scholar: 0, general: 0, citizen: 0, navigator: 0 },
        cities: [], legions: {}, galleys: {}, ...more,
    };
}
function view(...all: NationView[]): AntikeView {
    return {
        board: "west", seats: all.length, inPlay: all.length, goal: 9, longGame: false, round: 1, active: all[0]?.nation ?? null, nations: all,
        bank: { coins: 20 }, turn: { firsts: [], destroyed: 0, placed: {}, moved: [] }, steps: [{ type: "rondel" }], winner: null,
    };
}
const city = (province: string, temple = false) => ({ province, temple });

test("income is what the cities yield and what market and currency add", () => {
    const romans = nation("romans", { cities: [city("neapolis"), city("mediolanum", true), city("roma")], advances: ["market", "currency"] });
    expect(income(romans, board, prices)).toEqual({ marble: 6, iron: 2, gold: 3 });
});

test("the ways to personages", () => {
    const greeks = nation("greeks", {
        cities: [city("athens", true), city("pella", true)],
        galleys: { athens: 2, knossos: 1 },
        personages: { king: 1, scholar: 2, general: 0, citizen: 0, navigator: 0 },
    });
    const [king, scholar, , citizen, navigator] = ways(greeks, view(greeks), prices, personages);
    expect([king?.have, king?.need, king?.pile]).toEqual([2, 10, 8]);
    expect([scholar?.won, scholar?.need]).toEqual([2, undefined]);
    expect([citizen?.have, citizen?.need]).toEqual([2, 3]);
    expect([navigator?.have, navigator?.need]).toEqual([2, 7]);
    expect(pile("scholar", view(greeks), personages)).toBe(6);
});

test("prices, supply and bank", () => {
    const greeks = nation("greeks", { advances: ["wheel"], cities: [city("athens", true)], legions: { athens: 4 } });
    expect(advancePrice("wheel", view(greeks), prices)).toEqual({ price: 3, first: false });
    expect(advancePrice("roads", view(greeks), prices)).toEqual({ price: 10, first: true });
    expect(supply(greeks, nations)).toEqual({ legions: 13, galleys: 17, cities: 24 });
    expect(bank(view(greeks), nations)).toEqual({ coins: 20, temples: 19 });
});

test("units that move fly, units that are gone have fought, new cities are founded or conquered", () => {
    const before = view(nation("romans", { legions: { roma: 3 } }), nation("greeks", { cities: [city("tarentum")], galleys: { tarentum: 1 } }));
    const moved = view(nation("romans", { legions: { roma: 1, tarentum: 2 } }), before.nations[1] as NationView);
    expect(changes(before, moved).flights).toEqual([{ nation: "romans", kind: "legion", from: "roma", to: "tarentum", count: 2 }]);
    const taken = view(nation("romans", { legions: { roma: 1 }, cities: [city("tarentum")] }), nation("greeks", { galleys: { tarentum: 1 } }));
    expect(changes(moved, taken).sparks).toEqual([{ province: "tarentum", spark: "conquered" }]);
    expect(changes(taken, taken)).toEqual({ flights: [], sparks: [] });
});

test("units without maneuvers are spent, and what may be armed appears as a ghost", () => {
    const romans = nation("romans", { legions: { roma: 2 }, cities: [city("roma"), city("neapolis")] });
    const seen = { ...view(romans), turn: { firsts: [], destroyed: 0, placed: {}, moved: [{ kind: "legion" as const, province: "roma", left: 0, count: 2 }] } };
    const found = tokens(seen, (target) => target === "piece:romans-galley@neapolis");
    expect(found.map(({ id, spent, ghost }) => [id, spent, ghost])).toEqual([
        ["romans-legion-roma", true, false],
        ["romans-galley-neapolis", false, true],
    ]);
});

test("the step of the turn is the outermost", () => {
    const steps = (...types: string[]) => stepOfTurn({ ...view(), steps: types.map((type) => ({ type })) });
    expect([steps("maneuver", "entry"), steps("rondel", "payment"), steps("choose-nations"), steps()]).toEqual(["action", "rondel", "deal", undefined]);
});
