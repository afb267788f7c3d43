//! The band of keys around the map.

/** Length of one key, and how far from the map the band begins. */
const KEY = 24;
const AWAY = 24;

/** A path of keys along all four sides of a map. */
export function meander(width: number, height: number): string {
    const row = (y: number) => `M0,${y + 20}` + repeated(width, (step) => `h2v-16h18v12h-12v-6h6m-12,10h${step - 2}`);
    const column = (x: number) =>
        `M${x + 20},0` + repeated(height, (step) => `v2h-16v18h12v-12h-6v6m10,-12v${step - 2}`);
    return row(-AWAY) + row(height + AWAY - 22) + column(-AWAY) + column(width + AWAY - 22);
}

/** As many keys as fit, a little longer or shorter so that they fill the side. */
function repeated(length: number, key: (step: number) => string): string {
    const count = Math.max(1, Math.round(length / KEY));
    return key(Math.round((length / count) * 1000) / 1000).repeat(count);
}
