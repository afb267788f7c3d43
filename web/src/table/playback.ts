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

/** Fewer strokes than these are seen without being told one by one. */
const FEW = 3;

/** Is an action with so many strokes told one after the other? */
export function isTold(strokes: number): boolean {
    return strokes >= FEW;
}

/**
 * How long each stroke of a tale is told that has so many: a long tale is told faster, and so is one behind which
 * others wait.
 */
export function tellingFor(pace: Pace, strokes: number, waiting = 0): number {
    if (pace === "slow") return SHOWN.slow;
    const hurry = 1 + waiting / 6;
    if (pace === "fast") return SHOWN.fast / hurry;
    return Math.max(350, Math.min(1200, 18_000 / Math.max(strokes, 1))) / hurry;
}

/** After how many events each stroke of a tale ends. */
export function strokesOf<Event>(
    events: readonly Event[],
    together: (earlier: Event, later: Event) => boolean = () => false,
): number[] {
    return events.flatMap((event, index) => {
        const next = events[index + 1];
        return next !== undefined && together(event, next) ? [] : [index + 1];
    });
}

/** Something to be shown; a time of its own where it has one, which may depend on how many wait. */
export interface Beat {
    show: () => void;
    pause?: (waiting: number) => number;
}

export class Playback {
    #waiting: Beat[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;
    #held = false;

    /** `changed` is called when the number of those that wait has changed. */
    constructor(
        readonly changed: (waiting: number) => void,
        readonly pause: (waiting: number) => number,
    ) {}

    /** Shows it when its turn has come; `now` does not wait, and shows all that came before. */
    add(item: Beat, now: boolean): void {
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
        for (const item of this.#waiting.splice(0)) item.show();
        this.changed(0);
    }

    /** Shows one and waits for the next step. */
    step(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#held = true;
        const item = this.#waiting.shift();
        item?.show();
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
        item.show();
        this.changed(this.#waiting.length);
        this.#timer = setTimeout(() => this.#next(), (item.pause ?? this.pause)(this.#waiting.length));
    }
}
