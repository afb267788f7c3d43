//! What a browser is called, from what it says of itself.

/** The later ones also call themselves by the names of the earlier ones. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
    [/\bEdgA?\//, "Edge"],
    [/\bOPR\//, "Opera"],
    [/\bSamsungBrowser\//, "Samsung Internet"],
    [/\bFirefox\/|\bFxiOS\//, "Firefox"],
    [/\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
    [/\bSafari\//, "Safari"],
    [/^curl\//, "curl"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
    [/\biPhone\b/, "iPhone"],
    [/\biPad\b/, "iPad"],
    [/\bAndroid\b/, "Android"],
    [/\bWindows\b/, "Windows"],
    [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
    [/\bCrOS\b/, "ChromeOS"],
    [/\bLinux\b/, "Linux"],
];

/** `Firefox, Windows`; what is not known is shown as it is, without its end where that is long. */
export function browserName(agent: string): string {
    const found = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(agent))?.[1]);
    const names = found.filter((name) => name !== undefined);
    return names.length > 0 ? names.join(", ") : agent.slice(0, 40);
}
