//! What the cards of the tracks say: treasury, bellicosity, confidence, operations, victory points.

import { number } from "../../words/page.svelte";
import type { CardProps, CardText } from "../module";
import { BOTH, playerOf, type CalendarData, type Side, type WarView } from "./types";

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value));

/** `treasury-athens`, `confidence-sparta` and so on. */
export function track(id: string, { words, view }: CardProps<WarView>): CardText | undefined {
    const [name, which] = id.split("-");
    const side = BOTH.find((each) => each === which);
    if (!side) return undefined;
    switch (name) {
        case "treasury":
            return {
                title: words.text("treasury"),
                facts: [
                    words.text("card-treasury", { side, talents: number(view.treasury[side]) }),
                    words.text("card-treasury-about"),
                    words.text("card-treasury-side", { whose: side }),
                ],
                rules: ["4.1.5a", side === "athens" ? "7.1.5a" : "4.1.5b", "7.2a"],
            };
        case "bellicosity":
            return {
                title: words.text("bellicosity"),
                facts: [
                    words.text("card-bellicosity", { side, value: view.bellicosity[side] }),
                    words.text("card-bellicosity-about"),
                ],
                rules: ["8.2a", "8.1a", "8.1c"],
            };
        case "confidence":
            return {
                title: words.text("confidence"),
                facts: [
                    words.text("card-confidence", { side, value: signed(view.confidence[side]) }),
                    words.text("card-confidence-about"),
                    ...confidenceOf(side, view).map((key) => words.text(key)),
                ],
                rules: ["1.3m", "2.1a", "8.1a"],
            };
        case "operations":
            return {
                title: words.text("card-operations"),
                facts: [
                    words.text("card-operations-of", { side, count: view.operations[side] }),
                    words.text("card-operations-about", {
                        least: playerOf(view) === undefined || playerOf(view) === side ? 6 : 5,
                    }),
                ],
                rules: ["4.3a", "4.3b", "4.3d"],
            };
        default:
            return undefined;
    }
}

/** Alone at the table, what the confidence of a side means for the player or the system. */
function confidenceOf(side: Side, view: WarView): string[] {
    const player = playerOf(view);
    if (player === undefined) return [];
    return [player === side ? "card-confidence-player" : "card-confidence-system"];
}

export function score({ words, view, data }: CardProps<WarView>): CardText {
    const isAlone = playerOf(view) !== undefined;
    const { scenarios } = data["scenarios.json"] as CalendarData;
    const least = scenarios.find((each) => each.id === view.scenario)?.victory?.atLeast;
    return {
        title: words.text("card-score"),
        facts: [
            ...(isAlone
                ? [words.text("card-score-own", { points: view.points.athens })]
                : BOTH.map((side) => words.text("card-score-of", { side, points: view.points[side] }))),
            words.text("card-score-about"),
            ...(isAlone && least !== undefined ? [words.text("card-score-least", { least })] : []),
        ],
        rules: ["9.0a", "9.0b", "9.0d"],
    };
}
