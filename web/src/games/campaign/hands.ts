//! Hands of stratagems: one's own with both faces, the other's as backs and what is publicly known of it.

import type { HandView } from "../../generated/campaign/HandView";
import type { Sentences } from "../../words/sentences";
import type { Target } from "../module";
import type { SideLook, StratagemsData } from "./types";

export interface Face {
    stratagem: string;
    name: string;
    text: string;
    phase: string;
    /** Of the side that may use it; a face of the enemy is of no use. */
    colour: string;
    /** Nothing where both sides may. */
    sign: string;
    usable: boolean;
    target: Target;
}

export interface Card {
    id: string;
    name: string;
    target: Target;
    faces: readonly Face[];
}

export interface ShownHand<Side extends string> {
    owner: Side;
    mine: boolean;
    cards: Card[];
    /** So many lie face down. */
    backs: number;
    count: number;
}

const NEUTRAL = { colour: "var(--neutral)", sign: "" };

/** A face of a stratagem counter in one's hand. */
export function face(counter: string, stratagem: string): Target {
    return `face:${counter}/${stratagem}`;
}

/** A counter with both its faces, as its owner may use it. */
export function cardOf<Side extends string>(
    id: string,
    owner: Side,
    { stratagems, counters }: StratagemsData<Side>,
    sides: Record<Side, SideLook>,
    words: Sentences,
): Card[] {
    const counter = counters.find((each) => each.id === id);
    if (!counter) return [];
    const faces = [counter.front, counter.back].map(({ stratagem, colour }): Face => {
        const { colour: shade, sign } = colour === "neutral" ? NEUTRAL : sides[colour];
        return {
            stratagem,
            name: words.name("stratagem", stratagem),
            text: words.text("hint-stratagem", { effect: stratagem }),
            phase: words.text("panel-when", { phase: stratagems.find((each) => each.id === stratagem)?.phase ?? "" }),
            colour: shade,
            sign,
            usable: colour === "neutral" || colour === owner,
            target: face(id, stratagem),
        };
    });
    return [{ id, name: words.name("counter", id), target: `card:${id}`, faces }];
}

/** The hands, one's own first. `known` are counters of the other that everybody, or this viewer, has seen. */
export function handsOf<Side extends string>(
    hands: Record<Side, HandView<string>>,
    known: Record<Side, readonly string[]>,
    data: StratagemsData<Side>,
    sides: Record<Side, SideLook>,
    words: Sentences,
): ShownHand<Side>[] {
    const shown = (Object.keys(sides) as Side[]).map((owner) => {
        const { counters, count } = hands[owner];
        return {
            owner,
            mine: counters !== null,
            cards: (counters ?? known[owner]).flatMap((id) => cardOf(id, owner, data, sides, words)),
            backs: counters === null ? Math.max(0, count - known[owner].length) : 0,
            count,
        };
    });
    return shown.sort((a, b) => Number(b.mine) - Number(a.mine));
}
