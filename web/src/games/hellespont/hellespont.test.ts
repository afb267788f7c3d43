import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { overlaps, type Box } from "../../map/geometry";
import { Sentences } from "../../words/sentences";
import { inside } from "../campaign/pack";
import { thrown } from "../campaign/rolls";
import { sizes } from "../campaign/sizes";
import { monthEffects, monthMarks } from "./calendar";
import { anchorages, baseBox, beaches, bled, charted, exits, westward } from "./chart";
import { luckyFaces, prospects } from "./foresee";
import { comingGroups, fallen } from "./reserves";
import { phaseOf, progress } from "./progress";
import { roll } from "./rolls";
import { current, groves, mountains } from "./scenery";
import { about, deploy, looksAt } from "./stacks";
import { ADVANTAGE, places, targets, wish } from "./targets";
import type { HellespontView, MapData, PieceView, Position, ScenariosData, UnitsData } from "./types";
import { enemyPlaces, isPort } from "./enemies";

const CRATE = "../crates/game-hellespont";
const json = (file: string): unknown => JSON.parse(readFileSync(`${CRATE}/data/${file}.json`, "utf8"));
const text = (path: string) => readFileSync(path, "utf8");
const map = json("map") as MapData;
const units = json("units") as UnitsData;
const scenarios = json("scenarios") as ScenariosData;
const source = (lang: string) =>
    text(`${CRATE}/messages/${lang}.ftl`) +
    text(`src/games/campaign/${lang}.ftl`) +
    text(`src/games/hellespont/${lang}.ftl`);
const words = new Sentences("en", source("en"));
const all = [...units.units, ...units.leaders];
const asked = (prompt: string, more: object = {}) => ({ seat: 0, prompt, rule: "", about: more, answers: [] });

const NEITHER = { athenian: false, spartan: false };

function position(pieces: Record<string, string>, more: Partial<Position> = {}): Position {
    return {
        scenario: "10.1",
        turn: 2,
        pieces: Object.fromEntries(
            Object.entries(pieces).map(([id, at]): [string, PieceView] => [id, { at, start: "Sestos" }]),
        ),
        advantage: "spartan",
        initiative: "spartan",
        actions: { athenian: 0, spartan: 0 },
        supply: { athenian: { value: 3, face: "appro" }, spartan: { value: 3, face: "appro" } },
        arrivals: [],
        phase: {
            announced: 0,
            combatsPaid: false,
            played: NEITHER,
            passed: NEITHER,
            advantageUsed: false,
            barred: { athenian: [], spartan: [] },
            lying: [],
            done: [],
            crossed: {},
            fled: {},
        },
        options: { siegeRatio: "sensible", storm: "sheltered", evasionLoss: "any", returnedUnits: "full" },
        setAside: [],
        killed: [],
        tissaphernes: "waits",
        alcibiadesEntered: false,
        march: null,
        battle: null,
        siege: null,
        steps: [],
        verdict: null,
        ...more,
    };
}
const view = (now: Position): HellespontView => ({
    viewer: "athenian",
    position: now,
    hands: { athenian: { count: 0, counters: [] }, spartan: { count: 0, counters: null } },
    menu: null,
    bowl: 21,
    points: { athenian: 0, spartan: 0 },
});
const clashes = (boxes: readonly Box[]) =>
    boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlaps(box, other)));

test("the Aegean goes on to the west, its bases with it, and the rest moves along", () => {
    const west = westward(map, { width: 1540, height: 890 });
    expect(west).toBeGreaterThan(200);
    expect(westward(map, { width: 390, height: 520 })).toBe(190);
    const zones = new Map(map.zones.map((zone) => [zone.id, charted(zone, west)]));
    expect(Math.min(...(zones.get("M22")?.polygon.map(([x]) => x) ?? []))).toBe(0);
    expect(baseBox("B3", west).width).toBe(150 + west);
    expect(baseBox("B1", west)).toEqual({ x: 1410 + west, y: 0, width: 190, height: 140 });
    expect(zones.get("T29")?.stack[0]).toBe((map.zones.find((zone) => zone.id === "T29")?.stack[0] ?? 0) + west);
    expect(bled("M598 0 L1600 926", map)).toBe("M598 -900 L2500 926");
});

test("beaches, anchors and arrows are where the data say", () => {
    expect(beaches(map).split("M").length - 1).toBeGreaterThanOrEqual(17);
    expect(anchorages(map, 0).map(({ port, sea }) => `${port} ${sea}`)).toEqual(
        expect.arrayContaining(["Sestos M5", "Cyzique M16", "Cyzique M17"]),
    );
    expect(anchorages(map, 0)).toHaveLength(9);
    expect(exits(map, 0).map(({ id, turn }) => [id, turn])).toEqual([
        ["B1-M18", 90],
        ["B2-M21", 90],
        ["B3-M22", -90],
        ["B3-M23", 90],
    ]);
});

test("the scenery stands on its ground", () => {
    expect(current(map)).toHaveLength(5);
    expect(mountains(map).length).toBeGreaterThan(20);
    const clear = map.zones.filter((zone) => zone.terrain === "clear");
    expect(groves(map.zones).length).toBeGreaterThan(15);
    expect(groves(map.zones).every((at) => clear.some((zone) => inside(zone.polygon, at)))).toBe(true);
});

/** Crowded, as in a bad September: everybody in a few places. */
const CROWD: Record<string, string> = Object.fromEntries(
    all.map(({ id, side }) => {
        if (id.startsWith("A-T10")) return [id, "M5"];
        if (id.startsWith("S-T10")) return [id, "M21"];
        if (id.includes("-H4")) return [id, side === "athenian" ? "M5" : "M21"];
        if (id.includes("-P")) return [id, side === "athenian" ? "Sestos" : "Abydos"];
        return [id, id.includes("-T4") ? (side === "athenian" ? "Sestos" : "Abydos") : "B3"];
    }),
);

test("crowded zones, ports and bases: nobody lies on anybody, nobody is lost", () => {
    for (const scale of [0.24, 0.48, 0.65, 1.2]) {
        const zones = map.zones.map((zone) => charted(zone, 190));
        const { stacks, ports } = deploy(zones, map, 190, position(CROWD), units, words, sizes(scale));
        const boxes = stacks.flatMap((stack) => stack.piles.map((pile) => pile.box));
        expect(clashes(boxes), `at ${scale}`).toEqual([]);
        expect(stacks.flatMap((stack) => stack.piles.flatMap((pile) => pile.all))).toHaveLength(all.length);
        expect(ports).toHaveLength(8);
        // Leaders are seen, and nothing shrinks until it cannot be read.
        const piles = stacks.flatMap((stack) => stack.piles.map((pile) => ({ size: stack.size, ...pile })));
        expect(piles.filter(({ all: each }) => each.some((look) => look.leader) && !each[0]?.leader)).toEqual([]);
        if (scale >= 0.48)
            expect(Math.min(...piles.map((pile) => pile.size * scale)), `at ${scale}`).toBeGreaterThan(19);
    }
}, 30_000);

test("a garrison stands inside its wall, which grows over the land and not into the sea", () => {
    const zones = map.zones.map((zone) => charted(zone, 0));
    const { stacks, ports } = deploy(
        zones,
        map,
        0,
        position({ "S-T10-1": "Abydos", "S-T4-3": "Abydos", "S-H3-1": "Abydos", "S-P2-1": "Abydos" }),
        units,
        words,
        sizes(0.65),
    );
    const frame = ports.find((port) => port.id === "Abydos")?.box;
    const piles = stacks.find((stack) => stack.id === "Abydos")?.piles ?? [];
    expect(
        piles.every(
            ({ box }) =>
                frame &&
                box.x >= frame.x &&
                box.x + box.width <= frame.x + frame.width &&
                box.y >= frame.y &&
                box.y + box.height <= frame.y + frame.height,
        ),
    ).toBe(true);
    expect(frame?.x).toBeCloseTo(636, 0);
});

test("troops at sea stand on their ships", () => {
    const zones = map.zones.map((zone) => charted(zone, 190));
    const { stacks } = deploy(
        zones,
        map,
        190,
        position({ "A-T20-1": "M12", "A-H4-1": "M12", "A-L-thrasybule": "M12" }),
        units,
        words,
        sizes(0.65),
    );
    const piles = stacks.find((stack) => stack.id === "M12")?.piles ?? [];
    const [ship, troops] = ["A-T20-1", "A-H4-1"].map((id) => piles.find((pile) => pile.top.id === id));
    expect(troops?.top.aboard).toBe(true);
    expect((troops?.box.y ?? 0) + (troops?.box.height ?? 0)).toBeCloseTo(ship?.box.y ?? 0);
    expect(troops?.size).toBeLessThan(ship?.box.width ?? 0);
    expect(about(looksAt("M12", position({ "A-T20-1": "M12" }), units, words), words)).toBe(
        "Athens 1 unit, strength 20",
    );
});

test("answers become targets", () => {
    expect(targets({ type: "play", counter: "C03", stratagem: "S6", target: { of: "place", place: "T13" } })).toEqual([
        "face:C03/S6",
        "zone:T13",
    ]);
    expect(targets({ type: "play", counter: "C05", stratagem: "S14", target: { of: "group", group: 3 } })).toEqual([
        "face:C05/S14",
    ]);
    expect(targets({ type: "choose", counter: "C01" })).toEqual(["card:C01"]);
    expect(targets({ type: "activate", place: "Sestos" })).toEqual(["zone:Sestos"]);
    expect(targets({ type: "leave", base: "B3" })).toEqual(["zone:B3"]);
    expect(targets({ type: "besiege", port: "Abydos" })).toEqual(["zone:Abydos"]);
    expect(targets({ type: "lose", unit: "A-T4-1" })).toEqual(["piece:A-T4-1"]);
    expect(targets({ type: "recover-by-advantage", unit: "A-T4-1" })).toEqual([ADVANTAGE, "piece:A-T4-1"]);
    expect(targets({ type: "return-piece", piece: "A-H3-1", to: "B3" })).toEqual([
        ADVANTAGE,
        "piece:A-H3-1",
        "zone:B3",
    ]);
    expect(targets({ type: "try-pass" })).toEqual([]);
});

test("a dark click is a wish that the server can judge", () => {
    expect(wish("zone:M5", [], asked("menu"))).toEqual({ type: "activate", place: "M5" });
    expect(wish("zone:M5", [], asked("pick"))).toEqual({ type: "step", to: "M5" });
    expect(wish("zone:Abydos", [], asked("sieges"))).toEqual({ type: "besiege", port: "Abydos" });
    expect(wish("piece:A-T4-1", [], asked("naval-losses"))).toEqual({ type: "lose", unit: "A-T4-1" });
    expect(wish("card:C01", [], asked("choose"))).toEqual({ type: "choose", counter: "C01" });
    expect(wish("zone:M5", [], asked("keep"))).toBeUndefined();
    expect(places({ type: "moved", from: "Sestos", to: "M5" })).toEqual(["zone:Sestos", "zone:M5"]);
    expect(places({ type: "port-fell", port: "Abydos" })).toEqual(["zone:Abydos"]);
});

test("fleets stop at fleets, and ports of the enemy are closed", () => {
    const now = position({ "S-T10-1": "M3", "S-H3-1": "Abydos", "S-P2-1": "T18" });
    expect(enemyPlaces(now, units, "athenian", true)).toEqual(new Set(["M3", "Abydos"]));
    expect([isPort("Sestos"), isPort("M5"), isPort("eliminated"), isPort(undefined)]).toEqual([
        true,
        false,
        false,
        false,
    ]);
});

test("what the dice may bring", () => {
    expect(
        luckyFaces({ of: "evasion", evader: "spartan", place: "M5", lines: [], bonus: 1, faces: 6, succeeds: 2 }),
    ).toEqual([5, 6]);
    expect(
        luckyFaces({ of: "passing", side: "athenian", place: "M12", ships: 20, enemies: 10, faces: 6, passes: 3 }),
    ).toEqual([1, 2, 3]);
    expect(prospects([{ of: "siege", port: "Abydos" }, 3])).toHaveLength(1);
    expect(prospects(undefined)).toEqual([]);
    const began = {
        type: "siege-began",
        side: "athenian",
        port: "Abydos",
        dice: 2,
        lines: [
            { line: "base", by: 1 },
            { line: "season", by: -1 },
        ],
    };
    expect(roll(began, words)?.lines).toEqual([
        { label: "basic die", by: 1, rule: "5.1a" },
        { label: "season", by: -1, rule: "5.1i" },
    ]);
    expect(roll({ type: "siege-rolled", side: "athenian", port: "Abydos", dice: [1, 6] }, words)?.dice).toEqual([1, 6]);
    const rolled = (dice: number[]) =>
        roll({ type: "siege-rolled", side: "athenian", port: "Abydos", dice }, words)?.result;
    expect([[6, 1, 1], [5, 2], [4, 1], []].map(rolled)).toEqual([
        "A 6: the port falls. 2 units of Athens are weakened.",
        "A 5: everyone inside is weakened; if they all were already, the port falls.",
        "The port holds. 1 unit of Athens is weakened.",
        "The port holds.",
    ]);
    expect(thrown({ type: "roll", roll: { die: 4 } })).toEqual([4]);
    expect(thrown({ type: "roll", roll: {} }, [2, 6])).toEqual([2, 6]);
    expect(thrown({ type: "menu" }, [2])).toEqual([]);
    expect(
        roll({ type: "evasion-rolled", side: "spartan", zone: "M5", die: 4, bonus: -1, success: false }, words)?.lines,
    ).toEqual([{ label: "Bonus", by: -1, rule: "4.2.1g" }]);
    expect(
        roll(
            {
                type: "initiative-rolled",
                athenian: [1, 2],
                spartan: [3, 4],
                initiative: "spartan",
                actions: { athenian: 2, spartan: 4 },
            },
            words,
        )?.sides?.map(({ name, dice, total }) => [name, dice, total]),
    ).toEqual([
        ["Athens", [1, 2], 2],
        ["Sparta", [3, 4], 4],
    ]);
    expect(roll({ type: "moved", side: "athenian" }, words)).toBeUndefined();
});

test("months and what they change", () => {
    expect(monthEffects(scenarios, 2, words).map((effect) => [effect.id, effect.good])).toEqual([
        ["actions", true],
        ["leader", true],
        ["supply", true],
    ]);
    expect(monthEffects(scenarios, 6, words).map((effect) => effect.id)).toEqual([
        "actions",
        "leader-pays",
        "siege",
        "supply-not",
        "attrition",
    ]);
    const arrivals: Position["arrivals"] = [
        { turn: 2 },
        { turn: 3 },
        { turn: 3 },
        { turn: 7 },
        { turn: 7 },
        "called",
        "called",
        { turn: 2 },
    ];
    const coming = comingGroups(position({}, { arrivals }), scenarios, units, words);
    expect(coming.map((group) => [group.side, group.turn])).toEqual([
        ["athenian", 2],
        ["spartan", 2],
        ["athenian", 3],
        ["athenian", 3],
        ["athenian", 7],
        ["athenian", 7],
        ["athenian", undefined],
        ["athenian", undefined],
    ]);
    const marks = monthMarks(scenarios, 2, coming, words);
    expect(marks).toHaveLength(10);
    expect(marks[1]).toMatchObject({ short: "Sep", state: "now", season: "autumn" });
    expect(marks[1]?.coming).toHaveLength(2);
    expect(
        fallen(position({ "A-H3-1": "eliminated", "A-H3-2": "T17" }), units, "athenian", words).map((look) => look.id),
    ).toEqual(["A-H3-1"]);
});

test("everybody at once: a place and where to, or a button where the place means one piece alone", () => {
    expect(targets({ type: "regroup-all", from: "M5", to: "B3" })).toEqual(["zone:M5", "zone:B3"]);
    expect(targets({ type: "retreat-all", place: "M9" })).toEqual([]);
    expect(targets({ type: "retreat-to", place: "M9" })).toEqual(["zone:M9"]);
    expect(targets({ type: "pick-weakened", piece: "A-H4-1" })).toEqual([]);
});

test("phases are told by the innermost step or the moment of a window", () => {
    const turn = (part: "actions" | "sieges" | "recovery"): Position["steps"][number] => ({
        type: "turn",
        stage: part === "actions" ? { part, side: "athenian" } : { part, side: "athenian", second: false },
    });
    expect(phaseOf(position({}, { steps: [turn("actions"), { type: "menu", side: "athenian" }] }))).toEqual({
        phase: "actions",
        side: "athenian",
    });
    expect(
        phaseOf(
            position(
                {},
                {
                    steps: [
                        turn("sieges"),
                        { type: "siege", stage: "dice" },
                        {
                            type: "window",
                            window: {
                                kind: { moment: "siege", port: "Abydos" },
                                asked: "spartan",
                                last: false,
                                used: false,
                            },
                        },
                    ],
                },
            ),
        ),
    ).toEqual({ phase: "sieges", side: "spartan" });
    expect(phaseOf(position({}, { steps: [turn("recovery")] })).phase).toBe("recovery");
    const moved: Position["steps"][number] = {
        type: "window",
        window: { kind: { moment: "moved" }, asked: "spartan", last: true, used: false },
    };
    expect(
        phaseOf(position({}, { steps: [turn("actions"), { type: "combats", side: "athenian" }, moved] })).phase,
    ).toBe("actions");
    const told = progress(view(position({}, { steps: [turn("actions"), { type: "menu", side: "athenian" }] })), words, {
        "scenarios.json": scenarios,
    });
    expect(told.title).toBe("Turn 2 · September 411 BC · Athens");
    expect(told.phases.find((phase) => phase.state === "now")?.label).toBe("B.3 Actions");
});
