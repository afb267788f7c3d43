//! The page's own words, in the language of the settings: `t("undo")`, `t("seats-free", { count: 2 })`. Reading them in
//! a component follows the language.

import pagesEn from "../pages/en.ftl?raw";
import pagesFr from "../pages/fr.ftl?raw";
import type { Localized } from "../generated/Localized";
import { settings } from "../settings.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { Sentences } from "./sentences";
import { typeset } from "./typeset";

const sentences = { en: new Sentences("en", `${en}\n${pagesEn}`), fr: new Sentences("fr", `${fr}\n${pagesFr}`) };

/** A message of `en.ftl` / `fr.ftl` in the language of the page. */
export function t(key: string, fields: Record<string, unknown> = {}): string {
    return sentences[settings.lang].text(key, fields);
}

/** What comes in both languages, in that of the page. */
export function said(text: Localized): string {
    return typeset(text[settings.lang], settings.lang);
}

/** The language of the page as it is written where the reader lives: hours and dates differ from country to country. */
function region(): string {
    const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
    return wanted.find((tag) => tag.startsWith(settings.lang)) ?? settings.lang;
}

/** A moment as people write it here; of today the hour alone. */
export function when(milliseconds: number, now: number = Date.now()): string {
    const isToday = new Date(milliseconds).toDateString() === new Date(now).toDateString();
    const format = new Intl.DateTimeFormat(region(), {
        timeStyle: "short",
        ...(isToday ? {} : { dateStyle: "medium" }),
    });
    return format.format(milliseconds);
}

/** A number as people write it here; a formatter is slow to make, and most numbers need none. */
export function number(value: number): string {
    if (value < 0) return `−${number(-value)}`;
    return value < 1000 ? String(value) : new Intl.NumberFormat(settings.lang).format(value);
}

/** A share of one as a percentage. */
export function percent(share: number): string {
    return new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}
