//! What tables are called.

import type { TableInfo } from "../generated/TableInfo";
import { t } from "./page.svelte";

/** As somebody named it, or in the language of the page after whoever made it; a fork is named after where it began. */
export function called({
    name,
    named_after: host,
    forked_from: fork,
}: Pick<TableInfo, "name" | "named_after" | "forked_from">): string {
    if (fork)
        return host === undefined
            ? t("table-forked-named", { name, number: fork[1] })
            : t("table-forked", { number: fork[1] });
    if (host === undefined) return name;
    return host === "" ? t("table-of-nobody") : t("table-of", { host });
}
