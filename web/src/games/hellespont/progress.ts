//! Where the game is, in the words of the rulebook.

import type { Sentences } from "../../words/sentences";
import * as phases from "../campaign/phases";
import type { GameData, Progress } from "../module";
import type { HellespontView, Position, ScenariosData } from "./types";

const PHASES = [
    "draw",
    "initiative",
    "reinforcements",
    "actions",
    "sieges",
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
        choices: "draw",
        draw: "draw",
        initiative: "initiative",
        "start-reinforcements": "reinforcements",
        withdrawals: "reinforcements",
        arrivals: "reinforcements",
        "base-moves": "reinforcements",
        "leaders-recover": "actions",
        actions: "actions",
        sieges: "sieges",
        hands: "hands",
        regrouping: "regrouping",
        recovery: "recovery",
        supply: "supply",
        famine: "supply",
        "start-attrition": "attrition",
        attrition: "attrition",
        end: "end",
    },
    moments: {
        initiative: "initiative",
        reinforcements: "reinforcements",
        answer: "reinforcements",
        arrived: "reinforcements",
        announced: "actions",
        archers: "actions",
        moved: "actions",
        combat: "actions",
        result: "actions",
        siege: "sieges",
        supply: "supply",
        attrition: "attrition",
    },
    steps: {
        choose: "draw",
        displace: "reinforcements",
        "base-moves": "reinforcements",
        announce: "actions",
        menu: "actions",
        combats: "actions",
        battle: "actions",
        sieges: "sieges",
        siege: "sieges",
        enter: "sieges",
        keep: "hands",
        regroup: "regrouping",
        "regroup-to": "regrouping",
        recover: "recovery",
        tests: "attrition",
    },
};

/** The phase that is on, and whose it is. */
export function phaseOf(position: Position): { phase: string | undefined; side: string | undefined } {
    return phases.phaseOf(position.steps, COURSE);
}

export function progress(view: HellespontView, words: Sentences, data: GameData): Progress {
    const { calendar } = data["scenarios.json"] as ScenariosData;
    const { turn, steps, verdict } = view.position;
    const label = calendar.find((each) => each.turn === turn)?.label[words.lang] ?? "";
    return phases.progressOf({ turn, label, steps, over: verdict !== null }, COURSE, words);
}
