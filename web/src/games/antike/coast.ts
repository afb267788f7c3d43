//! The coast with fewer points, for the broad line of shallow water along it.

import type { Point } from "../../map/geometry";

/** The points of a path of straight lines, part by part. */
export function parts(path: string): Point[][] {
    return path
        .split("M")
        .filter((part) => part !== "")
        .map((part) =>
            part
                .replace(/Z\s*$/i, "")
                .split("L")
                .map((pair) => pair.split(",").map(Number) as unknown as Point),
        );
}

/** The same line without points that lie within `tolerance` of it (Ramer, Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || points.length < 3) return [...points];
    let [furthest, distance] = [0, tolerance];
    points.forEach((point, index) => {
        const away = distanceFrom(point, first, last);
        if (away > distance) [furthest, distance] = [index, away];
    });
    if (furthest === 0) return [first, last];
    return [...simplify(points.slice(0, furthest + 1), tolerance).slice(0, -1), ...simplify(points.slice(furthest), tolerance)];
}

/** How far a point is from a line between two others. */
function distanceFrom([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) return Math.hypot(x - x1, y - y1);
    return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** A rough outline of the land; islands too small to matter are left out. */
export function roughCoast(paths: readonly string[], tolerance: number): string {
    return paths
        .flatMap(parts)
        .map((points) => simplify(points, tolerance))
        .filter((points) => points.length > 3)
        .map((points) => `M${points.map(([x, y]) => `${x},${y}`).join("L")}Z`)
        .join("");
}
