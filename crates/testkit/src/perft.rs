//! Perft: how many ways there are to answer the next questions.

use engine::{Decisions, Game, Log};

/// The number of answer paths of a length. Where several seats are asked at once, each order of answering counts.
///
/// # Panics
/// If an answer that is offered is refused.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut decisions = Decisions::new();
    game.decisions(state, &mut decisions);
    let mut paths = 0;
    for decision in decisions.iter() {
        for answer in decision.answers {
            let mut next = state.clone();
            let applied = game.apply(&mut next, decision.seat, answer, &mut Log::off());
            assert!(applied.is_ok(), "{answer:?} is offered");
            paths += perft(game, &next, depth - 1);
        }
    }
    paths
}
