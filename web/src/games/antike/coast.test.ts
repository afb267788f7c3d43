import { expect, test } from "vitest";

import west from "../../../../crates/game-antike/data/west.json";
import { parts, roughCoast, simplify } from "./coast";

test("points on the way are left out, corners stay", () => {
    expect(simplify([[0, 0], [5, 0.5], [10, 0], [10, 10]], 1)).toEqual([[0, 0], [10, 0], [10, 10]]);
    expect(simplify([[0, 0], [5, 4], [10, 0]], 1)).toHaveLength(3);
});

test("a path is read part by part", () => {
    expect(parts("M0,0L4,0L4,3ZM9,9L8,8Z")).toEqual([[[0, 0], [4, 0], [4, 3]], [[9, 9], [8, 8]]]);
});

test("the rough coast has far fewer points and no hole", () => {
    const land = west.backdrop.flatMap((part) => (part.kind === "land" && "path" in part ? [part.path as string] : []));
    const rough = roughCoast(land, 3);
    expect(rough).not.toMatch(/NaN|undefined/);
    expect(rough.split("L").length).toBeLessThan(land.join("").split("L").length / 4);
});
