import { expect, test } from "vitest";

import map from "../../../../crates/game-peloponnesian-war/data/map.json";
import leaders from "../../../../crates/game-peloponnesian-war/data/leaders.json";
import scenarios from "../../../../crates/game-peloponnesian-war/data/scenarios.json";
import { overlaps } from "../../map/geometry";
import { spotsOf, stretchFor, wayPoints } from "./chart";
import { standings } from "./forces";
import { layBadges } from "./badges";
import { layAll, Places, sizesAt, spaceBoxes, type PlacedForce } from "./layout";
import type { Force, LeaderData, MapData, Side, SpaceData, SpaceTroops, WarView } from "./types";

const MAP = map as unknown as MapData;
const LEADERS = leaders.leaders as unknown as LeaderData[];
/** The board on a laptop. */
const ROOM = { width: 1051, height: 700 };

interface Unit {
    nationality: string;
    hoplite?: number;
    cavalry?: number;
    naval?: number;
}

/** The forces of a scenario as a view tells them. */
function opening(id: string): WarView {
    const troops: Record<string, SpaceTroops> = {};
    const where = LEADERS.map((): WarView["leaders"][number] => ({ type: "free" }));
    const scenario = scenarios.scenarios.find((each) => each.id === id);
    for (const side of ["athens", "sparta"] as Side[]) {
        const forces = (scenario?.sides?.[side].forces ?? []) as { space: string; leader?: string; units: Unit[] }[];
        for (const { space, leader, units } of forces) {
            const force: Force = {};
            for (const { nationality, ...counts } of units)
                force[nationality.endsWith("ally") ? "allied" : "own"] = counts;
            troops[space] = { ...troops[space], [side]: force };
            if (leader) where[LEADERS.findIndex((each) => each.id === leader)] = { type: "at", space };
        }
    }
    return { troops, leaders: where } as WarView;
}

test("the map fills a wide room without leaving the earth", () => {
    expect(stretchFor(MAP, ROOM)).toBeCloseTo(1.22, 2);
    expect(stretchFor(MAP, { width: 3000, height: 700 })).toBe(1.27);
    expect(stretchFor(MAP, { width: 390, height: 600 })).toBe(1);
});

test.each(["peloponnesian-war", "decelean-war", "fall-of-athens"])(
    "no force and no name hides another one: %s",
    (id) => {
        const stretch = stretchFor(MAP, ROOM);
        const spots = spotsOf(MAP, stretch);
        const size = sizesAt(ROOM.height / MAP.height);
        const signs = spaceBoxes(spots.values(), size.space);
        const room = { width: MAP.width * stretch, height: MAP.height, taken: signs };
        const standing = standings(opening(id), [...spots.keys()], LEADERS);
        const isFirst = (zone: SpaceData) =>
            zone.home !== undefined || zone.coalition !== undefined || standing.some((each) => each.space === zone.id);
        const wished = MAP.zones.map((zone) => ({
            id: zone.id,
            first: isFirst(zone),
            lines: zone.labelLinesFr,
            wished: [zone.x * stretch, zone.y + 20] as const,
            size: size.name,
        }));
        const { forces, names: placed } = layAll(standing, wished, spots, size, room);
        expect(forces.length).toBeGreaterThan(8);
        expect(placed.length).toBeGreaterThan(110);
        expect(wished.filter((name) => name.first && !placed.some((each) => each.id === name.id))).toEqual([]);
        // Only where cities stand close together, as in Attica, a force stands off a little, and is tied to its place.
        const away = ({ box, anchor: [x, y] }: PlacedForce) =>
            Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
        expect(Math.max(...forces.map(away))).toBeLessThan(size.cell * 2.4);
        expect(forces.filter((force) => force.tied && force.standing.space === "sparta")).toEqual([]);
        const boxes = [...forces.map((force) => force.box), ...placed.map((name) => name.box)];
        const clashes = boxes.flatMap((box, index) =>
            [...boxes.slice(index + 1), ...signs].filter((each) => overlaps(box, each)),
        );
        expect(clashes).toEqual([]);
    },
);

/** The board on a laptop of 1366 by 768, below which the question stands. */
const LOW = { width: 997, height: 565 };

test.each([
    [LOW, "labelLines", []],
    [LOW, "labelLinesFr", []],
    // The forces of Corinth stand where its name could.
    [ROOM, "labelLines", ["cenchreae"]],
    [ROOM, "labelLinesFr", ["cenchreae"]],
] as const)("on a laptop every place has its name when the war begins: %j %s", (board, lines, missing) => {
    const stretch = stretchFor(MAP, board);
    const spots = spotsOf(MAP, stretch);
    const size = sizesAt(board.height / MAP.height);
    const standing = standings(opening("peloponnesian-war"), [...spots.keys()], LEADERS);
    const isFirst = (zone: SpaceData) =>
        zone.home !== undefined || zone.coalition !== undefined || standing.some((each) => each.space === zone.id);
    const wished = [...spots.values()].map(({ data, at }) => ({
        id: data.id,
        first: isFirst(data),
        lines: data[lines],
        wished: [at[0] + (data.label[0] - data.x), at[1] + (data.label[1] - data.y)] as const,
        size: data.home || data.coalition ? size.name * 1.12 : size.name,
    }));
    const { names } = layAll(standing, wished, spots, size, {
        width: MAP.width * stretch,
        height: MAP.height,
        taken: spaceBoxes(spots.values(), size.space),
    });
    expect(wished.map(({ id }) => id).filter((id) => !names.some((each) => each.id === id))).toEqual(missing);
    const boxes = names.map(({ box }) => box);
    expect(boxes.flatMap((box, index) => boxes.slice(index + 1).filter((each) => overlaps(box, each)))).toEqual([]);
});

test.each(["labelLines", "labelLinesFr"] as const)(
    "on a phone no great or manned place loses its name: %s",
    (lines) => {
        const spots = spotsOf(MAP, 1);
        const size = sizesAt(0.42);
        const standing = standings(opening("peloponnesian-war"), [...spots.keys()], LEADERS);
        const isFirst = (zone: SpaceData) =>
            zone.home !== undefined || zone.coalition !== undefined || standing.some((each) => each.space === zone.id);
        const wished = MAP.zones.map((zone) => ({
            id: zone.id,
            first: isFirst(zone),
            lines: zone[lines],
            wished: zone.label,
            size: size.name,
        }));
        const { names } = layAll(standing, wished, spots, size, {
            width: MAP.width,
            height: MAP.height,
            taken: spaceBoxes(spots.values(), size.space),
        });
        expect(wished.filter((name) => name.first && !names.some((each) => each.id === name.id))).toEqual([]);
    },
);

test("what an army risks is told beside its way, free of forces", () => {
    const stretch = stretchFor(MAP, ROOM);
    const spots = spotsOf(MAP, stretch);
    const size = sizesAt(ROOM.height / MAP.height);
    const signs = spaceBoxes(spots.values(), size.space);
    const room = { width: MAP.width * stretch, height: MAP.height, taken: signs };
    const { forces } = layAll(
        standings(opening("peloponnesian-war"), [...spots.keys()], LEADERS),
        [],
        spots,
        size,
        room,
    );
    const taken = [...signs, ...forces.map(({ box }) => box)];
    const badges = layBadges(
        ["corinth", "panactum", "thebes"].map((id) => ({ id, text: "27%" })),
        spots,
        size.space,
        { ...room, taken },
    );
    expect(badges.map(({ id }) => id)).toEqual(["corinth", "panactum", "thebes"]);
    const boxes = badges.map(({ box }) => box);
    expect(
        boxes.flatMap((box, index) => [...boxes.slice(index + 1), ...taken].filter((each) => overlaps(box, each))),
    ).toEqual([]);
});

test("a way follows the bends of its lines", () => {
    const spots = spotsOf(MAP, 1);
    const points = wayPoints(["athens", "piraeus"], MAP, spots, 1);
    expect(points).toEqual([spots.get("athens")?.at, spots.get("piraeus")?.at]);
    expect(wayPoints(["sunium", "oropus"], MAP, spots, 1)).toHaveLength(4);
    expect(wayPoints(["oropus", "sunium"], MAP, spots, 1)).toEqual(
        wayPoints(["sunium", "oropus"], MAP, spots, 1).toReversed(),
    );
});

test("a force that stands somewhere stays there when others come, grow and go", () => {
    const stretch = stretchFor(MAP, ROOM);
    const spots = spotsOf(MAP, stretch);
    const size = sizesAt(ROOM.height / MAP.height);
    const room = {
        width: MAP.width * stretch,
        height: MAP.height,
        taken: spaceBoxes(spots.values(), size.space),
    };
    const wished = MAP.zones.map((zone) => ({
        id: zone.id,
        first: zone.home !== undefined,
        lines: zone.labelLines,
        wished: [zone.x * stretch, zone.y + 20] as const,
        size: size.name,
    }));
    const places = new Places();
    const laid = (view: WarView) =>
        new Map(
            places
                .lay(standings(view, [...spots.keys()], LEADERS), wished, spots, size, room)
                .forces.map(({ id, box }) => [id, box]),
        );
    const view = opening("peloponnesian-war");
    const before = laid(view);
    const athens = view.troops.athens?.athens;
    const crowded: WarView = {
        ...view,
        troops: {
            ...view.troops,
            // An army comes into the crowd of Attica, and Athens itself grows by a sort.
            megara: { ...view.troops.megara, sparta: { own: { hoplite: 4 }, allied: { hoplite: 3, cavalry: 1 } } },
            athens: { ...view.troops.athens, athens: { ...athens, allied: { ...athens?.allied, naval: 7 } } },
        },
    };
    const after = laid(crowded);
    expect(after.has("sparta-megara")).toBe(true);
    for (const [id, box] of before) {
        const now = after.get(id);
        if (id === "athens-athens") {
            // A corner stays where it was.
            const corners = [
                [now?.x, box.x],
                [(now?.x ?? 0) + (now?.width ?? 0), box.x + box.width],
            ].some(([one = 0, two = 0]) => Math.abs(one - two) < 0.01);
            expect(corners).toBe(true);
        } else expect(now, id).toEqual(box);
    }
    expect(laid(view).get("athens-athens")?.width).toBe(before.get("athens-athens")?.width);
});
