//! A failure in words: what happened, whether anything was lost, what to do.

import { Refusal } from "../api";
import type { Kind } from "../generated/Kind";
import { t } from "../words/page.svelte";

const WORDED: ReadonlySet<Kind> = new Set<Kind>([
    "closing",
    "too-many",
    "read-only",
    "internal",
    "credentials",
    "taken",
    "unknown",
    "missing",
]);

export function trouble(error: unknown): string {
    if (!(error instanceof Refusal))
        return t("failed-other", { why: error instanceof Error ? error.message : String(error) });
    const { error: kind, why } = error.problem;
    return WORDED.has(kind) ? t(`failed-${kind}`) : t("failed-other", { why });
}
