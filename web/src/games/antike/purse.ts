//! Ways to pay. The server lists them all; here one of them is found by turning coins into resources and back.

import type { Option } from "../../decision/narrow";
import { RESOURCES } from "./types";

export const CURRENCIES = [...RESOURCES, "coins"] as const;
export type Currency = (typeof CURRENCIES)[number];
type Paid = Record<Currency, number>;

export function paid(option: Option): Paid {
    const part = (currency: Currency) => (typeof option.answer[currency] === "number" ? option.answer[currency] : 0);
    return { marble: part("marble"), iron: part("iron"), gold: part("gold"), coins: part("coins") };
}

const distance = (a: Paid, b: Paid) =>
    CURRENCIES.reduce((sum, currency) => sum + Math.abs(a[currency] - b[currency]), 0);

/** The way nearest to this one that takes more (or less) of a currency; nothing where there is none. */
export function shift(ways: readonly Option[], from: Option, currency: Currency, by: 1 | -1): Option | undefined {
    const now = paid(from);
    const further = ways.filter((way) => (paid(way)[currency] - now[currency]) * by > 0);
    return further.toSorted((a, b) => distance(paid(a), now) - distance(paid(b), now))[0];
}
