//! Wheel, pinch, drag and double tap on an SVG map; the position is remembered for the browser.

import { select } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, ZoomTransform, type ZoomBehavior } from "d3-zoom";

interface ZoomOptions {
    width: number;
    height: number;
    /** Under which name the position is remembered. */
    name: string;
    /** What is shown first on a narrow screen: the whole map, or so much of it that names can be read. */
    first: "whole" | "legible";
    /** What lies in the middle of that where the map is larger than the room; the middle of the map where nothing is said. */
    middle?: () => readonly [number, number] | undefined;
    /** Told after each change of scale. */
    scaled(scale: number): void;
}

/** What a component can do with the map. */
export interface Zoomed {
    by(factor: number): void;
    reset(): void;
    /** The point of the map below a point of the window. */
    below(at: { clientX: number; clientY: number }): [number, number];
    /** Brings a point into sight if it is not. */
    show(x: number, y: number): void;
    destroy(): void;
}

const LARGEST = 9;
/** Up to so many pixels a hand trembles and does not drag. */
const CLICK = 6;
/** So many pixels from the edge a point is in sight. */
const MARGIN = 40;
/** Pixels of a screen below which the map fills its height. */
const NARROW = 620;
/** How much closer than the whole map one looks there at least. */
const LEGIBLE = 1.7;

/** A narrow room is taken to be at least so high, in widths. */
const SQUARE = 1.1;

interface ZoomEvent {
    transform: ZoomTransform;
    sourceEvent: Event | null;
}

/** Where the map was, in units; `own` where somebody has chosen the scale, which otherwise follows the room. */
interface Kept {
    at: ZoomTransform;
    own: boolean;
}

function remembered(name: string): Kept | undefined {
    try {
        const [k, x, y, own] = JSON.parse(sessionStorage.getItem(`map:${name}`) ?? "[]") as number[];
        if (!k || x === undefined || y === undefined) return undefined;
        return { at: new ZoomTransform(k, x, y), own: own === 1 };
    } catch {
        return undefined;
    }
}

/**
 * Makes a map of the SVG element in `sheet`, which has a `viewBox` and fills `room`, and whose content is the group
 * `world`. While the map moves the whole sheet is shifted as a picture, which is quick; when it rests at another size
 * it is drawn anew, sharp and in its place.
 */
export function zoomable(room: HTMLElement, sheet: HTMLElement, world: SVGGElement, options: ZoomOptions): Zoomed {
    const { width, height } = options;
    const root = select(room);
    const behaviour: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>()
        .scaleExtent([0.8, LARGEST])
        .clickDistance(CLICK)
        .filter((event: Event) => {
            const mouse = event as MouseEvent;
            const target = event.target as Element;
            // Counters can be dragged; the map is dragged beside them.
            const grabs = event.type === "mousedown" || event.type === "touchstart";
            return !mouse.button && sheet.contains(target) && !(grabs && target.closest("[data-draggable]"));
        });

    /**
     * The size of the room, and how many pixels a unit of the map has where all of it is seen, and where its corner
     * lies then.
     */
    let [wide, high] = [width, height];
    const fit = () => {
        const scale = Math.min(wide / width, high / height);
        return { scale, left: (wide - width * scale) / 2, top: (high - height * scale) / 2 };
    };
    const inUnits = ({ k, x, y }: ZoomTransform): ZoomTransform => {
        const { scale, left, top } = fit();
        return new ZoomTransform(k, (x + (k - 1) * left) / scale, (y + (k - 1) * top) / scale);
    };
    const inPixels = ({ k, x, y }: ZoomTransform): ZoomTransform => {
        const { scale, left, top } = fit();
        return new ZoomTransform(k, x * scale - (k - 1) * left, y * scale - (k - 1) * top);
    };
    /** On a narrow screen the map fills the height, and more in a low room, so that something can be read. */
    const home = (): ZoomTransform => {
        if (wide >= NARROW || options.first === "whole") return zoomIdentity;
        // A box that takes some of the height makes nothing smaller.
        const tall = Math.max(high, wide * SQUARE);
        const fills = Math.max(wide / width, tall / height);
        const whole = Math.min(wide / width, tall / height);
        const k = (whole * Math.min(Math.max(fills / whole, LEGIBLE), 2.2)) / fit().scale;
        const [x, y] = options.middle?.() ?? [width / 2, height / 2];
        return zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k);
    };

    /** Moved, in pixels, so that nothing beside the map is seen where the map could be; `free` pixels above are covered. */
    const within = ({ k, x, y }: ZoomTransform, free = 0): ZoomTransform => {
        const { scale, left, top } = fit();
        const held = (at: number, from: number, size: number, start: number, end: number): number =>
            size < end - start ? at : Math.min(start - from, Math.max(end - size - from, at));
        return new ZoomTransform(
            k,
            held(x, k * left, k * width * scale, 0, wide),
            held(y, k * top, k * height * scale, free, high),
        );
    };
    /** At the scale of the room, with the same point of the map in the middle as far as the map reaches. */
    const fitted = (at: ZoomTransform): ZoomTransform => {
        const usual = home();
        if (usual.k === 1) return usual;
        const [x, y] = at.invert([width / 2, height / 2]);
        return zoomIdentity.translate(width / 2 - x * usual.k, height / 2 - y * usual.k).scale(usual.k);
    };

    /** Somebody has chosen the scale. */
    let own = false;
    /** As it is drawn, in pixels, and as it is seen, in units. */
    let drawn: ZoomTransform | undefined;
    let shown: ZoomTransform | undefined;
    function shift({ k, x, y }: ZoomTransform): void {
        if (!drawn) return;
        const scale = k / drawn.k;
        sheet.style.transform = `translate(${x - scale * drawn.x}px, ${y - scale * drawn.y}px) scale(${scale})`;
    }
    function draw(transform: ZoomTransform): void {
        const { k, x, y } = inUnits(transform);
        drawn = transform;
        world.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        // Never without a transform: where one begins or ends, Chromium lays the whole drawing out anew.
        sheet.style.transform = "translate(0px, 0px) scale(1)";
        if (k !== shown?.k) options.scaled(k);
    }
    /**
     * A picture that was only shifted stays as it is, on whole pixels, where it is sharp; one of another size is drawn
     * anew.
     */
    function rest(transform: ZoomTransform): void {
        if (drawn?.k === transform.k)
            shift(
                drawn.translate(
                    Math.round(transform.x - drawn.x) / drawn.k,
                    Math.round(transform.y - drawn.y) / drawn.k,
                ),
            );
        else draw(transform);
        shown = inUnits(transform);
        const { k, x, y } = shown;
        sessionStorage.setItem(`map:${options.name}`, JSON.stringify([k, x, y, own ? 1 : 0]));
    }
    let start = zoomIdentity;
    behaviour.on("start", ({ transform }: ZoomEvent) => (start = transform));
    behaviour.on("zoom", ({ transform, sourceEvent }: ZoomEvent) => {
        shift(transform);
        if (sourceEvent && transform.k !== start.k) own = true;
        const isPanned =
            sourceEvent?.type === "mousemove" && Math.hypot(transform.x - start.x, transform.y - start.y) > CLICK;
        if (isPanned) room.classList.add("panned");
    });
    behaviour.on("end", ({ transform }: ZoomEvent) => {
        room.classList.remove("panned");
        rest(transform);
    });
    root.call(behaviour);

    /** How far down boxes that lie across the room cover it. */
    function covered(): number {
        const above = room.getBoundingClientRect().top;
        const boxes = [...(room.parentElement?.querySelectorAll("[data-covers]") ?? [])].map((box) =>
            box.getBoundingClientRect(),
        );
        return Math.max(0, ...boxes.filter((box) => box.width > wide / 2).map((box) => box.bottom - above));
    }

    /** What is to be seen before it is known how large the room is. */
    let awaited: [number, number] | undefined;
    function show(x: number, y: number): void {
        if (!shown) {
            awaited = [x, y];
            return;
        }
        // The whole map is in sight.
        if (zoomTransform(room).k <= 1.05) return;
        const { scale, left, top } = fit();
        const [across, down] = zoomTransform(room).apply([left + x * scale, top + y * scale]);
        const free = covered();
        const isInSight = across > MARGIN && across < wide - MARGIN && down > free + MARGIN && down < high - MARGIN;
        if (isInSight) return;
        const { k } = zoomTransform(room);
        const middle = [wide / 2 - k * (left + x * scale), (free + high) / 2 - k * (top + y * scale)] as const;
        behaviour.transform(root, within(new ZoomTransform(k, ...middle), free));
    }

    // The map fits the room again when it changes; who has chosen a scale keeps it, and what was in sight.
    const observer = new ResizeObserver(() => {
        [wide, high] = [room.clientWidth, room.clientHeight];
        if (wide === 0 || high === 0) return;
        drawn = undefined;
        const { scale, left, top } = fit();
        behaviour.translateExtent([
            [left - width * scale * 0.25, top - height * scale * 0.25],
            [left + width * scale * 1.25, top + height * scale * 1.25],
        ]);
        const kept = shown ? { at: shown, own } : remembered(options.name);
        own = kept?.own ?? false;
        const at = kept ? (kept.own ? inPixels(kept.at) : within(inPixels(fitted(kept.at)))) : within(inPixels(home()));
        behaviour.transform(root, at);
        // Who comes back finds the map as they left it.
        if (awaited && !own) show(...awaited);
        awaited = undefined;
    });
    observer.observe(room);

    return {
        by: (factor) => {
            own = true;
            behaviour.scaleBy(root, factor);
        },
        reset: () => {
            own = false;
            behaviour.transform(root, within(inPixels(home())));
        },
        below({ clientX, clientY }) {
            const around = room.getBoundingClientRect();
            const { scale, left, top } = fit();
            const [x, y] = zoomTransform(room).invert([clientX - around.left, clientY - around.top]);
            return [(x - left) / scale, (y - top) / scale];
        },
        show,
        destroy: () => {
            observer.disconnect();
            root.on(".zoom", null);
        },
    };
}
