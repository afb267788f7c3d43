//! Somebody with a browser of their own.

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { expect } from "vitest";

import type { Server } from "./server";

export async function openBrowser(): Promise<Browser> {
    return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
}

export interface Kind {
    french?: boolean;
    phone?: boolean;
    dark?: boolean;
    /** What others do is played out, and things move on the board. */
    moving?: boolean;
}

let visitors = 0;

/**
 * What a browser logs when the server does not know it yet, is away, or goes away in the midst of an answer, or when it
 * asks about a position that has just been taken back, or faster than a person does: no mistake of the page.
 */
const EXPECTED =
    /status of 401|status of (404|429) .*\/foresight|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|WebSocket connection to/;

export class Visitor {
    readonly problems: string[] = [];
    /** Everything that came about tables, by HTTP and WebSocket. */
    readonly heard: string[] = [];

    private constructor(
        readonly server: Server,
        readonly context: BrowserContext,
        readonly page: Page,
    ) {
        page.on("pageerror", (error) => this.problems.push(error.message));
        page.on("console", (message) => {
            const text = `${message.text()} ${message.location().url}`;
            if (message.type() === "error" && !EXPECTED.test(text)) this.problems.push(text);
        });
        page.on("websocket", (socket) => socket.on("framereceived", (frame) => this.heard.push(String(frame.payload))));
        page.on("response", (response) => {
            if (!/\/api\/v1\/tables/.test(response.url())) return;
            const kept = response.text().then((text) => this.heard.push(text));
            kept.catch(() => undefined);
        });
    }

    /** A new visitor, or the one who has these cookies with another device. */
    static async come(
        browser: Browser,
        server: Server,
        kind: Kind = {},
        cookies?: BrowserContextOptions["storageState"],
    ): Promise<Visitor> {
        visitors += 1;
        const context = await browser.newContext({
            baseURL: server.url,
            viewport: kind.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
            hasTouch: kind.phone ?? false,
            colorScheme: kind.dark ? "dark" : "light",
            locale: kind.french ? "fr-FR" : "en-GB",
            reducedMotion: kind.moving ? "no-preference" : "reduce",
            serviceWorkers: "block",
            ...(cookies ? { storageState: cookies } : {}),
            extraHTTPHeaders: { "X-Forwarded-For": `10.1.${visitors >> 8}.${visitors & 255}` },
        });
        context.setDefaultTimeout(60_000);
        return new Visitor(server, context, await context.newPage());
    }

    /** One click on the front page, and the board is there. */
    async playNow(game: string, opponent?: string): Promise<void> {
        await this.page.goto("/");
        if (opponent) await this.page.selectOption(`[data-opponent="${game}"]`, opponent);
        await this.page.click(`[data-play="${game}"]`);
        await this.board();
    }

    /** Waits until the board is there. */
    async board(): Promise<void> {
        await this.page.locator("[data-zone]").first().waitFor({ state: "attached" });
    }

    /** Asks the server in this visitor's name. */
    async ask<T>(path: string): Promise<T> {
        const response = await this.context.request.get(`/api/v1${path}`);
        return (await response.json()) as T;
    }

    get table(): string {
        return new URL(this.page.url()).pathname.split("/")[2] ?? "";
    }

    async leave(): Promise<void> {
        await this.context.close();
        expect(this.problems).toEqual([]);
    }
}
