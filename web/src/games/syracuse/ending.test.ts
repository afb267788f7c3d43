import { expect, test } from "vitest";

import sharedEn from "../campaign/en.ftl?raw";
import sharedFr from "../campaign/fr.ftl?raw";
import type { GameEvent } from "../module";
import { Sentences } from "../../words/sentences";
import ownEn from "./en.ftl?raw";
import ownFr from "./fr.ftl?raw";
import { reason } from "./ending";
import type { SyracuseView } from "./types";

const UNITS = {
    units: [
        { id: "t1", side: "athenian", type: "T", pf: 25, weakenedPf: 12 },
        { id: "t2", side: "athenian", type: "T", pf: 25, weakenedPf: 12 },
    ],
    leaders: [],
};

/** Why it ended, in both languages. */
function told(
    verdict: { winner: string | null; degree: string },
    position: Record<string, unknown> = {},
    story: GameEvent[] = [],
): string[] {
    const view = { position: { pieces: {}, camp: "unbuilt", ...position } } as unknown as SyracuseView;
    return [new Sentences("en", sharedEn + ownEn), new Sentences("fr", sharedFr + ownFr)].flatMap((words) =>
        reason({ type: "ended", verdict }, { words, view, data: { "units.json": UNITS }, standing: undefined, story }),
    );
}
const AT_SEA = { pieces: { t1: { at: "M9", start: "M9" }, t2: { at: "M9", start: "M9" } } };

test("points decide by how far they are apart", () => {
    expect(told({ winner: "athenian", degree: "tactical" })[0]).toMatch(/ahead by more than 5 points/);
    expect(told({ winner: "athenian", degree: "strategic" })[0]).toMatch(/at least twice as many/);
    expect(told({ winner: null, degree: "draw" })[1]).toMatch(/pas plus de 5 points/);
});

test("each total victory has its own reason", () => {
    const athens = { winner: "athenian", degree: "total" };
    const syracuse = { winner: "syracusan", degree: "total" };
    expect(told(athens, AT_SEA, [{ type: "capitulated" }])[0]).toMatch(/capitulated/);
    expect(told(athens, AT_SEA)[0]).toMatch(/three walls of Athens stand/);
    expect(
        told(syracuse, { pieces: { t1: { at: "M9", start: "M9" }, t2: { at: "eliminated", start: "" } } })[0],
    ).toMatch(/only 25 strength of ships/);
    expect(told(syracuse, { ...AT_SEA, camp: "destroyed" })[0]).toMatch(/camp has been destroyed/);
    expect(told(syracuse, AT_SEA)[0]).toMatch(/chains close the harbour/);
    for (const text of told(syracuse, AT_SEA)) expect(text).not.toContain("[");
});
