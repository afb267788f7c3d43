//! The log of a long game.

import { expect, test } from "vitest";

import { withServer } from "./fixture";
import type { Visitor } from "./visitor";

const site = withServer();

interface Asked {
    seq: number;
    number: number;
    over?: object;
    questions?: { seat: number; answers: Record<string, unknown>[] }[];
}

/** Another window of the same person answers, now this and now that, so that many lines come quickly. */
async function answerElsewhere(visitor: Visitor, until: number): Promise<number> {
    for (let turn = 0; ; turn += 1) {
        const { seq, number, over, questions } = await visitor.ask<Asked>(`/tables/${visitor.table}/situation`);
        const question = questions?.[0];
        if (number >= until || over || !question) return seq;
        const action = question.answers[(turn * 7) % question.answers.length];
        const given = await visitor.context.request.post(`/api/v1/tables/${visitor.table}/orders`, {
            data: { do: "act", seq, seat: question.seat, action },
        });
        expect(given.ok()).toBe(true);
    }
}

async function untilShown(visitor: Visitor, seq: number): Promise<void> {
    await visitor.page.waitForFunction(
        (wanted) => Number(document.querySelector<HTMLElement>("main.table")?.dataset.seq) >= wanted,
        seq,
    );
}

/** How far the end of the log is below what is seen of it. */
async function below(visitor: Visitor): Promise<number> {
    // Lines are drawn a few at a time, each after a paint.
    return visitor.page.evaluate(async () => {
        for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
        const log = document.querySelector('[role="log"]');
        return log ? Math.round(log.scrollHeight - log.scrollTop - log.clientHeight) : NaN;
    });
}

test("the log follows for hundreds of entries, and waits for whoever reads further up", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await page.goto("/");
    await page.click('[data-hotseat="antike"]');
    await visitor.board();
    for (let until = 60; until <= 340; until += 40) {
        await untilShown(visitor, await answerElsewhere(visitor, until));
        expect(await below(visitor), `after ${until} actions`).toBeLessThan(4);
    }
    await page.locator('[role="log"]').hover();
    await page.mouse.wheel(0, -900);
    await expect.poll(() => below(visitor)).toBeGreaterThan(400);
    await untilShown(visitor, await answerElsewhere(visitor, 360));
    expect(await below(visitor)).toBeGreaterThan(400);
    await page.mouse.wheel(0, 9000);
    await expect.poll(() => below(visitor)).toBeLessThan(4);
    await untilShown(visitor, await answerElsewhere(visitor, 380));
    expect(await below(visitor)).toBeLessThan(4);
    await visitor.leave();
});
