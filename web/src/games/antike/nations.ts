//! How the nations look: a colour, and a sign for those who do not see it.

import type { Corner } from "../../counters/look";

export interface NationLook {
    colour: string;
    sign: string;
    corner: Corner;
}

const LOOKS: Record<string, NationLook> = {
    greeks: { colour: "#2463b4", sign: "Α", corner: "round" },
    romans: { colour: "#a8231f", sign: "R", corner: "cut" },
    germans: { colour: "#4b4f55", sign: "G", corner: "pointed" },
    phoenicians: { colour: "#7a3b8f", sign: "Φ", corner: "round" },
    carthaginians: { colour: "#c05a00", sign: "C", corner: "pointed" },
    persians: { colour: "#1c7a6e", sign: "P", corner: "cut" },
    arabs: { colour: "#3d6b21", sign: "ع", corner: "pointed" },
    egyptians: { colour: "#9a7400", sign: "☥", corner: "cut" },
    babylonians: { colour: "#8a2f5b", sign: "B", corner: "round" },
};

export function nationLook(nation: string): NationLook {
    return LOOKS[nation] ?? { colour: "var(--neutral)", sign: nation.slice(0, 1).toUpperCase(), corner: "round" };
}
