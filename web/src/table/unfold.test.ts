import { expect, test } from "vitest";
import { unfold } from "./unfold";

test("a list in a field stands for several answers", () => {
    expect(unfold({ type: "move", from: "roma", to: ["aquileia", "neapolis"] })).toEqual([
        { type: "move", from: "roma", to: "aquileia" },
        { type: "move", from: "roma", to: "neapolis" },
    ]);
    expect(unfold({ type: "done" })).toEqual([{ type: "done" }]);
});
