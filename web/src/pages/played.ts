//! The games that this browser has begun before: whoever has begun none of a game is offered its guided first game.

const KEY = "polemarch-played";

function all(): string[] {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
    } catch {
        return [];
    }
}

export function hasPlayed(game: string): boolean {
    return all().includes(game);
}

export function keepPlayed(game: string): void {
    try {
        localStorage.setItem(KEY, JSON.stringify([...new Set([...all(), game])]));
    } catch {
        // Without storage the guided game is offered again.
    }
}
