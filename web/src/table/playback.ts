//! What others do is played out: situations that come quickly are shown one after the other, faster the more of them
//! wait.

/** How fast what others do is played out. */
export type Pace = "slow" | "usual" | "fast";

/** How long each is shown when nothing waits behind it, in milliseconds. */
const SHOWN: Record<Pace, number> = { slow: 1800, usual: 750, fast: 250 };

/**
 * How long one is shown while others wait behind it: less the more they are, so that a long turn does not keep anybody
 * waiting; but who reads along is not hurried.
 */
export function pauseFor(pace: Pace, waiting: number): number {
    return pace === "slow" ? SHOWN.slow : SHOWN[pace] / (1 + waiting / 3);
}

export class Playback<T> {
    #waiting: T[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;
    #held = false;

    /** `show` is called for each in turn; `changed` when the number of those that wait has changed. */
    constructor(
        readonly show: (item: T) => void,
        readonly changed: (waiting: number) => void,
        readonly pause: (waiting: number) => number,
    ) {}

    /** Shows it when its turn has come; `now` does not wait, and shows all that came before. */
    add(item: T, now: boolean): void {
        this.#waiting.push(item);
        if (now) this.skip();
        else if (this.#timer === undefined && !this.#held) this.#next();
        this.changed(this.#waiting.length);
    }

    /** Shows everything that waits at once; only the last of it stays on the screen. */
    skip(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#held = false;
        for (const item of this.#waiting.splice(0)) this.show(item);
        this.changed(0);
    }

    /** Shows one and waits for the next step. */
    step(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#held = true;
        const item = this.#waiting.shift();
        if (item !== undefined) this.show(item);
        if (this.#waiting.length === 0) this.#held = false;
        this.changed(this.#waiting.length);
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.#waiting = [];
    }

    #next(): void {
        const item = this.#waiting.shift();
        this.#timer = undefined;
        if (item === undefined) return;
        this.show(item);
        this.changed(this.#waiting.length);
        this.#timer = setTimeout(() => this.#next(), this.pause(this.#waiting.length));
    }
}
