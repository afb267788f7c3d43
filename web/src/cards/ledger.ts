//! The rules of a game, fetched once, and those that a card speaks of.

import { api } from "../api";
import type { Ledger } from "../generated/Ledger";
import type { Rule } from "../generated/Rule";

const fetched = new Map<string, Promise<Ledger>>();

/** The rules of a game; what could not be fetched is asked for again. */
export function ledgerOf(game: string): Promise<Ledger> {
    const known = fetched.get(game);
    if (known) return known;
    const asked = api.rules(game);
    fetched.set(game, asked);
    asked.catch(() => fetched.delete(game));
    return asked;
}

/** So many rules of a section stand on a card; the others are in the rules themselves. */
const MOST = 3;

/** The rules with these ids; the id of a section stands for the first rules of it. Rulings and examples come last. */
export function rulesOf(ledger: Ledger, ids: readonly string[]): Rule[] {
    const found = ids.flatMap((id) => {
        const rule = ledger.rule.find((each) => each.id === id);
        if (rule) return [rule];
        const section = ledger.rule.filter((each) => each.section === id);
        return [...section.filter((each) => isRule(each)), ...section.filter((each) => !isRule(each))].slice(0, MOST);
    });
    return found.slice(0, MOST);
}

function isRule(rule: Rule): boolean {
    return rule.kind === "rule" || rule.kind === "table" || rule.kind === "setup";
}

/** What a rule or a section is called. */
export function titleOf(ledger: Ledger, id: string): Rule["title"] | undefined {
    const section = ledger.section.find((each) => each.id === id);
    return (section ?? ledger.rule.find((each) => each.id === id))?.title;
}
