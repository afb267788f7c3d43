//! Fingers are broader than small counters: a tap beside one of them means the nearest.

import type { Box } from "./geometry";

/** A finger needs so many pixels. */
export const FINGER = 36;

/** Which of these boxes a finger at this point means; large ones have to be hit, small ones are as large as a finger. */
export function touchedBox(x: number, y: number, boxes: readonly Box[]): number | undefined {
    let [found, nearest]: [number | undefined, number] = [undefined, Infinity];
    for (const [index, box] of boxes.entries()) {
        const [across, down] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
        const isSmall = Math.min(box.width, box.height) < FINGER;
        const [wide, high] = [Math.max(box.width, FINGER), Math.max(box.height, FINGER)];
        if (!isSmall || Math.abs(across) > wide / 2 || Math.abs(down) > high / 2) continue;
        const distance = Math.hypot(across, down);
        if (distance < nearest) [found, nearest] = [index, distance];
    }
    return found;
}

/** Sends a tap that hit nothing which can be chosen to what the finger meant; says whether it did. */
export function meant(event: MouseEvent, map: Element): boolean {
    if (!("pointerType" in event) || event.pointerType !== "touch") return false;
    const hit = (event.target as Element).closest("[data-target]");
    if (hit?.matches(".open, .chosen")) return false;
    const open = [...map.querySelectorAll("[data-target].open")];
    const index = touchedBox(
        event.clientX,
        event.clientY,
        open.map((element) => element.getBoundingClientRect()),
    );
    const wanted = index === undefined ? undefined : open[index];
    if (!wanted) return false;
    event.stopPropagation();
    event.preventDefault();
    (wanted.querySelector(".hit") ?? wanted).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return true;
}
