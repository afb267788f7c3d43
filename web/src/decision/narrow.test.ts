import { expect, test } from "vitest";

import type { Target } from "../games/module";
import { click, complete, fitting, ledTo, nextTargets, typed, type Option } from "./narrow";

const option = (index: number, ...targets: Target[]): Option => ({ index, answer: { type: "move" }, targets });
const options = [
    option(0, "piece:a", "zone:x"),
    option(1, "piece:a", "zone:y"),
    option(2, "piece:b", "zone:y"),
    option(3),
    option(4, "piece:b", "zone:y"),
    option(5, "piece:c"),
];

test("a click keeps the answers that have that target at the next place", () => {
    expect([...nextTargets(options, [])]).toEqual(["piece:a", "piece:b", "piece:c"]);
    expect(click(options, [], "piece:a")).toEqual({ path: ["piece:a"] });
    expect(fitting(options, ["piece:a"]).map((left) => left.index)).toEqual([0, 1]);
    expect(click(options, ["piece:a"], "zone:y")?.given?.index).toBe(1);
});

test("the last answer is given only when all of it was clicked", () => {
    expect(click(options, [], "piece:c")?.given?.index).toBe(5);
    expect(click([option(0, "piece:a", "zone:x")], [], "piece:a")?.given).toBeUndefined();
});

test("answers with the same targets wait for a button", () => {
    const step = click(options, ["piece:b"], "zone:y");
    expect(step?.given).toBeUndefined();
    expect(complete(options, step?.path ?? []).map((left) => left.index)).toEqual([2, 4]);
});

test("another target begins anew, the same one steps back, a wrong one does nothing", () => {
    expect(click(options, ["piece:a"], "piece:b")).toEqual({ path: ["piece:b"] });
    expect(click(options, ["piece:a"], "piece:a")).toEqual({ path: [] });
    expect(click(options, [], "zone:z")).toBeUndefined();
});

test("what a click leads to is told before it, but not of one that only steps back", () => {
    const found = (path: Target[], target: Target) => ledTo(options, path, target).map(({ index }) => index);
    expect(found([], "piece:a")).toEqual([0, 1]);
    expect(found(["piece:a"], "zone:x")).toEqual([0]);
    expect(found(["piece:a"], "piece:b")).toEqual([2, 4]);
    expect(found(["piece:a"], "piece:a")).toEqual([]);
    expect(found([], "zone:z")).toEqual([]);
});

test("typed words find answers by their beginnings, without accents", () => {
    const forms = ["move athens pella", "move athens sparta", "Élever un temple"];
    expect(typed("mov sp", forms)).toEqual([1]);
    expect(typed("elev", forms)).toEqual([2]);
    expect(typed("", forms)).toEqual([0, 1, 2]);
});
