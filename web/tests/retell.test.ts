//! Events told one after the other lead to the position that follows: plates and counters change as the story says, and
//! nothing jumps when it ends.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { retold as campaignRetold } from "../src/games/campaign/retell";
import type { PieceView } from "../src/games/campaign/types";
import type { GameEvent } from "../src/games/module";
import { retold as warRetold, type Known } from "../src/games/peloponnesian-war/retell";
import type { LeaderData, WarView } from "../src/games/peloponnesian-war/types";
import { Engine } from "./engine";

function data(file: string): unknown {
    return JSON.parse(
        readFileSync(join(import.meta.dirname, "../../crates/game-peloponnesian-war/data", file), "utf8"),
    );
}
const { leaders: LEADERS } = data("leaders.json") as { leaders: LeaderData[] };
const KNOWN = { leaders: LEADERS, numbers: data("numbers.json") as Known["numbers"] };

/** So many answers are given in each of so many games. */
const ANSWERS = process.env.RUN_SLOW_TESTS ? 2000 : 240;
const SEEDS = process.env.RUN_SLOW_TESTS ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2];

/** Who stands where in the war, nobody where nobody is, and what is in the treasuries. */
function plates({ troops, leaders, treasury }: WarView): string[] {
    const forces = Object.entries(troops).flatMap(([space, here]) =>
        (["athens", "sparta"] as const).flatMap((side) => {
            const counts = (["own", "allied"] as const).flatMap((whose) =>
                (["hoplite", "cavalry", "naval"] as const).map((kind) => here[side]?.[whose]?.[kind] ?? 0),
            );
            return counts.some((count) => count > 0) ? [`${space} ${side} ${counts.join(" ")}`] : [];
        }),
    );
    const led = leaders.flatMap((where, index) =>
        where.type === "at" ? [`${LEADERS[index]?.id ?? ""} ${where.space}`] : [],
    );
    const money = (["athens", "sparta"] as const).map((side) => `treasury of ${side} ${treasury[side]}`);
    return [...forces, ...led, ...money].sort();
}

interface CampaignView {
    position: { turn: number; pieces: Record<string, PieceView> };
}
/** Which counters lie where, and which of them are weakened. */
function counters({ position }: CampaignView): string[] {
    return Object.entries(position.pieces)
        .map(([id, { at, back }]) => `${id} ${at}${back ? " weakened" : ""}`)
        .sort();
}

type Compare = (before: unknown, events: readonly GameEvent[], after: unknown) => [told: string[], is: string[]];
const war: Compare = (before, events, after) => {
    // Nobody says when leaders go home, which they do some time after the armies.
    const goesHome = events.some(({ type }) => ["went-home", "staying-rolled", "quelled"].includes(type));
    const known = (view: WarView): string[] => plates(goesHome ? { ...view, leaders: [] } : view);
    return [known(warRetold(before as WarView, events, KNOWN)), known(after as WarView)];
};
const campaign: Compare = (before, events, after) => {
    const [told, is] = [campaignRetold(before as CampaignView, events), after as CampaignView];
    // Reinforcements may come weakened, which is seen when they are there.
    const fresh = new Set(events.flatMap((event) => (event.type === "arrived" ? (event.pieces as string[]) : [])));
    const known = (lines: string[]) => lines.filter((line) => !fresh.has(line.split(" ")[0] ?? ""));
    return [known(counters(told)), known(counters(is))];
};

test.each([
    ["peloponnesian-war", war],
    ["syracuse", campaign],
    ["hellespont", campaign],
])("what is told of %s leads to the position that follows", async (game, compare) => {
    const engine = new Engine();
    let compared = 0;
    for (const seed of SEEDS) {
        let asked = await engine.begin(game, {}, seed);
        let before = await engine.view();
        for (let turn = 0; turn < ANSWERS && asked.decision; turn += 1) {
            const answer = asked.legal[(turn * 7 + seed) % asked.legal.length];
            if (!answer) break;
            asked = await engine.act(asked.decision.seat, answer);
            const after = await engine.view();
            if (asked.events.length > 0) {
                const [told, is] = compare(before, asked.events, after);
                expect(told, `${game} ${seed}, answer ${turn}: ${JSON.stringify(asked.events)}`).toEqual(is);
                compared += 1;
            }
            before = after;
        }
    }
    engine.end();
    expect(compared).toBeGreaterThan(40);
});
