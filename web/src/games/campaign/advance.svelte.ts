//! The group that is being formed or on the march, as a board shows it and where it can be sent.

import type { Choice } from "../../decision/choice.svelte";
import type { Foresight } from "../../generated/Foresight";
import type { Point } from "../../map/geometry";
import { farther, groupOf, groupingPlace, wayTo, type Reached } from "./march";
import type { StepView } from "./types";

/** What is asked, and the position it is asked in. Boards give getters, so that what is read is what is current. */
interface Asked {
    choice: Choice;
    position: { steps: readonly StepView[]; march?: { at: string; group: string[] } | null };
    foresight: Foresight | undefined;
}

export class Advance {
    readonly #asked: Asked;
    /** Who belongs to the group. */
    readonly picked: string[] = $derived.by(() => groupOf(this.#asked.position));
    /** The place whose pieces form a group, if one is being formed. */
    readonly from: string | undefined = $derived.by(() =>
        this.choice.question?.prompt === "pick" ? groupingPlace(this.#asked.position.steps.at(-1)) : undefined,
    );
    readonly #at: string | undefined = $derived.by(() => this.from ?? this.#asked.position.march?.at);
    /** Places that the group could go on to in several steps. */
    readonly far: ReadonlyMap<string, Reached> = $derived.by(() =>
        farther(this.#asked.foresight, this.choice.question, this.#at),
    );
    /** The place that is pointed at. */
    readonly pointed: string | undefined = $derived.by(() => this.choice.pointed?.replace(/^(zone|fort):/, ""));

    constructor(asked: Asked) {
        this.#asked = asked;
    }

    get choice(): Choice {
        return this.#asked.choice;
    }

    /** The way to the place that is pointed at, through the middles of places. */
    way(middle: (place: string) => Point | undefined): Point[] {
        return wayTo(this.pointed, this.#at, this.far, middle);
    }
}
