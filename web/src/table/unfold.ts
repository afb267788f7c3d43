//! Answers as they come in a frame: those that differ in one field only are told together.

/** The answers that one stands for: a list in a field means one answer for each of its values. */
export function unfold(answer: unknown): unknown[] {
    const fields = Object.entries(answer as Record<string, unknown>);
    const folded = fields.find(([, value]) => Array.isArray(value));
    if (folded === undefined) return [answer];
    const [field, values] = folded as [string, unknown[]];
    return values.map((value) => ({ ...(answer as object), [field]: value }));
}
