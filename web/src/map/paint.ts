//! Work that waits for its turn.

/** How long something can wait: what is later waits for all that is soon. */
type Patience = "soon" | "later";

const waiting: Record<Patience, (() => void)[]> = { soon: [], later: [] };
let isWaiting = false;

function next(): void {
    isWaiting = waiting.soon.length + waiting.later.length > 0;
    if (!isWaiting) return;
    requestAnimationFrame(() =>
        setTimeout(() => {
            (waiting.soon.shift() ?? waiting.later.shift())?.();
            next();
        }),
    );
}

/**
 * Does something when what is there now has been painted; what comes back calls it off. One thing is done between two paints, whoever asks for it: several at
 * once would be painted together, and keep the page from answering for long.
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
