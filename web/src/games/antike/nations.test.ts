import { expect, test } from "vitest";

import nations from "../../../../crates/game-antike/data/nations.json";
import { nationLook } from "./nations";

type Rgb = [number, number, number];

function linear(colour: string): Rgb {
    const part = (at: number) => {
        const value = parseInt(colour.slice(at, at + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return [part(1), part(3), part(5)];
}
const light = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** CIE Lab. */
function lab(colour: Rgb): Rgb {
    const [r, g, b] = colour.map((part) => Math.min(1, Math.max(0, part))) as Rgb;
    const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    const y = f(light([r, g, b]));
    const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** What people with no red, no green or no blue cones see (Machado, Oliveira and Fernandes 2009). */
const EYES: Record<string, [Rgb, Rgb, Rgb]> = {
    all: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ],
    protan: [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    deutan: [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    tritan: [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
};

test.each(["west", "east"] as const)("the six colours of the %s board are far apart in all eyes", (board) => {
    const ids = nations.boards[board].nations.map((nation) => nation.id);
    for (const matrix of Object.values(EYES)) {
        const seen = ids.map((id) => {
            const colour = linear(nationLook(id).colour);
            return lab(matrix.map((row) => row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2]) as Rgb);
        });
        seen.forEach((one, index) => {
            for (const other of seen.slice(index + 1))
                expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(25);
        });
    }
});

test("what is written on a colour can be read, and each nation of a board has its own emblem and sign", () => {
    for (const board of [nations.boards.west, nations.boards.east]) {
        const looks = board.nations.map((nation) => nationLook(nation.id));
        expect(new Set(looks.map((look) => look.emblem)).size).toBe(looks.length);
        expect(new Set(looks.map((look) => look.sign)).size).toBe(looks.length);
        for (const look of looks) {
            const [a, b] = [light(linear(look.colour)) + 0.05, light(linear(look.ink)) + 0.05];
            expect(Math.max(a / b, b / a)).toBeGreaterThan(4.5);
        }
    }
});
