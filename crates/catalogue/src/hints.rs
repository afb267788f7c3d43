//! What is worth knowing before an answer is given, in a position that its player cannot tell from the true one.

use engine::{Decisions, Game, Log, Presentation, Seat};

use crate::table::{Raw, raw};

/// Why an answer stands for good once it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// A die falls, or a secret shows itself.
    Chance,
    /// The seat is not asked next: its turn or its say is over.
    Turn,
}

/// How people type these answers, and what the game says about each.
pub(crate) fn foresee<G: Presentation>(
    game: &G,
    state: &G::State,
    answers: &[G::Action],
) -> Vec<(String, Option<Raw>)> {
    let about = |action: &G::Action| {
        let hint = game.hint(state, action);
        (G::write_action(action), hint.as_ref().map(raw))
    };
    answers.iter().map(about).collect()
}

/// Which of these answers of a seat cannot be taken back: each is tried out.
pub(crate) fn lasting<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    answers: &[G::Action],
) -> Vec<Option<Lasting>> {
    let mut next = Decisions::new();
    let try_out = |action: &G::Action| {
        let (mut state, mut log) = (state.clone(), Log::off());
        game.apply(&mut state, seat, action, &mut log).ok()?;
        if log.is_sealed() {
            return Some(Lasting::Chance);
        }
        next.clear();
        game.decisions(&state, &mut next);
        next.of(seat).is_none().then_some(Lasting::Turn)
    };
    answers.iter().map(try_out).collect()
}
