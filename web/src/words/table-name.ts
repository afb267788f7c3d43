//! What tables are called.

import type { TableInfo } from "../generated/TableInfo";
import { t } from "./page.svelte";

/** As somebody named it, or in the language of the page after whoever made it; a fork says where it began. */
export function called({
    name,
    named_after: host,
    forked_from: fork,
}: Pick<TableInfo, "name" | "named_after" | "forked_from">): string {
    if (host === undefined) return name;
    const made = host === "" ? t("table-of-nobody") : t("table-of", { host });
    return fork ? `${made} · ${fork[1]}` : made;
}
