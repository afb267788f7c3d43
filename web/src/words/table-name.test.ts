import { afterEach, expect, test } from "vitest";

import { settings } from "../settings.svelte";
import { called } from "./table-name";

afterEach(() => (settings.lang = "en"));

test("a table is called as somebody named it, or after its host in the language of the page", () => {
    const named = { name: "Sunday evening" };
    const unnamed = { name: "Nicias's table", named_after: "Nicias" };
    const fork = { ...unnamed, name: "Nicias's table · 12", forked_from: ["x", 12] as [string, number] };
    const names = () => [named, unnamed, fork, { name: "A table", named_after: "" }].map(called);
    settings.lang = "en";
    expect(names()).toEqual(["Sunday evening", "Nicias’s table", "Nicias’s table · 12", "A table"]);
    settings.lang = "fr";
    expect(names()).toEqual(["Sunday evening", "Chez Nicias", "Chez Nicias · 12", "Une table"]);
});
