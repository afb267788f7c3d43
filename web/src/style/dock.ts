//! Boxes of a board that stand elsewhere on small screens, so that they cover nothing of the map: on a phone above the
//! question, on a tablet beside the map.

import { MediaQuery } from "svelte/reactivity";

import { PHONE, TABLET } from "./phone";

const phone = new MediaQuery(PHONE);
const tablet = new MediaQuery(TABLET);

const QUESTION = '[data-dock="question"]';
const SIDE = '[data-dock="side"]';

/** An attachment: on a phone the element stands above the question, elsewhere where it was written. */
export function docked(element: HTMLElement): (() => void) | undefined {
    return moved(element, phone.current ? QUESTION : undefined);
}

/** An attachment: the same, and on a tablet the element stands above the panels beside the map. */
export function dockedBeside(element: HTMLElement): (() => void) | undefined {
    return moved(element, phone.current ? QUESTION : tablet.current ? SIDE : undefined);
}

function moved(element: HTMLElement, to: string | undefined): (() => void) | undefined {
    const dock = to === undefined ? undefined : element.closest("main")?.querySelector(to);
    if (!dock) return undefined;
    const place = document.createComment("docked");
    element.before(place);
    dock.append(element);
    return () => {
        if (element.isConnected) place.replaceWith(element);
        else place.remove();
    };
}
