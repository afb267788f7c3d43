//! What must hold at every question, whatever is asked on whatever screen.

import type { Page } from "playwright-core";

/** Keys of messages that nobody has worded. */
const UNWORDED = String.raw`\b(action|prompt|hint|event|page|lasting|option|refusal|warning|goal|label|word)-[a-z]+(-[a-z]+)*\b|\{ ?\$|undefined|\bNaN\b|\[object`;
/** Words that French has not. */
const UNTRANSLATED = String.raw`\b(the|with|and|your|you)\b|\b(side|more|all)-[a-z]+(-[a-z]+)*\b|${UNWORDED}`;

/** Everything that is wrong with the question that is shown now. */
export async function inspect(page: Page, french: boolean): Promise<string[]> {
    // Where the mouse rests a card opens, which is no part of the question.
    await page.mouse.move(1, 1);
    await page.locator('[data-testid="card"]').waitFor({ state: "detached" });
    await page.evaluate(async () => {
        // What finds no room is counted after it has been drawn; the log follows a frame later.
        for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
    });
    return page.evaluate(
        ([untranslated, unworded, isFrench]) => {
            const problems: string[] = [];
            const name = (element: Element) =>
                `${element.className || element.tagName} “${element.textContent.trim().slice(0, 40)}”`;
            const isOnTop = (element: Element, x: number, y: number): boolean => {
                const top = document.elementFromPoint(x, y);
                return top !== null && (top === element || element.contains(top) || top.contains(element));
            };
            const isCovered = (element: Element): boolean => {
                const { left, top, width, height } = element.getBoundingClientRect();
                return ![
                    [0.1, 0.5],
                    [0.5, 0.5],
                    [0.9, 0.5],
                ].every(([right = 0, down = 0]) => isOnTop(element, left + width * right, top + height * down));
            };

            const log = document.querySelector('[role="log"]');
            if (log && log.clientHeight > 0 && log.scrollHeight - log.scrollTop - log.clientHeight > 80)
                problems.push("the log is not at its end");

            const bar = document.querySelector(".decide section.bar");
            const buttons = [...document.querySelectorAll<HTMLElement>(".decide section.bar [data-answer]")];
            const cut = buttons.filter((button) => button.hasAttribute("data-cut"));
            const more = document.querySelector(".decide section.bar [data-more]");
            for (const element of [
                ...document.querySelectorAll(".decide section.bar :is(.sentence, .rule, [data-back])"),
                ...buttons.filter((button) => !cut.includes(button)),
                ...(more ? [more] : []),
            ])
                if (isCovered(element)) problems.push(`covered: ${name(element)}`);
            // The button says how many it shows, or how many there are in all.
            const promised = Number(/\d+/.exec(more?.textContent ?? "")?.[0] ?? 0);
            const isAll = promised > buttons.length - 1;
            if (cut.length > 0 && promised !== cut.length && !isAll)
                problems.push(`${cut.length} answers are hidden, the button says ${more?.textContent.trim()}`);

            // What is asked on the board is uncovered somewhere, or all answers can be listed.
            const open = [...document.querySelectorAll<SVGElement>(".board [data-target].open")];
            const isFree = (element: Element): boolean => {
                const box = element.getBoundingClientRect();
                for (let step = 1; step < 200; step += 1) {
                    const x = box.left + box.width * ((step * 0.618034) % 1);
                    const y = box.top + box.height * ((step * 0.414214) % 1);
                    const top = document.elementFromPoint(x, y);
                    if (top && (top === element || element.contains(top))) return true;
                }
                return false;
            };
            if (!more && buttons.length === 0 && open.length > 0 && !open.some(isFree))
                problems.push("everything that glows is covered");
            // Of what glows in sight nothing is hidden by a box; where counters lie upon each other a pile opens.
            const sight = document.querySelector(".board")?.getBoundingClientRect();
            const sheet = document.querySelector(".board .sheet");
            const isInSight = ({ left, top, width, height }: DOMRect): boolean => {
                const [x, y] = [left + width / 2, top + height / 2];
                return (
                    sight !== undefined &&
                    x > sight.left &&
                    x < sight.right &&
                    y > sight.top &&
                    y < (floor ?? sight.bottom)
                );
            };
            const floor = document.querySelector(".decide")?.getBoundingClientRect().top;
            for (const element of open) {
                const box = element.getBoundingClientRect();
                if (!sheet?.contains(element) || box.width === 0 || !isInSight(box)) continue;
                // What lies in a tray can be chosen there.
                if (open.some((other) => other.dataset.target === element.dataset.target && isFree(other))) continue;
                const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                // From under the buttons of the map itself it is moved.
                if (top?.closest(".tools, .switches")) continue;
                if (top && !sheet.contains(top) && !document.querySelector(".decide")?.contains(top))
                    problems.push(
                        `${element.dataset.target} is covered by ${name(top.closest("section, div") ?? top)}`,
                    );
            }

            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
            if (scrollWidth > clientWidth) problems.push("the page scrolls sideways");
            if (scrollHeight > clientHeight) problems.push("the page scrolls down");
            const edge = bar?.getBoundingClientRect();
            for (const element of document.querySelectorAll<HTMLElement>(
                ".decide section.bar :is(.sentence, .button, .note)",
            )) {
                if (element.scrollWidth > element.clientWidth + 1) problems.push(`overflows: ${name(element)}`);
                const box = element.getBoundingClientRect();
                if (edge && box.width > 0 && (box.right > edge.right + 1 || box.left < edge.left - 1))
                    problems.push(`beside the bar: ${name(element)}`);
            }

            // Rows of tabs and buttons show all of them.
            for (const element of document.querySelectorAll(".names, .thumbs, .side > .panel"))
                if (element.scrollWidth > element.clientWidth + 1)
                    problems.push(`overflows: ${name(element)} by ${element.scrollWidth - element.clientWidth}`);

            const labelled = [...document.querySelectorAll("main.table :is([aria-label], [title])")].map(
                (element) => `${element.getAttribute("aria-label") ?? ""} ${element.getAttribute("title") ?? ""}`,
            );
            // What somebody is called is in no language.
            const said = [document.querySelector("main.table")?.textContent ?? "", ...labelled].join(" | ");
            const foreign = new RegExp(isFrench ? untranslated : unworded).exec(said);
            if (foreign)
                problems.push(
                    `untranslated: …${foreign.input.slice(Math.max(0, foreign.index - 30), foreign.index + 40)}…`,
                );
            return problems;
        },
        [UNTRANSLATED, UNWORDED, french] as const,
    );
}
