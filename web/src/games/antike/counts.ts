//! What lies on the board, counted. Incomes, prices and ways to personages come from the server (`Standing`).

import { PERSONAGE_KINDS, type NationView } from "./types";

export const temples = (nation: NationView) => nation.cities.filter((city) => city.temple).length;
export const total = (nation: NationView) => PERSONAGE_KINDS.reduce((sum, kind) => sum + nation.personages[kind], 0);
export const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);
