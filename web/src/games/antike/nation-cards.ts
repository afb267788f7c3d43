//! What the cards of nations, of what they own, and of personages say.

import type { CardProps, CardText, Target } from "../module";
import { sum, temples, total } from "./counts";
import {
    PERSONAGE_KINDS,
    RESOURCES,
    type AntikeView,
    type NationView,
    type PersonageKind,
    type PricesData,
    type Standing,
} from "./types";

type Props = CardProps<AntikeView>;

const standOf = ({ standing }: Props, id: string) =>
    (standing as Standing | undefined)?.nations.find((each) => each.nation === id);

/** What a nation owns, how far it is, and where it stands on the rondel; of a pair of nations, both. */
export function nation(id: string, props: Props): CardText | undefined {
    const { words, view } = props;
    const found = view.nations.filter((each) => id.split("+").includes(each.nation));
    if (found.length === 0) return undefined;
    return {
        title: found.map((each) => words.name("nation", each.nation)).join(" + "),
        facts: found.flatMap((each) => owned(each, props)),
        things: found.flatMap((each) => each.advances.map((own): Target => `advance:${own}`)),
        rules: ["victory.1", "components.4"],
    };
}

function owned(each: NationView, { words, view }: Props): string[] {
    const resources = RESOURCES.map((resource) => words.text("summary-resource", { resource, count: each[resource] }));
    const won = PERSONAGE_KINDS.filter((kind) => each.personages[kind] > 0).map(
        (kind) => `${words.text(`tally-${kind}`)} ${each.personages[kind]}`,
    );
    return [
        words.text("card-nation-stock", { resources: resources.join(", "), coins: each.coins }),
        words.text("card-nation-board", {
            cities: each.cities.length,
            temples: temples(each),
            legions: sum(each.legions),
            galleys: sum(each.galleys),
        }),
        words.text("card-nation-goal", { personages: total(each), goal: view.goal }),
        ...(won.length > 0 ? [won.join(" · ")] : []),
        ...(each.space ? [words.text("card-nation-space", { space: each.space })] : []),
    ];
}

const THINGS: Record<string, string[]> = {
    marble: ["temple.1", "production.1"],
    iron: ["arming.1", "production.3"],
    gold: ["knowhow.1", "production.4"],
    coins: ["coin.1", "coin.3", "coin.4"],
    cities: ["cities.6", "cities.4", "personages.1"],
    temples: ["temple.1", "temple.6", "temple.8"],
    legions: ["arming.1", "arming.4", "components.4"],
    galleys: ["arming.1", "personages.6", "components.4"],
    personages: ["victory.1", "personages.11"],
};

/** A column of the table of nations, or what one nation has of it: `marble`, `marble/romans`. */
export function thing(id: string, props: Props): CardText | undefined {
    const { words, view } = props;
    const [name = "", whose = ""] = id.split("/");
    const rules = THINGS[name];
    const owner = view.nations.find((each) => each.nation === whose);
    if (!rules) return undefined;
    return {
        title: words.text(`card-thing-${name}`),
        facts: [...(owner ? amount(name, owner, props) : []), words.text(`card-thing-${name}-about`)],
        ...(owner ? { things: [`nation:${owner.nation}`] } : {}),
        rules,
    };
}

function amount(name: string, owner: NationView, props: Props): string[] {
    const { words, view } = props;
    const stand = standOf(props, owner.nation);
    const has = (count: number, more: Record<string, unknown> = {}): string =>
        words.text("card-has", { nation: owner.nation, count, ...more });
    switch (name) {
        case "marble":
        case "iron":
        case "gold":
            return [has(owner[name]), ...(stand ? [words.text("card-income", { income: stand.income[name] })] : [])];
        case "coins":
            return [has(owner.coins)];
        case "temples":
            return [has(temples(owner))];
        case "personages":
            return [words.text("card-nation-goal", { personages: total(owner), goal: view.goal })];
        case "cities":
        case "legions":
        case "galleys":
            return [
                has(name === "cities" ? owner.cities.length : sum(owner[name])),
                ...(stand ? [`${words.text("page-left-of", { left: stand.left[name] })}.`] : []),
            ];
        default:
            return [];
    }
}

const PERSONAGES: Record<PersonageKind, string[]> = {
    king: ["personages.1", "personages.11"],
    scholar: ["personages.3", "knowhow.12"],
    general: ["personages.4", "conquest.1"],
    citizen: ["personages.5", "personages.11"],
    navigator: ["personages.6", "personages.7"],
};

/** A kind of personages, or those of one nation: `king`, `king/romans`. */
export function personage(id: string, props: Props): CardText | undefined {
    const { words, view, data, standing } = props;
    const [name = "", whose = ""] = id.split("/");
    const kind = PERSONAGE_KINDS.find((each) => each === name);
    if (!kind) return undefined;
    const { personages } = data["prices.json"] as PricesData;
    const pile = (standing as Standing | undefined)?.piles.find((each) => each.kind === kind);
    const owner = view.nations.find((each) => each.nation === whose);
    const way = owner && standOf(props, owner.nation)?.ways.find((each) => each.kind === kind);
    return {
        title: words.text(`tally-${kind}`),
        facts: [
            `${words.text(`page-for-${kind}`, { ...personages })}.`,
            ...(owner ? [words.text("card-has", { nation: owner.nation, count: owner.personages[kind] })] : []),
            ...(way && pile?.left !== 0
                ? [`${words.text("page-lacks", { kind, lacks: Math.max(0, way.need - way.have) })}.`]
                : []),
            ...(pile ? [words.text("card-pile", { left: pile.left, personage: pile.next })] : []),
        ],
        ...(owner ? { things: [`nation:${owner.nation}`] } : {}),
        rules: PERSONAGES[kind],
    };
}

/** How far the nations of a seat are. */
export function score(seat: number, props: Props): CardText {
    const { words, view } = props;
    const own = view.nations.filter((each) => each.seat === seat);
    return {
        title: words.text("page-personages"),
        facts: [
            ...own.map((each) =>
                words.text("card-score", { nation: each.nation, personages: total(each), goal: view.goal }),
            ),
            words.text("card-score-about"),
        ],
        things: own.map((each): Target => `nation:${each.nation}`),
        rules: ["victory.1", "personages.11"],
    };
}
