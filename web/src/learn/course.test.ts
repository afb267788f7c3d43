import { expect, test } from "vitest";

import type { Question } from "../generated/Question";
import { answered, guidance, preferred, spoken, type Course } from "./course";

const say = { en: "", fr: "" };
const course: Course = {
    setup: { scenario: "" },
    seats: ["me"],
    steps: [
        { id: "look", say },
        { id: "wheel", say, asks: ["rondel"] },
        { id: "arm", say, asks: ["arming"], then: ["payment"], lasts: true },
        { id: "omens", say, asks: ["operate"], leads: ["name-objective"] },
        { id: "fight", say, asks: ["combats"], yields: ["announce"] },
    ],
    asides: { window: { say } },
};
const question = (prompt: string) => ({ prompt, answers: [] }) as unknown as Question;
const at = (step: number, waited = 0) => ({ step, waited });

test("what is read is read before anything is decided, and the end is the end", () => {
    expect(guidance(course, at(0), question("rondel")).kind).toBe("read");
    expect(guidance(course, at(1), question("rondel")).kind).toBe("decide");
    expect(guidance(course, at(1), question("window")).kind).toBe("aside");
    expect(guidance(course, at(1), question("other")).kind).toBe("wait");
    expect(guidance(course, at(1), undefined).kind).toBe("wait");
    expect(guidance(course, at(5), undefined).kind).toBe("finished");
});

test("a step is over with its answer; one that lasts, with the last of its answers", () => {
    const begun = { ...at(2), begun: true };
    expect(answered(course, at(1), question("rondel"), question("rondel"))).toEqual(at(2));
    expect(answered(course, at(2), question("arming"), question("payment"))).toEqual(begun);
    expect(guidance(course, begun, question("payment")).kind).toBe("decide");
    expect(answered(course, begun, question("payment"), question("rondel"))).toEqual(at(3));
    expect(answered(course, at(2), question("arming"), undefined)).toEqual(at(3));
});

test("what one pays before a step begins does not belong to it", () => {
    expect(guidance(course, at(2), question("payment")).kind).toBe("wait");
    expect(answered(course, at(2), question("payment"), question("arming"))).toEqual(at(2, 1));
});

test("a step whose question does not come is passed over after a while", () => {
    let place = at(1);
    for (let answers = 0; answers < 23; answers += 1) place = answered(course, place, question("window"), undefined);
    expect(place.step).toBe(1);
    expect(answered(course, place, question("window"), undefined)).toEqual(at(2));
});

test("a step that should lead somewhere is said again when the dice have it otherwise, for a while", () => {
    expect(answered(course, at(3), question("operate"), question("name-objective"))).toEqual(at(4));
    expect(answered(course, at(3), question("operate"), question("operate"))).toEqual(at(3, 1));
    expect(answered(course, at(3, 23), question("operate"), question("operate"))).toEqual(at(4));
});

test("a step yields to a question that tells that its own does not come", () => {
    expect(answered(course, at(3), question("operate"), question("name-objective"))).toEqual(at(4));
    expect(answered(course, at(4), question("window"), question("combats"))).toEqual(at(4, 1));
    expect(answered(course, at(4), question("window"), question("announce"))).toEqual(at(5));
});

test("the first wish that some answer fits is pointed at", () => {
    const asked = {
        answers: [{ type: "done" }, { type: "arm", kind: "galley" }, { type: "arm", kind: "legion" }],
        about: { at: "roma" },
    };
    expect(preferred([{ type: "move" }, { type: "arm", kind: "legion" }, { type: "done" }], asked)).toBe(2);
    expect(preferred([{ type: "arm" }], asked)).toBe(1);
    expect(preferred([{ type: "fight" }], asked)).toBeUndefined();
    expect(preferred(undefined, asked)).toBeUndefined();
    expect(
        preferred(
            [
                { type: "arm", when: { at: "ostia" } },
                { type: "done", when: { at: "roma" } },
            ],
            asked,
        ),
    ).toBe(0);
});

test("a step says what fits the answer it points at", () => {
    const [here, there] = [
        { en: "here", fr: "" },
        { en: "there", fr: "" },
    ];
    const step = { id: "sail", say: here, instead: { stop: there }, prefer: [{ type: "step" }, { type: "stop" }] };
    const asked = (...types: string[]) =>
        ({ prompt: "march", answers: types.map((type) => ({ type })) }) as unknown as Question;
    expect(spoken(step, asked("step", "stop"))).toBe(here);
    expect(spoken(step, asked("stop"))).toBe(there);
    expect(spoken(step, undefined)).toBe(here);
});

test("an answer may be wanted by what is within its fields", () => {
    const answers = [
        { type: "play", target: { of: "fort" } },
        { type: "play", target: { of: "camp" } },
    ];
    expect(preferred([{ type: "play", target: { of: "camp" } }], { answers, about: {} })).toBe(1);
});
