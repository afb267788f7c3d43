//! What a set-up offers to somebody who makes a table: usual choices, sides, the options that go with them.

import type { NewSeat } from "../generated/NewSeat";
import type { NewTable } from "../generated/NewTable";
import type { OptionSpec } from "../generated/OptionSpec";
import type { SetupSpec } from "../generated/SetupSpec";

/** Where the game's own default is too long for a first game. */
const FIRST_SCENARIOS: Record<string, string> = { "peloponnesian-war": "archidamian-war" };

/** Who leads the seats, in their order; elsewhere nations are dealt to players. */
const SIDES: Record<string, readonly string[]> = {
    syracuse: ["athens", "syracuse"],
    hellespont: ["athens", "sparta"],
    "peloponnesian-war": ["athens", "sparta"],
};

/** The option that says the same as the number of players, and those that only some numbers have. */
const FOLLOWS_PLAYERS: Record<string, string> = { antike: "nations" };
const ONLY_WITH_PLAYERS: Record<string, Record<string, number>> = { antike: { victory: 3 } };

/** How many nations so many players lead, where that is another number. */
const NATIONS: Record<string, Record<number, number>> = { antike: { 2: 4 } };

/** Where two friends meet more is going on with a third, led by the computer. */
const THIRD: ReadonlySet<string> = new Set(["antike"]);

/** Somebody in a seat: oneself, whoever comes, or a level of the computer. */
export type SeatKind = "me" | "open" | (string & {});

export function seatOf(kind: SeatKind): NewSeat {
    if (kind === "me") return "me";
    return kind === "open" ? "open" : { bot: kind };
}

/** The scenario that is proposed. */
export function firstScenario(game: string, spec: SetupSpec): string {
    const first = FIRST_SCENARIOS[game];
    return first !== undefined && spec.scenarios.includes(first) ? first : (spec.scenarios[0] ?? "");
}

/** The side of a seat, where seats have sides; alone against the game the scenario says which side one leads. */
export function sideOf(game: string, seat: number, players: number): string | undefined {
    return players === 1 ? undefined : SIDES[game]?.[seat];
}

export function nationsOf(game: string, players: number): number | undefined {
    return game in FOLLOWS_PLAYERS ? (NATIONS[game]?.[players] ?? players) : undefined;
}

/** The options that can be chosen with so many players. */
export function optionsWith(game: string, spec: SetupSpec, players: number): OptionSpec[] {
    return spec.options.filter(({ key }) => {
        const only = ONLY_WITH_PLAYERS[game]?.[key];
        return key !== FOLLOWS_PLAYERS[game] && (only === undefined || only === players);
    });
}

/** Two friends: oneself and an open seat. */
export function invitation(game: string, usual: string): SeatKind[] {
    return THIRD.has(game) ? ["me", "open", usual] : ["me", "open"];
}

/** The level of the computer that newcomers meet. */
const USUAL_LEVEL = "search:1";

/** The usual level of the computer; the best one comes last, where the usual one is unknown. */
export function usualOf(levels: readonly string[]): string {
    return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels.at(-1) ?? "greedy");
}

/** A level as the messages name it: theirs have no colon. */
export function levelKey(level: string): string {
    return level.replace(":", "-");
}

/** What somebody plays at once: their side and who leads the others. */
export interface QuickGame {
    side: string;
    /** A level of the computer, or the system that is part of the game. */
    opponent: string;
}

export const SYSTEM = "system";

/** Sides for a game that begins at once. Where nations are dealt one may choose one instead. */
export function quickSides(game: string, opponent: string): readonly string[] {
    if (opponent === SYSTEM) return ["athens"];
    return SIDES[game] ?? ["dealt", "chosen"];
}

/** Opponents for a game that begins at once, the usual one first. */
export function quickOpponents(game: string, levels: readonly string[]): string[] {
    const usual = usualOf(levels);
    const others = levels.filter((level) => level !== usual);
    const computers = levels.length === 0 ? [] : [usual, ...others];
    return game === "peloponnesian-war" ? [SYSTEM, ...computers] : computers;
}

/** The table of a game that begins at once. */
export function quickTable(game: string, spec: SetupSpec, { side, opponent }: QuickGame): NewTable {
    const computer: NewSeat = { bot: opponent };
    const scenario = firstScenario(game, spec);
    const options: Record<string, string> = side === "chosen" ? { deal: "choose" } : {};
    const table = (seats: NewSeat[]): NewTable => ({
        game,
        setup: { scenario, seats: seats.length, options },
        seats,
        visibility: "link",
    });
    if (opponent === SYSTEM) return table(["me"]);
    if (THIRD.has(game)) return table(["me", computer, computer]);
    return table(SIDES[game]?.indexOf(side) === 1 ? [computer, "me"] : ["me", computer]);
}

/** Two at one screen. */
export function hotSeatTable(game: string, spec: SetupSpec): NewTable {
    const seats: NewSeat[] = THIRD.has(game) ? ["me", "me", "me"] : ["me", "me"];
    const setup = { scenario: firstScenario(game, spec), seats: seats.length, options: {} };
    return { game, setup, seats, visibility: "link" };
}
