//! How a game ended, in words: who resigned, who has won, and why.

import { t } from "../words/page.svelte";
import type { TableModel } from "./model.svelte";

const named = (table: TableModel, seat: number): string => table.looks[seat]?.name || t("seat", { seat });

/** Who has won: oneself, somebody else, or nobody. */
export function winnerText(table: TableModel): string {
    const over = table.seen?.over;
    const count = table.info?.seats.length ?? 0;
    if (!over) return "";
    const won = over.winners.some((seat) => table.mine.includes(seat));
    if (won && table.mine.length < count) return t("result-you-won");
    if (over.winners.length > 0) {
        const winners = over.winners.map((seat) => named(table, seat)).join(", ");
        return t("result-won", { winners, count: over.winners.length, game: table.info?.game });
    }
    return count === 1 && over.cause === "rules" ? t("result-you-lost") : t("result-draw");
}

/** The end in one line, for the bar below the map. */
export function overText(table: TableModel): string {
    const over = table.seen?.over;
    if (!over) return "";
    if (over.cause === "closed" || over.cause === "abandoned") return reasonText(table);
    if (over.cause === "resignation") return `${reasonText(table)} ${sentence(winnerText(table))}`;
    return `${t("over")} ${sentence(winnerText(table))}`;
}

/** A title as a sentence. */
const sentence = (title: string): string => (/[.!?]$/.test(title) ? title : `${title}.`);

/** Has the reader lost to somebody? */
export function isLost(table: TableModel): boolean {
    const winners = table.seen?.over?.winners ?? [];
    return winners.length > 0 && table.mine.length > 0 && !winners.some((seat) => table.mine.includes(seat));
}

/** What ended it: somebody who resigned, an agreement, the table's end, or the rules. */
export function reasonText(table: TableModel): string {
    const { seen, words, view, loaded, story } = table;
    const over = seen?.over;
    if (!over) return "";
    if (over.cause === "resignation") {
        const { resigned } = over;
        const isOwn = resigned !== undefined && table.mine.length === 1 && table.mine.includes(resigned);
        return t("result-resigned", {
            who: isOwn ? "you" : resigned === undefined ? "others" : "name",
            name: resigned === undefined ? "" : named(table, resigned),
            game: table.info?.game,
        });
    }
    if (over.cause !== "rules") {
        const seats = table.info?.seats ?? [];
        const isDeserted =
            over.cause === "closed" &&
            seats.some(({ occupant }) => occupant === "left") &&
            !seats.some(({ occupant }) => typeof occupant === "object" && "person" in occupant);
        return t("result-cause", { cause: isDeserted ? "deserted" : over.cause });
    }
    const end = story.findLast((event) => event.type === "ended" || event.type === "won");
    if (!end || !words || !loaded) return "";
    const more = loaded.game.reason?.(end, { words, view, data: loaded.data, standing: table.standing, story }) ?? [];
    return [...more, table.worded(end).text].join(" ");
}
