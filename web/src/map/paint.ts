//! Work that waits for its turn.

/** Does something when what is there now has been painted; what comes back calls it off. */
export function afterPaint(act: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
        timer = setTimeout(act);
    });
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}
