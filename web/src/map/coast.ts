//! The coast with fewer points, for the broad lines of water along it: they would take long to draw.

import type { Point } from "./geometry";

/** The points of a path of straight lines, part by part. */
export function parts(path: string): Point[][] {
    return path
        .split("M")
        .filter((part) => part !== "")
        .map((part) =>
            part
                .replace(/Z\s*$/i, "")
                .split("L")
                .map((pair) => pair.trim().split(/[ ,]/).map(Number) as unknown as Point),
        );
}

/**
 * The same line without points that are nearer than `distance` to the one before: rougher than it could be, but found
 * at once.
 */
export function thin(points: readonly Point[], distance: number): Point[] {
    const kept: Point[] = [];
    let [x, y] = [Number.NaN, Number.NaN];
    for (const point of points) {
        if (Math.abs(point[0] - x) + Math.abs(point[1] - y) < distance) continue;
        kept.push(point);
        [x, y] = point;
    }
    return kept;
}

/** A rough outline of the land; islands too small to matter are left out. */
export function roughCoast(paths: readonly string[], distance: number): string {
    return paths
        .flatMap(parts)
        .map((points) => thin(points, distance))
        .filter((points) => points.length > 3)
        .map((points) => `M${points.map(([x, y]) => `${x},${y}`).join("L")}Z`)
        .join("");
}
