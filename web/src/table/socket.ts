//! A table on the server, over one WebSocket that comes back by itself: it joins again with the last number it has
//! seen, so that nothing is lost, and sends again what was not confirmed, which is carried out once at most.

import { Refusal } from "../api";
import type { Frame } from "../generated/Frame";
import type { Order } from "../generated/Order";
import type { Reply } from "../generated/Reply";
import { applyChanges } from "./delta";
import { numbered, expandAnswer } from "./expand-answers";
import type { Link, Listener } from "./link";

/** What is needed of a WebSocket; tests bring their own. */
export interface Wire {
    send(text: string): void;
    close(): void;
    onopen: (() => void) | null;
    onmessage: ((event: { data: string }) => void) | null;
    onclose: (() => void) | null;
}

interface LinkOptions {
    open?: () => Wire;
    /** How long to wait before the next attempt, by the number of failures so far. */
    pause?: (failures: number) => number;
    /** Does nobody look at the page? */
    isHidden?: () => boolean;
}

interface Pending {
    order: Order;
    resolve: () => void;
    reject: (error: Error) => void;
}

const LONGEST_PAUSE = 15_000;
/** After so long, in milliseconds, a server that has said nothing is asked whether it is there. */
const ASK_AFTER = 2_000;
/** So long it may take to answer. Whoever looks at a table knows within five seconds that the line is dead. */
const ANSWER_WITHIN = 2_500;
/** Nobody looks at the page: then it is enough to know it in a while. */
const HIDDEN_ASK_AFTER = 20_000;
/** How often it is looked. */
const LOOK_EVERY = 500;

function openSocket(): Wire {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Wire;
}

function usualPause(failures: number): number {
    return Math.min(LONGEST_PAUSE, 300 * 2 ** failures) * (0.75 + Math.random() / 2);
}

/** Joins a table and stays with it until it is closed. */
export function openLink(table: string, listener: Listener, options: LinkOptions = {}): Link {
    const { open = openSocket, pause = usualPause, isHidden = () => document.hidden } = options;
    return new SocketLink(table, listener, open, pause, isHidden);
}

class SocketLink implements Link {
    #wire: Wire | null = null;
    #live = false;
    #closed = false;
    #failures = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #watch: ReturnType<typeof setInterval>;
    /** When the server last said something, and when it was asked whether it is there. */
    #heard = 0;
    #asked: number | undefined;
    /** The last number that was seen; 0 brings the whole past. */
    #seen = 0;
    #view: unknown = undefined;
    #eyes: number | undefined;
    #reference = 0;
    readonly #pending = new Map<number, Pending>();

    constructor(
        readonly table: string,
        readonly listener: Listener,
        readonly open: () => Wire,
        readonly pause: (failures: number) => number,
        readonly isHidden: () => boolean,
    ) {
        listener.connection("connecting");
        this.#connect();
        this.#watch = setInterval(() => this.#listen(), LOOK_EVERY);
    }

    order(order: Order): Promise<void> {
        return new Promise((resolve, reject) => {
            this.#reference += 1;
            this.#pending.set(this.#reference, { order, resolve, reject });
            if (this.#live) this.#sendOrder(this.#reference, order);
        });
    }

    close(): void {
        this.#closed = true;
        clearTimeout(this.#timer);
        clearInterval(this.#watch);
        this.#wire?.close();
    }

    #connect(): void {
        const wire = this.open();
        this.#wire = wire;
        wire.onopen = () => this.#join();
        wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as Reply);
        wire.onclose = () => {
            if (this.#wire === wire) this.#lost();
        };
    }

    /** A line can be dead without anybody having hung up: who hears nothing asks, and then dials anew. */
    #listen(): void {
        if (!this.#live) return;
        const now = performance.now();
        if (this.#asked === undefined) {
            const patience = this.isHidden() ? HIDDEN_ASK_AFTER : ASK_AFTER;
            if (now - this.#heard < patience) return;
            this.#asked = now;
            this.#send({ type: "ping" });
            return;
        }
        if (now - this.#asked < ANSWER_WITHIN) return;
        const dead = this.#wire;
        this.#wire = null;
        dead?.close();
        this.#lost();
    }

    #join(): void {
        this.#send({ type: "join", table: this.table, seen: this.#seen });
    }

    #lost(): void {
        if (this.#closed) return;
        this.#live = false;
        this.#asked = undefined;
        this.listener.connection("lost");
        this.#timer = setTimeout(() => this.#connect(), this.pause(this.#failures));
        this.#failures += 1;
    }

    #send(frame: Frame): void {
        this.#wire?.send(JSON.stringify(frame));
    }

    #sendOrder(reference: number, order: Order): void {
        this.#send({ type: "order", table: this.table, ref: reference, order });
    }

    #hear(reply: Reply): void {
        this.#heard = performance.now();
        this.#asked = undefined;
        switch (reply.type) {
            case "situation":
                this.#alive();
                return this.#situation(reply);
            case "table":
                this.#alive();
                return this.listener.table(reply.table);
            case "chat":
                return this.listener.chat(reply.line);
            case "done":
                return this.#settle(reply.ref, (pending) => pending.resolve());
            case "refused":
                return this.#refused(reply.ref, new Refusal(reply.problem));
            case "dropped":
                // What was seen may have been changed.
                this.#seen = 0;
                this.listener.dropped();
                return this.#join();
            case "notice":
                return this.listener.notice(reply.notice);
            case "pong":
                return;
            default:
                return reply satisfies never;
        }
    }

    /** The first word of the table after a connection: what was not confirmed is sent again. */
    #alive(): void {
        if (this.#live) return;
        this.#live = true;
        this.#failures = 0;
        this.listener.connection("live");
        for (const [reference, pending] of this.#pending) this.#sendOrder(reference, pending.order);
    }

    #situation(frame: Extract<Reply, { type: "situation" }>): void {
        const { type: _type, ref, eyes, view, changes, number, questions, past, asked, ...rest } = frame;
        this.#view = changes === undefined ? view : applyChanges(this.#view, changes);
        this.#seen = frame.seq;
        const expanded = questions?.map((question) => ({
            ...question,
            answers: question.answers.flatMap(expandAnswer),
        }));
        if (eyes !== undefined) this.#eyes = eyes ?? undefined;
        const present = number ?? frame.seq;
        this.listener.situation({
            ...rest,
            ...(ref === undefined ? {} : { ref }),
            ...(this.#eyes === undefined ? {} : { eyes: this.#eyes }),
            view: this.#view,
            number: present,
            asked: asked ?? questions?.map((question) => question.seat) ?? [],
            ...(past === undefined ? {} : { past: numbered(past, present) }),
            ...(expanded === undefined ? {} : { questions: expanded }),
        });
        if (ref !== undefined) this.#settle(ref, (pending) => pending.resolve());
    }

    #refused(reference: number | undefined, refusal: Refusal): void {
        if (reference !== undefined) return this.#settle(reference, (pending) => pending.reject(refusal));
        const { error } = refusal.problem;
        if (error !== "closing" && error !== "too-many") return this.listener.refused(refusal);
        // It passes: the server comes back, or has less to do.
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#join(), this.pause(this.#failures));
        this.#failures += 1;
    }

    #settle(reference: number | undefined, settle: (pending: Pending) => void): void {
        if (reference === undefined) return;
        const pending = this.#pending.get(reference);
        this.#pending.delete(reference);
        if (pending) settle(pending);
    }
}
