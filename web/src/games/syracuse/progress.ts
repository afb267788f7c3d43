//! Where the game is, in the words of the rulebook.

import type { Sentences } from "../../words/sentences";
import * as phases from "../campaign/phases";
import type { GameData, Progress } from "../module";
import type { CalendarData, Position, SyracuseView } from "./types";

/** The phases of a turn in their order. */
const PHASES = [
    "draw",
    "initiative",
    "reinforcements",
    "actions",
    "works",
    "hands",
    "regrouping",
    "recovery",
    "supply",
    "attrition",
    "end",
] as const;

const COURSE: phases.Course<(typeof PHASES)[number]> = {
    phases: PHASES,
    parts: {
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
    },
    moments: {
        initiative: "initiative",
        reinforcements: "reinforcements",
        answer: "reinforcements",
        works: "works",
        supply: "supply",
        attrition: "attrition",
    },
    steps: {
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
    },
};

/** The phase that is on, and whose it is. */
export function phaseOf(position: Position): { phase: string | undefined; side: string | undefined } {
    return phases.phaseOf(position.steps, COURSE);
}

export function progress(view: SyracuseView, words: Sentences, data: GameData): Progress {
    const { calendar } = data["scenarios.json"] as CalendarData;
    const { turn, steps, verdict } = view.position;
    const label = calendar.find((each) => each.turn === turn)?.label[words.lang] ?? "";
    return phases.progressOf({ turn, label, steps, over: verdict !== null }, COURSE, words);
}
