//! Mountains, as decoration: where the ranges lie on the two boards.

import { around, overlaps, type Box, type Point } from "../../map/geometry";

const RANGES: Record<"west" | "east", readonly Point[]> = {
    west: [
        // Pyrenees, Alps, Carpathians
        [262, 392],
        [298, 396],
        [336, 394],
        [516, 318],
        [548, 304],
        [584, 296],
        [622, 294],
        [660, 286],
        [876, 236],
        [912, 222],
        [950, 244],
        [984, 280],
        // Atlas, Apennines, Dinaric Alps, Haemus
        [184, 716],
        [222, 700],
        [262, 706],
        [304, 698],
        [350, 704],
        [632, 420],
        [660, 448],
        [770, 400],
        [800, 434],
        [968, 414],
        [1004, 408],
        // Pindus, Taurus, Anti-Taurus
        [892, 540],
        [1206, 560],
        [1244, 568],
        [1284, 560],
        [1326, 540],
        [1364, 500],
    ],
    east: [
        // Haemus, Caucasus, Pontic mountains, Taurus
        [226, 176],
        [264, 168],
        [800, 44],
        [838, 58],
        [878, 78],
        [640, 208],
        [690, 216],
        [566, 392],
        [604, 372],
        [650, 322],
        [700, 312],
        // Elburz, Zagros
        [1092, 152],
        [1136, 162],
        [1186, 166],
        [950, 226],
        [986, 262],
        [1018, 300],
        [1052, 330],
        [1150, 352],
        // Lebanon, mountains of Arabia, Ethiopia
        [744, 452],
        [900, 640],
        [960, 700],
        [1010, 752],
        [1080, 808],
        [1190, 884],
        [970, 1040],
        [1010, 1026],
        [1056, 1040],
    ],
};

/** The peaks that can be drawn without touching anything. */
export function peaks(board: "west" | "east", taken: readonly Box[]): Point[] {
    return RANGES[board].filter((at) => !taken.some((other) => overlaps(around(at, 30, 24), other)));
}
