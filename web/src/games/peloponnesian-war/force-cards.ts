//! What the cards of leaders and forces say.

import { number } from "../../words/page.svelte";
import type { CardProps, CardText, Target } from "../module";
import { forceText, standings } from "./forces";
import { BOTH, type LeaderData, type WarView } from "./types";

const leadersOf = ({ data }: CardProps<WarView>): LeaderData[] =>
    (data["leaders.json"] as { leaders: LeaderData[] }).leaders;

/** Where a leader is, and how he is shown in the list. */
export function whereabouts(
    leader: LeaderData,
    { words, view, data }: Pick<CardProps<WarView>, "words" | "view" | "data">,
): { text: string; state: "dead" | "away" | "drawn" | "out" | "free" } {
    const { leaders } = data["leaders.json"] as { leaders: LeaderData[] };
    const at = view.leaders[leaders.findIndex((each) => each.id === leader.id)];
    if (at?.type === "dead") return { text: words.text("leader-dead"), state: "dead" };
    if (leader.id === "alcibiades" && view.alcibiadesMoves > 0 && view.alcibiadesMoves !== 3) {
        return { text: words.text("leader-alcibiades", { moves: view.alcibiadesMoves }), state: "away" };
    }
    if (at?.type === "away") return { text: words.text("leader-away"), state: "away" };
    if (view.drawn[leader.side] === leader.id) return { text: words.text("leader-drawn"), state: "drawn" };
    if (at?.type === "at") return { text: words.name("space", at.space), state: "out" };
    return { text: words.text("leader-free"), state: "free" };
}

export function leader(id: string, props: CardProps<WarView>): CardText | undefined {
    const { words } = props;
    const found = leadersOf(props).find((each) => each.id === id);
    if (!found) return undefined;
    const { text } = whereabouts(found, props);
    return {
        title: found.name[words.lang],
        facts: [
            words.text("card-leader", { side: found.side, where: text }),
            words.text("card-leader-tactical", { rating: number(found.tactical) }),
            words.text("card-leader-strategic", { rating: number(found.strategic) }),
            ...(found.immuneToDeaths ? [words.text("card-leader-immune")] : []),
        ],
        rules: ["1.1.2b", "2.4d", "5.7a"],
    };
}

/** `athens-piraeus`: everything a side has in a space. */
export function army(id: string, props: CardProps<WarView>): CardText | undefined {
    const { words, view } = props;
    const side = BOTH.find((each) => id.startsWith(`${each}-`));
    const space = side && id.slice(side.length + 1);
    const force = space && standings(view, [space], leadersOf(props)).find((each) => each.side === side);
    if (!force) return undefined;
    const kinds = new Set(force.cells.map((cell) => cell.kind));
    const reach = [
        ...(kinds.has("naval") ? ["1.3p"] : []),
        ...(kinds.has("cavalry") ? ["1.3o"] : []),
        ...(kinds.has("hoplite") && kinds.size === 1 ? ["1.3n"] : []),
    ];
    const reaches = kinds.has("naval")
        ? kinds.has("cavalry")
            ? "both"
            : "ships"
        : kinds.has("cavalry")
          ? "cavalry"
          : "foot";
    return {
        title: words.text("card-army", { side: force.side, space }),
        facts: [
            forceText(force, words),
            ...(kinds.size > 0 ? [words.text("card-army-reach", { reaches })] : []),
            ...(force.cells.some((cell) => cell.spent > 0) ? [words.text("card-army-spent")] : []),
        ],
        things: force.leaders.map((each): Target => `leader:${each.id}`),
        rules: [...reach, "4.6.1b"],
    };
}
