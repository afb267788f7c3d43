//! A real server on a free port with a database of its own.

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PROGRAM = process.env.POLEMARCH ?? join(import.meta.dirname, "../../target/debug/polemarch");

async function freePort(): Promise<number> {
    return new Promise((resolve, reject) => {
        const listener = createServer();
        listener.once("error", reject);
        listener.listen(0, "127.0.0.1", () => {
            const address = listener.address();
            listener.close(() =>
                typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
            );
        });
    });
}

export class Server {
    #process: ChildProcess | undefined;

    private constructor(
        readonly folder: string,
        readonly port: number,
    ) {}

    get url(): string {
        return `http://127.0.0.1:${this.port}`;
    }

    static async start(): Promise<Server> {
        if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: cargo build --package cli`);
        const server = new Server(mkdtempSync(join(tmpdir(), "polemarch-")), await freePort());
        await server.run();
        return server;
    }

    /** Starts the program and waits until it answers. Visitors tell apart by the address that a proxy would name. */
    async run(): Promise<void> {
        const given = [
            "serve",
            "--listen",
            `127.0.0.1:${this.port}`,
            "--db",
            join(this.folder, "tables.db"),
            "--trust-proxy",
            "127.0.0.1",
        ];
        const started = spawn(PROGRAM, given, { stdio: "ignore" });
        this.#process = started;
        const ended = new Promise<never>((_, reject) =>
            started.once("exit", (code) => reject(new Error(`the server ended with ${code}`))),
        );
        ended.catch(() => undefined);
        await Promise.race([this.#answers(), ended]);
    }

    async #answers(): Promise<void> {
        for (;;) {
            const response = await fetch(`${this.url}/healthz`).catch(() => undefined);
            if (response?.ok) return;
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
    }

    /** What the administrator does on the same machine. */
    admin(...args: string[]): void {
        const done = spawnSync(PROGRAM, ["admin", "--db", join(this.folder, "tables.db"), ...args], {
            encoding: "utf8",
        });
        if (done.status !== 0) throw new Error(done.stderr);
    }

    /** Pulls the plug. */
    async kill(): Promise<void> {
        const running = this.#process;
        if (!running || running.exitCode !== null) return;
        const gone = new Promise((resolve) => running.once("exit", resolve));
        running.kill("SIGKILL");
        await gone;
    }

    async end(): Promise<void> {
        await this.kill();
        rmSync(this.folder, { recursive: true, force: true });
    }
}
