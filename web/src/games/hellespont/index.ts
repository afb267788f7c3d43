//! Hellespont 411-410 BC.

import en from "../../../../crates/game-hellespont/messages/en.ftl?raw";
import fr from "../../../../crates/game-hellespont/messages/fr.ftl?raw";
import sharedEn from "../campaign/en.ftl?raw";
import sharedFr from "../campaign/fr.ftl?raw";
import type { Answer, GameModule, SeatLook } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import ownEn from "./en.ftl?raw";
import ownFr from "./fr.ftl?raw";
import { SIDES } from "./looks";
import { progress } from "./progress";
import { roll } from "./rolls";
import { places, targets, wish } from "./targets";
import type { HellespontView, Side } from "./types";

/** Answers after which a die falls, a counter is shown or the enemy is asked. */
const FINAL = new Set(["play", "fight", "evade", "try-pass", "besiege", "discard", "test", "reroll", "swap-initiative", "add-actions", "recover-by-advantage", "return-piece"]);

const hellespont: GameModule<HellespontView> = {
    name: "hellespont",
    ftl: { en: en + sharedEn + ownEn, fr: fr + sharedFr + ownFr },
    secret: true,
    few: 2,
    Board,
    Panel,
    targets,
    wish,
    places,
    progress,
    roll,
    irreversible: (answer: Answer) => FINAL.has(answer.type),
    facts: () => ["/position/turn"],
    targetName(target, words) {
        const [kind = "", id = ""] = target.split(/:(.*)/s);
        if (kind === "face") return words.name("stratagem", id.split("/")[1] ?? id);
        if (kind === "token") return words.text("panel-advantage");
        const kinds: Record<string, string> = { zone: "place", piece: "piece", card: "counter" };
        return words.name(kinds[kind] ?? kind, id);
    },
    seats(view, _count, words): SeatLook[] {
        const side = (name: Side) => ({
            name: words.text("word-side", { side: name }),
            ...SIDES[name],
            ...(view?.points ? { score: words.text("score", { points: view.points[name] }) } : {}),
        });
        return [side("athenian"), side("spartan")];
    },
    beginsPhase: (event) => event.type === "turn-began" || event.type === "announced",
};

export default hellespont;
