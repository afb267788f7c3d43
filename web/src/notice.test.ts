import { expect, test } from "vitest";

import { NoticeBoard } from "./notice.svelte";

test("a notice is shown until it is put away, and the next one is shown again", () => {
    const board = new NoticeBoard();
    expect(board.shown).toBeNull();
    board.hear({ id: 1, text: "Back at noon", until: null });
    expect(board.shown?.text).toBe("Back at noon");
    board.putAway();
    expect(board.shown).toBeNull();
    board.hear({ id: 1, text: "Back at noon", until: null });
    expect(board.shown).toBeNull();
    board.hear({ id: 2, text: "Back at one", until: Date.now() + 60_000 });
    expect(board.shown?.text).toBe("Back at one");
    board.hear(null);
    expect(board.shown).toBeNull();
});

test("a notice whose time is over is not shown", () => {
    const board = new NoticeBoard();
    board.hear({ id: 7, text: "Too late", until: Date.now() - 1 });
    expect(board.shown).toBeNull();
});
