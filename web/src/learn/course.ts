//! A guided first game: what a course is, and where somebody stands in it. A course is data; nothing here knows a game.

import type { Localized } from "../generated/Localized";
import type { NewSeat } from "../generated/NewSeat";
import type { Question } from "../generated/Question";
import type { Setup } from "../generated/Setup";

/** Some fields of an answer: it fits all answers that have them, where the question is about what `when` says. */
type Wanted = Record<string, unknown> & { when?: Record<string, unknown> };

/** One short sentence about one thing. */
export interface Step {
    id: string;
    say: Localized;
    /** What is said instead where the answer that is pointed at has this type: a step refers to what is there. */
    instead?: Record<string, Localized>;
    /** The kinds of question it is about. Without any it is read, and a button goes on. */
    asks?: readonly string[];
    /** It stays as long as such questions follow each other, not only for one answer. */
    lasts?: boolean;
    /**
     * Kinds of question that belong to it as well once it has begun: what one pays for may be something else before.
     */
    then?: readonly string[];
    /** The kinds of question that its answer should lead to. The dice may have it otherwise: then it is said again. */
    leads?: readonly string[];
    /** Where such a question is asked instead, what it is about does not come: it is passed over. */
    yields?: readonly string[];
    /** The answers that are pointed at, the best first. */
    prefer?: readonly Wanted[];
    /**
     * What is pointed at while one reads, or where the preferred answer is neither on the board nor in the bar; a
     * selector.
     */
    look?: string;
}

/** What is said when something is asked that no step is about yet. */
export interface Aside {
    say: Localized;
    prefer?: readonly Wanted[];
    look?: string;
}

export interface Course {
    setup: Setup;
    seats: NewSeat[];
    steps: readonly Step[];
    /** By the kind of question. */
    asides: Record<string, Aside>;
}

/**
 * Where somebody stands: how many steps are behind them, and how many answers they have given while the next one kept them
 * waiting.
 */
export interface Place {
    step: number;
    waited: number;
    /** A question of this step has been answered, and more of them follow. */
    begun?: boolean;
}

/** A step whose question, or what it should lead to, does not come is passed over after so many other answers. */
const PATIENCE = 24;

/** What the guide says now. */
type Guidance =
    { kind: "read" | "decide"; step: Step } | { kind: "aside"; aside: Aside } | { kind: "wait" } | { kind: "finished" };

/** What to say in this place when this is asked. */
export function guidance(course: Course, place: Place, question: Question | undefined): Guidance {
    const step = course.steps[place.step];
    if (!step) return { kind: "finished" };
    if (!step.asks) return { kind: "read", step };
    if (!question) return { kind: "wait" };
    if (belongs(step, place, question)) return { kind: "decide", step };
    const aside = course.asides[question.prompt];
    return aside ? { kind: "aside", aside } : { kind: "wait" };
}

/** Is the step about this question? */
function belongs(step: Step, { begun = false }: Place, { prompt }: Question): boolean {
    return step.asks?.includes(prompt) === true || (begun && step.then?.includes(prompt) === true);
}

/** The place after a question was answered, when `next` is asked. */
export function answered(course: Course, place: Place, question: Question, next: Question | undefined): Place {
    const to = moved(course, place, question, next);
    const yields = next !== undefined && course.steps[to.step]?.yields?.includes(next.prompt);
    return yields ? { step: to.step + 1, waited: 0 } : to;
}

function moved(course: Course, place: Place, question: Question, next: Question | undefined): Place {
    const step = course.steps[place.step];
    if (!step?.asks) return place;
    const onward = { step: place.step + 1, waited: 0 };
    const waiting = place.waited + 1 >= PATIENCE ? onward : { ...place, waited: place.waited + 1 };
    if (!belongs(step, place, question)) return waiting;
    if (step.leads) return next && step.leads.includes(next.prompt) ? onward : waiting;
    const begun = { ...place, begun: true };
    return step.lasts && next && belongs(step, begun, next) ? begun : onward;
}

/** The place in the list of the answer that is pointed at. */
export function preferred(
    prefer: readonly Wanted[] | undefined,
    { answers, about }: Pick<Question, "answers" | "about">,
): number | undefined {
    for (const { when = {}, ...wanted } of prefer ?? []) {
        const found = has(about, when) ? answers.findIndex((answer) => has(answer, wanted)) : -1;
        if (found !== -1) return found;
    }
    return undefined;
}

/** What a step says when this is asked. */
export function spoken(step: Step, question: Question | undefined): Localized {
    const index = question && preferred(step.prefer, question);
    const advised = index === undefined ? undefined : (question?.answers[index] as { type: string } | undefined);
    return (advised && step.instead?.[advised.type]) ?? step.say;
}

/** Does something have these fields? */
function has(thing: unknown, fields: Record<string, unknown>): boolean {
    return Object.entries(fields).every(([field, value]) => {
        const own = (thing as Record<string, unknown> | undefined)?.[field];
        return typeof value === "object" && value !== null ? has(own, value as Record<string, unknown>) : own === value;
    });
}
