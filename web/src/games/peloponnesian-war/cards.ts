//! What the cards of The Peloponnesian War say.

import type { CardProps, CardText, Target } from "../module";
import { BOTH, type MapData, type WarView } from "./types";

const PHASES: Record<string, string[]> = {
    politics: ["2.1", "2.2"],
    planning: ["3.1", "3.2"],
    operations: ["4.0"],
    combat: ["5.0"],
    rebellion: ["6.1", "6.2"],
    administration: ["7.1", "7.2"],
    armistice: ["8.1", "8.2", "8.3"],
};

export function card(target: Target, { words, view, data }: CardProps<WarView>): CardText | undefined {
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    switch (kind) {
        case "phase":
            return { title: words.text(`phase-${id}`), facts: [], rules: PHASES[id] ?? ["1.4"] };
        case "happening":
            return { title: words.name("happening", id), facts: [], rules: [sectionOfEvent(id)] };
        case "zone":
            return space(id, words, view, data["map.json"] as MapData);
        default:
            return undefined;
    }
}

/** The sections of the random events. */
const RANDOM_EVENTS: Record<string, string> = {
    "silver-mine": "RE.2",
    "oligarchic-coup": "RE.3",
    "thrace-changes-sides": "RE.4",
    "persia-enters": "RE.5",
    plague: "RE.6",
    "demagogue-for-hire": "RE.7",
    "delian-rebellion": "RE.8",
    "macedonia-changes-sides": "RE.9",
    neutrals: "RE.10",
    "leader-deaths": "RE.11",
    omens: "RE.12",
};

function sectionOfEvent(id: string): string {
    return RANDOM_EVENTS[id] ?? "2.2";
}

/** The first rule of a random event. */
export function ruleOfEvent(id: string): string {
    return `${sectionOfEvent(id)}a`;
}

function space(id: string, words: CardProps<WarView>["words"], view: WarView, map: MapData): CardText | undefined {
    const found = map.zones.find((zone) => zone.id === id);
    if (!found) return undefined;
    const holders = BOTH.filter((side) => view.control[side].includes(id));
    const reach = BOTH.filter((side) => view.zones[side].includes(id));
    const states = [
        ...(found.fortress ? [words.text("legend-fortress")] : []),
        ...(view.rebels.includes(id) ? [words.text("legend-rebel")] : []),
        ...(view.ravaged.includes(id) ? [words.text("legend-ravaged")] : []),
        ...BOTH.filter((side) => view.besieged[side].includes(id)).map((side) => words.text("card-besieged", { side })),
    ];
    return {
        facts: [
            `${words.text(`legend-${found.league}`)}. ${words.text(`legend-${found.kind}`)}`,
            ...holders.map((side) => words.text("card-held", { side })),
            ...states,
            ...reach.map((side) => words.text("card-reach", { side })),
        ],
        rules: [found.fortress ? "5.3" : "1.3f", "4.6.1"],
    };
}
