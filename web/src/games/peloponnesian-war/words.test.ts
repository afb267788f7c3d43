import { expect, test } from "vitest";

import crateEn from "../../../../crates/game-peloponnesian-war/messages/en.ftl?raw";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const ids = (source: string) => [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]);

test("the board says the same things in both languages, and nothing twice", () => {
    expect(ids(fr)).toEqual(ids(en));
    const all = [...ids(crateEn), ...ids(en)];
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});
