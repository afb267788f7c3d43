//! What the cards of Antike say.

import type { CardProps, CardText, Target } from "../module";
import { aboutProvince } from "./about";
import { unitsOfTarget } from "./targets";
import type { AntikeView, BoardData, RondelData } from "./types";

/** The section of the rules behind each action of the wheel. */
const ACTIONS: Record<string, string[]> = {
    iron: ["production"],
    marble: ["production"],
    gold: ["production"],
    temple: ["temple"],
    arming: ["arming"],
    "know-how": ["knowhow"],
    maneuver: ["maneuver"],
};
const ADVANCES: Record<string, string> = {
    wheel: "advances.1",
    roads: "advances.2",
    sailing: "advances.3",
    navigation: "advances.4",
    market: "advances.6",
    currency: "advances.7",
    monarchy: "advances.10",
    democracy: "advances.11",
};
const PHASES: Record<string, string> = {
    coin: "coin",
    rondel: "rondel",
    action: "turn",
    cities: "cities",
    deal: "setup",
};

export function card(target: Target, { words, view, data }: CardProps<AntikeView>): CardText | undefined {
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    if (unitsOfTarget(target)) return { facts: [], rules: ["movement", "combat"] };
    switch (kind) {
        case "phase":
            return { title: words.text(`page-phase-${id}`), facts: [], rules: [PHASES[id] ?? "turn"] };
        case "space": {
            const { spaces } = data["rondel.json"] as RondelData;
            const action = spaces.find((space) => space.id === id)?.action ?? "";
            return { facts: [words.text("card-space", { action })], rules: ACTIONS[action] ?? ["rondel"] };
        }
        case "advance":
            return { facts: [], rules: [ADVANCES[id] ?? "advances"] };
        case "zone": {
            const board = (data["west.json"] ?? data["east.json"]) as BoardData;
            const province = board.zones.find((zone) => zone.id === id);
            if (!province) return undefined;
            const hasCity = view.nations.some((nation) => nation.cities.some((city) => city.province === id));
            return {
                facts: aboutProvince(view, province, words).split("; "),
                rules: hasCity ? ["conquest"] : ["cities"],
            };
        }
        default:
            return undefined;
    }
}
