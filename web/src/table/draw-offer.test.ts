import { expect, test } from "vitest";

import type { Occupant } from "../generated/Occupant";
import { mayAskDraw } from "./draw-offer";

const ME: Occupant = { person: { id: 1, name: "Nicias" } };
const OTHER: Occupant = { person: { id: 2, name: "Gylippus" } };
const BOT: Occupant = { bot: "greedy" };
const seats = (...all: Occupant[]) =>
    all.map((occupant, seat) => ({ seat, occupant, shared: true, present: true, confirms: false }));

test("a draw is proposed to people, not to the computer or to oneself", () => {
    expect(mayAskDraw(seats(ME, OTHER), [0])).toBe(true);
    expect(mayAskDraw(seats(ME, BOT), [0])).toBe(false);
    expect(mayAskDraw(seats(ME, OTHER, BOT), [0])).toBe(false);
    expect(mayAskDraw(seats(ME, ME), [0, 1])).toBe(false);
    expect(mayAskDraw(seats(ME, "left"), [0])).toBe(false);
    expect(mayAskDraw(seats(ME), [0])).toBe(false);
});
