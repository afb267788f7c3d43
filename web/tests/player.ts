//! Plays as a person does: clicks what glows on the board, or a button of the decision bar.

import type { Page } from "playwright-core";

/**
 * Answers of the decision bar, things that glow, and the small controls that boards lay on the map: who is dealt what,
 * the purse, how many.
 */
const CLICKABLE =
    '[data-answer]:not(:disabled), [data-target].open, .deal [data-target], [data-testid="pay"], [data-testid^="count-"]';

/** How the table stands, as the page shows it. */
export interface Standing {
    seq: string;
    asked: string | undefined;
    over: string | undefined;
}

export async function standing(page: Page): Promise<Standing> {
    return page.evaluate(() => {
        const { seq, asked, over } = document.querySelector<HTMLElement>("main.table")?.dataset ?? {};
        return { seq: seq ?? "", asked, over };
    });
}

/** Waits until something is asked or the game is over; what stands before the question is put away. */
export async function untilAsked(page: Page): Promise<Standing> {
    // The card that tells a turning point, and a hand that is hidden on a shared screen.
    const turningPoint = ".drama .button";
    const hand = "[data-look]";
    const waiting = page.waitForFunction(
        ([told, hidden, clickable]) => {
            const main = document.querySelector<HTMLElement>("main.table");
            const { asked, over } = main?.dataset ?? {};
            if (over === undefined && document.querySelector(told)) return told;
            // What has been sent is not answered yet.
            if (main?.ariaBusy === "true") return false;
            if (document.querySelector(hidden)) return hidden;
            return over !== undefined || (asked !== undefined && document.querySelector(clickable)) ? "asked" : false;
        },
        [turningPoint, hand, CLICKABLE] as const,
    );
    const found = await waiting.catch(async (error: unknown) => {
        const bar = await page.locator(".bar").textContent();
        throw new Error(`nothing can be clicked: ${JSON.stringify(await standing(page))} ${bar}`, { cause: error });
    });
    const inTheWay = await found.jsonValue();
    if (inTheWay === "asked" || inTheWay === false) return standing(page);
    await page.click(inTheWay);
    await page.locator(inTheWay).waitFor({ state: "detached" });
    return untilAsked(page);
}

/** Something that can be clicked now. */
export interface Thing {
    /** The target on the board, or nothing for a button. */
    target: string | undefined;
    label: string;
    /** It only goes on. */
    passes: boolean;
    x: number;
    y: number;
}

/** All buttons and glowing things, each with a point where nothing lies upon it. */
async function things(page: Page): Promise<Thing[]> {
    return page.evaluate((selector) => {
        const clickable = (element: Element): [number, number] | undefined => {
            const box = element.getBoundingClientRect();
            const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
            for (const down of shares) {
                for (const right of shares) {
                    const x = box.left + box.width * right;
                    const y = box.top + box.height * down;
                    const top = document.elementFromPoint(x, y);
                    if (top && (top === element || element.contains(top))) return [x, y];
                }
            }
            return undefined;
        };
        const found: Thing[] = [];
        // A pile whose counters lie in the open tray has nothing more to give.
        const inTray = new Set(
            [...document.querySelectorAll<SVGElement>('[data-testid="tray"] [data-target]')].map(
                (element) => element.dataset.target,
            ),
        );
        for (const element of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
            const at = clickable(element);
            if (!at || (inTray.has(element.dataset.target) && !element.closest('[data-testid="tray"]'))) continue;
            const label = element.getAttribute("aria-label") ?? element.textContent.replace(/\s+/g, " ").trim();
            const passes = element.closest(".apart") !== null;
            found.push({ target: element.dataset.target, label, passes, x: at[0], y: at[1] });
        }
        return found;
    }, CLICKABLE);
}

/** Chooses among the things; the standing tells what is asked. */
export type Taste = (found: readonly Thing[], at: Standing, turn: number) => Thing | undefined;

/** What is on the board before what is in the bar, each in turn. */
export const curious: Taste = (found, _at, turn) => {
    const board = found.filter((thing) => thing.target !== undefined);
    const pool = board.length > 0 && turn % 3 !== 2 ? board : found;
    return pool[turn % pool.length];
};

/** Does something wherever anything can be done. */
export const eager: Taste = (found, at, turn) => {
    const doing = found.filter((thing) => !thing.passes);
    return curious(doing.length > 0 ? doing : found, at, turn);
};

/** Goes on wherever that is possible, as far as possible. */
export const patient: Taste = (found, at, turn) => found.findLast((thing) => thing.passes) ?? curious(found, at, turn);

/** Says the first of these words where it is offered. */
export function says(...words: RegExp[]): Taste {
    return (found) => {
        for (const word of words) {
            const thing = found.find((each) => each.target === undefined && word.test(each.label));
            if (thing) return thing;
        }
        return undefined;
    };
}

/** The first taste that wants something. */
export function either(...tastes: Taste[]): Taste {
    return (found, at, turn) => {
        for (const taste of tastes) {
            const thing = taste(found, at, turn);
            if (thing) return thing;
        }
        return undefined;
    };
}

/** So many milliseconds a busy machine takes for a click at most. */
const TAKEN = 8000;
/** The map may move just when somebody clicks; then they click again. */
const ATTEMPTS = 4;

/** Clicks one thing and waits until the page has taken it: another position, or another choice. */
export async function clickOne(page: Page, taste: Taste, turn: number): Promise<Standing> {
    let missed: Thing | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const at = await untilAsked(page);
        if (at.over !== undefined) return at;
        const found = await things(page);
        // Where no answer finds room, a button shows all of them.
        const more = page.locator("[data-more]");
        if (found.length === 0 && (await more.count()) > 0) {
            await more.click();
            continue;
        }
        missed = taste(found, at, turn + attempt) ?? found[0];
        const before = await choices(page);
        if (missed) await page.mouse.click(missed.x, missed.y);
        if (await isTaken(page, at.seq, before)) return standing(page);
    }
    const { asked } = await standing(page);
    throw new Error(
        missed
            ? `clicking ${missed.target ?? "the button"} “${missed.label}” does nothing for ${asked}`
            : `nothing can be clicked for ${asked}`,
    );
}

async function isTaken(page: Page, seq: string, before: string): Promise<boolean> {
    const taken = page.waitForFunction(
        ([oldSeq, old, selector]) => {
            const main = document.querySelector<HTMLElement>("main.table");
            const now = [...document.querySelectorAll<HTMLElement>(selector)]
                .map((each) => each.dataset.answer ?? each.dataset.target)
                .join();
            return main?.dataset.seq !== oldSeq || now !== old;
        },
        [seq, before, CLICKABLE] as const,
        { timeout: TAKEN },
    );
    return taken.then(
        () => true,
        () => false,
    );
}

/** What can be clicked, as one text to compare. */
async function choices(page: Page): Promise<string> {
    return page.evaluate(
        (selector) =>
            [...document.querySelectorAll<HTMLElement>(selector)]
                .map((each) => each.dataset.answer ?? each.dataset.target)
                .join(),
        CLICKABLE,
    );
}

/** Plays until the game is over, or until somebody has seen enough. Says how many clicks it took. */
export async function play(
    page: Page,
    taste: Taste,
    enough: (at: Standing, turn: number) => boolean = () => false,
): Promise<number> {
    for (let turn = 0; ; turn += 1) {
        const at = await untilAsked(page);
        if (at.over !== undefined || enough(at, turn)) return turn;
        await clickOne(page, taste, turn);
    }
}
