//! Every page and every table is for everybody, by day and by night, at a desk and on a phone.

import { expect, test } from "vitest";

import { violations, wide } from "./axe";
import { withServer } from "./fixture";
import { curious, play } from "./player";

const site = withServer();

const PAGES = [
    ["/", "Play the ancient world"],
    ["/new", "A new table"],
    ["/new/antike", "A new table"],
    ["/new/syracuse", "A new table"],
    ["/new/peloponnesian-war", "A new table"],
    ["/tables", "Tables"],
    ["/tables/open", "Tables"],
    ["/tables/live", "Tables"],
    ["/tables/over", "Tables"],
    ["/learn/antike", "Antike: your first game"],
    ["/rules/antike", "Rules of Antike"],
    ["/rules/syracuse/9.1a", "Rules of Syracuse 415–\u2060413 BC"],
    ["/me", "Account"],
    ["/about", "About Polemarch"],
] as const;

for (const kind of [{}, { dark: true, phone: true }]) {
    test(`every page is for everybody${kind.phone ? ", on a phone at night too" : ""}`, async () => {
        const visitor = await site.visitor(kind);
        const { page } = visitor;
        const found: Record<string, string[]> = {};
        for (const [path, title] of PAGES) {
            await page.goto(path);
            await page.getByRole("heading", { level: 1, name: title }).waitFor();
            await page.waitForLoadState("networkidle");
            const problems = await violations(page);
            if (problems.length > 0) found[path] = problems;
            expect(await wide(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        }
        expect(found).toEqual({});
        await visitor.leave();
    });

    for (const game of ["antike", "syracuse", "hellespont", "peloponnesian-war"]) {
        test(`a table of ${game} is for everybody${kind.phone ? ", on a phone at night too" : ""}`, async () => {
            const visitor = await site.visitor(kind);
            await visitor.playNow(game);
            await play(visitor.page, curious, (_at, turn) => turn >= 4);
            expect(await violations(visitor.page)).toEqual([]);
            expect(await wide(visitor.page)).toBeLessThanOrEqual(0);
            await visitor.leave();
        });
    }
}
