//! Answers in a visitor's name over HTTP, to get to a question quickly.

import { expect } from "vitest";

import type { Visitor } from "./visitor";

export interface Situation {
    seq: number;
    number: number;
    questions: { seat: number; prompt: string; answers: ({ type: string } & Record<string, unknown>)[] }[];
    view: Record<string, unknown>;
    programs?: unknown[];
}

export const look = (visitor: Visitor) => visitor.ask<Situation>(`/tables/${visitor.table}/situation`);

/**
 * Answers in the visitor's name until a question has an answer of this type; prefers the answers that are named first.
 */
export async function answerUntil(
    visitor: Visitor,
    wanted: string,
    prefers: (answer: { type: string } & Record<string, unknown>) => number,
): Promise<Situation> {
    for (let turn = 0; turn < 200; turn += 1) {
        const situation = await look(visitor);
        const [question] = situation.questions;
        if (!question) throw new Error("nobody is asked");
        if (question.answers.some((answer) => answer.type === wanted)) return situation;
        const action = question.answers.toSorted((a, b) => prefers(a) - prefers(b))[0];
        const order = { do: "act", seq: situation.seq, seat: question.seat, action };
        const response = await visitor.context.request.post(`/api/v1/tables/${visitor.table}/orders`, { data: order });
        expect(response.ok()).toBe(true);
    }
    throw new Error(`no ${wanted} was ever offered`);
}

/** In Antike: whoever has nobody under arms arms; whoever has, sets out. */
const WISHES = [["rondel", "arming"], ["arm"], ["rondel", "maneuver-2"], ["rondel", "maneuver-1"], ["pay"], ["done"]];
export function armsAndMoves(answer: { type: string; space?: unknown }): number {
    const place = WISHES.findIndex(
        ([type, space]) => answer.type === type && (space === undefined || space === answer.space),
    );
    return place < 0 ? WISHES.length : place;
}

/** Answers the question by the first answer with these fields, and says whether there was one. */
export async function answer(visitor: Visitor, wanted: Record<string, unknown>): Promise<boolean> {
    const { seq, questions } = await look(visitor);
    const action = questions[0]?.answers.find((each) =>
        Object.entries(wanted).every(([field, value]) => each[field] === value),
    );
    if (!action) return false;
    const order = { do: "act", seq, seat: questions[0]?.seat, action };
    return (await visitor.context.request.post(`/api/v1/tables/${visitor.table}/orders`, { data: order })).ok();
}

/** In The Peloponnesian War: operations are tried until the omens allow one and its objective is asked for. */
export async function untilObjective(visitor: Visitor): Promise<void> {
    for (let turn = 0; turn < 40; turn += 1) {
        const { questions } = await look(visitor);
        if (questions[0]?.prompt === "name-objective") return;
        const given = (await answer(visitor, { type: "operate" })) || (await answer(visitor, {}));
        expect(given).toBe(true);
    }
    throw new Error("the omens forbid everything");
}
