//! What the cards of The Peloponnesian War say.

import type { CardProps, CardText, Target } from "../module";
import { BOTH, type CalendarData, type MapData, type WarView } from "./types";
import { army, leader } from "./force-cards";
import { ally, mark, sign } from "./mark-cards";
import { area, danger, strategy } from "./matrix-cards";
import { score, track } from "./track-cards";

const PHASES: Record<string, string[]> = {
    politics: ["2.1", "2.2"],
    planning: ["3.1", "3.2"],
    operations: ["4.0"],
    combat: ["5.0"],
    rebellion: ["6.1", "6.2"],
    administration: ["7.1", "7.2"],
    armistice: ["8.1", "8.2", "8.3"],
};

export function card(target: Target, props: CardProps<WarView>): CardText | undefined {
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    const { words } = props;
    switch (kind) {
        case "phase":
            return { title: words.text(`phase-${id}`), facts: [], rules: PHASES[id] ?? ["1.4"] };
        case "happening":
            return {
                title: words.name("happening", id),
                facts: [words.text("card-happening")],
                rules: [sectionOfEvent(id)],
            };
        case "turn":
            return turn(Number(id), props);
        case "zone":
            return space(id, props);
        case "track":
            return track(id, props);
        case "score":
            return score(props);
        case "mark":
            return mark(id, props);
        case "ally":
            return ally(id, props);
        case "sign":
            return sign(id, props);
        case "leader":
            return leader(id, props);
        case "army":
            return army(id, props);
        case "take":
            return { facts: [words.text("card-take")], rules: ["4.1.5a", "4.1.5b", "4.3e"] };
        case "danger":
            return danger(id, props);
        case "strategy":
            return strategy(id, props);
        case "area":
            return area(id, props);
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

/** A turn of the track: its years, and when the scenario ends. */
function turn(number: number, { words, view, data }: CardProps<WarView>): CardText {
    const { calendar, scenarios } = data["scenarios.json"] as CalendarData;
    const label = calendar.find((each) => each.turn === number)?.label[words.lang] ?? "";
    const last = scenarios.find((each) => each.id === view.scenario)?.lastTurn ?? 10;
    const state = number < view.turn ? "past" : number === view.turn ? "now" : "next";
    return {
        title: words.text("turn-title", { turn: number, label }),
        facts: [words.text("card-turn", { state }), words.text("card-turn-last", { last })],
        rules: ["1.4a", "8.2a"],
    };
}

function space(id: string, { words, view, data }: CardProps<WarView>): CardText | undefined {
    const map = data["map.json"] as MapData;
    const found = map.zones.find((zone) => zone.id === id);
    if (!found) return undefined;
    const holders = BOTH.filter((side) => view.control[side].includes(id));
    const reach = BOTH.filter((side) => view.zones[side].includes(id));
    const states = [
        ...(found.fortress ? [words.text("legend-fortress")] : []),
        ...(view.rebels.includes(id) ? [words.text("legend-rebel")] : []),
        ...(view.ravaged.includes(id) ? [words.text("legend-ravaged")] : []),
        ...BOTH.filter((side) => view.besieged[side].includes(id)).map((side) => words.text("card-besieged", { side })),
        ...(view.operation?.objective === id ? [words.text("card-objective", { side: view.operation.side })] : []),
    ];
    const here = BOTH.filter((side) => army(`${side}-${id}`, { words, view, data, standing: undefined, story: [] }));
    return {
        facts: [
            `${words.text(`legend-${found.league}`)}. ${words.text(`legend-${found.kind}`)}`,
            ...holders.map((side) => words.text("card-held", { side })),
            ...states,
            ...reach.map((side) => words.text("card-reach", { side })),
        ],
        things: here.map((side): Target => `army:${side}-${id}`),
        rules: [found.fortress ? "5.3d" : "1.3f", "4.6.1b"],
    };
}
