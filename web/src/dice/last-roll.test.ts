import { expect, test } from "vitest";

import type { Roll } from "../games/module";
import { lastRoll } from "./last-roll";

const roll = (title: string, dice: number[], lines: Roll["lines"] = []): Roll => ({ title, dice, lines, result: "" });
const walls = [{ label: "walls", by: -1 }];

test("what was added up before the dice fell is shown with them", () => {
    expect(lastRoll([roll("Siege of Sestos", [], walls), roll("Siege of Sestos", [2, 6])])).toEqual(
        roll("Siege of Sestos", [2, 6], walls),
    );
});

test("the sums of another roll are not", () => {
    expect(lastRoll([roll("Siege of Sestos", [], walls), roll("Storm", [3])])).toEqual(roll("Storm", [3]));
    expect(lastRoll([roll("Siege of Sestos", [1], walls), roll("Siege of Sestos", [5])])).toEqual(
        roll("Siege of Sestos", [5]),
    );
    expect(lastRoll([])).toBeUndefined();
});
