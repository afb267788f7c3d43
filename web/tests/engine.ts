//! The line protocol of `polemarch engine`: a game without a server.

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { createInterface } from "node:readline";

import type { Answer, GameEvent } from "../src/games/module";
import { PROGRAM } from "./server";

/** What is asked after each line. */
export interface Asked {
    decision: { seat: number; prompt: string; rule: string; about?: unknown } | null;
    legal: Answer[];
    over: unknown;
    /** What has just happened. */
    events: GameEvent[];
}

interface Reply extends Asked {
    ok: boolean;
    why?: string;
    action?: Answer;
    view?: unknown;
}

export class Engine {
    readonly #process: ChildProcessWithoutNullStreams;
    readonly #lines: AsyncIterator<string>;

    constructor() {
        this.#process = spawn(PROGRAM, ["engine"]);
        this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
    }

    async #ask(request: object): Promise<Reply> {
        this.#process.stdin.write(`${JSON.stringify(request)}\n`);
        const line = await this.#lines.next();
        if (line.done) throw new Error("the engine has ended");
        const reply = JSON.parse(line.value) as Reply;
        if (!reply.ok) throw new Error(reply.why);
        return reply;
    }

    begin(game: string, setup: object, seed: number): Promise<Asked> {
        return this.#ask({ do: "new", game, ...setup, seed });
    }

    act(seat: number, action: Answer): Promise<Asked> {
        return this.#ask({ do: "act", seat, action });
    }

    /** What the computer would answer. */
    async advice(level = "greedy"): Promise<Answer> {
        const { action } = await this.#ask({ do: "bot", level });
        if (!action) throw new Error("the computer has no answer");
        return action;
    }

    /** What a spectator sees. */
    async view(): Promise<unknown> {
        return (await this.#ask({ do: "view" })).view;
    }

    end(): void {
        this.#process.stdin.end();
    }
}
