//! Does a list that grows at its end keep that end in sight?

/** Where somebody looks in a list: how far from its top, how long all of it is, and how much of it is seen. */
interface Place {
    top: number;
    whole: number;
    room: number;
}

/** So near the end is the end. */
const NEAR = 60;

/** Follows until somebody scrolls up, and again when he has come back to the end. */
export class Follower {
    following = true;
    #last: Place = { top: 0, whole: 0, room: 0 };

    /** The list was moved: by hand, or because it or its room has changed, which is nobody's wish. */
    scrolled(place: Place): void {
        const last = this.#last;
        this.#last = place;
        if (place.whole - place.top - place.room < NEAR) this.following = true;
        else if (place.top < last.top && place.whole === last.whole && place.room === last.room) this.following = false;
    }
}

/** The last of these actions that had happened at a past moment, after so many of them; the opening has no number. */
export function entryAt<Entry extends { number?: number | undefined }>(
    entries: readonly Entry[],
    at: number,
): Entry | undefined {
    return entries.findLast((each) => (each.number ?? -1) < at);
}
