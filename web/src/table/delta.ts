//! Changes of a view: a list of `[path, value]`, applied in order; `[path]` alone removes. What does not change is shared with the old view.

export type Path = (string | number)[];
export type Change = [Path, unknown] | [Path];

/** The view after some changes. The old one stays as it was. */
export function applyChanges(view: unknown, changes: readonly Change[]): unknown {
    return changes.reduce<unknown>((seen, change) => applied(seen, change[0], 0, change), view);
}

function applied(value: unknown, path: Path, depth: number, change: Change): unknown {
    const key = path[depth];
    if (key === undefined) return change[1];
    const removes = depth === path.length - 1 && change.length === 1;
    if (Array.isArray(value)) {
        const copy = value.slice();
        if (removes) copy.splice(Number(key), 1);
        else copy[Number(key)] = applied(value[Number(key)], path, depth + 1, change);
        return copy;
    }
    const copy = { ...(value as Record<string, unknown>) };
    if (removes) delete copy[key];
    else copy[key] = applied(copy[key], path, depth + 1, change);
    return copy;
}
