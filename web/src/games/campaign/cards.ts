//! What the cards of the campaign games say. Figures come from the view and the data files; what a rule says, the rule
//! says.

import type { CardProps, CardText, Target } from "../module";
import { piecesAt, pieceLook } from "./pieces";
import type { PieceView, SideLook, StratagemsData, UnitsData } from "./types";

/** How the sections of the rules are called that a game's cards lead to. */
export interface CardRules {
    stacking: string;
    /** The sections of the phases. */
    phases: Record<string, string>;
    sides: Record<string, SideLook>;
    /** More about a place. */
    place?: (id: string, props: CardProps<CampaignView>) => string[];
}

interface CampaignView {
    position: { pieces: Readonly<Record<string, PieceView>> };
}

export function card(target: Target, props: CardProps<CampaignView>, rules: CardRules): CardText | undefined {
    const { words, view, data } = props;
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    const units = data["units.json"] as UnitsData;
    const { pieces } = view.position;
    switch (kind) {
        case "phase":
            return { title: words.text(`phase-${id}`), facts: [], rules: [rules.phases[id] ?? "2"] };
        case "face":
            return stratagem(id.split("/")[1] ?? id, props);
        case "token":
            return { facts: [], rules: ["8"] };
        case "piece": {
            const unit = [...units.units, ...units.leaders].find((each) => each.id === id);
            const piece = pieces[id];
            const side = unit && rules.sides[unit.side];
            if (!unit || !piece || !side) return undefined;
            const isLeader = unit.kind === "leader";
            return {
                title: words.name("piece", id),
                facts: [pieceLook(unit, piece, side, words).name],
                rules: [isLeader ? "1.2" : "1.1"],
            };
        }
        case "zone": {
            const here = piecesAt(id, pieces, units);
            const facts = Object.keys(rules.sides).flatMap((side) => {
                const own = here.filter(({ unit }) => unit.side === side);
                if (own.length === 0) return [];
                const strength = own.reduce(
                    (sum, { unit, piece }) => sum + ((piece.back ? unit.weakenedPf : unit.pf) ?? 0),
                    0,
                );
                const leaders = own.filter(({ unit }) => unit.kind === "leader").length;
                return [words.text("card-force", { side, units: own.length - leaders, strength, leaders })];
            });
            const terrain = terrainOf(id, props);
            return {
                facts: [
                    ...(terrain === undefined ? [] : [words.text(`card-terrain-${terrain}`)]),
                    ...(rules.place?.(id, props) ?? []),
                    ...(facts.length > 0 ? facts : [words.text("card-nobody")]),
                ],
                rules: [rules.stacking],
            };
        }
        default:
            return undefined;
    }
}

function terrainOf(id: string, { data }: CardProps<CampaignView>): string | undefined {
    const { zones } = data["map.json"] as { zones: { id: string; terrain: string }[] };
    return zones.find((zone) => zone.id === id)?.terrain;
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
