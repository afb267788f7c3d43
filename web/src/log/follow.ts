//! Does a list that grows at its end keep that end in sight?

/** Where somebody looks in a list: how far from its top, how long all of it is, and how much of it is seen. */
interface Place {
    top: number;
    whole: number;
    room: number;
}

/** So near the end is the end. */
const NEAR = 60;

/**
 * Follows until somebody scrolls up by hand, and again when they have come back to the end. A list also moves by
 * itself, when lines come and go above and below: that is nobody's wish.
 */
export class Follower {
    following = true;
    #byHand = false;

    /** Somebody turns the wheel, drags the bar or a finger, or presses a key. */
    touched(): void {
        this.#byHand = true;
    }

    /** The list was moved, by hand or not. */
    scrolled(place: Place): void {
        if (place.whole - place.top - place.room < NEAR) this.following = true;
        else if (this.#byHand) this.following = false;
    }

    /** The page has moved it to the end, or it has come to rest. */
    rested(): void {
        this.#byHand = false;
    }
}
