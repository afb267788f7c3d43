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
