//! Antike.

import type { GameModule, SeatLook } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { nationLook } from "./nations";
import { card } from "./cards";
import { progress } from "./progress";
import { total } from "./counts";
import { places, targets, unitsOfTarget, wish } from "./targets";
import { actor, isMinor, joined, worded } from "./tale";
import type { AntikeView } from "./types";

const antike: GameModule<AntikeView> = {
    name: "antike",
    Board,
    Panel,
    targets,
    wish,
    places,
    progress,
    card,
    targetName(target, words) {
        const [kind = "", id = ""] = target.split(/:(.*)/s);
        const piece = unitsOfTarget(target);
        if (piece)
            return `${words.name("nation", piece.nation)}, ${words.text(`page-${piece.kind}s`)}, ${words.name("province", piece.province)}`;
        if (kind === "zone") return words.name("province", id);
        if (kind === "space") return words.name("space", id);
        if (kind === "advance") return words.text("advance", { id });
        if (kind === "nation")
            return id
                .split("+")
                .map((each) => words.name("nation", each))
                .join(" + ");
        return id;
    },
    seats(view, count, words) {
        return Array.from({ length: count }, (_, seat): SeatLook => {
            const nations = view?.nations.filter((each) => each.seat === seat) ?? [];
            const first = nations.find((each) => each.nation === view?.active) ?? nations[0];
            if (!first || !view) return { name: "", colour: "var(--neutral)", sign: String(seat + 1) };
            const name = nations.map((each) => words.name("nation", each.nation)).join(" + ");
            const best = Math.max(...nations.map(total));
            const { colour, ink, sign, emblem } = nationLook(first.nation);
            return { name, colour, ink, sign, emblem, score: `${best} / ${view.goal}` };
        });
    },
    scores(view, count, words) {
        const looks = antike.seats(view, count, words);
        return looks.map((look, seat) => {
            const nations = view.nations.filter((each) => each.seat === seat);
            const best = nations.sort((one, other) => total(other) - total(one))[0];
            return { look, points: best ? total(best) : 0 };
        });
    },
    hasStanding: true,
    beginsPhase: (event) => event.type === "turn-began",
    actor,
    joined,
    worded,
    isMinor,
};

export default antike;
