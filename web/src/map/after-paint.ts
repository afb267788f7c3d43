//! Work that waits for its turn.

/** How long something can wait: what is later waits for all that is soon. */
type Patience = "soon" | "later";

/** After so many milliseconds what has been done is painted before anything else begins. */
const LONG = 8;

const waiting: Record<Patience, (() => void)[]> = { soon: [], later: [] };
let isWaiting = false;

function next(): void {
    isWaiting = waiting.soon.length + waiting.later.length > 0;
    if (isWaiting) requestAnimationFrame(() => setTimeout(() => void work()));
}

/** Does one thing, and others as long as all of it is short. */
async function work(): Promise<void> {
    const start = performance.now();
    do {
        (waiting.soon.shift() ?? waiting.later.shift())?.();
        // What it has changed is put into the page first: that is what takes time.
        await Promise.resolve();
    } while (waiting.soon.length + waiting.later.length > 0 && performance.now() - start < LONG);
    next();
}

/**
 * Does something when what is there now has been painted; what comes back calls it off. Little is done between two
 * paints, whoever asks for it: all at once would keep the page from answering for long.
 */
export function afterPaint(act: () => void, patience: Patience = "soon"): () => void {
    const queue = waiting[patience];
    queue.push(act);
    if (!isWaiting) next();
    return () => {
        const at = queue.indexOf(act);
        if (at >= 0) queue.splice(at, 1);
    };
}
