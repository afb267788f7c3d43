//! What the cards of Hellespont say about ports, months and its own tracks.

import * as campaign from "../campaign/cards";
import type { CardProps, CardText, Target } from "../module";
import { monthEffects } from "./calendar";
import { SIDES } from "./looks";
import { comingGroups } from "./reserves";
import type { HellespontView, ScenariosData, UnitsData } from "./types";

const PHASES = {
    draw: "2.A",
    initiative: "2.B.1",
    reinforcements: "2.B.2",
    actions: "2.B.3",
    sieges: "2.C",
    hands: "2.D.1",
    regrouping: "2.D.2",
    recovery: "2.D.3",
    supply: "6",
    attrition: "6.4",
    end: "9.1",
};

const TRACKS = {
    actions: ["2.B.1c", "2.B.3.1b", "2.B.3.2e"],
    announced: ["2.B.3.1a", "2.B.3.1b", "2.B.3.3a"],
    "supply-athenian": ["6.1a", "6.1b", "6.1c"],
    "supply-spartan": ["6.2a", "6.2b", "6.3a"],
    advantage: ["8a", "8b", "8d"],
    initiative: ["2.B.1a", "2.B.1b", "2.B.1h"],
    hand: ["2.Ab", "2.Ac", "2.Ad"],
    score: ["9.2j", "9.1a", "9.1b"],
};

/** The rules behind what a month changes. */
const MONTH: Record<string, string> = {
    actions: "2.B.1d",
    leader: "2.B.3.2b",
    "leader-pays": "2.B.3.2c",
    siege: "5.1i",
    supply: "6c",
    "supply-not": "6c",
    attrition: "6.4g",
};

export function card(target: Target, props: CardProps<HellespontView>): CardText | undefined {
    const [kind, id = ""] = target.split(/:(.*)/s);
    if (kind === "month") return effect(id, props);
    return campaign.card(target, props, {
        stacking: "3.6",
        phases: PHASES,
        sides: SIDES,
        tracks: TRACKS,
        place: (zone) => place(zone, props),
        turn: (number) => turn(number, props),
    });
}

/** What a port is worth. */
function place(id: string, { words, data }: CardProps): Partial<CardText> {
    const { victory } = data["scenarios.json"] as ScenariosData;
    if (!victory.athenianPorts.includes(id)) return {};
    const { ports, otherPort } = victory.points;
    return {
        facts: [words.text("card-port", { points: ports[id] ?? otherPort }), words.text("card-port-room")],
        rules: ["0.2i", "3.6f", "2.Cb"],
    };
}

/** A month: what it changes, and who comes. */
function turn(number: number, { words, view, data }: CardProps<HellespontView>): CardText {
    const scenarios = data["scenarios.json"] as ScenariosData;
    const label = scenarios.calendar.find((each) => each.turn === number)?.label[words.lang] ?? "";
    const effects = monthEffects(scenarios, number, words);
    const coming = comingGroups(view.position, scenarios, data["units.json"] as UnitsData, words).filter(
        (group) => group.turn === number,
    );
    return {
        title: words.text("turn-title", { turn: number, label }),
        facts: [
            ...effects.map(({ text }) => `${text.charAt(0).toLocaleUpperCase(words.lang)}${text.slice(1)}.`),
            ...coming.map(({ side, looks, zones }) =>
                words.text("card-coming", { side, count: looks.length, zones: zones.join(", ") }),
            ),
        ],
        rules: effects.flatMap(({ id }) => MONTH[id] ?? []),
    };
}

/** One of the things that the present month changes. */
function effect(id: string, { words, view, data }: CardProps<HellespontView>): CardText | undefined {
    const scenarios = data["scenarios.json"] as ScenariosData;
    const found = monthEffects(scenarios, view.position.turn, words).find((each) => each.id === id);
    return (
        found && {
            title: words.text("month-effects"),
            facts: [`${found.text.charAt(0).toLocaleUpperCase(words.lang)}${found.text.slice(1)}.`],
            rules: MONTH[id] === undefined ? [] : [MONTH[id]],
        }
    );
}
