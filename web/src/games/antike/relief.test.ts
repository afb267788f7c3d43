import { expect, test } from "vitest";

import east from "../../../../crates/game-antike/data/east.json";
import west from "../../../../crates/game-antike/data/west.json";
import { around } from "../../map/geometry";
import { parts } from "../../map/coast";
import { peaks } from "./relief";

test.each([
    ["west", west],
    ["east", east],
] as const)("the mountains of the %s board stand on land, also with their feet", (name, board) => {
    const land = board.backdrop.flatMap((part) =>
        part.kind === "land" && "path" in part ? parts(part.path as string) : [],
    );
    const onLand = (x: number, y: number) =>
        land.filter((points) => {
            let inside = false;
            for (const [index, [x1, y1]] of points.entries()) {
                const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
                if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
            }
            return inside;
        }).length %
            2 ===
        1;
    const wet = peaks(name, []).filter(
        ([x, y]) =>
            ![
                [-13, 8],
                [13, 8],
                [0, -9],
            ].every(([dx = 0, dy = 0]) => onLand(x + dx, y + dy)),
    );
    expect(wet).toEqual([]);
});

test("a mountain gives way", () => {
    const first = peaks("west", [])[0] ?? [0, 0];
    expect(peaks("west", [around(first, 20, 20)])).not.toContainEqual(first);
});
