//! What the server knows of places, fetched once for each position.

import { api } from "../api";
import type { PlaceCard } from "../generated/PlaceCard";
import type { Typed } from "../words/sentences";

export type Place = PlaceCard<Typed>;

/** Where a game is: a table after so many actions. */
export interface Moment {
    table: string;
    number: number;
    /** Somebody looks back. The present may have been taken back before the server is asked: it goes by no number. */
    isPast?: boolean;
}

/** The cards of one position at a time. */
export class Places {
    #of = "";
    readonly #known = new Map<string, Place>();
    readonly #asked = new Map<string, Promise<Place | undefined>>();

    constructor(private readonly fetch: typeof api.place = api.place) {}

    /** What is known already. */
    known(moment: Moment, place: string): Place | undefined {
        this.#turnTo(moment);
        return this.#known.get(place);
    }

    /** Asks for a place, once; nothing where it cannot be told. */
    async ask(moment: Moment, place: string): Promise<Place | undefined> {
        this.#turnTo(moment);
        const asked = this.#asked.get(place);
        if (asked) return asked;
        const of = this.#of;
        const asking = this.fetch(moment.table, place, moment.isPast ? moment.number : undefined).then(
            (card) => {
                if (of === this.#of) this.#known.set(place, card);
                return card;
            },
            () => {
                if (of === this.#of) this.#asked.delete(place);
                return undefined;
            },
        );
        this.#asked.set(place, asking);
        return asking;
    }

    /** Another position: what was known of the last one is of no use. */
    #turnTo({ table, number }: Moment): void {
        const of = `${table}/${number}`;
        if (of === this.#of) return;
        this.#of = of;
        this.#known.clear();
        this.#asked.clear();
    }
}
