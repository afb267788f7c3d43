//! Ways to answer beside clicking: a counter is dragged to where it goes, and a question is answered in advance.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerUntil, armsAndMoves, look } from "./answering";
import { withServer } from "./fixture";
import { clickOne, curious, either, play, says, standing, untilAsked, type Taste } from "./player";

const site = withServer();

/** A point of something on the board where nothing lies upon it. */
async function pointOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
    const found = await page.waitForFunction((wanted) => {
        for (const element of document.querySelectorAll(wanted)) {
            const box = element.getBoundingClientRect();
            for (let step = 1; step < 400; step += 1) {
                // A sequence that fills the box evenly.
                const [x, y] = [
                    box.left + box.width * ((step * 0.618034) % 1),
                    box.top + box.height * ((step * 0.414214) % 1),
                ];
                const top = document.elementFromPoint(x, y);
                if (top && (top === element || element.contains(top))) return { x, y };
            }
        }
        return false;
    }, selector);
    return (await found.jsonValue()) as { x: number; y: number };
}

/** Takes hold of a counter, moves the mouse and lets go. */
async function drag(page: Page, piece: string, place: string): Promise<void> {
    const [from, to] = [
        await pointOf(page, `[data-draggable][data-target="${piece}"]`),
        await pointOf(page, `[data-zone][data-target="${place}"]`),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
}

/** Waits until the page shows this position. */
async function shows(page: Page, seq: number): Promise<void> {
    await page.waitForFunction(
        (wanted) => document.querySelector<HTMLElement>("main.table")?.dataset.seq === wanted,
        String(seq),
    );
    await untilAsked(page);
}

test("a legion of Antike is dragged to another province", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/");
    await page.click('[data-hotseat="antike"]');
    await visitor.board();
    const before = await answerUntil(visitor, "move", armsAndMoves);
    const [question] = before.questions;
    const move = question?.answers.find((answer) => answer.type === "move");
    const nations = before.view.nations as { nation: string; legions: Record<string, number> }[];
    const active = nations.find((each) => each.nation === before.view.active);
    if (!move || !active) throw new Error("nobody can move");
    await shows(page, before.seq);
    await drag(page, `piece:${active.nation}-${String(move.kind)}@${String(move.from)}`, `zone:${String(move.to)}`);
    // Several set out together where they stand together: the board asks how many.
    const many = page.locator('[data-testid^="count-"]').first();
    await page.waitForFunction(
        (seq) =>
            document.querySelector<HTMLElement>("main.table")?.dataset.seq !== seq ||
            document.querySelector('[data-testid^="count-"]'),
        String(before.seq),
    );
    if (await many.isVisible()) await many.click();
    await page.waitForFunction(
        (seq) => document.querySelector<HTMLElement>("main.table")?.dataset.seq !== seq,
        String(before.seq),
    );
    const after = await look(visitor);
    expect(after.number).toBe(before.number + 1);
    const moved = (after.view.nations as typeof nations).find((each) => each.nation === active.nation) as
        Record<string, unknown> | undefined;
    expect(Object.keys(moved?.[`${String(move.kind)}s`] ?? {})).toContain(move.to);
    const names = await visitor.ask<{ kinds: Record<string, Record<string, { en: string }>> }>("/games/antike/names");
    const province = (id: unknown) => names.kinds.province?.[String(id)]?.en ?? "";
    await page.click("#tab-log");
    await page
        .getByRole("log")
        .getByText(new RegExp(`move .* from ${province(move.from)} to ${province(move.to)}`))
        .first()
        .waitFor();
    await visitor.leave();
});

test("a counter of Syracuse is dragged to the next zone", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/");
    await page.click('[data-hotseat="syracuse"]');
    await visitor.board();
    const wishes = ["pass-phase", "pass", "announce", "activate", "done"];
    const prefers = ({ type }: { type: string }) => (wishes.includes(type) ? wishes.indexOf(type) : wishes.length);
    const before = await answerUntil(visitor, "pick", prefers);
    const [question] = before.questions;
    if (!question) throw new Error("nobody is asked");
    await page.waitForFunction(
        (wanted) => document.querySelector<HTMLElement>("main.table")?.dataset.seq === wanted,
        String(before.seq),
    );
    await shows(page, before.seq);
    const pieces = question.answers.filter((answer) => answer.type === "pick").map((answer) => String(answer.piece));
    const piece = await page
        .locator("[data-draggable][data-piece]")
        .evaluateAll(
            (all, wanted) =>
                all.map((each) => (each as HTMLElement).dataset.piece ?? "").find((id) => wanted.includes(id)),
            pieces,
        );
    if (piece === undefined) throw new Error("nobody can be dragged");

    // Where the piece can go alone is known once it is picked.
    const order = (action: unknown) =>
        visitor.context.request.post(`/api/v1/tables/${visitor.table}/orders`, { data: action });
    expect(
        (await order({ do: "act", seq: before.seq, seat: question.seat, action: { type: "pick", piece } })).ok(),
    ).toBe(true);
    const picked = await look(visitor);
    const step = picked.questions[0]?.answers.find(
        (answer) => answer.type === "step" && /^[TM]/.test(String(answer.to)),
    );
    if (!step) throw new Error(`${piece} can go nowhere`);
    expect((await order({ do: "undo", seq: picked.seq })).ok()).toBe(true);
    const again = await look(visitor);
    await shows(page, again.seq);

    await drag(page, `piece:${piece}`, `zone:${String(step.to)}`);
    await page.waitForFunction(
        (seq) => Number(document.querySelector<HTMLElement>("main.table")?.dataset.seq) >= seq,
        again.seq + 2,
    );
    const position = (await look(visitor)).view.position as {
        pieces: Record<string, { at: string }>;
        march?: { at: string; group: string[] };
    };
    expect(position.march?.group ?? [piece]).toEqual([piece]);
    expect(position.march?.at ?? position.pieces[piece]?.at).toBe(step.to);
    await visitor.leave();
});

/** Lets every moment go by, and otherwise says what is simplest. */
const idle: Taste = either(says(/^\d? ?Pass$/, /^\d? ?Pass/, /Done|End|No combat/), curious);

test("a question is answered in advance, across a restart, until that is withdrawn", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await visitor.playNow("syracuse");
    const untilWindow = async () => {
        await play(page, idle, (at) => at.asked === "window");
        expect((await standing(page)).asked).toBe("window");
    };
    await untilWindow();
    const before = await look(visitor);
    await page.getByRole("button", { name: "Answer in advance" }).click();
    const dialog = page.getByRole("dialog", { name: "Answer in advance" });
    await dialog.getByRole("radio", { name: "Pass", exact: true }).check();
    await dialog.getByRole("spinbutton").fill("40");
    await dialog.getByRole("button", { name: "Answer like this" }).click();
    await dialog.waitFor({ state: "detached" });
    // The question that is open is answered at once.
    await page.waitForFunction(
        (seq) => Number(document.querySelector<HTMLElement>("main.table")?.dataset.seq) > seq,
        before.seq + 1,
    );

    // What was given in advance is kept with the table.
    await site.server.kill();
    await site.server.run();
    await page.reload();
    await visitor.board();
    const advance = page.getByRole("button", { name: "Answer in advance" });
    // It rests on the turn: a new one ends it.
    const holds = async () => ((await look(visitor)).programs?.length ?? 0) > 0;
    await advance.click();
    if (await holds())
        await dialog
            .getByRole("listitem")
            .filter({ hasText: /Pass · \d+ more times/ })
            .waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    const turn = async () => ((await look(visitor)).view.position as { turn: number }).turn;
    const first = await turn();
    const asked = new Set<string>();
    let clicks = 0;
    while ((await turn()) === first && clicks < 4) {
        const at = await untilAsked(page);
        asked.add(at.asked ?? "");
        await clickOne(page, idle, clicks);
        clicks += 1;
    }
    expect(clicks).toBeGreaterThan(0);
    expect([...asked]).not.toContain("window");

    const withdraw = dialog.getByRole("button", { name: "Cancel all answers given in advance" });
    await advance.click();
    if (await holds()) await withdraw.click();
    else await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await untilWindow();
    await advance.click();
    expect(await withdraw.count()).toBe(0);
    await visitor.leave();
});
