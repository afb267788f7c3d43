import { expect, test } from "vitest";

import type { TableInfo } from "../generated/TableInfo";
import { counted, ending, freeSeats, isMyTurn, isReady, yourTurnFirst } from "./table-order";

function table(id: string, status: TableInfo["status"], asked: number[], updated: number): TableInfo {
    const seat = (place: number, person: number) => ({
        seat: place,
        occupant: { person: { id: person, name: "x" } },
        shared: true,
        present: false,
    });
    return { id, status, asked, updated, seats: [seat(0, 7), seat(1, 8)] } as unknown as TableInfo;
}

test("one's own turn comes first, then live, open and finished tables, the latest first", () => {
    const tables = [
        table("over", "over", [], 9),
        table("theirs", "live", [1], 8),
        table("old", "live", [0], 1),
        table("new", "live", [0], 2),
        table("open", "open", [], 7),
    ];
    expect(yourTurnFirst(tables, 7).map((each) => each.id)).toEqual(["new", "old", "theirs", "open", "over"]);
});

test("nobody has a turn at a table that is not played, or where they have no seat", () => {
    expect(isMyTurn(table("a", "open", [0], 1), 7)).toBe(false);
    expect(isMyTurn(table("a", "live", [0], 1), 9)).toBe(false);
    expect(isMyTurn(table("a", "live", [0], 1), undefined)).toBe(false);
});

test("free seats are counted", () => {
    const open = {
        seats: [{ occupant: "open" }, { occupant: { bot: "greedy" } }, { occupant: "open" }],
    } as unknown as TableInfo;
    expect(freeSeats(open)).toBe(2);
});

test("whoever sits on several seats is named once", () => {
    expect(counted(["Ann", "Bob", "Ann"])).toEqual(["Ann × 2", "Bob"]);
});

test("a finished table says who won, as its reader sees it", () => {
    const ended = (winners: number[], cause: string) =>
        ({ ...table("a", "over", [], 1), over: { winners, cause } }) as unknown as TableInfo;
    expect(ending(ended([0], "rules"), 7)).toEqual({ how: "won", winners: [0], resigned: false });
    expect(ending(ended([0], "resignation"), 8)).toEqual({ how: "lost", winners: [0], resigned: true });
    expect(ending(ended([1], "rules"), undefined).how).toBe("others");
    expect(ending(ended([], "agreement"), 7).how).toBe("draw");
    expect(ending(ended([], "abandoned"), 7).how).toBe("abandoned");
    expect(ending(table("a", "over", [], 1), 7).how).toBe("closed");
});

test("a table is ready for its host when every seat is taken", () => {
    const full = { ...table("a", "open", [], 1), host: 7 };
    expect([7, 8, undefined].map((person) => isReady(full, person))).toEqual([true, false, false]);
    const seats = [...full.seats.slice(1), { ...full.seats[0], occupant: "open" }] as TableInfo["seats"];
    expect(isReady({ ...full, seats }, 7)).toBe(false);
});
