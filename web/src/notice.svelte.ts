//! What the administrator wants everybody to know, until it is put away or its time is over.

import { api } from "./api";
import type { Notice } from "./generated/Notice";

const KEY = "polemarch-notice";

function putAway(): number {
    try {
        return Number(localStorage.getItem(KEY) ?? 0);
    } catch {
        return 0;
    }
}

export class NoticeBoard {
    #notice = $state.raw<Notice | null>(null);
    #away = $state(putAway());
    #now = $state(Date.now());

    /** The notice to show, if there is one. */
    get shown(): Notice | null {
        const notice = this.#notice;
        if (!notice || notice.id <= this.#away) return null;
        return notice.until !== null && notice.until <= this.#now ? null : notice;
    }

    /** The server has said something new, or takes it back. */
    hear(notice: Notice | null): void {
        this.#now = Date.now();
        this.#notice = notice;
    }

    /** Asks the server. Without an answer everything stays as it is. */
    async look(): Promise<void> {
        const told = await api.notice().catch(() => undefined);
        if (told) this.hear(told.notice);
    }

    /** This one has been read. */
    putAway(): void {
        this.#away = this.#notice?.id ?? this.#away;
        try {
            localStorage.setItem(KEY, String(this.#away));
        } catch {
            // Without storage it comes back with the next page.
        }
    }
}

export const noticeBoard = new NoticeBoard();
