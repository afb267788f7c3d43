//! The position as far as it has been told: counters move, weaken and fall one event after the other, as the log and the
//! dice say it.

import type { GameEvent } from "../module";
import type { PieceView } from "./types";

interface Told {
    position: {
        turn: number;
        pieces: Readonly<Record<string, PieceView>>;
        supply?: Readonly<Record<string, { value: number; face: string } | undefined>>;
        advantage?: string;
        initiative?: string;
    };
}

/** What an event says about the pieces it names. */
function changeOf(event: GameEvent): Partial<PieceView> | undefined {
    const to = typeof event.to === "string" ? event.to : undefined;
    switch (event.type) {
        case "moved":
            return to === undefined ? undefined : { at: to, moved: true };
        case "displaced":
        case "retreated":
        case "regrouped":
        case "withdrew":
        case "evaded":
        case "leader-returned":
        case "freed":
            return to === undefined ? undefined : { at: to };
        case "returned":
            return to === undefined ? undefined : { at: to, back: false };
        case "arrived":
        case "landed":
            return { at: event.zone as string };
        case "entered":
        case "dropped":
            return { at: event.port as string };
        case "weakened":
        case "wounded":
            return { back: true };
        case "fell-sick":
            return to === undefined ? { back: true } : { at: to, back: true };
        case "recovered":
        case "leaders-recovered":
            return { back: false };
        case "discord-rolled":
            return event.gone === true ? { at: "removed" } : undefined;
        case "eliminated":
        case "captured":
            return { at: "eliminated" };
        case "deserted":
        case "held":
        case "recalled":
        case "withdrawn":
            return { at: "removed" };
        default:
            return undefined;
    }
}

function namedBy(event: GameEvent): string[] {
    const pieces = (event.pieces as string[] | undefined) ?? [event.piece, event.leader];
    return pieces.filter((piece): piece is string => typeof piece === "string");
}

/** The position after these events, as far as they say: the whole of it follows when all have been told. */
export function retold<View extends Told>(view: View, events: readonly GameEvent[]): View {
    const position = { ...view.position, pieces: { ...view.position.pieces } };
    for (const event of events) {
        const change = changeOf(event);
        for (const piece of change || event.type === "sent-back" ? namedBy(event) : []) {
            const before = position.pieces[piece];
            // Whoever is sent back goes where they came from.
            const after = change ?? (before && { at: before.start });
            // Reinforcements are not there before they come.
            if (before) position.pieces[piece] = { ...before, ...after };
            else if (event.type === "arrived")
                position.pieces[piece] = { start: String(event.zone), at: String(event.zone) };
        }
        if (event.type === "turn-began") position.turn = Number(event.turn);
        if (event.type === "advantage-used") position.advantage = String(event.holder);
        if (event.type === "advantage-taken") position.advantage = String(event.side);
        if (event.type === "initiative-rolled" || event.type === "initiative-swapped")
            position.initiative = String(event.initiative);
        if (event.type === "supply-moved" || event.type === "supply-turned") {
            const before = position.supply?.[String(event.side)];
            const value = event.type === "supply-moved" ? { value: Number(event.value) } : { face: String(event.face) };
            if (before) position.supply = { ...position.supply, [String(event.side)]: { ...before, ...value } };
        }
    }
    return { ...view, position };
}
