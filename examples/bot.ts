// A bot for Polemarch that answers at random. No packages; Node 22.18 or newer runs it as it is.
//
//     node bot.ts engine antike [PROGRAM]               a game against itself, without a server
//     node bot.ts server http://127.0.0.1:8080 antike   a new table on a server, against its bots
//     node bot.ts table http://127.0.0.1:8080/table/ID  a free seat at a table, by its link
//
// Put your own idea into `choose`. With a token in POLEMARCH_TOKEN the bot plays as its owner.

import { spawn } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/** An answer: an object with a `type` and fields of its own. */
type Action = { type: string; [field: string]: unknown };
/** What is asked. */
type Question = { seat: number; prompt: string; rule: string; about?: unknown };
type Over = { winners: number[] };
type Played = { answered: number; over: Over };

/** A line that `polemarch engine` answers. */
type Reply = { ok: boolean; error?: string; why?: string; decision: Question | null; legal: Action[]; over: Over | null };

/** What a server tells about a table, as far as it is needed here. */
type Situation = { seq: number; questions?: (Question & { answers: Action[] })[]; over?: Over };
type TableInfo = { id: string; status: "open" | "live" | "over"; seats: { seat: number; occupant: unknown }[] };
type Problem = { error: string; why: string; wait?: number };

/** One of the answers. */
function choose(_question: Question, answers: readonly Action[]): Action {
    const answer = answers[Math.floor(Math.random() * answers.length)];
    if (answer === undefined) throw new Error("a question without answers");
    return answer;
}

/** The line protocol: one JSON object a line in, one out. All seats are ours. */
async function playEngine(game: string, program = "polemarch"): Promise<Played> {
    const engine = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
    const ask = async (request: object): Promise<Reply> => {
        engine.stdin.write(`${JSON.stringify(request)}\n`);
        const line = await lines.next();
        if (line.done) throw new Error("the engine has ended");
        const reply = JSON.parse(line.value) as Reply;
        if (!reply.ok) throw new Error(`${reply.error}: ${reply.why}`);
        return reply;
    };
    let now = await ask({ do: "new", game, seed: randomInt(2 ** 47) });
    let answered = 0;
    while (now.decision) {
        const action = choose(now.decision, now.legal);
        now = await ask({ do: "act", seat: now.decision.seat, action });
        answered += 1;
    }
    engine.stdin.end();
    if (!now.over) throw new Error("nothing is asked, but the game is not over");
    return { answered, over: now.over };
}

/** The server has refused something, and nothing has changed. */
class Refused extends Error {
    readonly problem: Problem;

    constructor(problem: Problem) {
        super(`${problem.error}: ${problem.why}`);
        this.problem = problem;
    }
}

/** A server over HTTP, as a guest or with a token. */
class Server {
    readonly #api: string;
    readonly #headers: Record<string, string> = { "Content-Type": "application/json" };

    private constructor(address: string) {
        this.#api = `${address.replace(/\/$/, "")}/api/v1`;
    }

    static async enter(address: string): Promise<Server> {
        const server = new Server(address);
        const token = process.env["POLEMARCH_TOKEN"];
        if (token) server.#headers["Authorization"] = `Bearer ${token}`;
        else await server.ask("/guest", {});
        return server;
    }

    /** GET, or POST where there is a body. Asking too often means waiting, then asking again. */
    async ask<T>(path: string, body?: object): Promise<T> {
        for (;;) {
            const request = body ? { method: "POST", body: JSON.stringify(body) } : {};
            const response = await fetch(this.#api + path, { ...request, headers: this.#headers });
            const cookie = response.headers.get("set-cookie")?.split(";")[0];
            if (cookie) this.#headers["Cookie"] = cookie;
            if (response.ok) return (await response.json()) as T;
            const problem = (await response.json()) as Problem;
            if (problem.error !== "too-many" && problem.error !== "closing") throw new Refused(problem);
            await sleep(1000 * (problem.wait ?? 1));
        }
    }

    order(table: string, order: { do: string; [field: string]: unknown }): Promise<{ seq: number }> {
        return this.ask(`/tables/${table}/orders`, order);
    }
}

/** Our part of the fair dice: 32 random bytes. */
const share = () => ({ do: "share", share: randomBytes(32).toString("hex") });

/** Makes a table, lets the server's bots have the other seats, and starts. */
async function playServer(address: string, game: string): Promise<Played> {
    const server = await Server.enter(address);
    const { id, seats } = await server.ask<TableInfo>("/tables", { game, visibility: "link" });
    for (const { seat, occupant } of seats) {
        if (occupant === "open") await server.order(id, { do: "give", seat, to: { bot: "greedy" } });
    }
    await server.order(id, share());
    await server.order(id, { do: "start" });
    return playTable(server, id);
}

/** Sits down at a table that waits for players; its host starts the game. */
async function playLink(link: string): Promise<Played> {
    const [address = "", table = ""] = link.split("/table/");
    const server = await Server.enter(address);
    await server.order(table, { do: "sit" });
    await server.order(table, share());
    console.log("Waiting for the host to start");
    while ((await server.ask<TableInfo>(`/tables/${table}`)).status === "open") await sleep(1000);
    return playTable(server, table);
}

/** Look, answer, wait for news, until the game is over. */
async function playTable(server: Server, table: string): Promise<Played> {
    const path = `/tables/${table}/situation`;
    let now = await server.ask<Situation>(path);
    let answered = 0;
    while (!now.over) {
        const question = now.questions?.[0];
        if (!question) {
            now = await server.ask(`${path}?seen=${now.seq}&wait=25`);
            continue;
        }
        const action = choose(question, question.answers);
        try {
            await server.order(table, { do: "act", seq: now.seq, seat: question.seat, action });
            answered += 1;
        } catch (error) {
            // Somebody was faster: look again.
            if (!(error instanceof Refused) || error.problem.error !== "stale") throw error;
        }
        now = await server.ask(path);
    }
    return { answered, over: now.over };
}

const [mode, first, second] = process.argv.slice(2);
if (first === undefined) throw new Error("say engine, server or table, as the first lines of this file show");
let played: Played;
if (mode === "engine") played = await playEngine(first, second);
else if (mode === "server") played = await playServer(first, second ?? "antike");
else played = await playLink(first);
console.log(`Over after ${played.answered} answers. Winners: ${JSON.stringify(played.over.winners)}`);
