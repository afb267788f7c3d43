//! The open question of one's own seat and what was clicked of it so far. Board, panel and decision bar all look here.

import type { Foresight } from "../generated/Foresight";
import type { Irrevocable } from "../generated/Irrevocable";
import type { Question } from "../generated/Question";
import type { Answer, GameModule, Target } from "../games/module";
import type { Sentences, Typed } from "../words/sentences";
import { click, complete, fitting, ledTo, nextTargets, type Option } from "./narrow";

export type Light = "open" | "chosen" | undefined;

/** A click that the rules do not allow, and why; nothing is said of why where the question is about other things. */
export interface Refused {
    target: Target;
    why?: string;
    rule: string | undefined;
}

/** What the choice needs from the table. */
interface Judge {
    /** Gives an answer. */
    give(question: Question, answer: Answer): void;
    /** Asks why something is not allowed. */
    why(question: Question, answer: Answer): Promise<{ why: string; rule: string | undefined } | undefined>;
    /** Takes one's own last answer back. */
    undo(): void;
}

export class Choice {
    question = $state.raw<Question | undefined>(undefined);
    options = $state.raw<Option[]>([]);
    path = $state.raw<readonly Target[]>([]);
    refused = $state.raw<Refused | undefined>(undefined);
    /** What the mouse or the focus is on, so that its hint can be shown. */
    pointed = $state.raw<Target | undefined>(undefined);
    foresight = $state.raw<Foresight | undefined>(undefined);
    /** What is worth knowing about the answers is there, or has let them wait long enough. */
    told = $state.raw(false);
    /**
     * What a game does with a click that no answer begins with, such as a zone further along the way; false leaves it
     * to the rules to say why not.
     */
    beyond: ((target: Target) => boolean) | undefined = undefined;

    readonly #next = $derived(nextTargets(this.options, this.path));
    readonly #chosen = $derived(new Set(this.path));
    /** The answers that still fit. */
    readonly left = $derived(fitting(this.options, this.path));
    /** Those that need no further click on the board. */
    readonly ready = $derived(complete(this.options, this.path));

    #game: GameModule | undefined;
    #view: unknown;

    constructor(readonly judge: Judge) {}

    /** A new question, or none. What was clicked for the one before is forgotten. */
    ask(question: Question | undefined, game: GameModule | undefined, view: unknown): void {
        this.#game = game;
        this.#view = view;
        this.question = question;
        this.refused = undefined;
        this.path = [];
        if (!question || !game) {
            this.options = [];
            return;
        }
        this.options = question.answers.map((raw, index) => {
            const answer = raw as Answer;
            return { index, answer, targets: game.targets(answer, question, view) };
        });
    }

    /** How a thing is lit. */
    light(target: Target): Light {
        if (this.#chosen.has(target)) return "chosen";
        return this.#next.has(target) ? "open" : undefined;
    }

    /** Everything that can be clicked now. */
    get open(): ReadonlySet<Target> {
        return this.#next;
    }

    /** A click. */
    choose(target: Target): void {
        this.refused = undefined;
        const step = click(this.options, this.path, target);
        if (!step) {
            if (!this.beyond?.(target)) void this.#explain(target);
            return;
        }
        this.path = step.path;
        if (step.given) this.give(step.given);
    }

    /** Chooses one thing after the other, as dragging does; nothing happens where the second cannot follow. */
    drag(from: Target, to: Target): void {
        const first = this.#chosen.has(from) ? { path: [...this.path] } : click(this.options, this.path, from);
        if (!first) return;
        this.path = first.path;
        if (this.#next.has(to)) this.choose(to);
        else this.beyond?.(to);
    }

    give(option: Option): void {
        const question = this.question;
        if (!question) return;
        this.path = [];
        this.judge.give(question, option.answer);
    }

    /** One step back; says whether there was one. */
    back(): boolean {
        this.refused = undefined;
        if (this.path.length === 0) return false;
        this.path = this.path.slice(0, -1);
        return true;
    }

    /** Why a thing cannot be chosen now; only the rule of the question where a click on it would mean nothing. */
    async why(target: Target): Promise<Refused | undefined> {
        const { question } = this;
        if (!question) return undefined;
        const wish = this.#game?.wish?.(target, this.path, question, this.#view);
        if (!wish) return { target, rule: question.rule };
        const judged = await this.judge.why(question, wish);
        return judged && { target, ...judged };
    }

    /** Takes the last answer back. */
    takeBack(): void {
        this.judge.undo();
    }

    clear(): void {
        this.path = [];
        this.refused = undefined;
    }

    /** What is worth knowing before this thing is clicked: the hints of the answers it leads to, if they are few. */
    hints(target: Target, words: Sentences): string[] {
        const options = ledTo(this.options, this.path, target);
        const hints = options
            .slice(0, 6)
            .flatMap((option) => [this.hint(option, words), ...this.warnings(option, words)]);
        return [...new Set(hints.filter((hint) => hint !== undefined))];
    }

    /** What is worth knowing before an answer. */
    hint(option: Option, words: Sentences): string | undefined {
        const hint = this.#about(option)?.hint as Typed | undefined;
        return hint ? words.sentence("hint", hint) : undefined;
    }

    /** What an answer loses or risks. */
    warnings(option: Option, words: Sentences): string[] {
        const warnings = (this.#about(option)?.warnings ?? []) as Typed[];
        return warnings.map((warning) => words.sentence("hint", warning));
    }

    /** Does an answer only go on: pass, done, keep none, or end what one does? */
    passes(option: Option): boolean {
        return this.#about(option)?.passes === true || this.#game?.ends?.(option.answer) === true;
    }

    /** Why an answer cannot be taken back. */
    lasting(option: Option): Irrevocable | undefined {
        return this.#about(option)?.lasting;
    }

    /** The answer that a click on this thing gives at once. */
    given(target: Target): Option | undefined {
        return click(this.options, this.path, target)?.given;
    }

    /** How an answer is typed. */
    typed(option: Option): string | undefined {
        return this.#about(option)?.typed;
    }

    #about(option: Option) {
        const seat = this.question?.seat;
        return this.foresight?.questions.find((each) => each.seat === seat)?.answers[option.index];
    }

    async #explain(target: Target): Promise<void> {
        const { question } = this;
        const refused = await this.why(target);
        if (refused && this.question === question) this.refused = refused;
    }
}
