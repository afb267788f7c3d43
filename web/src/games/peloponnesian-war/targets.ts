//! What answers and events mean on the board.

import type { Question } from "../../generated/Question";
import type { Answer, GameEvent, Target } from "../module";
import { isEvent } from "./events";

export const space = (id: string): Target => `zone:${id}`;
/** So many points of a sort, in the box of the army that is gathered. */
export const taking = (nationality: string, kind: string, count: number): Target =>
    `take:${nationality}/${kind}/${count}`;

/** The way over the open sea, which nobody takes with the same click as the way along the coast. */
const OPEN_SEA: Target = "way:open-sea";

/** The things to click for an answer. */
export function targets(answer: Answer): Target[] {
    switch (answer.type) {
        case "objective":
        case "go":
        case "home":
        case "siege":
            return [space(answer.space as string)];
        case "go-by-open-sea":
            return [space(answer.space as string), OPEN_SEA];
        case "intercept":
            return [space(answer.from as string)];
        case "battle":
            return answer.space === answer.against
                ? [space(answer.space as string)]
                : [space(answer.space as string), space(answer.against as string)];
        case "take":
            return [taking(answer.nationality as string, answer.kind as string, answer.count as number)];
        default:
            return [];
    }
}

/** What a click on a space would mean, by the kind of question. */
const WISHES: Record<string, [type: string, field: string]> = {
    "name-objective": ["objective", "space"],
    gather: ["go", "space"],
    "go-home": ["home", "space"],
    intercept: ["intercept", "from"],
    "next-siege": ["siege", "space"],
};

/** The answer that a click would be if it were offered; the server says why it is not. */
export function wish(target: Target, _path: readonly Target[], question: Question): Answer | undefined {
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    // A click on the objective while the army is gathered means: march.
    if (question.prompt === "gather" && target === space((question.about as { objective?: string }).objective ?? ""))
        return { type: "march" };
    const wished = kind === "zone" ? WISHES[question.prompt] : undefined;
    if (question.prompt === "next-battle" && kind === "zone") return { type: "battle", space: id, against: id };
    return wished && { type: wished[0], [wished[1]]: id };
}

/** What an event is about. */
export function places(event: GameEvent): Target[] {
    if (isEvent(event, "route-chosen")) {
        const end = event.route.at(-1);
        return end === undefined ? [] : [space(end)];
    }
    const fields = [event.space, event.at, event.from, event.objective, event.against];
    return [...new Set(fields.filter((field) => typeof field === "string"))].map(space);
}
