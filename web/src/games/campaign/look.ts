//! How a counter of the wargames looks: `UnitCounter.svelte` draws it.

import type { CounterLook } from "../../counters/look";

export interface WarLook extends CounterLook {
    /** As a number, so that a pile can add it up. */
    strength?: number | undefined;
    /** Of an ally of the side: the band is empty. */
    ally?: boolean | undefined;
    /** A leader who is wounded or sick. */
    unwell?: boolean | undefined;
    /** A land unit on board. */
    aboard?: boolean | undefined;
    /** The short name of a leader. */
    short?: string | undefined;
}
