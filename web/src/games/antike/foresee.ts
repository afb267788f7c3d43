//! Facts about answers as the server tells them, by target.

import type { Choice } from "../../decision/choice.svelte";
import type { Option } from "../../decision/narrow";
import type { Foresight } from "../../generated/Foresight";
import type { Target } from "../module";
import type { Hint } from "./types";

/** The hint for the answer that a click on this target gives. */
export function hintFor(target: Target, choice: Choice, foresight: Foresight | undefined): Hint | undefined {
    const option = choice.options.find((each: Option) => each.targets[0] === target && each.targets.length === 1);
    const seat = choice.question?.seat;
    const answers = foresight?.questions.find((each) => each.seat === seat)?.answers;
    return option && (answers?.[option.index]?.hint as Hint | undefined);
}
