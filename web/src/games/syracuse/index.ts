//! Syracuse 415-413 BC.

import en from "../../../../crates/game-syracuse/messages/en.ftl?raw";
import fr from "../../../../crates/game-syracuse/messages/fr.ftl?raw";
import type { GameModule, SeatLook } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { SIDES } from "./looks";
import { places, targets } from "./targets";
import type { CalendarData, SyracuseView } from "./types";

const syracuse: GameModule<SyracuseView> = {
    name: "syracuse",
    ftl: { en, fr },
    files: () => ["map.json", "units.json", "scenarios.json", "stratagems.json"],
    Board,
    Panel,
    targets,
    places,
    targetName(target, words) {
        const [kind = "", id = ""] = target.split(/:(.*)/s);
        const kinds: Record<string, string> = { zone: "place", fort: "fort", piece: "piece", card: "counter" };
        return words.name(kinds[kind] ?? kind, id);
    },
    progress(view, words, data) {
        const { calendar } = data["scenarios.json"] as CalendarData;
        const turn = calendar.find((each) => each.turn === view.position.turn);
        return { title: `${view.position.turn} · ${turn?.label[words.lang] ?? ""}`, phases: [] };
    },
    seats(_view, _count, words): SeatLook[] {
        const side = (name: "athenian" | "syracusan") => ({ name: words.text("word-side", { side: name }), ...SIDES[name] });
        return [side("athenian"), side("syracusan")];
    },
    beginsPhase: (event) => event.type === "turn-began" || event.type === "announced",
};

export default syracuse;
