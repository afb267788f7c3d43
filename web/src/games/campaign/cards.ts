//! What the cards of the campaign games say. Figures come from the view and the data files; what a rule says, the rule
//! says.

import type { HandView } from "../../generated/campaign/HandView";
import type { CardProps, CardText, Target } from "../module";
import { piecesAt, pieceLook } from "./pieces";
import { isTrack, track } from "./track-cards";
import type { PieceView, SideLook, StratagemsData, UnitsData } from "./types";

/** How the sections of the rules are called that a game's cards lead to. */
export interface CardRules {
    stacking: string;
    /** The sections of the phases. */
    phases: Record<string, string>;
    sides: Record<string, SideLook>;
    /** The rules behind tracks and markers: supply by its side. */
    tracks: Record<string, string[]>;
    /** More about a place. */
    place?: (id: string, props: CardProps<CampaignView>) => Partial<CardText>;
    /** What a turn changes, and who comes in it. */
    turn: (turn: number, props: CardProps<CampaignView>) => CardText;
}

export interface CampaignView {
    position: {
        pieces: Readonly<Record<string, PieceView>>;
        turn: number;
        actions: Record<string, number>;
        supply: Record<string, { value: number; face: string }>;
        advantage: string;
        initiative: string;
        phase: { announced: number };
    };
    hands: Record<string, HandView<string>>;
    bowl: number;
    points: Record<string, number>;
}

export function card(target: Target, props: CardProps<CampaignView>, rules: CardRules): CardText | undefined {
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    const { words } = props;
    if (isTrack(kind)) return track(kind, id, props, rules);
    switch (kind) {
        case "phase":
            return { title: words.text(`phase-${id}`), facts: [], rules: [rules.phases[id] ?? "2"] };
        case "card":
            return { facts: [words.text("card-stratagems-about")], rules: rules.tracks.hand ?? [] };
        case "face":
            return stratagem(id.split("/")[1] ?? id, props);
        case "token":
            return track("track", "advantage", props, rules);
        case "turn":
            return rules.turn(Number(id), props);
        case "piece":
            return piece(id, props, rules);
        case "zone":
            return zone(id, props, rules);
        default:
            return undefined;
    }
}

function piece(id: string, { words, view, data }: CardProps<CampaignView>, rules: CardRules): CardText | undefined {
    const units = data["units.json"] as UnitsData;
    const unit = [...units.units, ...units.leaders].find((each) => each.id === id);
    const side = unit && rules.sides[unit.side];
    if (!unit || !side) return undefined;
    const standing = view.position.pieces[id];
    const look = pieceLook(unit, standing ?? { at: "reserve", start: "" }, side, words);
    const swords = look.swords ?? 0;
    const states = [
        ...(standing?.back ? [words.text(unit.kind === "leader" ? "card-unwell" : "card-weakened")] : []),
        ...(standing?.aboard ? [words.text("card-aboard")] : []),
        ...(standing?.moved ? [words.text("card-moved")] : []),
    ];
    if (unit.kind === "leader") {
        const facts = [words.text("card-leader", { side: unit.side }), words.text("card-leader-swords", { swords })];
        return { title: words.name("piece", id), facts: [...facts, ...states], rules: ["1.2a", "1.2b", "1.2c"] };
    }
    const facts = [
        words.text("card-unit", { type: unit.type, side: unit.side, strength: look.strength, full: unit.pf }),
        ...(swords > 0 ? [words.text("card-unit-sword")] : []),
    ];
    return { title: words.name("piece", id), facts: [...facts, ...states], rules: ["1.1a", "1.1c"] };
}

function zone(id: string, props: CardProps<CampaignView>, rules: CardRules): CardText {
    const { words, view, data } = props;
    const here = piecesAt(id, view.position.pieces, data["units.json"] as UnitsData);
    const facts = Object.keys(rules.sides).flatMap((side) => {
        const own = here.filter(({ unit }) => unit.side === side);
        if (own.length === 0) return [];
        const strength = own.reduce(
            (sum, { unit, piece: { back } }) => sum + ((back ? unit.weakenedPf : unit.pf) ?? 0),
            0,
        );
        const leaders = own.filter(({ unit }) => unit.kind === "leader").length;
        return [words.text("card-force", { side, units: own.length - leaders, strength, leaders })];
    });
    const terrain = terrainOf(id, props);
    const more = rules.place?.(id, props);
    return {
        facts: [
            ...(terrain === undefined ? [] : [words.text(`card-terrain-${terrain}`)]),
            ...(more?.facts ?? []),
            ...(facts.length > 0 ? facts : [words.text("card-nobody")]),
        ],
        things: here.map(({ unit }): Target => `piece:${unit.id}`),
        rules: [...(more?.rules ?? []), rules.stacking],
    };
}

function terrainOf(id: string, { data }: CardProps<CampaignView>): string | undefined {
    const { zones } = data["map.json"] as { zones: { id: string; terrain: string }[] };
    return zones.find((each) => each.id === id)?.terrain;
}

/** What a stratagem does, and when it is played. */
function stratagem(id: string, { words, data }: CardProps<CampaignView>): CardText {
    const { stratagems } = data["stratagems.json"] as StratagemsData;
    const known = stratagems.some((each) => each.id === id);
    return {
        title: words.name("stratagem", id),
        facts: known ? [words.text("hint-stratagem", { effect: id })] : [],
        rules: [`7.${id}`],
    };
}
