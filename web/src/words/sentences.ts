//! Data into sentences, exactly as the command line does it (`crates/engine/src/message.rs`): `{"type": "unit-armed",
//! "province": "roma"}` of the category `event` is worded by the message `event-unit-armed`; its fields are the
//! arguments, ids get their names.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Names } from "../generated/Names";
import { typeset } from "./typeset";

export type Lang = "en" | "fr";

/** What a sentence is about; the first part of its message's name. */
type Category = "prompt" | "action" | "event" | "refusal" | "hint" | "goal" | "place";

/** Prompts, answers, events and refusals: a type and fields. */
export type Typed = { type: string } & Record<string, unknown>;

const NO_NAMES: Names = { kinds: {}, fields: {}, defaults: {} };

/**
 * A number that is written alike in every language as long as it has three digits at most: most need no formatter,
 * which is slow to make.
 */
class Figure extends FluentNumber {
    override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
        return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
    }
}

/** Where a message or a term begins. */
const BEGINNING = /^(?=-?[a-zA-Z][\w-]* *=)/m;
/** Another message that a message speaks of. */
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/**
 * The sentences of one game, or of the page itself, in one language. A page needs few of them: each is read when it is
 * wanted first.
 */
export class Sentences {
    readonly #bundle: FluentBundle;
    readonly #unread = new Map<string, string>();

    constructor(
        readonly lang: Lang,
        source: string,
        readonly names: Names = NO_NAMES,
    ) {
        this.#bundle = new FluentBundle(lang, { useIsolating: false });
        for (const message of source.split(BEGINNING)) {
            const id = message.slice(0, message.indexOf("=")).trim();
            if (this.#unread.has(id)) console.error(`the message ${id} is there twice`);
            this.#unread.set(id, message);
        }
    }

    /** Is there such a message? */
    has(key: string): boolean {
        return this.#unread.has(key) || this.#bundle.hasMessage(key);
    }

    /** A prompt, answer, event, refusal or hint in words. */
    sentence(category: Category, value: Typed): string {
        return this.text(`${category}-${value.type}`, value);
    }

    /** A message whose arguments are the fields of an object. A message that is missing shows its name. */
    text(key: string, fields: Record<string, unknown> = {}): string {
        this.#read(key);
        const pattern = this.#bundle.getMessage(key)?.value;
        if (!pattern) return `[${key}]`;
        const args: Record<string, FluentVariable> = { ...this.names.defaults };
        this.#addFields("", fields, args);
        return typeset(this.#bundle.formatPattern(pattern, args, []), this.lang);
    }

    /** What an id is called; the id itself where nothing is known. */
    name(kind: string, id: string): string {
        const name = this.names.kinds[kind]?.[id]?.[this.lang];
        return name === undefined ? id : typeset(name, this.lang);
    }

    /** Reads a message with all that it speaks of, unless it has been read before. */
    #read(key: string): void {
        const message = this.#unread.get(key);
        if (message === undefined) return;
        this.#unread.delete(key);
        this.#bundle.addResource(new FluentResource(message));
        for (const [, other = ""] of message.matchAll(REFERENCE)) this.#read(other);
    }

    #addFields(prefix: string, fields: Record<string, unknown>, args: Record<string, FluentVariable>): void {
        for (const [field, value] of Object.entries(fields)) {
            const name = prefix + field;
            if (typeof value === "number") {
                // People count seats from 1.
                args[name] = new Figure(field === "seat" ? value + 1 : value);
            } else if (isObject(value)) {
                this.#addFields(`${name}-`, value, args);
            } else {
                if (Array.isArray(value)) args[`${name}-count`] = value.length;
                // A language may need to know what is named: "à Sparte", but "au Pirée".
                if (typeof value === "string") args[`${name}-id`] = value;
                args[name] = this.#valueText(name, value);
            }
        }
    }

    #valueText(field: string, value: unknown): string {
        if (value === null || value === undefined) return "none";
        if (typeof value === "boolean") return value ? "yes" : "no";
        if (typeof value === "number") return String(value);
        if (typeof value === "string") return this.#ofField(field, value);
        if (Array.isArray(value)) {
            const items = value.map((item) => this.#valueText(field, item));
            // Items that begin a line each need no comma between them.
            return items.join(items.every((item) => item.startsWith("\n")) ? "" : ", ");
        }
        return this.text(`each-${lastPart(field)}`, value as Record<string, unknown>);
    }

    #ofField(field: string, id: string): string {
        const kind = this.names.fields[lastPart(field)];
        return kind === undefined ? id : this.name(kind, id);
    }
}

function isObject(value: unknown): value is Record<string, unknown> {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

function lastPart(field: string): string {
    return field.slice(field.lastIndexOf("-") + 1);
}
