//! What the answers of Hellespont mean on the board. Zones, ports and bases are all `zone:`.

import type { Question } from "../../generated/Question";
import { face } from "../campaign/hands";
import type { Answer, GameEvent, Target } from "../module";
import type { HellespontView } from "./types";

/** The counter of the advantage in the panel: what it is used on is chosen afterwards. */
export const ADVANTAGE: Target = "token:advantage";

const text = (value: unknown) => (typeof value === "string" ? value : "");
const place = (id: string): Target => `zone:${id}`;
const piece = (id: string): Target => `piece:${id}`;

function aim(target: unknown): Target[] {
    const aimed = target as { of: string; place?: string; piece?: string };
    if (aimed.place !== undefined) return [place(aimed.place)];
    return aimed.piece !== undefined ? [piece(aimed.piece)] : [];
}

export function targets(answer: Answer, _question?: Question, _view?: HellespontView): Target[] {
    switch (answer.type) {
        case "play":
            return [face(text(answer.counter), text(answer.stratagem)), ...aim(answer.target)];
        case "discard":
        case "keep":
        case "choose":
            return [`card:${text(answer.counter)}`];
        // A button each: a click on the counter or the place means the plain answer.
        case "pick-weakened":
        case "retreat-all":
            return [];
        case "regroup-all":
            return [place(text(answer.from)), place(text(answer.to))];
        case "recover-by-advantage":
            return [ADVANTAGE, piece(text(answer.unit))];
        case "return-piece":
            return [ADVANTAGE, piece(text(answer.piece)), place(text(answer.to))];
        default:
            return ["piece", "unit", "zone", "place", "port", "base", "to"].flatMap((field): Target[] => {
                const id = answer[field];
                if (typeof id !== "string") return [];
                return [field === "piece" || field === "unit" ? piece(id) : place(id)];
            });
    }
}

/** Which answer a click on a place would be, for each question. */
const WISHES: Record<string, [type: string, field: string]> = {
    menu: ["activate", "place"],
    "base-moves": ["leave", "base"],
    pick: ["step", "to"],
    march: ["step", "to"],
    passing: ["step", "to"],
    displace: ["displace-to", "zone"],
    withdraw: ["withdraw-to", "zone"],
    combats: ["fight", "zone"],
    "evade-to": ["evade-to", "place"],
    retreat: ["retreat-to", "place"],
    sieges: ["besiege", "port"],
    "regroup-to": ["regroup-to", "place"],
    tests: ["test", "zone"],
    "sick-to": ["sick-to", "place"],
};
/** And a click on a piece. */
const PIECE_WISHES: Record<string, [type: string, field: string]> = {
    pick: ["pick", "piece"],
    march: ["drop", "piece"],
    overstacked: ["disband", "unit"],
    overloaded: ["unload", "unit"],
    losses: ["lose", "unit"],
    "naval-losses": ["lose", "unit"],
    "move-on": ["move-on", "unit"],
    enter: ["enter", "piece"],
    regroup: ["regroup", "piece"],
    recover: ["recover", "unit"],
    weaken: ["weaken", "unit"],
    epidemic: ["infect", "piece"],
    sick: ["infect", "piece"],
};
const CARD_WISHES: Record<string, string> = { choose: "choose", keep: "keep", window: "discard" };

/** The answer that a click would be if it were offered; the server says why it is not. */
export function wish(target: Target, _path: readonly Target[], question: Question): Answer | undefined {
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    const { prompt } = question;
    if (kind === "face") {
        const [counter = "", stratagem = ""] = id.split("/");
        return { type: "play", counter, stratagem, target: { of: "none" } };
    }
    if (kind === "card") {
        const type = CARD_WISHES[prompt];
        return type === undefined ? undefined : { type, counter: id };
    }
    const wished = kind === "zone" ? WISHES[prompt] : kind === "piece" ? PIECE_WISHES[prompt] : undefined;
    return wished && { type: wished[0], [wished[1]]: id };
}

/** What an event is about. */
export function places(event: GameEvent): Target[] {
    const fields = [event.zone, event.place, event.port, event.from, event.to];
    return fields.flatMap((field) => (typeof field === "string" ? [place(field)] : []));
}
