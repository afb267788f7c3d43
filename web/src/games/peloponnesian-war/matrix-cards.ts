//! What the cards of the strategy matrices say: dangers, strategies and areas, and which of them counted last.

import type { ArmyPlan } from "../../generated/peloponnesian-war/ArmyPlan";
import type { StrategyArmy } from "../../generated/peloponnesian-war/StrategyArmy";
import { said } from "../../words/page.svelte";
import type { Sentences } from "../../words/sentences";
import type { CardProps, CardText } from "../module";
import { lastDeed, litBy } from "./story";
import type { MatrixData, Side, WarView } from "./types";

/** The matrix of a side, and what is left of the id: `sparta/s1`. */
function find(id: string, { data }: CardProps<WarView>): { matrix: MatrixData; own: string } | undefined {
    const [side, own = ""] = id.split("/");
    const { sides } = data["strategy-matrices.json"] as { sides: MatrixData[] };
    const matrix = sides.find((each) => each.side === side);
    return matrix && { matrix, own };
}

export function danger(id: string, props: CardProps<WarView>): CardText | undefined {
    const { words, story } = props;
    const { matrix, own = "" } = find(id, props) ?? {};
    const found = matrix?.defensive.find((each) => each.id === own);
    if (!matrix || !found) return undefined;
    const lit = litBy(lastDeed(story, matrix.side)?.reasons ?? []);
    const state = lit.danger === own ? "seen" : lit.passedOver.includes(own) ? "passed-over" : undefined;
    return {
        title: said(found.name),
        facts: [
            ...(state ? [words.text("card-danger-state", { side: matrix.side, state })] : []),
            words.text("card-danger", { side: matrix.side }),
            armies([found.force, ...(found.orElse ?? [])], words),
        ],
        rules: [found.rule, "3.1.2a", "3.1.2c"],
    };
}

const STRATEGIES: Record<Side, string[]> = { sparta: ["DEF.f", "3.1b"], athens: ["DEF.g", "3.1b"] };

export function strategy(id: string, props: CardProps<WarView>): CardText | undefined {
    const { words, view } = props;
    const { matrix, own = "" } = find(id, props) ?? {};
    const found = matrix?.strategies.find((each) => each.id === own);
    if (!matrix || !found) return undefined;
    const isInForce = view.strategy === own && view.mode.type === "solitaire" && view.mode.player !== matrix.side;
    return {
        title: said(found.name),
        facts: [
            ...(isInForce ? [words.text("card-strategy-now", { side: matrix.side })] : []),
            words.text("card-strategy", { from: found.from ?? 0, to: found.to ?? 0, open: openEnd(found) }),
            armies([found.force, ...(found.orElse ?? [])], words),
            ...(found.barredByHostages ? [words.text("card-strategy-hostages")] : []),
        ],
        rules: [...STRATEGIES[matrix.side], ...(found.barredByHostages ? ["3.1c"] : [])],
    };
}

function openEnd({ from, to }: { from: number | null; to: number | null }): string {
    if (from === null) return "below";
    return to === null ? "above" : from === to ? "one" : "none";
}

export function area(id: string, props: CardProps<WarView>): CardText | undefined {
    const { words } = props;
    const { matrix, own = "" } = find(id, props) ?? {};
    const found = matrix?.areas.find((each) => each.id === own);
    if (!matrix || !found) return undefined;
    return {
        title: words.name("area", own),
        facts: [
            words.text("card-area"),
            found.objectives.map((objective, index) => `${index + 1} ${words.name("space", objective)}`).join(" · "),
        ],
        rules: [matrix.side === "sparta" ? "DEF.j" : "DEF.k", "4.2h"],
    };
}

/** The army that a line calls for, and the smaller ones that go if it cannot be had. */
function armies(all: readonly StrategyArmy[], words: Sentences): string {
    const [first, ...rest] = all.map((each) => armyText(each, words));
    return [
        words.text("card-plan", { army: first ?? "" }),
        ...(rest.length > 0 ? [words.text("card-plan-else", { armies: rest.join(" · ") })] : []),
    ].join(" ");
}

function armyText(army: StrategyArmy, words: Sentences): string {
    if (army.by === "one") return plan(army.army, words);
    const ways: [string, ArmyPlan | null][] =
        army.by === "route"
            ? [
                  ["by-land", army.land],
                  ["by-sea", army.sea],
                  ["island", army.island],
              ]
            : [
                  ["coast", army.coast],
                  ["island", army.island],
                  ["inland", army.land],
              ];
    return ways
        .flatMap(([way, found]) => (found ? [words.text("card-plan-way", { way, army: plan(found, words) })] : []))
        .join("; ");
}

function plan(army: ArmyPlan, words: Sentences): string {
    const kinds = [
        ["hoplite", army.hoplite],
        ["cavalry", army.cavalry],
        ["naval", army.naval],
    ] as const;
    return kinds
        .flatMap(([kind, count]) => (count > 0 ? [words.text("card-plan-units", { kind, count })] : []))
        .join(", ");
}
