//! The Peloponnesian War, alone against the system or with two players.

import type { GameModule, SeatLook } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { SIDES } from "./forces";
import { chances } from "./foresee";
import { card } from "./cards";
import { progress } from "./progress";
import { retold, type Known } from "./retell";
import { roll } from "./rolls";
import { actor, isMinor, joined, worded } from "./tale";
import { places, targets, wish } from "./targets";
import { playerOf, type LeaderData, type Side, type WarView } from "./types";

const peloponnesianWar: GameModule<WarView> = {
    name: "peloponnesian-war",
    few: 3,
    Board,
    Panel,
    targets,
    wish,
    places,
    progress,
    card,
    // The end itself says only that a side has surrendered.
    reason: (_end, { story, words }) =>
        story.filter(({ type }) => type === "surrendered").map((event) => words.sentence("event", event)),
    roll,
    chances,
    facts: () => ["/turn"],
    targetName(target, words) {
        const [kind = "", id = ""] = target.split(/:(.*)/s);
        if (kind !== "take") return words.name("space", id);
        const [nationality, sort, count] = id.split("/");
        return words.text("action-take", { nationality, kind: sort, count: Number(count) });
    },
    seats(view, count, words): SeatLook[] {
        const look = (side: Side, points: number | undefined) => ({
            name: words.name("side", side),
            ...SIDES[side],
            ...(points === undefined ? {} : { score: words.text("score", { points }) }),
        });
        if (count > 1) return [look("athens", view?.points.athens), look("sparta", view?.points.sparta)];
        const player = view && playerOf(view);
        return [
            player
                ? look(player, view.points.athens)
                : { name: words.text("seat-alone"), colour: "var(--terracotta)", sign: "Α" },
        ];
    },
    scores(view, count, words) {
        const looks = peloponnesianWar.seats(view, count, words);
        const sides: Side[] = count > 1 ? ["athens", "sparta"] : [playerOf(view) ?? "athens"];
        // Alone, the points of the player are those of Athens, whichever side is led.
        return sides.flatMap((side, seat) => {
            const look = looks[seat];
            return look ? [{ look, points: view.points[count > 1 ? side : "athens"] }] : [];
        });
    },
    beginsPhase: (event) =>
        event.type === "turn-began" ||
        event.type === "omens-rolled" ||
        event.type === "first-to-operate" ||
        event.type === "income",
    actor,
    retold: (view, events, data) =>
        retold(view, events, {
            leaders: (data["leaders.json"] as { leaders: LeaderData[] }).leaders,
            numbers: data["numbers.json"] as Known["numbers"],
        }),
    joined,
    worded,
    isMinor,
};

export default peloponnesianWar;
