//! The person at this browser, as far as the server knows them.

import { api, Refusal } from "../api";
import type { Me } from "../generated/Me";
import { settings, type Theme } from "../settings.svelte";

class Who {
    /** Nobody: not known to the server. Undefined: not asked yet. */
    me = $state.raw<Me | null | undefined>(undefined);

    /** Asks the server; nobody becomes a guest by it. */
    async look(): Promise<void> {
        try {
            this.me = await api.me();
        } catch (error) {
            if (!(error instanceof Refusal) || error.problem.error !== "unknown") throw error;
            this.me = null;
        }
    }

    /** Somebody has logged in: what they chose elsewhere holds here too. */
    came(me: Me): void {
        this.me = me;
        const kept = me.settings as { lang?: unknown; theme?: unknown; animate?: unknown; askAlways?: unknown };
        if (kept.lang === "en" || kept.lang === "fr") settings.lang = kept.lang;
        if (kept.theme === "system" || kept.theme === "light" || kept.theme === "dark")
            settings.theme = kept.theme satisfies Theme;
        if (typeof kept.animate === "boolean") settings.animate = kept.animate;
        if (typeof kept.askAlways === "boolean") settings.askAlways = kept.askAlways;
    }

    /** Keeps language, theme and motion with the account. */
    async keepSettings(): Promise<void> {
        if (!this.me) return;
        const { lang, theme, animate, askAlways } = settings;
        await api.setSettings({ lang, theme, animate, askAlways });
    }
}

export const who = new Who();
