import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const SOURCES = import.meta.glob<string>("../../../../crates/game-*/messages/en.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
});
const ids = (source: string) => new FluentResource(source).body.map((entry) => entry.id);

test("every scenario and option of every game is explained in both languages", () => {
    const wanted = Object.entries(SOURCES).flatMap(([path, source]) => {
        const game = /game-([^/]+)/.exec(path)?.[1] ?? "";
        const all = ids(source);
        const scenarios = all.filter((id) => id.startsWith("scenario-"));
        // The values of an option are named after it.
        const options = all.filter((id) => id.startsWith("option-") && all.some((value) => value.startsWith(`${id}-`)));
        return [...scenarios, ...options].map((id) => `about-${game}-${id}`);
    });
    expect(wanted.length).toBeGreaterThan(15);
    expect(ids(en).sort()).toEqual(wanted.sort());
    expect(ids(fr)).toEqual(ids(en));
});
