//! Provinces and units in words, for screen readers and tooltips.

import type { Sentences } from "../../words/sentences";
import type { Token } from "./tokens";
import { unitsOf } from "./tokens";
import { UNIT_KINDS, type AntikeView, type Province } from "./types";

/** What a province yields, whose city it has and who stands there. */
export function aboutProvince(view: AntikeView, province: Province, words: Sentences): string {
    const parts = [words.text(`page-${province.resource}`)];
    for (const nation of view.nations) {
        const city = nation.cities.find((each) => each.province === province.id);
        if (city) parts.push(words.text("page-city-of", { nation: nation.nation, temple: city.temple }));
    }
    for (const nation of view.nations) {
        for (const kind of UNIT_KINDS) {
            const count = unitsOf(nation, kind)[province.id] ?? 0;
            if (count > 0) parts.push(words.text("page-units-of", { nation: nation.nation, kind, count }));
        }
    }
    return parts.join("; ");
}

/** Units on the map. */
export function aboutUnits(token: Token, words: Sentences): string {
    const { nation, kind, count, province, spent } = token;
    return words.text(token.ghost ? "page-place" : "page-units-in", { nation, kind, count, province, spent });
}
