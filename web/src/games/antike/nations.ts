//! How the nations look: a colour that colour-blind people can tell from the others of its board, the ink that is
//! legible on it, and an emblem.

export interface NationLook {
    colour: string;
    ink: string;
    /** The tint of its provinces on the map. */
    wash: string;
    /** One letter, where no picture can stand. */
    sign: string;
    /** The outline of the emblem in a square of 24. */
    emblem: string;
}

const LIGHT = "#fffaf0";
const DARK = "#1d1a16";

const BLUE = { colour: "#1f57b8", ink: LIGHT, wash: "#5b95f0" };
const RED = { colour: "#bd2530", ink: LIGHT, wash: "#e8604a" };
const BLACK = { colour: "#2b2d31", ink: LIGHT, wash: "light-dark(#4a4742, #0b0c0f)" };
const ORCHID = { colour: "#c98be0", ink: DARK, wash: "#d78fee" };
const YELLOW = { colour: "#f0b429", ink: DARK, wash: "#f7bf2e" };
const TEAL = { colour: "#3fb59b", ink: DARK, wash: "#3fcba6" };

/** A star with so many points. */
function star(points: number, inner: number): string {
    const corners = Array.from({ length: points * 2 }, (_, index) => {
        const radius = index % 2 === 0 ? 11 : inner;
        const angle = (index * Math.PI) / points;
        return `${(12 + radius * Math.sin(angle)).toFixed(1)} ${(12 - radius * Math.cos(angle)).toFixed(1)}`;
    });
    return `M${corners.join("L")}z`;
}

const LOOKS: Record<string, NationLook> = {
    // An amphora.
    greeks: {
        ...BLUE,
        sign: "Α",
        emblem: "M8.2 1.5h7.6v2.4l-1.3.8c0 .5.1.9.3 1.3 2-.6 3.7.2 4.2 1.9.4 1.4-.1 2.8-1.2 4 .4 1.3.3 2.7-.2 4.2-.6 1.9-1.5 3.3-2.7 4.2l.9 2.4H8.2l.9-2.4c-1.2-.9-2.1-2.3-2.7-4.2-.5-1.5-.6-2.9-.2-4.2C5.1 10.7 4.6 9.3 5 7.9c.5-1.7 2.2-2.5 4.2-1.9.2-.4.3-.8.3-1.3l-1.3-.8zM7.6 7.6c-.9.1-1.3.9-.7 1.9l1.6-1.6c-.3-.2-.600-.3-.9-.3zM16.4 7.6c.9.1 1.3.9.7 1.9l-1.6-1.6c.3-.2.6-.3.9-.3z",
    },
    // An eagle.
    romans: {
        ...RED,
        sign: "R",
        emblem: "M12 2.5l2 2.3-.7 2.1c3.1-.3 6.5-1.7 9.2-4.4-.2 5.2-2.6 8.7-6.5 10.3l2.3 4.1-3.2.4 1.3 4.2h-8.8l1.3-4.2-3.2-.4L8 12.8C4.1 11.2 1.7 7.7 1.5 2.5 4.2 5.2 7.6 6.6 10.7 6.9L10 4.8z",
    },
    // An axe.
    germans: {
        ...BLACK,
        sign: "G",
        emblem: "M7.5 1.5h3.2V5c3.5 0 6.5-1.2 9.3-3.5 1.7 4.7 1.7 9.3 0 14-2.8-2.3-5.8-3.5-9.3-3.5v10.5H7.5V12L4 11V6l3.5-1z",
    },
    // A cedar.
    phoenicians: {
        ...ORCHID,
        sign: "Φ",
        emblem: "M12 .8l4.6 5.7h-2.3l4.5 5.3h-2.6l5 5.9h-7.6v5.3h-3.2v-5.3H2.8l5-5.9H5.2l4.5-5.3H7.4z",
    },
    // The sign of Tanit.
    carthaginians: {
        ...YELLOW,
        sign: "C",
        emblem: "M12 1a3.9 3.9 0 1 1 0 7.8A3.9 3.9 0 1 1 12 1zM2.5 9.8h19v2.7h-7L21 23H3l6.5-10.5h-7z",
    },
    // Bow and arrow.
    persians: {
        ...TEAL,
        sign: "P",
        emblem: "M4.5 1C14.5 2 20 7.5 20 10.2h-3.4C15.5 7.8 12 5.2 7.6 4.3L7.3 10.2H4.5zM4.5 23C14.5 22 20 16.5 20 13.8h-3.4c-1.1 2.4-4.6 5-9 5.9l-.3-5.9H4.5zM.5 10.8h17.8V9L23.5 12l-5.2 3v-1.8H.5z",
    },
    // The crescent and the disc of the moon god.
    arabs: {
        ...RED,
        sign: "ع",
        emblem: "M4.3 5.4a10.6 10.6 0 1 0 15.4 0 8.7 8.7 0 1 1-15.4 0zM12 4.6a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 1 1 0-7.6z",
    },
    // The ankh.
    egyptians: {
        ...YELLOW,
        sign: "☥",
        emblem: "M12 1c3.4 0 5.4 2.2 5.4 4.9 0 2.3-1.5 4.1-3.1 5.6H20v3.3h-6.2V23h-3.6v-8.2H4v-3.3h5.7c-1.6-1.5-3.1-3.3-3.1-5.6C6.6 3.2 8.6 1 12 1zM12 4.1c-1.3 0-2 .8-2 1.9 0 1.2.8 2.5 2 3.9 1.2-1.4 2-2.7 2-3.9 0-1.1-.7-1.9-2-1.9z",
    },
    // The star of Ishtar.
    babylonians: { ...BLACK, sign: "B", emblem: star(8, 5) },
};

const UNKNOWN: NationLook = { colour: "#5d6670", ink: LIGHT, wash: "#8a929a", sign: "?", emblem: "M4 4h16v16H4z" };

export function nationLook(nation: string): NationLook {
    return LOOKS[nation] ?? UNKNOWN;
}
