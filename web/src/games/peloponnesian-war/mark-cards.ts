//! What the cards of markers say: what is in force for the turn, who has joined whom, and the signs of the map.

import type { CardProps, CardText } from "../module";
import { BOTH, type WarView } from "./types";

const MARKS: Record<string, string[]> = {
    passed: ["4.3g", "4.3h"],
    hostages: ["5.6a", "5.6d", "5.6g"],
    "two-operations": ["RE.12a", "RE.12c"],
    noLevy: ["RE.3b", "7.1.4a"],
    civilWar: ["RE.10a"],
    deaths: ["RE.11a", "RE.11b"],
    helotsRevolt: ["6.3a", "6.3b", "6.3c"],
    disaster: ["10.1b", "10.1c"],
};
const ALLIES: Record<string, string[]> = {
    argos: ["RE.10b", "4.5b", "4.5c"],
    syracuse: ["RE.10c", "4.5b", "4.5c"],
    persia: ["RE.5b", "4.5d"],
    macedonia: ["RE.9a", "RE.9b", "4.5c"],
    corcyra: ["RE.10d", "RE.10e"],
};
/** The signs of the legend. */
const SIGNS: Record<string, string[]> = {
    land: ["1.1.1a"],
    coast: ["1.1.1a"],
    island: ["1.1.1a"],
    delian: ["1.1.1d", "1.3f"],
    peloponnesian: ["1.1.1d", "1.3f"],
    neutral: ["1.3j", "4.5e"],
    fortress: ["1.1.1c", "5.3d", "5.3f"],
    home: ["8.2a", "5.6g"],
    coalition: ["4.4b", "5.2a", "8.1c"],
    possible: ["4.5b", "4.5c"],
    rebel: ["1.3k", "6.1a", "7.1c"],
    ravaged: ["4.8a", "7.1c", "8.1c"],
    siege: ["5.1a", "5.3d"],
    held: ["1.3f", "7.1c"],
    objective: ["4.1a", "4.1c"],
    danger: ["4.6.1b", "4.6.1d"],
    reach: ["1.3n", "1.3o", "1.3p"],
    road: ["1.1.1b"],
    naval: ["1.1.1b"],
    mixed: ["1.1.1b"],
    storm: ["4.1.3a", "4.1.3b"],
    isthmus: ["4.1.2a", "4.1.2b"],
    hoplite: ["1.1.2e", "1.3n"],
    cavalry: ["1.1.2e", "1.3o"],
    ships: ["1.1.2e", "1.3p", "4.1.4a"],
    own: ["1.1.2a", "5.6a"],
    allied: ["1.1.2a"],
    moved: ["4.3e", "4.3f"],
    rating: ["1.1.2b", "2.4d"],
};

/** `passed-athens`, `helotsRevolt` and so on. */
export function mark(id: string, { words }: CardProps<WarView>): CardText | undefined {
    const side = BOTH.find((each) => id.endsWith(`-${each}`));
    const name = side ? id.slice(0, -side.length - 1) : id;
    const rules = MARKS[name];
    return (
        rules && {
            title: words.text(side ? `card-mark-${name}` : `force-${name}`),
            facts: [words.text(`card-mark-${name}-about`, { side })],
            rules,
        }
    );
}

export function ally(id: string, { words, view }: CardProps<WarView>): CardText | undefined {
    const rules = ALLIES[id];
    const title =
        id === "macedonia"
            ? words.text("ally-macedonia", { side: view.allies.macedonia })
            : words.text(id === "corcyra" ? "ally-corcyra-left" : `ally-${id}`);
    return rules && { title, facts: [words.text(`card-ally-${id}`)], rules };
}

export function sign(id: string, { words }: CardProps<WarView>): CardText | undefined {
    const rules = SIGNS[id];
    return rules && { title: words.text(`legend-${id}`), facts: [words.text(`card-sign-${id}`)], rules };
}
