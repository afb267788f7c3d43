//! Hellespont 411-410 BC.

import { actorLook, scoresOf, seatLooks, shared, targetName } from "../campaign/module";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { SIDES } from "./looks";
import { card } from "./cards";
import { reason } from "./ending";
import { progress } from "./progress";
import { roll } from "./rolls";
import { ADVANTAGE, places, targets, wish } from "./targets";
import type { HellespontView } from "./types";

const hellespont: GameModule<HellespontView> = {
    name: "hellespont",
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
    targetName: (target, words) => (target === ADVANTAGE ? words.text("panel-advantage") : targetName(target, words)),
    seats: (view, _count, words) => seatLooks(view?.points, SIDES, words),
    actor: (event, words) => actorLook(event, SIDES, words),
    scores: (view, _count, words) => scoresOf(view.points, SIDES, words),
};

export default hellespont;
