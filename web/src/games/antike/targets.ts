//! What the answers of Antike mean on the board.

import type { Question } from "../../generated/Question";
import type { Answer, GameEvent, Target } from "../module";
import type { AntikeView } from "./types";

/** Units of one kind and nation in a province. */
export const units = (kind: string, province: string): Target => `piece:${kind}@${province}`;
export const zone = (province: string): Target => `zone:${province}`;

function text(value: unknown): string {
    return typeof value === "string" ? value : "";
}

export function targets(answer: Answer, _question: Question, _view: AntikeView): Target[] {
    const province = text(answer.province);
    const kind = text(answer.kind);
    switch (answer.type) {
        case "rondel":
            return [`space:${text(answer.space)}`];
        case "buy-advance":
            return [`advance:${text(answer.advance)}`];
        case "build-temple":
        case "conquer":
        case "found":
        case "give-up":
        case "start-city":
            return [zone(province)];
        case "arm":
        case "fight":
            return [zone(province)];
        case "move":
            return [units(kind, text(answer.from)), zone(text(answer.to))];
        default:
            return [];
    }
}

/** What an event is about. */
export function places(event: GameEvent): Target[] {
    const fields = [event.province, event.from, event.to];
    return fields.flatMap((field) => (typeof field === "string" ? [zone(field)] : []));
}
