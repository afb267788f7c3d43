import { expect, test } from "vitest";

import type { Question } from "../../generated/Question";
import crateEn from "../../../../crates/game-antike/messages/en.ftl?raw";
import crateFr from "../../../../crates/game-antike/messages/fr.ftl?raw";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { places, targets, unitsOfTarget, wish } from "./targets";
import type { AntikeView } from "./types";

const view = {
    active: "romans",
    nations: [{ nation: "greeks", cities: [{ province: "athens", temple: false }] }],
} as unknown as AntikeView;
const question = (prompt: string): Question => ({ seat: 0, prompt, rule: "", about: {}, answers: [] });

test("answers are things on the board", () => {
    const of = (answer: { type: string } & Record<string, unknown>) => targets(answer, question("maneuver"), view);
    expect(of({ type: "move", kind: "legion", from: "roma", to: "neapolis", count: 2 })).toEqual([
        "piece:romans-legion@roma",
        "zone:neapolis",
    ]);
    expect(of({ type: "fight", kind: "galley", foe: "greeks", province: "athens" })).toEqual([
        "piece:greeks-galley@athens",
    ]);
    expect(of({ type: "arm", kind: "galley", province: "roma" })).toEqual(["piece:romans-galley@roma"]);
    expect(of({ type: "choose-pair", first: "romans", second: "phoenicians" })).toEqual(["nation:romans+phoenicians"]);
    expect(of({ type: "pay", gold: 2, coins: 1 })).toEqual(["pay:0-0-2-1"]);
    expect(of({ type: "done" })).toEqual([]);
});

test("a click on something dark is a wish that the server can refuse with its reason", () => {
    expect(wish("space:gold", [], question("rondel"), view)).toEqual({ type: "rondel", space: "gold" });
    expect(wish("zone:athens", ["piece:romans-legion@roma"], question("maneuver"), view)).toEqual({
        type: "move",
        kind: "legion",
        from: "roma",
        to: "athens",
    });
    expect(wish("zone:athens", [], question("maneuver"), view)).toEqual({ type: "conquer", province: "athens" });
    expect(wish("zone:roma", [], question("maneuver"), view)).toBeUndefined();
    expect(wish("piece:romans-galley@castra-regina", [], question("arming"), view)).toEqual({
        type: "arm",
        province: "castra-regina",
        kind: "galley",
    });
    expect(wish("zone:athens", [], question("temple"), view)).toEqual({ type: "build-temple", province: "athens" });
    expect(wish("zone:athens", [], question("payment"), view)).toBeUndefined();
});

test("units are found in their target", () => {
    expect(unitsOfTarget("piece:romans-legion@castra-regina")).toEqual({
        nation: "romans",
        kind: "legion",
        province: "castra-regina",
    });
    expect(unitsOfTarget("zone:roma")).toBeUndefined();
});

test("events point at provinces, spaces and advances", () => {
    expect(places({ type: "moved", from: "roma", to: "neapolis" })).toEqual(["zone:roma", "zone:neapolis"]);
    expect(places({ type: "rondel-moved", space: "iron" })).toEqual(["space:iron"]);
    expect(places({ type: "advance-bought", advance: "wheel" })).toEqual(["advance:wheel"]);
});

test("both languages have the same words, and none of the game's own is hidden by them", () => {
    const ids = (source: string) => [...source.matchAll(/^([a-z0-9-]+) =/gm)].map(([, id]) => id);
    expect(ids(fr)).toEqual(ids(en));
    const crate = new Set([...ids(crateEn), ...ids(crateFr)]);
    expect(ids(en).filter((id) => crate.has(id))).toEqual([]);
});
