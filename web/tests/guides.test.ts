//! The guided first games, played by machine with many dice: what the guide advises can be done, and is not foolish.

import { expect, test } from "vitest";

import type { Question } from "../src/generated/Question";
import type { Answer } from "../src/games/module";
import { answered, guidance, preferred, type Course, type Place } from "../src/learn/course";
import { loadCourse } from "../src/learn/courses";
import { Engine, type Asked } from "./engine";

const GAMES = process.env.RUN_SLOW_TESTS ? 200 : 5;
/** More answers of one's own than these no course takes. */
const LONGEST = 90;
const ME = 0;
const FORT_ON_THE_CAMP = "S13";

function questionOf({ decision, legal }: Asked): Question | undefined {
    return decision?.seat === ME ? { ...decision, answers: legal } : undefined;
}

/** Advice that a player would regret. */
function isFoolish(prompt: string, advice: Answer, answers: readonly Answer[]): boolean {
    // Who can build, builds; who can found a city, founds it.
    const productive: Record<string, (answer: Answer) => boolean> = {
        build: ({ type, stratagem }) => /^build/.test(type) || stratagem === FORT_ON_THE_CAMP,
        cities: ({ type }) => type === "found",
        recover: ({ type }) => type === "recover",
    };
    const isProductive = productive[prompt];
    return advice.type === "done" && isProductive !== undefined && answers.some(isProductive);
}

async function playThrough(engine: Engine, game: string, course: Course, seed: number): Promise<string[]> {
    const problems: string[] = [];
    let place: Place = { step: 0, waited: 0 };
    let now = await engine.begin(game, course.setup, seed);
    let given = 0;
    while (now.decision && place.step < course.steps.length) {
        const question = questionOf(now);
        const guide = guidance(course, place, question);
        if (guide.kind === "read") {
            place = { step: place.step + 1, waited: 0 };
            continue;
        }
        if (!question) {
            now = await engine.act(now.decision.seat, await engine.advice());
            continue;
        }
        const at = `seed ${seed}, ${course.steps[place.step]?.id}, ${question.prompt}`;
        given += 1;
        if (given > LONGEST) return [...problems, `${at}: the course does not end`];
        const said = guide.kind === "decide" ? guide.step : guide.kind === "aside" ? guide.aside : undefined;
        if (!said) problems.push(`${at}: nothing is said`);
        const index = preferred(said?.prefer, question);
        const isFree = said?.prefer?.length === 0;
        if (said && index === undefined && !isFree)
            problems.push(`${at}: no advice among ${[...new Set(now.legal.map(({ type }) => type))].join()}`);
        const advice = index === undefined ? undefined : now.legal[index];
        if (advice && isFoolish(question.prompt, advice, now.legal))
            problems.push(`${at}: ${advice.type} although ${now.legal.map((each) => JSON.stringify(each)).join()}`);
        now = await engine.act(ME, advice ?? (await engine.advice()));
        place = answered(course, place, question, questionOf(now));
    }
    return problems;
}

test.each(["antike", "syracuse", "hellespont", "peloponnesian-war"])(
    "the guide of %s survives every die",
    async (game) => {
        const course = await loadCourse(game);
        if (!course) throw new Error("there is no course");
        const engine = new Engine();
        const problems: string[] = [];
        for (let seed = 1; seed <= GAMES; seed += 1) problems.push(...(await playThrough(engine, game, course, seed)));
        engine.end();
        expect(problems).toEqual([]);
    },
    3_600_000,
);
