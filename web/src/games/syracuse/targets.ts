//! What the answers of Syracuse mean on the board.

import type { Question } from "../../generated/Question";
import type { Answer, GameEvent, Target } from "../module";
import type { SyracuseView } from "./types";

const FORTS = new Set(["olympieion", "labdalon", "syke", "plemmyrion"]);

/** A place is a zone or the inside of a fort. */
export function place(id: string): Target {
    return FORTS.has(id) ? `fort:${id}` : `zone:${id}`;
}

function aim(target: unknown): Target[] {
    const aimed = target as { of: string } & Record<string, unknown>;
    const id = aimed[aimed.of];
    if (aimed.of === "place") return [place(String(id))];
    if (aimed.of === "piece" || aimed.of === "wall" || aimed.of === "fort") return [`${aimed.of}:${String(id)}`];
    return [];
}

export function targets(answer: Answer, _question: Question, _view: SyracuseView): Target[] {
    switch (answer.type) {
        case "play":
            return [`card:${String(answer.counter)}`, ...aim(answer.target)];
        case "discard":
        case "keep":
            return [`card:${String(answer.counter)}`];
        case "assault-camp":
            return [place(String(answer.main)), `card:${String(answer.counter)}`];
        case "return-leader":
            return [`piece:${String(answer.leader)}`, place(String(answer.to))];
        default:
            return ["piece", "unit", "fort", "wall"]
                .flatMap((field): Target[] => {
                    const id = answer[field];
                    const kind = field === "unit" ? "piece" : field;
                    return typeof id === "string" ? [`${kind}:${id}`] : [];
                })
                .concat(
                    ["zone", "place", "to"].flatMap((field) => {
                        const id = answer[field];
                        return typeof id === "string" ? [place(id)] : [];
                    }),
                );
    }
}

/** What an event is about. */
export function places(event: GameEvent): Target[] {
    const fields = [event.zone, event.place, event.from, event.to, event.fort];
    return fields.flatMap((field) => (typeof field === "string" ? [place(field)] : []));
}
