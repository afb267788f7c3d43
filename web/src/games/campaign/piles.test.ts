import { expect, test } from "vitest";

import { overlaps, type Point } from "../../map/geometry";
import type { WarLook } from "./look";
import { block, lay, row } from "./piles";

function unit(id: string, symbol: WarLook["symbol"], strength: number, more: Partial<WarLook> = {}): WarLook {
    return {
        id,
        target: `piece:${id}`,
        name: id,
        symbol,
        colour: "red",
        corner: "round",
        sign: "Σ",
        strength,
        figure: String(strength),
        ...more,
    };
}
const room = (width: number, height: number) => ({
    polygon: [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
    ] as Point[],
    middle: [width / 2, height / 2] as Point,
    taken: [],
});
const ARMY = [6, 5, 4, 4, 3, 3, 2, 2]
    .map((strength, index) => unit(`h${index}`, "hoplite", strength))
    .concat([
        unit("t1", "trireme", 25),
        unit("t2", "trireme", 20),
        unit("a1", "archer", 2),
        unit("nicias", "leader", 0, { leader: true }),
    ]);

test("with room each lies by itself", () => {
    const laid = lay(ARMY, room(900, 400), 70, 56);
    expect(laid.piles).toHaveLength(ARMY.length);
    expect(laid.size).toBe(70);
});

test("twelve in a small zone become piles that lose nobody, add up and do not overlap", () => {
    const laid = lay(ARMY, room(260, 160), 70, 56);
    expect(laid.piles.length).toBeLessThan(ARMY.length);
    expect(laid.piles.flatMap((pile) => pile.all)).toHaveLength(ARMY.length);
    expect(laid.piles.find((pile) => pile.top.symbol === "hoplite")?.strength).toBe(29);
    const boxes = laid.piles.map((pile) => pile.box);
    expect(boxes.some((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other)))).toBe(false);
});

test("in the smallest place a pile for each side and element is left, and leaders are seen", () => {
    const laid = lay([...ARMY, unit("ath", "hoplite", 3, { sign: "Α" })], room(60, 60), 70, 56);
    expect(laid.piles.map((pile) => pile.all.length)).toEqual([1, 9, 2, 1]);
});

test("at sea troops stand on their ships even where there is hardly room", () => {
    const fleet = [unit("t1", "trireme", 10), unit("h1", "hoplite", 2), unit("ath", "trireme", 20, { sign: "Α" })];
    const { piles } = lay(fleet, room(60, 60), 70, 56, true);
    const [ship, rider] = ["t1", "h1"].map((id) => piles.find((pile) => pile.top.id === id)?.box);
    expect(rider && ship && rider.y < ship.y && Math.abs(rider.x + rider.width / 2 - ship.x - ship.width / 2) < 1).toBe(
        true,
    );
});

test("the number of a pile lies on nobody beside it", () => {
    const { piles, size } = lay(ARMY, room(260, 160), 70, 56);
    const badges = piles
        .filter((pile) => pile.all.length > 1)
        .map(({ box }) => ({
            x: box.x + box.width - size * 0.22,
            y: box.y - size * 0.14,
            width: size * 0.36,
            height: size * 0.36,
        }));
    expect(badges.length).toBeGreaterThan(0);
    const touched = badges.flatMap((badge) => piles.filter(({ box }) => overlaps(badge, box)));
    expect(touched).toHaveLength(badges.length);
});

test("a garrison stands in a row around its fort", () => {
    const laid = row(ARMY.slice(0, 2), [100, 100], 50);
    expect(laid.piles.map((pile) => Math.round(pile.box.x))).toEqual([49, 102]);
});

test("counters of one side lie together, in whatever order they have come", () => {
    const mixed = [
        unit("s1", "hoplite", 6),
        unit("a1", "hoplite", 4, { sign: "Α" }),
        unit("s2", "archer", 2),
        unit("nicias", "leader", 0, { leader: true, sign: "Α" }),
        unit("s3", "peltast", 3),
    ];
    const laid = lay(mixed, room(300, 200), 70, 56);
    const read = [...laid.piles].sort((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
    const signs = read.map((pile) => pile.top.sign);
    expect(signs.filter((sign, index) => sign !== signs[index - 1])).toEqual(["Α", "Σ"]);
    const inTown = block(mixed, [0, 0], 40, 4, 3).piles;
    const rows = new Map(inTown.map((pile) => [pile.box.y + pile.box.height, new Set<string>()]));
    for (const pile of inTown) rows.get(pile.box.y + pile.box.height)?.add(pile.top.sign);
    expect([...rows.values()].every((found) => found.size === 1)).toBe(true);
});
