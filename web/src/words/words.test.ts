import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { Sentences } from "./sentences";

const ids = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();

test("both languages have the same messages", () => {
    expect(ids(fr)).toEqual(ids(en));
});

const names = {
    kinds: { city: { roma: { en: "Rome", fr: "Rome la belle" } } },
    fields: { city: "city" },
    defaults: { count: 1 },
};
const source =
    "event-armed = { $count ->\n  [one] One unit\n *[other] { $count } units\n } in { $city } for { $pay-iron } iron";

test("fields are arguments, ids have names, what is left out has its usual number", () => {
    const words = new Sentences("en", source, names);
    const event = { type: "armed", city: "roma", pay: { iron: 2 } };
    expect(words.sentence("event", event)).toBe("One unit in Rome for 2 iron");
    expect(words.sentence("event", { ...event, count: 3 })).toBe("3 units in Rome for 2 iron");
    const french = new Sentences("fr", "event-armed = { $city-id ->\n  [roma] dans\n *[other] à\n } { $city }", names);
    expect(french.sentence("event", event)).toBe("dans Rome la belle");
});

test("lists have a length and their objects words", () => {
    const words = new Sentences(
        "en",
        "event-rolled = { $dice-count ->\n  [0] Nothing\n *[other] { $dice }\n }\neach-dice = { $eyes } eyes",
    );
    expect(words.sentence("event", { type: "rolled", dice: [] })).toBe("Nothing");
    expect(words.sentence("event", { type: "rolled", dice: [{ eyes: 2 }, { eyes: 5 }] })).toBe("2 eyes, 5 eyes");
});

test("people count seats from 1, and a missing message shows its name", () => {
    const words = new Sentences("en", "sits = Seat { $seat } { $here }");
    expect(words.text("sits", { seat: 0, here: true })).toBe("Seat 1 yes");
    expect(words.text("gone")).toBe("[gone]");
});

test("a message brings those that it speaks of", () => {
    const words = new Sentences(
        "en",
        "# Remarks are left out.\nwhole = { $count ->\n  [one] { -hero } with { part }\n *[other] nobody\n }\npart = a { $what }\n-hero = Nicias",
    );
    expect(words.has("part")).toBe(true);
    expect(words.text("whole", { count: 1, what: "fleet" })).toBe("Nicias with a fleet");
    expect(words.text("part", { what: "plan" })).toBe("a plan");
    expect([words.has("part"), words.has("hero")]).toEqual([true, false]);
});
