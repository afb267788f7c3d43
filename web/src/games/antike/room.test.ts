import { describe, expect, test } from "vitest";

import eastData from "../../../../crates/game-antike/data/east.json";
import westData from "../../../../crates/game-antike/data/west.json";
import { around, overlaps, type Box } from "../../map/geometry";
import { arrange, Ground, home, nameCities, type Item } from "./room";
import { tokenWidth, TOKEN_HEIGHT } from "./tokens";
import type { BoardData } from "./types";

const boards = { west: westData as unknown as BoardData, east: eastData as unknown as BoardData };

function clashes(boxes: readonly Box[]): number {
    return boxes.reduce(
        (sum, box, index) => sum + boxes.slice(index + 1).filter((other) => overlaps(box, other)).length,
        0,
    );
}

describe.each(["west", "east"] as const)("the %s board", (name) => {
    const board = boards[name];
    const ground = new Ground(board);
    const discs = board.zones.map((province) => around(province.city, 60, 34));

    test("every city stands in its province", () => {
        board.zones.forEach((province, index) => expect(ground.at(...province.city), province.id).toBe(index));
    });

    test.each([1, 2, 3])("counters of %d nations in every province stand inside it and hide nothing", (nations) => {
        const items = board.zones.flatMap((province): Item[] =>
            province.units.flatMap((kind) =>
                Array.from({ length: nations }, (_, nation) => ({
                    id: `${province.id}-${kind}-${nation}`,
                    province: province.id,
                    home: home(province, kind),
                    width: tokenWidth(nation === 0 ? 12 : 3),
                    height: TOKEN_HEIGHT,
                })),
            ),
        );
        const stands = arrange(ground, items, discs);
        expect(stands.size).toBe(items.length);
        expect(clashes([...stands.values()].map((stand) => stand.box))).toBe(0);
        for (const stand of stands.values()) expect(discs.some((disc) => overlaps(disc, stand.box))).toBe(false);
        const inside = items.filter((item) => {
            const { x, y, width, height } = (stands.get(item.id) as { box: Box }).box;
            return board.zones[ground.at(x + width / 2, y + height / 2)]?.id === item.province;
        });
        expect(inside.length / items.length).toBeGreaterThan(nations === 3 ? 0.85 : 0.97);
    });

    test("without counters all names are shown, and none touches another", () => {
        const plain = board.zones.map((province) => ({
            id: province.id,
            text: province.id,
            disc: around(province.city, 34, 34),
            label: province.label,
        }));
        const names = nameCities(
            board,
            plain,
            plain.map((city) => city.disc),
        );
        expect(names.length).toBe(50);
        expect(names.filter((each) => each.size < 17).length).toBeLessThan(4);
    });
});

test("a name that finds no room is left out", () => {
    const city = { id: "a", text: "Athens", disc: around([50, 50], 20, 20), label: [50, 70] as const };
    expect(nameCities({ width: 100, height: 100 }, [city], [])).toHaveLength(1);
    expect(nameCities({ width: 100, height: 100 }, [city], [around([50, 50], 100, 100)])).toEqual([]);
});
