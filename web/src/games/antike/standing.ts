//! How the nations stand: what is on the board, counted, beside the numbers of the data files. It decides nothing.

import type { AntikeView, BoardData, NationView, NationsData, PersonageKind, PersonagesData, PricesData, Resource } from "./types";
import { PERSONAGE_KINDS } from "./types";

/** The lines of the track of advances, basic before superior. */
export const ADVANCES = [
    ["wheel", "roads"],
    ["sailing", "navigation"],
    ["market", "currency"],
    ["monarchy", "democracy"],
] as const;

export const temples = (nation: NationView) => nation.cities.filter((city) => city.temple).length;
export const total = (nation: NationView) => PERSONAGE_KINDS.reduce((sum, kind) => sum + (nation.personages[kind] ?? 0), 0);
export const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

/** What the cities of a nation yield of a resource when it goes to that space of the wheel, without what advances add. */
export function yields(nation: NationView, board: BoardData, prices: PricesData): Record<Resource, number> {
    const found = { marble: 0, iron: 0, gold: 0 };
    const resources = new Map(board.zones.map((province) => [province.id, province.resource]));
    for (const city of nation.cities) {
        const resource = resources.get(city.province);
        if (resource) found[resource] += city.temple ? prices.city.withTemple : prices.city.plain;
    }
    return found;
}

/** The income of a nation: its cities and what Market or Currency add to each production. */
export function income(nation: NationView, board: BoardData, prices: PricesData): Record<Resource, number> {
    const bonus = (["market", "currency"] as const).filter((advance) => nation.advances.includes(advance)).length;
    const { marble, iron, gold } = yields(nation, board, prices);
    return { marble: marble + bonus, iron: iron + bonus, gold: gold + bonus };
}

/** How far a nation is on the way to its next personage of a kind. */
export interface Way {
    kind: PersonageKind;
    won: number;
    /** How many it has of what counts, and how many the next one takes; nothing where single deeds count. */
    have?: number;
    need?: number;
    /** How many are left in the pile. */
    pile: number;
}

/** The ways of a nation to kings, citizens and navigators, and what is left of the others. */
export function ways(nation: NationView, view: AntikeView, prices: PricesData, personages: PersonagesData): Way[] {
    const { citiesPerKing, templesPerCitizen, seasPerNavigator } = prices.personages;
    const counted: Partial<Record<PersonageKind, [number, number]>> = {
        king: [nation.cities.length, citiesPerKing],
        citizen: [temples(nation), templesPerCitizen],
        navigator: [Object.keys(nation.galleys).length, seasPerNavigator],
    };
    return PERSONAGE_KINDS.map((kind) => {
        const won = nation.personages[kind] ?? 0;
        const way: Way = { kind, won, pile: pile(kind, view, personages) };
        const [have, each] = counted[kind] ?? [];
        return have === undefined || each === undefined ? way : { ...way, have, need: (won + 1) * each };
    });
}

/** How many personages of a kind nobody has yet. */
export function pile(kind: PersonageKind, view: AntikeView, personages: PersonagesData): number {
    const all = personages.kinds.find((each) => each.id === kind)?.count ?? 0;
    return all - view.nations.reduce((won, nation) => won + (nation.personages[kind] ?? 0), 0);
}

/** What an advance costs now: more for the first nation that has it. */
export function advancePrice(advance: string, view: AntikeView, prices: PricesData): { price: number; first: boolean } {
    const superior = ADVANCES.some(([, second]) => second === advance);
    const { first, later } = superior ? prices.prices.superiorAdvance : prices.prices.basicAdvance;
    const isFirst = !view.nations.some((nation) => nation.advances.includes(advance));
    return { price: isFirst ? first : later, first: isFirst };
}

/** What is left of the pieces of a nation. */
export function supply(nation: NationView, data: NationsData): { legions: number; galleys: number; cities: number } {
    const { pieces } = data;
    return {
        legions: pieces.legions - sum(nation.legions),
        galleys: pieces.galleys - sum(nation.galleys),
        cities: pieces.cities - nation.cities.length,
    };
}

/** What the bank has left. */
export function bank(view: AntikeView, data: NationsData): { coins: number; temples: number } {
    const standing = view.nations.reduce((all, nation) => all + temples(nation), 0);
    return { coins: view.bank.coins, temples: data.bank.temples - standing };
}
