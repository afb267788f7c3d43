//! What the cards of tracks and markers say in the campaign games: action points, supply, advantage, hands, points.

import type { CardProps, CardText } from "../module";
import type { CampaignView, CardRules } from "./cards";

/** What stands on a track or lies as a marker in the panel. */
const KINDS = ["track", "hand", "score", "effect"] as const;
type Kind = (typeof KINDS)[number];

export function isTrack(kind: string): kind is Kind {
    return (KINDS as readonly string[]).includes(kind);
}

export function track(
    kind: Kind,
    id: string,
    props: CardProps<CampaignView>,
    { tracks, sides }: CardRules,
): CardText | undefined {
    const { words } = props;
    switch (kind) {
        case "track":
            return standing(id, props, tracks);
        case "hand":
            return hand(id, props, tracks);
        case "score":
            return {
                title: words.text("card-score"),
                facts: [
                    ...Object.keys(sides).map((side) =>
                        words.text("card-score-of", { side, points: props.view.points[side] ?? 0 }),
                    ),
                    words.text("card-score-about"),
                ],
                rules: tracks.score ?? [],
            };
        case "effect":
            return {
                title: words.text(`card-effect-${id}`),
                facts: [words.text(`card-effect-${id}-about`)],
                rules: tracks[`effect-${id}`] ?? [],
            };
    }
}

function standing(
    id: string,
    { words, view }: CardProps<CampaignView>,
    tracks: Record<string, string[]>,
): CardText | undefined {
    const { position } = view;
    const [name = "", side = ""] = id.split("-");
    const rules = tracks[id] ?? tracks[name] ?? [];
    switch (name) {
        case "actions":
            return {
                title: words.text("panel-actions"),
                facts: [
                    words.text("card-actions", { side, points: position.actions[side] ?? 0 }),
                    words.text("card-actions-about"),
                ],
                rules,
            };
        case "announced":
            return {
                title: words.text("card-announced"),
                facts: [words.text("card-announced-about", { points: position.phase.announced })],
                rules,
            };
        case "supply": {
            const { value = 0, face = "appro" } = position.supply[side] ?? {};
            return {
                title: words.text("panel-supply"),
                facts: [
                    words.text("card-supply", { side, value, face }),
                    words.text("card-supply-about", { face }),
                    words.text("card-supply-none", { side }),
                ],
                rules,
            };
        }
        case "advantage":
            return {
                title: words.text("panel-advantage"),
                facts: [words.text("card-advantage", { side: position.advantage }), words.text("card-advantage-about")],
                rules,
            };
        case "initiative":
            return {
                title: words.text("card-initiative"),
                facts: [words.text("card-initiative-about", { side: position.initiative })],
                rules,
            };
        default:
            return undefined;
    }
}

/** Stratagems that somebody holds, and those in the bowl. */
function hand(side: string, { words, view }: CardProps<CampaignView>, tracks: Record<string, string[]>): CardText {
    const held = view.hands[side];
    const own = held ? [words.text("card-hand", { side, count: held.count })] : [];
    return {
        title: words.text("card-stratagems"),
        facts: [...own, words.text("card-bowl", { count: view.bowl }), words.text("card-stratagems-about")],
        rules: tracks.hand ?? [],
    };
}
