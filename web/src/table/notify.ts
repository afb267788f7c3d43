//! A notice of the browser when it is one's turn and the page is not looked at.

import { settings } from "../settings.svelte";
import { t } from "../words/page.svelte";

/** Can this browser do it, and has nobody forbidden it? */
export function mayNotify(): boolean {
    return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Somebody wants to be told, or not; the browser asks for leave. */
export async function wantNotices(wanted: boolean): Promise<void> {
    const allowed = wanted && (await Notification.requestPermission()) === "granted";
    settings.notify = allowed;
}

/** It is one's turn at a table. */
export function tellTurn(name: string, table: string): void {
    if (!settings.notify || !document.hidden || !mayNotify()) return;
    const notice = new Notification(t("your-turn"), { body: name, tag: table, icon: "/icon.svg" });
    notice.onclick = () => {
        window.focus();
        notice.close();
    };
}
