//! Changes of a view: a list of `[path, value]`, applied in order; `[path]` alone removes; `[path, items, position,
//! count]` replaces so many items of a list from there. What does not change is shared with the old view.

export type Path = (string | number)[];
export type Change = [Path, unknown] | [Path] | [Path, unknown[], number, number];

/** The view after some changes. The old one stays as it was. */
export function applyChanges(view: unknown, changes: readonly Change[]): unknown {
    return changes.reduce<unknown>((seen, change) => applied(seen, change[0], 0, change), view);
}

function applied(value: unknown, path: Path, depth: number, change: Change): unknown {
    const key = path[depth];
    if (key === undefined) return change.length === 4 ? spliced(value as unknown[], change) : change[1];
    const removes = depth === path.length - 1 && change.length === 1;
    if (Array.isArray(value)) {
        const copy = value.slice();
        if (removes) copy.splice(Number(key), 1);
        else copy[Number(key)] = applied(value[Number(key)], path, depth + 1, change);
        return copy;
    }
    const { [key]: old, ...others } = value as Record<string, unknown>;
    if (removes) return others;
    return { ...(value as Record<string, unknown>), [key]: applied(old, path, depth + 1, change) };
}

function spliced(list: readonly unknown[], [, items, position, count]: [Path, unknown[], number, number]): unknown[] {
    return [...list.slice(0, position), ...items, ...list.slice(position + count)];
}
