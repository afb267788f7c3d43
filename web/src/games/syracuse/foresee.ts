//! What a click on the map would cost, and places further along the way.

import type { Choice } from "../../decision/choice.svelte";
import type { Option } from "../../decision/narrow";
import type { Foresight } from "../../generated/Foresight";
import type { Question } from "../../generated/Question";
import type { Point } from "../../map/geometry";
import type { Typed } from "../../words/sentences";
import { reach, type Reached } from "../campaign/march";
import { freeSpot, type PlacedName } from "../campaign/names";
import type { Price } from "../campaign/Prices.svelte";
import type { Target } from "../module";
import { namesTaken, type PlacedStack } from "./stacks";
import type { MapData, Side, SyracuseView, UnitsData, ZoneData } from "./types";
import { pointsOf, waysOf } from "./ways";

/** Places that the group could go on to in several steps; those of one step are answers themselves. */
export function fartherPlaces(question: Question, view: SyracuseView, map: MapData, units: UnitsData, open: ReadonlySet<Target>): Map<string, Reached> {
    const { march, steps } = view.position;
    const step = steps.at(-1);
    const side = (question.about as { side?: Side }).side;
    if ((question.prompt !== "pick" && question.prompt !== "march") || !side) return new Map();
    const group = step?.type === "pick" ? (step.picked as string[]) : (march?.group ?? []);
    const at = step?.type === "pick" ? (step.from as string) : march?.at;
    if (group.length === 0 || at === undefined) return new Map();
    const start = view.position.pieces[group[0] ?? ""]?.at ?? at;
    const kinds = [...units.units, ...units.leaders].filter((unit) => group.includes(unit.id));
    const naval = march?.naval ?? kinds.some((unit) => unit.type === "T");
    const points = pointsOf(group, units, naval) - (march?.spent ?? 0);
    const found = reach(start, points, waysOf(map, view.position, units, side, naval));
    const isOpen = (id: string) => open.has(`zone:${id}`) || open.has(`fort:${id}`);
    return new Map([...found].filter(([id, { path }]) => !isOpen(id) && isOpen(path[0] ?? "")));
}

interface Asked {
    choice: Choice;
    foresight: Foresight | undefined;
    zones: readonly ZoneData[];
    map: MapData;
    stacks: readonly PlacedStack[];
    names: readonly PlacedName[];
    far: ReadonlyMap<string, Reached>;
    size: number;
    manned: ReadonlySet<string>;
    /** Where enemies stand who stop whoever comes. */
    enemies: ReadonlySet<string>;
}

/** What a hint says in a few signs. */
export function priceText(hint: Typed | undefined): { text: string; bad?: boolean } | undefined {
    switch (hint?.type) {
        case "activation":
        case "movement":
        case "works":
            return { text: String(hint.cost) };
        case "unpaid":
            return { text: `${String(hint.cost)} !`, bad: true };
        case "battle":
            return { text: `${String(hint.winning)}/6` };
        default:
            return undefined;
    }
}

export function pricesOf({ choice, foresight, zones, map, stacks, names, far, size, manned, enemies }: Asked): Price[] {
    const hints = foresight?.questions.find((each) => each.seat === choice.question?.seat)?.answers;
    const taken = [...namesTaken(stacks, map, manned), ...names.map((name) => name.box)];
    const spot = (id: string): Point | undefined => {
        const fort = map.forts.find((each) => each.id === id);
        if (fort) return [fort.box[0], fort.box[1] - 44];
        const zone = zones.find((each) => each.id === id);
        return zone && freeSpot(zone.polygon, zone.stack, taken, size * 1.3, size);
    };
    const stops = (id: string, text: string) => (enemies.has(id) ? `${text} ⚔` : text);
    const next = (option: Option) => option.targets[choice.path.length]?.split(/:(.*)/s);
    const near = choice.left.flatMap((option): Price[] => {
        const [kind, id] = next(option) ?? [];
        const price = priceText(hints?.[option.index]?.hint as Typed | undefined);
        const at = (kind === "zone" || kind === "fort") && id ? spot(id) : undefined;
        const moves = option.answer.type === "step";
        return at && price && id ? [{ id, at, ...price, text: moves ? stops(id, price.text) : price.text }] : [];
    });
    const distant = [...far].flatMap(([id, { cost }]): Price[] => {
        const at = spot(id);
        return at && cost < 20 ? [{ id, at, text: stops(id, String(cost)), far: true }] : [];
    });
    return [...new Map([...distant, ...near].map((price) => [price.id, price])).values()];
}
