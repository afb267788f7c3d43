//! A map that is only a picture, not a board to play on: it remembers no position under the name of the game.

/** The name of the context that says so. */
export const PICTURE = "picture";
