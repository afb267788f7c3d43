//! Syracuse 415-413 BC.

import en from "../../../../crates/game-syracuse/messages/en.ftl?raw";
import fr from "../../../../crates/game-syracuse/messages/fr.ftl?raw";
import sharedEn from "../campaign/en.ftl?raw";
import sharedFr from "../campaign/fr.ftl?raw";
import { card } from "../campaign/cards";
import { actorLook, scoresOf, seatLooks, shared, targetName } from "../campaign/module";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import ownEn from "./en.ftl?raw";
import ownFr from "./fr.ftl?raw";
import { SIDES } from "./looks";
import { progress } from "./progress";
import { roll } from "./rolls";
import { places, targets, wish } from "./targets";
import type { SyracuseView } from "./types";

const PHASES = {
    draw: "2.A",
    initiative: "2.B.1",
    reinforcements: "2.B.2",
    actions: "2.B.3",
    works: "2.C",
    hands: "2.D",
    regrouping: "2.D",
    recovery: "2.D",
    supply: "6",
    attrition: "6.4",
    end: "9.1",
};

const syracuse: GameModule<SyracuseView> = {
    name: "syracuse",
    ...shared,
    ftl: { en: en + sharedEn + ownEn, fr: fr + sharedFr + ownFr },
    Board,
    Panel,
    targets,
    wish,
    places,
    progress,
    roll,
    card: (target, props) => card(target, props, { stacking: "3.3", phases: PHASES, sides: SIDES }),
    targetName(target, words) {
        const [kind, id = ""] = target.split(/:(.*)/s);
        return kind === "wall" || kind === "work" ? words.text("word-work", { work: id }) : targetName(target, words);
    },
    seats: (view, _count, words) => seatLooks(view?.points, SIDES, words),
    actor: (event, words) => actorLook(event, SIDES, words),
    scores: (view, _count, words) => scoresOf(view.points, SIDES, words),
};

export default syracuse;
