//! The positions with which the games begin, as everybody sees them. They are made by the server's tests
//! (`crates/server/tests/server/typescript.rs`), so that they fit the boards.

const OPENINGS: Record<string, () => Promise<{ default: unknown }>> = {
    antike: () => import("../../generated/openings/antike.json"),
    syracuse: () => import("../../generated/openings/syracuse.json"),
    hellespont: () => import("../../generated/openings/hellespont.json"),
    "peloponnesian-war": () => import("../../generated/openings/peloponnesian-war.json"),
};

export async function openingOf(game: string): Promise<unknown> {
    return (await OPENINGS[game]?.())?.default;
}
