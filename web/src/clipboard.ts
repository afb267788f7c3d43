//! Into the clipboard. Pages that do not come through https have none of their own: there the old way is tried.

/** Says whether it worked. */
export async function copyText(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        const field = document.createElement("textarea");
        field.value = text;
        document.body.append(field);
        field.select();
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- without https there is no other way
        const done = document.execCommand("copy");
        field.remove();
        return done;
    }
}
