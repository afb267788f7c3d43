//! What a click on the map would cost, near and far.

import type { Choice } from "../../decision/choice.svelte";
import type { Option } from "../../decision/narrow";
import type { Foresight } from "../../generated/Foresight";
import type { Point } from "../../map/geometry";
import type { Typed } from "../../words/sentences";
import type { Reached } from "./march";

/** What stands on the map at a place that can be clicked. */
export interface Price {
    id: string;
    at: Point;
    text: string;
    /** A suggestion of several steps is quieter than an answer. */
    far?: boolean;
    bad?: boolean;
    /** Enemies are there who stop whoever comes. */
    stops?: boolean;
}

/** What a hint says in a few signs. */
export function priceText(
    hint: Typed | undefined,
    warnings: readonly unknown[] = [],
): { text: string; bad?: boolean } | undefined {
    const price = plainPrice(hint);
    if (warnings.length === 0) return price;
    const warned = plainPrice(warnings[0] as Typed);
    return warned?.bad ? warned : { text: price ? `${price.text} !` : "!", bad: true };
}

function plainPrice(hint: Typed | undefined): { text: string; bad?: boolean } | undefined {
    switch (hint?.type) {
        case "activation":
        case "movement":
        case "works":
            return { text: String(hint.cost) };
        case "unpaid":
        case "unpaid-lost":
        case "step-without-shore":
            return { text: typeof hint.cost === "number" ? `${hint.cost} !` : "!", bad: true };
        case "costs-unit":
            return { text: "!", bad: true };
        case "battle":
            return { text: `${String(hint.winning)}/6` };
        case "siege":
            return { text: `${String(hint.dice)} d6` };
        case "attrition":
            return { text: `+${String(hint.bonus)}` };
        default:
            return undefined;
    }
}

interface Asked {
    choice: Choice;
    foresight: Foresight | undefined;
    far: ReadonlyMap<string, Reached>;
    /** Where the price of a place stands. */
    spot: (place: string) => Point | undefined;
    /** Where enemies stand who stop whoever comes. */
    enemies: ReadonlySet<string>;
}

export function pricesOf({ choice, foresight, far, spot, enemies }: Asked): Price[] {
    const hints = foresight?.questions.find((each) => each.seat === choice.question?.seat)?.answers;
    const next = (option: Option) => option.targets[choice.path.length]?.split(/:(.*)/s);
    const price = (id: string, text: string, more: Partial<Price>): Price[] => {
        const at = text === "" && !more.stops ? undefined : spot(id);
        return at ? [{ id, at, text, ...more }] : [];
    };
    const near = choice.left.flatMap((option): Price[] => {
        const [kind, id] = next(option) ?? [];
        if ((kind !== "zone" && kind !== "fort") || !id) return [];
        const about = hints?.[option.index];
        const { text = "", ...more } = priceText(about?.hint as Typed | undefined, about?.warnings ?? []) ?? {};
        return price(id, text, { ...more, stops: option.answer.type === "step" && enemies.has(id) });
    });
    // Ships sail for nothing.
    const distant = [...far].flatMap(([id, { cost }]) =>
        price(id, cost < 1 || cost >= 20 ? "" : String(Math.round(cost)), { far: true, stops: enemies.has(id) }),
    );
    return [...new Map([...distant, ...near].map((price) => [price.id, price])).values()];
}
