//! How a counter looks. Games fill this from their view and draw it.

import type { Target } from "../games/module";

/** Our drawings, one `<symbol>` each in `Symbols.svelte`. */
export type SymbolName =
    | "trireme"
    | "galley"
    | "hoplite"
    | "horseman"
    | "peltast"
    | "archer"
    | "legion"
    | "leader"
    | "city"
    | "temple"
    | "fort"
    | "camp"
    | "marker";

/** The corner of a side's counters, so that colour is never the only sign. */
export type Corner = "round" | "cut" | "pointed";

export interface CounterLook {
    id: string;
    /** What a click on it means. */
    target: Target;
    /** In words, for screen readers and as a tooltip. */
    name: string;
    symbol: SymbolName;
    /** CSS colour of the side. */
    colour: string;
    corner: Corner;
    /** The letter of the side. */
    sign: string;
    /** Large, such as strength or the number of equal pieces. */
    figure?: string | undefined;
    /** The letter of its type, small. */
    letter?: string | undefined;
    swords?: number | undefined;
    /** Reduced: lighter, with a band across. */
    weakened?: boolean | undefined;
    /** Round, with its name below. */
    leader?: boolean | undefined;
    /** Has done its work in this turn. */
    spent?: boolean | undefined;
}
