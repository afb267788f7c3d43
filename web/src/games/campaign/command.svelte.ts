//! What clicks on the map of a campaign mean beyond single answers: forming a group in any order, going several steps
//! at once, opening a stack.

import { untrack } from "svelte";

import type { Light, Refused } from "../../decision/choice.svelte";
import type { Sentences } from "../../words/sentences";
import type { Target } from "../module";
import type { Advance } from "./advance.svelte";
import type { WarLook } from "./look";
import { mayJoin, towards } from "./grouping";
import type { LaidPile } from "./piles";

/** The counters of one place. */
export interface TrayPart {
    id: string;
    title: string;
    /** Such as the strength of each side there. */
    about?: string;
    looks: readonly WarLook[];
}

export interface TrayButton {
    label: string;
    id: string;
    main?: boolean;
    does: () => void;
}

/**
 * What the command knows of a game. Boards give getters, so that what is read is what is current, and nothing else is
 * waited for.
 */
interface Theatre {
    words: Sentences;
    /** The places whose pieces may join the group, and whether a piece may. */
    grouping: { places: readonly string[]; mine(look: WarLook): boolean };
    /** Ids of all pieces in the order of the server. */
    order: readonly string[];
    placeOf(piece: string): string | undefined;
    looksAt(place: string): WarLook[];
    /** What a place is called, and who is there. */
    title(place: string): string;
    about(looks: readonly WarLook[]): string;
    /** The target of a place, and what a click on it means when it is not asked for. */
    target(place: string): Target;
    around(place: string): Target | undefined;
}

interface Tray {
    kind: "group" | "choose" | "look";
    parts: TrayPart[];
}

/** The tray shows by itself what can be chosen, up to so many. */
const MANY = 16;

export class Command {
    #wanted = $state.raw<ReadonlySet<string> | undefined>(undefined);
    #plan = $state.raw<readonly string[]>([]);
    /** Why somebody who is wanted stays behind; said once the others have been picked. */
    #refused: Refused | undefined;
    opened = $state<string | undefined>(undefined);

    readonly #advance: Advance;
    readonly #theatre: Theatre;
    readonly pickedSet: ReadonlySet<string> = $derived.by(() => new Set(this.#advance.picked));
    readonly tray: Tray | undefined = $derived.by(() => this.#tray());
    readonly buttons: TrayButton[] = $derived.by(() => this.#buttons());

    /** Has to be made while a component is set up. */
    constructor(advance: Advance, theatre: Theatre) {
        this.#advance = advance;
        this.#theatre = theatre;
        $effect(() => {
            void advance.choice.question;
            untrack(() => {
                this.opened = undefined;
                this.#goOn();
            });
        });
        $effect(() => {
            const { choice } = advance;
            choice.beyond = (target) => this.#beyond(target);
            return () => (choice.beyond = undefined);
        });
    }

    /** Gives the next answer on the way to what is wanted: first who goes along, then the way. */
    #goOn(): void {
        const { choice, picked } = this.#advance;
        const { order } = this.#theatre;
        const prompt = choice.question?.prompt;
        if (prompt !== "pick" && prompt !== "march") {
            this.#wanted = undefined;
            this.#refused = undefined;
            this.#plan = [];
            return;
        }
        if (this.#wanted && prompt === "pick") {
            const offered = choice.options.filter((option) => option.answer.type === "pick");
            const move = towards(
                this.#wanted,
                picked,
                offered.map((option) => option.answer.piece as string),
                (piece) => order.indexOf(piece),
            );
            if (move.do === "back") return choice.takeBack();
            const next = move.do === "pick" ? offered.find((option) => option.answer.piece === move.piece) : undefined;
            if (next) return choice.give(next);
            if (move.do === "leave") return void this.#leave(move.piece);
        }
        this.#wanted = undefined;
        choice.refused = this.#refused;
        this.#refused = undefined;
        const [to, ...rest] = this.#plan;
        const next = choice.options.find((option) => option.answer.type === "step" && option.answer.to === to);
        this.#plan = next ? rest : [];
        if (next) choice.give(next);
    }

    /** Somebody cannot come along: the rules say why, and the others go on. */
    async #leave(piece: string): Promise<void> {
        const { choice } = this.#advance;
        const { question } = choice;
        this.#wanted = new Set([...(this.#wanted ?? [])].filter((each) => each !== piece));
        this.#refused ??= await choice.why(`piece:${piece}`);
        if (choice.question === question) this.#goOn();
    }

    /**
     * A click where no answer begins: a place further along the way, a counter dragged there, or a stack to look at.
     */
    #beyond(target: Target): boolean {
        const { choice, picked, far } = this.#advance;
        const { looksAt } = this.#theatre;
        const [kind = "", id = ""] = target.split(/:(.*)/s);
        if (kind !== "zone" && kind !== "fort") return false;
        const dragged = choice.path.at(-1)?.split(":");
        if (choice.question?.prompt === "pick" && dragged?.[0] === "piece" && dragged[1]) {
            this.#wanted = new Set([...picked, dragged[1]]);
            this.#plan = [id];
            choice.clear();
            this.#goOn();
            return true;
        }
        const found = far.get(id);
        if (found) {
            this.#plan = found.path;
            this.#goOn();
            return true;
        }
        if (looksAt(id).length > 0) this.open(id);
        return choice.question === undefined;
    }

    open(place: string): void {
        this.opened = this.opened === place ? undefined : place;
    }

    /** A click on a counter or a pile on the map. */
    clicked(at: string, pile: LaidPile): void {
        const { choice, from, far } = this.#advance;
        const { target, around } = this.#theatre;
        // Where a group is formed its own pieces are put in or taken out; others can be what a stratagem is aimed at.
        const lit = at === from ? [] : pile.all.filter((look) => choice.light(look.target) === "open");
        const [only] = lit;
        if (only && lit.length === 1) return choice.choose(only.target);
        if (lit.length > 1) return void (this.opened = at);
        if (from !== undefined && at === from) return this.toggle(pile.all);
        const key = target(at);
        if (choice.light(key) || far.has(at)) return choice.choose(key);
        const outside = around(at);
        if (outside && choice.light(outside)) return choice.choose(outside);
        this.open(at);
    }

    /** Puts pieces into the group, or takes them out. */
    toggle(looks: readonly WarLook[]): void {
        const { picked } = this.#advance;
        const ids = looks.map((look) => look.id);
        const isIn = ids.some((id) => this.pickedSet.has(id));
        this.#want(isIn ? picked.filter((id) => !ids.includes(id)) : [...picked, ...ids]);
    }

    #want(pieces: readonly string[]): void {
        this.#wanted = new Set(pieces);
        this.#goOn();
    }

    /** A click on a counter in the tray. */
    chosen(look: WarLook): void {
        if (this.tray?.kind === "group") this.toggle([look]);
        else this.#advance.choice.choose(look.target);
    }

    light(look: WarLook): Light {
        const { choice, picked } = this.#advance;
        const { order } = this.#theatre;
        const light = choice.light(look.target);
        // Whoever is on the march may perhaps be left here.
        if (this.tray?.kind === "choose" && light) return light;
        if (this.pickedSet.has(look.id)) return "chosen";
        if (this.tray?.kind !== "group" || look.spent) return light;
        return mayJoin(look.id, picked, light !== undefined, (piece) => order.indexOf(piece)) ? "open" : undefined;
    }

    hint(look: WarLook): string {
        const { choice } = this.#advance;
        const { words } = this.#theatre;
        return choice.light(look.target) ? choice.hints(look.target, words).join(". ") : "";
    }

    /** The tray: a group that is formed, pieces to choose among, or a stack to look at. */
    #tray(): Tray | undefined {
        const { choice, from } = this.#advance;
        const { grouping, order, placeOf, looksAt, title, about } = this.#theatre;
        const part = (id: string, looks: readonly WarLook[]): TrayPart => ({
            id,
            title: title(id),
            about: about(looks),
            looks,
        });
        const filled = (parts: TrayPart[]) => parts.filter((each) => each.looks.length > 0);
        if (from !== undefined) {
            return {
                kind: "group",
                parts: filled(
                    grouping.places.map((id) =>
                        part(
                            id,
                            looksAt(id).filter((look) => grouping.mine(look)),
                        ),
                    ),
                ),
            };
        }
        if (this.opened) return { kind: "look", parts: [part(this.opened, looksAt(this.opened))] };
        const open = new Set([...choice.open].filter((target) => target.startsWith("piece:")));
        const places = [...new Set(order.filter((id) => open.has(`piece:${id}`)).map((id) => placeOf(id) ?? ""))];
        const parts = filled(
            places.map((id) =>
                part(
                    id,
                    looksAt(id).filter((look) => open.has(look.target)),
                ),
            ),
        );
        const count = parts.reduce((sum, each) => sum + each.looks.length, 0);
        return count > 0 && count <= MANY ? { kind: "choose", parts } : undefined;
    }

    #buttons(): TrayButton[] {
        if (this.tray?.kind !== "group") return [];
        const { choice, picked } = this.#advance;
        const { words } = this.#theatre;
        const everybody = choice.options.find((option) => option.answer.type === "pick-all");
        const end = choice.options.find((option) => option.answer.type === "end-zone");
        return [
            ...(everybody
                ? [{ id: "all", label: words.text("tray-all"), main: true, does: () => choice.give(everybody) }]
                : []),
            ...(picked.length > 0 ? [{ id: "none", label: words.text("tray-none"), does: () => this.#want([]) }] : []),
            ...(end ? [{ id: "end", label: words.sentence("action", end.answer), does: () => choice.give(end) }] : []),
        ];
    }
}
