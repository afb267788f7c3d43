import { afterEach, expect, test } from "vitest";

import { settings } from "../settings.svelte";
import { called } from "./table-name";

afterEach(() => (settings.lang = "en"));

test("a table is called as somebody named it, or after its host in the language of the page", () => {
    const named = { name: "Sunday evening" };
    const unnamed = { name: "Nicias's table", named_after: "Nicias" };
    const fork = { ...unnamed, forked_from: ["x", 12] as [string, number] };
    const names = () => [named, unnamed, fork, { ...fork, ...named, named_after: undefined }, nobody].map(called);
    const nobody = { name: "A table", named_after: "" };
    settings.lang = "en";
    expect(names()).toEqual([
        "Sunday evening",
        "Nicias’s table",
        "Variation from action 12",
        "Sunday evening, from action 12",
        "A table",
    ]);
    settings.lang = "fr";
    expect(names()).toEqual([
        "Sunday evening",
        "Chez Nicias",
        "Variante à partir de l’action 12",
        "Sunday evening, à partir de l’action 12",
        "Une table",
    ]);
});
