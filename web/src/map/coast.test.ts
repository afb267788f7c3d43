import { expect, test } from "vitest";

import west from "../../../crates/game-antike/data/west.json";
import { parts, roughCoast, thin } from "./coast";

test("points near the one before are left out, however many there are", () => {
    expect(
        thin(
            [
                [0, 0],
                [5, 0.5],
                [10, 0],
                [10, 10],
            ],
            8,
        ),
    ).toEqual([
        [0, 0],
        [10, 0],
        [10, 10],
    ]);
    expect(
        thin(
            [
                [0, 0],
                [3, 0],
                [6, 0],
                [9, 0],
            ],
            4,
        ),
    ).toEqual([
        [0, 0],
        [6, 0],
    ]);
});

test("a path is read part by part", () => {
    const read = [
        [
            [0, 0],
            [4, 0],
            [4, 3],
        ],
        [
            [9, 9],
            [8, 8],
        ],
    ];
    expect(parts("M0,0L4,0L4,3ZM9,9L8,8Z")).toEqual(read);
    expect(parts("M0 0L4 0L4 3ZM9 9L8 8Z")).toEqual(read);
});

test("the rough coast has far fewer points and no hole", () => {
    const land = west.backdrop.flatMap((part) => (part.kind === "land" && "path" in part ? [part.path as string] : []));
    const rough = roughCoast(land, 10);
    expect(rough).not.toMatch(/NaN|undefined/);
    expect(rough.split("L").length).toBeLessThan(land.join("").split("L").length / 4);
});
