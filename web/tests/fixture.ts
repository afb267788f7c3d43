//! A server and a browser for all tests of a file.

import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

import { Server } from "./server";
import { openBrowser, Visitor, type Kind } from "./visitor";

class Site {
    #server: Server | undefined;
    #browser: Browser | undefined;

    get server(): Server {
        if (!this.#server) throw new Error("the server has not been started yet");
        return this.#server;
    }

    get browser(): Browser {
        if (!this.#browser) throw new Error("the browser has not been opened yet");
        return this.#browser;
    }

    async open(): Promise<void> {
        [this.#server, this.#browser] = await Promise.all([Server.start(), openBrowser()]);
    }

    async close(): Promise<void> {
        await this.#browser?.close();
        await this.#server?.end();
    }

    /** A new visitor, or the one who has these cookies with another device. */
    async visitor(kind?: Kind, cookies?: BrowserContextOptions["storageState"]): Promise<Visitor> {
        return Visitor.come(this.browser, this.server, kind, cookies);
    }
}

/** To be called at the top of a test file: starts before its first test and ends after its last. */
export function withServer(): Site {
    const site = new Site();
    beforeAll(() => site.open());
    afterAll(() => site.close());
    return site;
}
