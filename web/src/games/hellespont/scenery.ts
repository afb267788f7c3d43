//! What adorns the map and means nothing: the current in the strait, mountains, groves.

import type { Point } from "../../map/geometry";
import { inside } from "../campaign/pack";
import type { MapData, ZoneData } from "./types";

/** From the Aegean to the Propontis, as one sails up the strait. */
const CHANNEL = ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8"];

/** The middle of the strait from its mouth upwards. */
function channel(map: MapData): Point[] {
    const mids = CHANNEL.slice(1).flatMap((zone, index): Point[] => {
        const before = CHANNEL[index];
        const found = map.borders.find(
            (border) => (border.a === before && border.b === zone) || (border.a === zone && border.b === before),
        );
        return found ? [found.mid] : [];
    });
    const [first = [0, 0], second = [0, 0]] = mids;
    return [[first[0] * 2 - second[0], first[1] * 2 - second[1] + 40], ...mids];
}

/** A smooth line through points. */
function smooth(points: readonly Point[]): string {
    const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
    const curves = points.slice(1).map((to, index) => {
        const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
        const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
        const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
        return `C${[...first, ...second, ...to].map((value) => value.toFixed(1)).join(" ")}`;
    });
    return `M${at(0).join(" ")}${curves.join("")}`;
}

/** The same line a little to one side. */
function beside(points: readonly Point[], by: number): Point[] {
    return points.map(([x, y], index) => {
        const [ax, ay] = points[Math.max(0, index - 1)] ?? [x, y];
        const [bx, by2] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
        const length = Math.hypot(bx - ax, by2 - ay) || 1;
        return [x - ((by2 - ay) / length) * by, y + ((bx - ax) / length) * by];
    });
}

/** The current, as lines side by side. */
export function current(map: MapData): string[] {
    const middle = channel(map);
    return [-34, -17, 0, 17, 34].map((by) => smooth(beside(middle, by)));
}

/** Where the mountains of the data stand. */
export function mountains(map: MapData): Point[] {
    return map.backdrop.flatMap((each): Point[] => {
        const points = [...(each.kind === "relief" ? (each.path ?? "") : "").matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(
            ([, x, y]): Point => [Number(x), Number(y)],
        );
        const [first, last] = [points[0], points.at(-1)];
        return first && last ? [[(first[0] + last[0]) / 2, first[1]]] : [];
    });
}

/** Numbers that look like chance and are always the same. */
function* chance(seed: number): Generator<number, never> {
    let now = seed;
    for (;;) {
        now = (now * 48271) % 2147483647;
        yield now / 2147483647;
    }
}

const SPARSE = 13000;
const CLEAR = 24;

/** Groves on clear land: well inside the zones, and apart from each other. */
export function groves(zones: readonly ZoneData[]): Point[] {
    const numbers = chance(411);
    const next = () => numbers.next().value;
    const ports = zones.filter(({ kind }) => kind === "port").map(({ stack }) => stack);
    const found: Point[] = [];
    for (const { polygon } of zones.filter(({ terrain }) => terrain === "clear")) {
        const xs = polygon.map(([x]) => x);
        const ys = polygon.map(([, y]) => y);
        const [left, top] = [Math.min(...xs), Math.min(...ys)];
        const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
        for (let attempt = 0; attempt < (width * height) / SPARSE; attempt += 1) {
            const [x, y] = [left + next() * width, top + next() * height];
            const around: Point[] = [
                [x - CLEAR, y],
                [x + CLEAR, y],
                [x, y - CLEAR],
                [x, y + CLEAR],
            ];
            const isApart = ([a, b]: Point) => Math.hypot(a - x, b - y) > CLEAR * 2;
            if (around.every((point) => inside(polygon, point)) && found.every(isApart) && ports.every(isApart))
                found.push([x, y]);
        }
    }
    return found;
}
