//! Syracuse 415-413 BC.

import en from "../../../../crates/game-syracuse/messages/en.ftl?raw";
import fr from "../../../../crates/game-syracuse/messages/fr.ftl?raw";
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
import type { Side, SyracuseView } from "./types";

/** Answers after which a die falls, a counter is shown or the enemy is asked. */
const FINAL = new Set(["play", "fight", "assault", "assault-camp", "reroll", "besiege", "breach", "break-chains", "swap-initiative", "add-actions"]);

const syracuse: GameModule<SyracuseView> = {
    name: "syracuse",
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
        if (kind === "wall" || kind === "work") return words.text("word-work", { work: id });
        const kinds: Record<string, string> = { zone: "place", fort: "fort", piece: "piece", card: "counter" };
        return words.name(kinds[kind] ?? kind, id);
    },
    seats(view, _count, words): SeatLook[] {
        const side = (name: Side) => ({
            name: words.text("word-side", { side: name }),
            ...SIDES[name],
            ...(view ? { score: words.text("score", { points: view.points[name] }) } : {}),
        });
        return [side("athenian"), side("syracusan")];
    },
    beginsPhase: (event) => event.type === "turn-began" || event.type === "announced",
};

export default syracuse;
