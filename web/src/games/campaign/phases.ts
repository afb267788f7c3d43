//! Where a turn is, in the words of the rulebook: told by the innermost step, or by the moment of a window.

import type { Sentences } from "../../words/sentences";
import type { Phase, Progress } from "../module";
import type { StepView } from "./types";

/** How a game's steps belong to its phases. */
export interface Course<Name extends string> {
    /** The phases of a turn in their order. */
    phases: readonly Name[];
    /** The parts of a turn as the server knows them. */
    parts: Record<string, Name>;
    /** Windows before a part whose step is that of the part before: the moment tells which phase it is. */
    moments: Record<string, Name>;
    /** What the innermost steps belong to. */
    steps: Record<string, Name>;
}

/**
 * The phase that is on, and whose it is. The step of the turn names what comes next once a part has begun, so a window
 * is asked first.
 */
export function phaseOf<Name extends string>(
    steps: readonly StepView[],
    course: Course<Name>,
): { phase: Name | undefined; side: string | undefined } {
    const window = steps.find((step) => step.type === "window")?.window;
    const stage = steps.find((step) => step.type === "turn")?.stage;
    const asked = steps.findLast((step) => "side" in step)?.side;
    const inner = steps.toReversed().flatMap((step) => course.steps[step.type] ?? [])[0];
    const named = course.moments[window?.kind.moment ?? ""] ?? inner ?? course.parts[stage?.part ?? ""];
    return {
        phase: named ?? course.phases.at(-1),
        side: asked ?? window?.asked ?? (stage && "side" in stage ? stage.side : undefined),
    };
}

interface Told {
    turn: number;
    label: string;
    steps: readonly StepView[];
    over: boolean;
}

export function progressOf<Name extends string>(
    { turn, label, steps, over }: Told,
    course: Course<Name>,
    words: Sentences,
): Progress {
    const { phase, side } = phaseOf(steps, course);
    const now = over || phase === undefined ? course.phases.length : course.phases.indexOf(phase);
    const phases = course.phases.map((id, index): Phase => {
        const whole = words.text(`phase-${id}`);
        const state = index < now ? "past" : index === now ? "now" : "next";
        // The row has no room for all numbers: the phase that is on and the next one are written out.
        const isNear = index === now || index === now + 1;
        return { id, label: isNear ? whole : whole.replace(/^[A-D](\.\d)? /, ""), whole, state };
    });
    return { title: words.text(side && !over ? "turn-title-side" : "turn-title", { turn, label, side }), phases };
}
