//! How the page talks to a table: it sends orders and hears what becomes of them. A server stands behind it now (`socket.ts`); an engine inside the
//! page can stand there as well.

import type { Refusal } from "../api";
import type { ChatLine } from "../generated/ChatLine";
import type { Notice } from "../generated/Notice";
import type { Order } from "../generated/Order";
import type { Situation } from "../generated/Situation";
import type { TableInfo } from "../generated/TableInfo";

/** A situation with nothing left out: the whole view, the number, who is asked, and every answer by itself; `ref` is the own order that led here. */
export type Seen = Situation & { ref?: number };

/** Is anybody there? */
export type Connection = "connecting" | "live" | "lost";

/** What a table tells. */
export interface Listener {
    /** Seats, status and offers have changed. */
    table(info: TableInfo): void;
    /** The position has changed, or is told for the first time. */
    situation(seen: Seen): void;
    /** Somebody has said something. */
    chat(line: ChatLine): void;
    /** What was heard so far may have been changed by the administrator. */
    dropped(): void;
    /** What the administrator wants everybody to know now. */
    notice(notice: Notice | null): void;
    /** The line is up or down. */
    connection(state: Connection): void;
    /** The table cannot be watched at all. */
    refused(refusal: Refusal): void;
}

/** A line to one table. */
export interface Link {
    /** Gives an order; resolves when it is carried out and safe, and throws `Refusal` when it is refused. */
    order(order: Order): Promise<void>;
    /** Nobody listens any more. */
    close(): void;
}
