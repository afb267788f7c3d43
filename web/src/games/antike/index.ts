//! Antike.

import en from "../../../../crates/game-antike/messages/en.ftl?raw";
import fr from "../../../../crates/game-antike/messages/fr.ftl?raw";
import type { GameModule, Phase, SeatLook } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { nationLook } from "./nations";
import { places, targets } from "./targets";
import type { AntikeView } from "./types";

const STEPS = ["coin", "rondel", "maneuver", "cities"] as const;

const antike: GameModule<AntikeView> = {
    name: "antike",
    ftl: { en, fr },
    files: (setup) => [setup.scenario === "east" ? "east.json" : "west.json", "rondel.json", "nations.json", "prices.json", "personages.json"],
    Board,
    Panel,
    targets,
    places,
    targetName(target, words) {
        const [kind = "", id = ""] = target.split(/:(.*)/s);
        if (kind === "zone") return words.name("province", id);
        if (kind === "space") return words.name("space", id);
        return id;
    },
    progress(view, words) {
        const now = view.steps.at(-1)?.type ?? "";
        const current = STEPS.findIndex((step) => step === now);
        const phases = STEPS.map((step, index): Phase => {
            const place = current === -1 ? 1 : current;
            return { id: step, label: words.text(`phase-${step}`), state: index < place ? "past" : index === place ? "now" : "next" };
        });
        const active = view.active ? words.name("nation", view.active) : "";
        return { title: `${view.round} · ${active}`, phases: words.has("phase-rondel") ? phases : [] };
    },
    seats(view, count, words) {
        return Array.from({ length: count }, (_, seat): SeatLook => {
            const nations = view?.nations.filter((each) => each.seat === seat) ?? [];
            const first = nations[0];
            if (!first || !view) return { name: "", colour: "var(--neutral)", sign: String(seat + 1) };
            const name = nations.map((each) => words.name("nation", each.nation)).join(" + ");
            const won = nations.flatMap((each) => Object.values(each.personages)).reduce((sum, each) => sum + each, 0);
            return { name, ...nationLook(first.nation), score: `${won} / ${view.goal}` };
        });
    },
    beginsPhase: (event) => event.type === "turn-began",
};

export default antike;
