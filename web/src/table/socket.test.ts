import { beforeEach, expect, test, vi } from "vitest";

import type { Frame } from "../generated/Frame";
import type { Connection, Listener, Seen } from "./link";
import { openLink, type Wire } from "./socket";

/** A wire that remembers what was sent. */
class Spy implements Wire {
    sent: Frame[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    send(text: string) {
        this.sent.push(JSON.parse(text) as Frame);
    }
    close() {}
    says(reply: object) {
        this.onmessage?.({ data: JSON.stringify(reply) });
    }
}

let wires: Spy[];
let seen: Seen[];
let states: Connection[];
let refused: string[];
let heard: string[];
const listener: Listener = {
    table: () => {},
    situation: (situation) => seen.push(situation),
    chat: () => {},
    dropped: () => heard.push("dropped"),
    notice: (notice) => heard.push(notice?.text ?? "nothing"),
    connection: (state) => states.push(state),
    refused: (refusal) => refused.push(refusal.problem.error),
};

function link() {
    const open = () => {
        const wire = new Spy();
        wires.push(wire);
        return wire;
    };
    return openLink("abc", listener, { open, pause: () => 0, isHidden: () => false });
}

const situation = (seq: number, rest: object) => ({
    type: "situation",
    table: "abc",
    seq,
    number: seq,
    asked: [0],
    ...rest,
});

function wireAt(index: number): Spy {
    const wire = wires[index];
    if (!wire) throw new Error(`there are only ${wires.length} connections`);
    return wire;
}

beforeEach(() => {
    vi.useFakeTimers();
    [wires, seen, states, refused, heard] = [[], [], [], [], []];
});

test("it joins with the whole past and follows changes", () => {
    link();
    const wire = wireAt(0);
    wire.onopen?.();
    expect(wire.sent).toEqual([{ type: "join", table: "abc", seen: 0 }]);
    wire.says(situation(1, { view: { turn: 1, iron: [1, 2] } }));
    wire.says(situation(2, { changes: [[["iron", 1], 5]] }));
    expect(seen.map((each) => each.view)).toEqual([
        { turn: 1, iron: [1, 2] },
        { turn: 1, iron: [1, 5] },
    ]);
    expect(states).toEqual(["connecting", "live"]);
});

test("an order is settled by the situation it led to, by done, or by a refusal", async () => {
    const table = link();
    const wire = wireAt(0);
    wire.onopen?.();
    wire.says(situation(1, { view: {} }));
    const first = table.order({ do: "undo", seq: 1 });
    wire.says(situation(2, { ref: 1, changes: [] }));
    await expect(first).resolves.toBeUndefined();
    const second = table.order({ do: "ask-draw" });
    wire.says({ type: "done", ref: 2, seq: 3 });
    await expect(second).resolves.toBeUndefined();
    const third = table.order({ do: "undo", seq: 1 });
    wire.says({ type: "refused", ref: 3, problem: { error: "stale", why: "an old number", seq: 3 } });
    await expect(third).rejects.toThrow("an old number");
});

test("after a loss it joins where it was and sends again what was not confirmed", async () => {
    const table = link();
    const wire = wireAt(0);
    wire.onopen?.();
    wire.says(situation(4, { view: {} }));
    const order = table.order({ do: "undo", seq: 4 });
    wire.onclose?.();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1);
    const next = wireAt(1);
    next.onopen?.();
    expect(next.sent).toEqual([{ type: "join", table: "abc", seen: 4 }]);
    next.says(situation(5, { view: {} }));
    expect(next.sent[1]).toEqual({ type: "order", table: "abc", ref: 1, order: { do: "undo", seq: 4 } });
    next.says({ type: "done", ref: 1, seq: 5 });
    await expect(order).resolves.toBeUndefined();
});

test("an order that is given without a line waits for it", () => {
    const table = link();
    void table.order({ do: "start" });
    const wire = wireAt(0);
    wire.onopen?.();
    expect(wire.sent).toHaveLength(1);
    wire.says({ type: "table", table: {} });
    expect(wire.sent[1]).toMatchObject({ type: "order", order: { do: "start" } });
});

test("a refusal that passes is not the end of the table", async () => {
    link();
    const wire = wireAt(0);
    wire.onopen?.();
    wire.says({ type: "refused", table: "abc", problem: { error: "too-many", why: "too fast" } });
    expect(refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(wire.sent).toEqual([
        { type: "join", table: "abc", seen: 0 },
        { type: "join", table: "abc", seen: 0 },
    ]);
});

test("a line on which nothing is heard is dialled anew", async () => {
    link();
    const wire = wireAt(0);
    wire.onopen?.();
    wire.says(situation(2, { view: {} }));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(wire.sent.at(-1)).toEqual({ type: "ping" });
    wire.says({ type: "pong" });
    expect(states.at(-1)).toBe("live");
    // From here on nothing comes any more: within five seconds it is known.
    await vi.advanceTimersByTimeAsync(1_900);
    expect(wires).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_100);
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1);
    wireAt(1).onopen?.();
    expect(wireAt(1).sent).toEqual([{ type: "join", table: "abc", seen: 2 }]);
    // The old line has hung up at last: that is nothing new.
    wire.onclose?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(wires).toHaveLength(2);
});

test("a table that does not exist is said once, and dropping means joining anew", () => {
    link();
    const wire = wireAt(0);
    wire.onopen?.();
    wire.says({ type: "refused", problem: { error: "missing", why: "no such table" } });
    expect(refused).toEqual(["missing"]);
    wire.says(situation(3, { view: {} }));
    wire.says({ type: "dropped", table: "abc" });
    expect(wire.sent.at(-1)).toEqual({ type: "join", table: "abc", seen: 0 });
});

test("it tells what the administrator did, and begins anew", () => {
    link();
    const wire = wireAt(0);
    wire.onopen?.();
    wire.says(situation(1, { view: {} }));
    wire.says({ type: "notice", notice: { id: 1, text: "Down at noon", until: null } });
    wire.says({ type: "notice", notice: null });
    wire.says({ type: "dropped", table: "abc" });
    expect(heard).toEqual(["Down at noon", "nothing", "dropped"]);
    expect(wire.sent.at(-1)).toEqual({ type: "join", table: "abc", seen: 0 });
});
