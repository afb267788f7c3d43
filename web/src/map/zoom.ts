//! Wheel, pinch, drag and double tap on an SVG map; the position is remembered for the browser.

import { select } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, ZoomTransform, type ZoomBehavior } from "d3-zoom";

export interface ZoomOptions {
    width: number;
    height: number;
    /** Under which name the position is remembered. */
    name: string;
    /** Told after each change of scale. */
    scaled(scale: number): void;
}

/** What a component can do with the map. */
export interface Zoomed {
    by(factor: number): void;
    reset(): void;
    /** Brings a point into sight if it is not. */
    show(x: number, y: number): void;
    destroy(): void;
}

const LARGEST = 9;
/** Pixels of a screen below which the map fills its height. */
const NARROW = 760;

function remembered(name: string): ZoomTransform | undefined {
    try {
        const [k, x, y] = JSON.parse(sessionStorage.getItem(`map:${name}`) ?? "[]") as number[];
        return k && x !== undefined && y !== undefined ? new ZoomTransform(k, x, y) : undefined;
    } catch {
        return undefined;
    }
}

/** Makes a map of `svg` (which has a `viewBox`) whose content is the group `world`. */
export function zoomable(svg: SVGSVGElement, world: SVGGElement, options: ZoomOptions): Zoomed {
    const { width, height } = options;
    const behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>()
        .scaleExtent([0.8, LARGEST])
        .translateExtent([
            [-width * 0.25, -height * 0.25],
            [width * 1.25, height * 1.25],
        ])
        .clickDistance(6)
        .filter((event: Event) => {
            const mouse = event as MouseEvent;
            // Counters can be dragged; the map is dragged beside them.
            const draggable = (event.target as Element).closest("[data-draggable]") !== null;
            const grabs = event.type === "mousedown" || event.type === "touchstart";
            return !mouse.button && !(grabs && draggable);
        });
    const root = select(svg);
    let timer: ReturnType<typeof setTimeout> | undefined;
    behaviour.on("zoom", (event: { transform: ZoomTransform }) => {
        const { k, x, y } = event.transform;
        world.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        options.scaled(event.transform.k);
        clearTimeout(timer);
        timer = setTimeout(() => {
            sessionStorage.setItem(`map:${options.name}`, JSON.stringify([k, x, y]));
        }, 300);
    });
    root.call(behaviour);

    /** On a narrow screen the map fills the height, so that something can be read. */
    const home = (): ZoomTransform => {
        const room = svg.getBoundingClientRect();
        if (room.width === 0 || room.height === 0) return zoomIdentity;
        const fits = Math.min(room.width / width, room.height / height);
        const fills = Math.max(room.width / width, room.height / height);
        const k = Math.min(fills / fits, 2.2);
        if (room.width >= NARROW) return zoomIdentity;
        return zoomIdentity.translate((width / 2) * (1 - k), (height / 2) * (1 - k)).scale(k);
    };
    root.call(behaviour.transform, remembered(options.name) ?? home());

    return {
        by: (factor) => root.call(behaviour.scaleBy, factor),
        reset: () => root.call(behaviour.transform, home()),
        show(x, y) {
            // The whole map is in sight.
            if (zoomTransform(svg).k <= 1.05) return;
            const seen = svg.getScreenCTM();
            const room = svg.getBoundingClientRect();
            if (!seen) return;
            const at = new DOMPoint(x, y).matrixTransform(world.getScreenCTM() ?? seen);
            const margin = 40;
            const inside =
                at.x > room.left + margin && at.x < room.right - margin && at.y > room.top + margin && at.y < room.bottom - margin;
            if (!inside) root.call(behaviour.translateTo, x, y);
        },
        destroy: () => {
            clearTimeout(timer);
            root.on(".zoom", null);
        },
    };
}
