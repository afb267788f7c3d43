//! Where the game is, in the words of the rulebook.

import type { Sentences } from "../../words/sentences";
import type { GameData, Phase, Progress } from "../module";
import type { CalendarData, WarView } from "./types";

/** The phases of a turn in their order. */
const PHASES = ["politics", "planning", "operations", "combat", "rebellion", "administration", "armistice"] as const;
type PhaseName = (typeof PHASES)[number];

/** The parts of a turn as the server knows them. */
const STAGES: Record<string, PhaseName> = {
    "side-determination": "politics",
    "random-event": "politics",
    "delian-rebellion": "politics",
    "leader-selection": "politics",
    "strategy-choice": "planning",
    "strategy-confidence": "planning",
    operations: "operations",
    "home-after-operations": "operations",
    "siege-determination": "combat",
    battles: "combat",
    sieges: "combat",
    staying: "combat",
    "home-after-combat": "combat",
    "lasting-rebellion": "rebellion",
    "spreading-rebellion": "rebellion",
    "helot-revolt": "rebellion",
    income: "administration",
    building: "administration",
    "second-building": "administration",
};

/** What the innermost steps belong to: the step of the turn names what comes next once a part has begun. */
const STEPS: Record<string, PhaseName> = {
    operations: "operations",
    objective: "operations",
    approach: "operations",
    gather: "operations",
    walk: "operations",
    intercept: "operations",
    ashore: "operations",
    battles: "combat",
    sieges: "combat",
    staying: "combat",
    remain: "combat",
    build: "administration",
};

export function phaseOf(view: WarView): PhaseName {
    for (const step of view.steps.toReversed()) {
        if (step.type === "build" && step.peace) return "armistice";
        if (step.type === "homeward") return step.after_combat ? "combat" : "operations";
        const phase = STEPS[step.type];
        if (phase) return phase;
    }
    const stage = view.steps.find((step) => step.type === "turn")?.stage as string | undefined;
    return STAGES[stage ?? ""] ?? "armistice";
}

export function progress(view: WarView, words: Sentences, data: GameData): Progress {
    const { calendar } = data["scenarios.json"] as CalendarData;
    const label = calendar.find((each) => each.turn === view.turn)?.label[words.lang] ?? "";
    const now = view.verdict ? PHASES.length : PHASES.indexOf(phaseOf(view));
    const phases = PHASES.map((id, index): Phase => ({
        id,
        label: words.text(`phase-${id}`),
        state: index < now ? "past" : index === now ? "now" : "next",
    }));
    return { title: words.text("turn-title", { turn: view.turn, label }), phases };
}
