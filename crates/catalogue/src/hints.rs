//! What a player may want to know before giving an answer. The position is one that the player cannot tell from the true one.

use engine::{Decision, Decisions, Log, Presentation, Seat, variant_name};

use crate::table::{RawJson, raw};

/// Why an answer cannot be taken back once it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irrevocable {
    /// It rolls a die or shows a secret.
    Chance,
    /// It ends the seat's turn: another seat is asked next.
    Turn,
    /// Others are asked the same; when they pass, the seat goes on.
    Reply,
}

/// What is worth knowing about an answer.
#[derive(Debug)]
pub struct AnswerHints {
    /// In short notation.
    pub typed: String,
    pub hint: Option<RawJson>,
    /// What it loses or risks.
    pub warnings: Vec<RawJson>,
    /// It does nothing but go on.
    pub passes: bool,
    /// It shows what only its player knows.
    pub is_secret: bool,
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
        is_secret: G::is_secret(action),
    };
    answers.iter().map(about).collect()
}

/// Which answers of a decision cannot be taken back. Each is tried out.
pub(crate) fn irrevocable<G: Presentation>(
    game: &G,
    state: &G::State,
    decision: Decision<'_, G>,
) -> Vec<Option<Irrevocable>> {
    let Decision {
        seat,
        prompt,
        answers,
    } = decision;
    let mut next = Decisions::new();
    let try_out = |action: &G::Action| {
        let (mut state, mut log) = (state.clone(), Log::off());
        game.apply(&mut state, seat, action, &mut log).ok()?;
        if log.is_sealed() {
            return Some(Irrevocable::Chance);
        }
        next.clear();
        game.decisions(&state, &mut next);
        if next.of(seat).is_some() {
            return None;
        }
        let goes_on = goes_on_after_passes(game, &mut state, seat, &mut next, prompt);
        Some(goes_on.map_or(Irrevocable::Turn, |()| Irrevocable::Reply))
    };
    answers.iter().map(try_out).collect()
}

/// Is the seat asked next, once the others have passed where they are asked the same question?
fn goes_on_after_passes<G: Presentation>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    next: &mut Decisions<G>,
    prompt: &G::Prompt,
) -> Option<()> {
    let question = variant_name(prompt);
    while next.of(seat).is_none() {
        let other = next.first()?;
        if variant_name(other.prompt) != question {
            return None;
        }
        let pass = other.answers.iter().find(|answer| G::is_pass(answer))?;
        let (by, pass) = (other.seat, pass.clone());
        game.apply(state, by, &pass, &mut Log::off()).ok()?;
        next.clear();
        game.decisions(state, next);
    }
    Some(())
}
