import { expect, test } from "vitest";

import sharedEn from "../campaign/en.ftl?raw";
import sharedFr from "../campaign/fr.ftl?raw";
import { Sentences } from "../../words/sentences";
import ownEn from "./en.ftl?raw";
import ownFr from "./fr.ftl?raw";
import { reason } from "./ending";
import type { HellespontView } from "./types";

const DATA = {
    "units.json": {
        units: [
            { id: "a", side: "athenian", type: "T", pf: 40, weakenedPf: 20 },
            { id: "s", side: "spartan", type: "T", pf: 20, weakenedPf: 10 },
        ],
        leaders: [],
    },
    "scenarios.json": { victory: { athenianPorts: ["Sestos"], spartanPorts: ["Abydos"] } },
};

function told(verdict: { winner: string | null; degree: string }, a: string, s: string): string[] {
    const pieces = { a: { at: a, start: a }, s: { at: s, start: s } };
    const view = { position: { pieces } } as unknown as HellespontView;
    return [new Sentences("en", sharedEn + ownEn), new Sentences("fr", sharedFr + ownFr)].flatMap((words) =>
        reason({ type: "ended", verdict }, { words, view, data: DATA, standing: undefined, story: [] }),
    );
}

test("a total victory is one of ports or of fleets", () => {
    expect(told({ winner: "athenian", degree: "total" }, "Sestos", "M5")).toEqual([
        "Athens holds all eight ports.",
        "Athènes tient les huit ports.",
    ]);
    expect(told({ winner: "spartan", degree: "total" }, "M5", "Abydos")[0]).toMatch(/seven ports/);
    expect(told({ winner: "athenian", degree: "total" }, "M5", "M4")[0]).toMatch(/strength 40 against 20/);
});

test("points decide by how far they are apart", () => {
    expect(told({ winner: "spartan", degree: "strategic" }, "M5", "M4")[0]).toMatch(/more than twice/);
    expect(told({ winner: null, degree: "draw" }, "M5", "M4")[1]).toMatch(/pas plus de 5 points/);
});
