import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const ids = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();

test("the pages have the same messages in both languages", () => {
    expect(ids(fr)).toEqual(ids(en));
});
