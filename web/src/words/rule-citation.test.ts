import { expect, test } from "vitest";

import { cited } from "./rule-citation";

test("a rule is cited by its number, a line of a table without the table", () => {
    expect(["5.1a", "Table.13", "table.die-a"].map(cited)).toEqual(["§ 5.1a", "§ 13", "§ die-a"]);
});
