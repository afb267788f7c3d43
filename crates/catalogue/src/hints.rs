//! What a player may want to know before giving an answer. The position is one that the player cannot tell from the true one.

use engine::{Decisions, Game, Log, Presentation, Seat};

use crate::table::{Raw, raw};

/// Why an answer cannot be taken back once it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irrevocable {
    /// It rolls a die or shows a secret.
    Chance,
    /// It ends the seat's turn: another seat is asked next.
    Turn,
}

/// What is worth knowing about an answer.
#[derive(Debug)]
pub struct AnswerHints {
    /// In short notation.
    pub typed: String,
    pub hint: Option<Raw>,
    /// What it loses or risks.
    pub warnings: Vec<Raw>,
    /// It does nothing but go on.
    pub passes: bool,
}

/// What the game says about each answer.
pub(crate) fn hints<G: Presentation>(
    game: &G,
    state: &G::State,
    answers: &[G::Action],
) -> Vec<AnswerHints> {
    let about = |action: &G::Action| AnswerHints {
        typed: G::write_action(action),
        hint: game.hint(state, action).as_ref().map(raw),
        warnings: game.warnings(state, action).iter().map(raw).collect(),
        passes: G::is_pass(action),
    };
    answers.iter().map(about).collect()
}

/// Which of these answers of a seat cannot be taken back. Each is tried out.
pub(crate) fn irrevocable<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    answers: &[G::Action],
) -> Vec<Option<Irrevocable>> {
    let mut next = Decisions::new();
    let try_out = |action: &G::Action| {
        let (mut state, mut log) = (state.clone(), Log::off());
        game.apply(&mut state, seat, action, &mut log).ok()?;
        if log.is_sealed() {
            return Some(Irrevocable::Chance);
        }
        next.clear();
        game.decisions(&state, &mut next);
        next.of(seat).is_none().then_some(Irrevocable::Turn)
    };
    answers.iter().map(try_out).collect()
}
