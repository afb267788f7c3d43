//! What a person has chosen for this browser: language, theme, motion. Kept in local storage.

import type { Pace } from "./table/playback";
import type { Lang } from "./words/sentences";

export type Theme = "system" | "light" | "dark";

interface Kept {
    lang: Lang;
    theme: Theme;
    /** The map moves to where the last event was. */
    follow: boolean;
    /** Things move on the board. */
    animate: boolean;
    /** How fast what others do is played out. */
    pace: Pace;
    /** The browser says when it is one's turn. */
    notify: boolean;
    /** Dice, moves, one’s turn and the end are heard. */
    sound: boolean;
    /** At new tables one is asked also where there is nothing to choose. */
    askAlways: boolean;
}

const KEY = "polemarch";

function browserLanguage(): Lang {
    const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
    const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || tag === "fr");
    return known === "fr" ? "fr" : "en";
}

function read(): Partial<Kept> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    } catch {
        return {};
    }
}

class Settings {
    lang = $state<Lang>("en");
    theme = $state<Theme>("system");
    follow = $state(true);
    animate = $state(true);
    pace = $state<Pace>("usual");
    notify = $state(false);
    sound = $state(true);
    askAlways = $state(false);

    constructor() {
        const kept = read();
        this.lang = kept.lang ?? browserLanguage();
        this.theme = kept.theme ?? "system";
        this.follow = kept.follow ?? true;
        this.animate = kept.animate ?? true;
        this.pace = kept.pace ?? "usual";
        this.notify = kept.notify ?? false;
        this.sound = kept.sound ?? true;
        this.askAlways = kept.askAlways ?? false;
    }

    /** Is the dark theme shown? */
    get dark(): boolean {
        if (this.theme !== "system") return this.theme === "dark";
        return typeof matchMedia !== "undefined" && matchMedia("(prefers-color-scheme: dark)").matches;
    }

    /** Does the person want little movement? */
    get still(): boolean {
        const system = typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
        return system || !this.animate;
    }

    /** Writes what is chosen into the document and into local storage. */
    keep(): void {
        const root = document.documentElement;
        root.lang = this.lang;
        root.dataset.theme = this.dark ? "dark" : "light";
        root.dataset.motion = this.still ? "less" : "full";
        const { lang, theme, follow, animate, pace, notify, sound, askAlways } = this;
        const kept: Kept = { lang, theme, follow, animate, pace, notify, sound, askAlways };
        try {
            localStorage.setItem(KEY, JSON.stringify(kept));
        } catch {
            // Without storage the choice lasts as long as the page.
        }
    }
}

export const settings = new Settings();
