//! Where the game is: round, nation and the steps of its turn.

import type { Sentences } from "../../words/sentences";
import type { Phase, Progress } from "../module";
import type { AntikeView } from "./types";

const TURN = ["coin", "rondel", "action", "cities"] as const;
const ACTIONS = new Set(["temple", "arming", "know-how", "maneuver"]);

/** Which step of the turn is being resolved; the outermost says it, what is paid or fought for is inside. */
export function stepOfTurn(view: AntikeView): (typeof TURN)[number] | "deal" | undefined {
    const outer = view.steps[0]?.type;
    if (outer === undefined) return undefined;
    if (outer === "choose-nations" || outer === "choose-city") return "deal";
    if (ACTIONS.has(outer)) return "action";
    return outer === "coin" || outer === "cities" ? outer : "rondel";
}

export function progress(view: AntikeView, words: Sentences): Progress {
    const now = stepOfTurn(view);
    if (now === "deal") return { title: words.text("page-phase-deal"), phases: [] };
    const active = view.nations.find((nation) => nation.nation === view.active);
    const place = TURN.findIndex((step) => step === now);
    const phases = TURN.map((step, index): Phase => {
        const doing = step === "action" && place >= 2 && active?.space ? words.name("space", active.space) : undefined;
        return {
            id: step,
            label: doing ?? words.text(`page-phase-${step}`),
            state: index < place ? "past" : index === place ? "now" : "next",
        };
    });
    const title = [
        words.text("page-round", { round: view.round }),
        ...(view.active ? [words.name("nation", view.active)] : []),
    ].join(" · ");
    return { title, phases };
}
