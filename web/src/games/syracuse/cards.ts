//! What the cards of Syracuse say about its works, its turns and its own markers.

import * as campaign from "../campaign/cards";
import type { CardProps, CardText, Target } from "../module";
import { SIDES } from "./looks";
import { comingGroups } from "./reserves";
import type { CalendarData, FortId, MapData, SyracuseView, UnitsData, WallId } from "./types";

const PHASES = {
    draw: "2.A",
    initiative: "2.B.1",
    reinforcements: "2.B.2",
    actions: "2.B.3",
    works: "2.C",
    hands: "2.D",
    regrouping: "2.D",
    recovery: "2.D",
    supply: "6",
    attrition: "6.4",
    end: "9.1",
};

const TRACKS = {
    actions: ["2.B.1c", "2.B.3.1b", "2.B.3.2d"],
    announced: ["2.B.3.1a", "2.B.3.1b", "2.B.3.3a"],
    "supply-athenian": ["6.1a", "6.1b", "6.3a"],
    "supply-syracusan": ["6.2a", "6.2b", "6.3b"],
    advantage: ["8a", "8b", "8d"],
    initiative: ["2.B.1a", "2.B.1b"],
    hand: ["2.Aa", "1.4b", "2.B.3e"],
    score: ["9.2j", "9.1a", "9.1b"],
    "effect-blockade": ["6.2b", "6.2d"],
    "effect-harassed": ["6.1b", "6.2c", "6.3c"],
    "effect-ships": ["7.S6a"],
};

/** The city and its ports; the camp has a card of its own. */
const ENCLOSURE = ["T16", "M6", "M7"];

export function card(target: Target, props: CardProps<SyracuseView>): CardText | undefined {
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    if (kind === "wall" || kind === "work" || kind === "fort") return work(kind, id, props);
    return campaign.card(target, props, {
        stacking: "3.3d",
        phases: PHASES,
        sides: SIDES,
        tracks: TRACKS,
        place: (zone) => place(zone, props),
        turn: (number) => turn(number, props),
    });
}

function place(zone: string, { words, view, data }: CardProps<SyracuseView>): Partial<CardText> {
    const { forts } = data["map.json"] as MapData;
    const fort = forts.find((each) => each.zone === zone);
    const state = fort && (view.position.forts[fort.id] ?? "unbuilt");
    return {
        facts: fort ? [words.text("card-fort-here", { work: fort.id, state })] : [],
        rules: ENCLOSURE.includes(zone) ? ["5.2a", "4.4a"] : zone === "T17" ? ["5.2b"] : fort ? ["0.2g"] : [],
    };
}

/** A wall, the camp, the chains or a fort: how it stands, what it costs, and what it does. */
function work(kind: string, id: string, { words, view, data }: CardProps<SyracuseView>): CardText | undefined {
    const { position } = view;
    const map = data["map.json"] as MapData;
    const title = words.text("card-work", { work: id });
    const state = (now: string): string => words.text("card-work-state", { work: id, state: now });
    if (kind === "wall") {
        const wall = map.walls.find((each) => each.id === id);
        if (!wall) return undefined;
        const about = words.text("card-wall", { side: wall.side, first: wall.zones[0], second: wall.zones[1] });
        const effect = words.text("card-wall-effect", { side: wall.side });
        return {
            title,
            facts: [state(position.walls[id as WallId] ?? "unbuilt"), about, effect],
            rules: ["5.4f", wall.side === "athenian" ? "6.2a" : "5.4g", "4.5b"],
        };
    }
    if (id === "camp")
        return { title, facts: [state(position.camp), words.text("card-camp")], rules: ["5.2b", "5.4e", "4.4b"] };
    if (id === "chains")
        return { title, facts: [state(position.chains), words.text("card-chains")], rules: ["5.5a", "5.5b", "4.5d"] };
    const fort = map.forts.find((each) => each.id === id);
    if (!fort) return undefined;
    return {
        title,
        facts: [
            state(position.forts[id as FortId] ?? "unbuilt"),
            words.text("card-fort", { work: id, swords: fort.swords }),
        ],
        rules: ["5.3a", "4.3c", "3.3d"],
    };
}

/** A season: what it changes, and who comes. */
function turn(number: number, { words, view, data }: CardProps<SyracuseView>): CardText {
    const calendar = data["scenarios.json"] as CalendarData;
    const found = calendar.calendar.find((each) => each.turn === number);
    const coming = comingGroups(view.position, calendar, data["units.json"] as UnitsData, words).filter(
        (group) => group.turn === number,
    );
    return {
        title: words.text("turn-title", { turn: number, label: found?.label[words.lang] ?? "" }),
        facts: [
            words.text("card-season", { season: found?.season ?? "spring" }),
            ...(found?.year === -414 || found?.year === -413 ? [words.text("card-year", { year: -found.year })] : []),
            ...coming.map(({ side, looks, zones }) =>
                words.text("card-coming", { side, count: looks.length, zones: zones.join(", ") }),
            ),
        ],
        rules: ["2.B.1d", "2.B.1e", "2.B.2a"],
    };
}
