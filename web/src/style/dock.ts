//! Boxes of a board that on a phone stand above the question, so that they cover nothing of the map.

import { MediaQuery } from "svelte/reactivity";

import { PHONE } from "./phone";

const phone = new MediaQuery(PHONE);

/** An attachment: on a phone the element stands in the dock of its table, elsewhere where it was written. */
export function docked(element: HTMLElement): (() => void) | undefined {
    const dock = phone.current ? element.closest("main")?.querySelector("[data-dock]") : undefined;
    if (!dock) return undefined;
    const place = document.createComment("docked");
    element.before(place);
    dock.append(element);
    return () => {
        if (element.isConnected) place.replaceWith(element);
        else place.remove();
    };
}
