//! What the cards of Antike say.

import type { CardProps, CardText, Target } from "../module";
import { aboutProvince } from "./about";
import { nation, personage, score, thing } from "./nation-cards";
import { unitsOfTarget } from "./targets";
import { unitsOf } from "./tokens";
import { UNIT_KINDS, type AntikeView, type BoardData, type RondelData, type Standing } from "./types";

/** The rule behind each action of the rondel. */
const ACTIONS: Record<string, string[]> = {
    iron: ["production.3"],
    marble: ["production.1"],
    gold: ["production.4"],
    temple: ["temple.1"],
    arming: ["arming.1"],
    "know-how": ["knowhow.1"],
    maneuver: ["maneuver.1"],
};
const ADVANCES: Record<string, string[]> = {
    wheel: ["advances.1", "knowhow.9"],
    roads: ["advances.2", "knowhow.4"],
    sailing: ["advances.3", "knowhow.9"],
    navigation: ["advances.4", "knowhow.5"],
    market: ["advances.6", "knowhow.9"],
    currency: ["advances.7", "knowhow.6"],
    monarchy: ["advances.10", "knowhow.9"],
    democracy: ["advances.11", "knowhow.7"],
};
const PHASES: Record<string, string> = {
    coin: "coin",
    rondel: "rondel",
    action: "turn",
    cities: "cities",
    deal: "setup",
};

export function card(target: Target, props: CardProps<AntikeView>): CardText | undefined {
    const { words } = props;
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    switch (kind) {
        case "piece":
            return units(target, props);
        case "phase":
            return { title: words.text(`page-phase-${id}`), facts: [], rules: [PHASES[id] ?? "turn"] };
        case "space":
            return space(id, props);
        case "advance":
            return advance(id, props);
        case "zone":
            return province(id, props);
        case "nation":
            return nation(id, props);
        case "thing":
            return thing(id, props);
        case "personage":
            return personage(id, props);
        case "pay":
            return {
                title: words.text("page-pay"),
                facts: [words.text("card-thing-coins-about")],
                rules: ["knowhow.19", "coin.3"],
            };
        case "score":
            return score(Number(id), props);
        default:
            return undefined;
    }
}

/** How often units of a kind may maneuver, by the advances of their nation. */
const MANEUVERS = { legion: ["wheel", "roads"], galley: ["sailing", "navigation"] } as const;

function units(target: Target, { words, view }: CardProps<AntikeView>): CardText | undefined {
    const found = unitsOfTarget(target);
    const owner = view.nations.find((each) => each.nation === found?.nation);
    const kind = UNIT_KINDS.find((each) => each === found?.kind);
    if (!found || !owner || !kind) return undefined;
    const maneuvers = 1 + MANEUVERS[kind].filter((each) => owner.advances.includes(each)).length;
    return {
        facts: [words.text(`card-${kind}`), words.text("card-maneuvers", { maneuvers })],
        rules: [kind === "legion" ? "movement.1" : "movement.2", "combat.1"],
    };
}

function space(id: string, { words, view, data }: CardProps<AntikeView>): CardText {
    const { spaces } = data["rondel.json"] as RondelData;
    const action = spaces.find((each) => each.id === id)?.action ?? "";
    const there = view.nations.filter((each) => each.space === id);
    return {
        facts: [words.text("card-space", { action })],
        things: there.map((each): Target => `nation:${each.nation}`),
        rules: [...(ACTIONS[action] ?? []), "rondel.3", "rondel.4"],
    };
}

function advance(id: string, { words, view, standing }: CardProps<AntikeView>): CardText {
    const now = (standing as Standing | undefined)?.advances.find((each) => each.advance === id);
    const owners = view.nations.filter((each) => each.advances.some((own) => own === id));
    return {
        facts: [
            `${words.text(`page-gives-${id}`)}.`,
            ...(now ? [words.text("card-advance-price", { price: now.price, first: now.first })] : []),
        ],
        things: owners.map((each): Target => `nation:${each.nation}`),
        rules: ADVANCES[id] ?? ["knowhow"],
    };
}

function province(id: string, { words, view, data }: CardProps<AntikeView>): CardText | undefined {
    const board = (data["west.json"] ?? data["east.json"]) as BoardData;
    const found = board.zones.find((zone) => zone.id === id);
    if (!found) return undefined;
    const hasCity = view.nations.some((each) => each.cities.some((city) => city.province === id));
    const here = view.nations.flatMap((each) =>
        UNIT_KINDS.filter((kind) => (unitsOf(each, kind)[id] ?? 0) > 0).map(
            (kind): Target => `piece:${each.nation}-${kind}@${id}`,
        ),
    );
    return {
        facts: aboutProvince(view, found, words).split("; "),
        things: here,
        rules: hasCity ? ["conquest.1", "conquest.2"] : ["cities.4", "cities.6"],
    };
}
