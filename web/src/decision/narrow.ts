//! Choosing by narrowing. Each answer has an ordered list of targets; a click keeps the answers that have that target
//! at the next place.

import type { Answer, Target } from "../games/module";

/** An answer with what has to be clicked for it, and its place in the question's list. */
export interface Option {
    index: number;
    answer: Answer;
    targets: readonly Target[];
}

/** The answers that fit what was clicked so far. */
export function fitting(options: readonly Option[], path: readonly Target[]): Option[] {
    return options.filter((option) => path.every((target, place) => option.targets[place] === target));
}

/** What can be clicked next. */
export function nextTargets(options: readonly Option[], path: readonly Target[]): Set<Target> {
    const next = new Set<Target>();
    for (const option of fitting(options, path)) {
        const target = option.targets[path.length];
        if (target !== undefined) next.add(target);
    }
    return next;
}

/** The answers whose targets have all been clicked. */
export function complete(options: readonly Option[], path: readonly Target[]): Option[] {
    return fitting(options, path).filter((option) => option.targets.length === path.length);
}

/** What a click does: the path after it, and the answer that is given by it. */
interface Step {
    path: Target[];
    given?: Option;
}

/**
 * A click on a target. It goes on if the target can be clicked next; otherwise it begins anew with this target if that
 * is possible, so that a player who changes his mind need not step back first; clicking what was clicked last steps
 * back. Nothing means that the target cannot be chosen.
 */
export function click(options: readonly Option[], path: readonly Target[], target: Target): Step | undefined {
    if (nextTargets(options, path).has(target)) {
        const longer = [...path, target];
        const left = fitting(options, longer);
        const given = left.length === 1 && left[0]?.targets.length === longer.length ? left[0] : undefined;
        return given ? { path: longer, given } : { path: longer };
    }
    if (path.at(-1) === target) return { path: path.slice(0, -1) };
    for (let kept = path.length - 1; kept >= 0; kept -= 1) {
        const shorter = path.slice(0, kept);
        if (nextTargets(options, shorter).has(target)) return click(options, shorter, target);
    }
    return undefined;
}

/** The answers that a click on a target leads to; none if it only steps back. */
export function ledTo(options: readonly Option[], path: readonly Target[], target: Target): readonly Option[] {
    const step = click(options, path, target);
    if (step?.path.at(-1) !== target) return [];
    return step.given ? [step.given] : fitting(options, step.path);
}

/** Answers that fit what was typed: every word begins a word of the typed form or of the sentence. */
export function typed(text: string, forms: readonly string[]): number[] {
    const words = fold(text)
        .split(/\s+/)
        .filter((word) => word !== "");
    const fits = (form: string) => {
        const parts = fold(form).split(/[\s,.:;'’()-]+/);
        return words.every((word) => parts.some((part) => part.startsWith(word)));
    };
    return forms.flatMap((form, index) => (fits(form) ? [index] : []));
}

function fold(text: string): string {
    return text
        .normalize("NFD")
        .replace(/\p{Diacritic}/gu, "")
        .toLowerCase();
}
