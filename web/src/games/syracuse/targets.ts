//! What the answers of Syracuse mean on the board.

import type { Question } from "../../generated/Question";
import { face } from "../campaign/hands";
import type { Answer, GameEvent, Target } from "../module";
import type { SyracuseView } from "./types";

const FORTS = ["olympieion", "labdalon", "syke", "plemmyrion"];

/** A place is a zone or the inside of a fort. */
export function place(id: string): Target {
    return FORTS.includes(id) ? `fort:${id}` : `zone:${id}`;
}

/** Something that is built: `camp`, `chains`, a fort or a wall. */
function work(id: string): Target {
    if (id === "camp" || id === "chains") return `work:${id}`;
    return FORTS.includes(id) ? `fort:${id}` : `wall:${id}`;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

function aim(target: unknown): Target[] {
    const aimed = target as { of: string } & Record<string, unknown>;
    const id = text(aimed[aimed.of]);
    if (aimed.of === "place") return [place(id)];
    if (aimed.of === "piece") return [`piece:${id}`];
    if (aimed.of === "wall" || aimed.of === "fort") return [work(id)];
    if (aimed.of === "camp" || aimed.of === "chains") return [work(aimed.of)];
    return [];
}

export function targets(answer: Answer, _question?: Question, _view?: SyracuseView): Target[] {
    switch (answer.type) {
        case "play":
            return [face(text(answer.counter), text(answer.stratagem)), ...aim(answer.target)];
        case "discard":
        case "keep":
            return [`card:${text(answer.counter)}`];
        case "assault-camp":
            return [place(text(answer.main)), `card:${text(answer.counter)}`];
        case "return-leader":
            return [`piece:${text(answer.leader)}`, place(text(answer.to))];
        case "build-camp":
            return [work("camp")];
        case "build-chains":
        case "break-chains":
            return [work("chains")];
        default:
            return ["piece", "unit", "fort", "wall", "zone", "place", "to"].flatMap((field): Target[] => {
                const id = answer[field];
                if (typeof id !== "string") return [];
                if (field === "piece" || field === "unit") return [`piece:${id}`];
                return field === "wall" ? [work(id)] : [place(id)];
            });
    }
}

/** Which answer a click on a zone or a fort would be, for each question. */
const WISHES: Record<string, [type: string, field: string]> = {
    menu: ["activate", "place"],
    "free-move": ["take", "place"],
    pick: ["step", "to"],
    march: ["step", "to"],
    land: ["land-at", "zone"],
    arrive: ["arrive-in", "zone"],
    displace: ["displace-to", "zone"],
    "withdraw-to": ["withdraw-to", "zone"],
    combats: ["fight", "zone"],
    retreat: ["retreat-to", "place"],
    "regroup-to": ["regroup-to", "place"],
};
/** And a click on a piece. */
const PIECE_WISHES: Record<string, [type: string, field: string]> = {
    pick: ["pick", "piece"],
    losses: ["lose", "unit"],
    overstacked: ["disband", "unit"],
    "move-on": ["move-on", "unit"],
    defenders: ["defend", "piece"],
    garrison: ["enter", "piece"],
    occupy: ["occupy", "piece"],
    regroup: ["regroup", "piece"],
    recover: ["recover", "unit"],
    weaken: ["weaken", "unit"],
    epidemic: ["infect", "piece"],
    sick: ["infect", "piece"],
};

/** The answer that a click would be if it were offered; the server says why it is not. */
export function wish(target: Target, _path: readonly Target[], question: Question): Answer | undefined {
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    const { prompt } = question;
    if (kind === "fort" && prompt === "combats") return { type: "assault", fort: id };
    if (kind === "fort" && prompt === "sieges") return { type: "besiege", fort: id };
    if (prompt === "build") {
        if (kind === "fort") return { type: "build-fort", fort: id };
        if (kind === "wall") return { type: "build-wall", wall: id };
        if (kind === "work") return { type: `build-${id}` };
    }
    if (prompt === "breach" && kind === "wall") return { type: "breach", wall: id };
    if (prompt === "breach" && id === "chains") return { type: "break-chains" };
    if (kind === "face") {
        const [counter = "", stratagem = ""] = id.split("/");
        return { type: "play", counter, stratagem, target: { of: "none" } };
    }
    if (kind === "card" && prompt === "discard") return { type: "discard", counter: id };
    const wished =
        kind === "zone" || kind === "fort" ? WISHES[prompt] : kind === "piece" ? PIECE_WISHES[prompt] : undefined;
    return wished && { type: wished[0], [wished[1]]: id };
}

/** What an event is about. */
export function places(event: GameEvent): Target[] {
    const fields = [event.zone, event.place, event.from, event.to, event.fort];
    const built = typeof event.work === "string" ? [work(event.work)] : [];
    return [...fields.flatMap((field) => (typeof field === "string" ? [place(field)] : [])), ...built];
}
