import { expect, test } from "vitest";

import { browserName } from "./browser-name";

test("a browser is called as people call it", () => {
    const mozilla = (rest: string) => `Mozilla/5.0 (${rest}`;
    expect(browserName(mozilla("Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0"))).toBe(
        "Firefox, Windows",
    );
    const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0 Safari/537.36";
    expect(browserName(mozilla(`X11; Linux x86_64) ${chrome}`))).toBe("Chrome, Linux");
    expect(browserName(mozilla(`Windows NT 10.0) ${chrome} Edg/129.0`))).toBe("Edge, Windows");
    const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
    expect(browserName(mozilla(`iPhone; CPU iPhone OS 17_5 like Mac OS X) ${safari}`))).toBe("Safari, iPhone");
    expect(browserName("curl/8.5.0")).toBe("curl");
    expect(browserName("a program of somebody with a very long name indeed")).toBe(
        "a program of somebody with a very long n",
    );
});
