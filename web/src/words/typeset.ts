//! Text as a printer sets it. The Fluent files and data are written as one types; what the page shows has curved
//! apostrophes, true minus signs and dashes between years, which are not parted, and no line of French begins with a
//! colon. Long lists of units are told in short.

import type { Lang } from "./sentences";

const NO_BREAK = "\u00a0";
/** Keeps two letters on one line without showing. */
const JOINER = "\u2060";

/**
 * The mark of a counter, such as T20–1, and a list where units with the same name have it told with each of their
 * marks. Names begin with a capital letter.
 */
const MARK = String.raw`[A-Z]\d[\w–\u2060]*`;
const MARKS = new RegExp(`${MARK}, `);
const NAMESAKES = new RegExp(
    String.raw`(?<!\p{Lu}[\p{L}’]* )(?<!\p{L})(\p{Lu}[\p{L}’ ()]*) (${MARK}(?:, ${MARK})*), \1 (?=[A-Z]\d)`,
    "u",
);

/** Names what bears the same name once: "triremes T10, T4" for "triremes T10, triremes T4". */
function gathered(text: string): string {
    if (!MARKS.test(text)) return text;
    for (let [before, after] = ["", text]; ; [before, after] = [after, after.replace(NAMESAKES, "$1 $2, ")]) {
        if (before === after) return after;
    }
}

export function typeset(text: string, lang: Lang): string {
    const curved = gathered(
        text
            .replaceAll("'", "’")
            .replaceAll(/(\d[a-z]?)[-–](?=\d)/g, `$1–${JOINER}`)
            .replaceAll(/(?<![\p{L}-])-(?=\d)/gu, "−"),
    );
    if (lang === "en") return curved;
    return curved
        .replaceAll(/ (?=[:;!?»])/g, NO_BREAK)
        .replaceAll("« ", `«${NO_BREAK}`)
        .replaceAll(
            / ?av\. J\.-C\./g,
            (dated) => `${dated.startsWith(" ") ? NO_BREAK : ""}av.${NO_BREAK}J.-${JOINER}C.`,
        );
}
