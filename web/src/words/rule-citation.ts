//! Rules as they are cited.

/** A rule by its number; of the lines of a table the table is not named. */
export function cited(rule: string): string {
    return `§ ${rule.replace(/^table\./i, "")}`;
}
