//! Text as a printer sets it. The Fluent files and data are written as one types; what the page shows has curved apostrophes, true minus signs and dashes between
//! years, which are not parted, and no line of French begins with a colon.

import type { Lang } from "./sentences";

const NO_BREAK = "\u00a0";
/** Keeps two letters on one line without showing. */
const JOINER = "\u2060";

export function typeset(text: string, lang: Lang): string {
    const curved = text
        .replaceAll("'", "’")
        .replaceAll(/(\d)-(?=\d)/g, `$1–${JOINER}`)
        .replaceAll(/(?<![\p{L}-])-(?=\d)/gu, "−");
    if (lang === "en") return curved;
    return curved
        .replaceAll(/ (?=[:;!?»])/g, NO_BREAK)
        .replaceAll("« ", `«${NO_BREAK}`)
        .replaceAll(/ ?av\. J\.-C\./g, (dated) => `${dated.startsWith(" ") ? NO_BREAK : ""}av.${NO_BREAK}J.-${JOINER}C.`);
}
