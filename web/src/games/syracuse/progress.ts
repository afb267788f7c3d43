//! Where the game is, in the words of the rulebook.

import type { Sentences } from "../../words/sentences";
import type { GameData, Phase, Progress } from "../module";
import type { CalendarData, Position, Side, SyracuseView } from "./types";

/** The phases of a turn in their order. */
export const PHASES = ["draw", "initiative", "reinforcements", "actions", "works", "hands", "regrouping", "recovery", "supply", "attrition", "end"] as const;
export type PhaseName = (typeof PHASES)[number];

/** The parts of a turn as the server knows them. */
const PARTS: Record<string, PhaseName> = {
    draw: "draw",
    initiative: "initiative",
    "start-reinforcements": "reinforcements",
    arrivals: "reinforcements",
    "free-moves": "reinforcements",
    "leaders-recover": "reinforcements",
    actions: "actions",
    "start-works": "works",
    works: "works",
    hands: "hands",
    regrouping: "regrouping",
    want: "recovery",
    recovery: "recovery",
    supply: "supply",
    famine: "supply",
    "start-attrition": "attrition",
    attrition: "attrition",
    sieges: "attrition",
    breaches: "attrition",
    end: "end",
};
/** Windows before a part whose step is that of the part before: the moment tells which phase it is. */
const MOMENTS: Record<string, PhaseName> = { initiative: "initiative", reinforcements: "reinforcements", answer: "reinforcements", works: "works", supply: "supply", attrition: "attrition" };

interface Stage {
    part: string;
    side?: Side;
}

/** The phase that is on, and whose it is. The step of the turn names what comes next once a part has begun, so a window is asked first. */
export function phaseOf(position: Position): { phase: PhaseName; side: Side | undefined } {
    const window = position.steps.find((step) => step.type === "window");
    const moment = (window?.window as { kind?: { moment?: string } } | undefined)?.kind?.moment ?? "";
    const stage = position.steps.find((step) => step.type === "turn")?.stage as Stage | undefined;
    const asked = position.steps.findLast((step) => typeof step.side === "string")?.side as Side | undefined;
    const named = MOMENTS[moment] ?? stepPhase(position);
    return { phase: named ?? PARTS[stage?.part ?? ""] ?? "end", side: asked ?? stage?.side };
}

/** What the innermost steps belong to. */
function stepPhase(position: Position): PhaseName | undefined {
    const STEPS: Record<string, PhaseName> = {
        arrive: "reinforcements",
        displace: "reinforcements",
        "free-move": "reinforcements",
        announce: "actions",
        menu: "actions",
        march: "actions",
        combats: "actions",
        battle: "actions",
        discard: "works",
        build: "works",
        keep: "hands",
        regroup: "regrouping",
        "regroup-to": "regrouping",
        recover: "recovery",
        sieges: "attrition",
        breach: "attrition",
    };
    for (const step of position.steps.toReversed()) {
        const phase = STEPS[step.type];
        if (phase) return phase;
    }
    return undefined;
}

export function progress(view: SyracuseView, words: Sentences, data: GameData): Progress {
    const { calendar } = data["scenarios.json"] as CalendarData;
    const { position } = view;
    const label = calendar.find((each) => each.turn === position.turn)?.label[words.lang] ?? "";
    const { phase, side } = phaseOf(position);
    const now = position.verdict ? PHASES.length : PHASES.indexOf(phase);
    const phases = PHASES.map((id, index): Phase => {
        const whole = words.text(`phase-${id}`);
        const state = index < now ? "past" : index === now ? "now" : "next";
        // The row has no room for all names: the phase that is on and the next one are written out.
        return { id, label: index === now || index === now + 1 ? whole : (whole.split(" ")[0] ?? whole), state };
    });
    const key = side && !position.verdict ? "turn-title-side" : "turn-title";
    return { title: words.text(key, { turn: position.turn, label, side }), phases };
}
