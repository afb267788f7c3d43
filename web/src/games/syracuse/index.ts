//! Syracuse 415-413 BC.

import { actorLook, scoresOf, seatLooks, shared, targetName } from "../campaign/module";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { card } from "./cards";
import { reason } from "./ending";
import { SIDES } from "./looks";
import { progress } from "./progress";
import { roll } from "./rolls";
import { places, targets, wish } from "./targets";
import type { SyracuseView } from "./types";

const syracuse: GameModule<SyracuseView> = {
    name: "syracuse",
    ...shared,
    Board,
    Panel,
    targets,
    wish,
    places,
    progress,
    roll,
    card,
    reason,
    targetName(target, words) {
        const [kind, id = ""] = target.split(/:(.*)/s);
        return kind === "wall" || kind === "work" ? words.text("word-work", { work: id }) : targetName(target, words);
    },
    seats: (view, _count, words) => seatLooks(view?.points, SIDES, words),
    actor: (event, words) => actorLook(event, SIDES, words),
    scores: (view, _count, words) => scoresOf(view.points, SIDES, words),
};

export default syracuse;
