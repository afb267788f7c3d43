//! What the answers of Antike mean on the board.

import type { Question } from "../../generated/Question";
import type { Answer, GameEvent, Target } from "../module";
import type { AntikeView } from "./types";

/** Units of one kind and nation in a province. */
export const units = (nation: string, kind: string, province: string): Target => `piece:${nation}-${kind}@${province}`;
export const zone = (province: string): Target => `zone:${province}`;
export const space = (id: string): Target => `space:${id}`;
export const advance = (id: string): Target => `advance:${id}`;
const nation = (id: string): Target => `nation:${id}`;
/** A way to pay; the purse shows it. */
const payment = (answer: Answer): Target =>
    `pay:${[answer.marble, answer.iron, answer.gold, answer.coins].map((part) => number(part)).join("-")}`;

function text(value: unknown): string {
    return typeof value === "string" ? value : "";
}
function number(value: unknown): number {
    return typeof value === "number" ? value : 0;
}

export function targets(answer: Answer, _question: Question, view: AntikeView): Target[] {
    const active = view.active ?? "";
    const province = text(answer.province);
    const kind = text(answer.kind);
    switch (answer.type) {
        case "choose-nation":
            return [nation(text(answer.nation))];
        case "choose-pair":
            return [nation(`${text(answer.first)}+${text(answer.second)}`)];
        case "rondel":
            return [space(text(answer.space))];
        case "pay":
            return [payment(answer)];
        case "buy-advance":
            return [advance(text(answer.advance))];
        case "build-temple":
        case "conquer":
        case "found":
        case "give-up":
        case "start-city":
            return [zone(province)];
        case "arm":
            return [units(active, kind, province)];
        case "fight":
            return [units(text(answer.foe), kind, province)];
        case "move":
            return [units(active, kind, text(answer.from)), zone(text(answer.to))];
        default:
            return [];
    }
}

/** Nation, kind and province of units. */
export function unitsOfTarget(target: Target): { nation: string; kind: string; province: string } | undefined {
    const [, nation, kind, province] = /^piece:([a-z]+)-([a-z]+)@(.+)$/.exec(target) ?? [];
    return nation && kind && province ? { nation, kind, province } : undefined;
}

/** What a click on something dark would have meant. */
export function wish(
    target: Target,
    path: readonly Target[],
    question: Question,
    view: AntikeView,
): Answer | undefined {
    const [kind, id = ""] = target.split(/:(.*)/s);
    const piece = unitsOfTarget(target);
    if (question.prompt === "rondel" && kind === "space") return { type: "rondel", space: id };
    if (question.prompt === "know-how" && kind === "advance") return { type: "buy-advance", advance: id };
    if (question.prompt === "arming") {
        if (piece) return { type: "arm", province: piece.province, kind: piece.kind };
        return kind === "zone" ? { type: "arm", province: id, kind: "legion" } : undefined;
    }
    if (question.prompt === "maneuver") {
        const moving = path[0] === undefined ? undefined : unitsOfTarget(path[0]);
        if (kind === "zone" && moving) return { type: "move", kind: moving.kind, from: moving.province, to: id };
        return kind === "zone" && isForeign(view, id) ? { type: "conquer", province: id } : undefined;
    }
    const simple: Record<string, string> = {
        temple: "build-temple",
        cities: "found",
        "start-city": "start-city",
        "give-up": "give-up",
    };
    const type = simple[question.prompt];
    return type && kind === "zone" ? { type, province: id } : undefined;
}

function isForeign(view: AntikeView, province: string): boolean {
    return view.nations.some(
        (each) => each.nation !== view.active && each.cities.some((city) => city.province === province),
    );
}

/** What an event is about. */
export function places(event: GameEvent): Target[] {
    const provinces = [event.from, event.to, event.province].flatMap((field) =>
        typeof field === "string" ? [zone(field)] : [],
    );
    const spaces = event.type === "rondel-moved" ? [space(text(event.space))] : [];
    const advances = event.type === "advance-bought" ? [advance(text(event.advance))] : [];
    return [...provinces, ...spaces, ...advances];
}
