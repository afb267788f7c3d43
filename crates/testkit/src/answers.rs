//! Answers of every kind: they are read as they are written, and apply only where they are offered.

use engine::{Decisions, Game, Log, Presentation, Rng, Seat, Seed, Setup};

/// Random games, played in these ways in turn; `look` sees every position with its question.
///
/// # Panics
/// If a game does not begin or an answer is refused.
pub fn playouts<G: Game>(
    game: &G,
    setups: &[Setup],
    games: u64,
    mut look: impl FnMut(&G::State, &Decisions<G>, &mut Rng),
) {
    for (number, setup) in (0..games).zip(setups.iter().cycle()) {
        let seed = Seed::from_number(number);
        let begun = game.new_game(setup, seed, &mut Log::off());
        let mut state = begun.expect("the game begins");
        let (mut rng, mut decisions) = (Rng::new(seed), Decisions::new());
        loop {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            look(&state, &decisions, &mut rng);
            let action = rng.pick(decision.answers).expect("an answer");
            game.apply(&mut state, decision.seat, action, &mut Log::off())
                .expect("legal");
        }
    }
}

/// Answers are read as they are written.
///
/// # Panics
/// If one is not.
pub fn are_read_back<G: Presentation>(answers: impl Iterator<Item = G::Action>) {
    for action in answers {
        let text = G::write_action(&action);
        assert_eq!(G::read_action(&text), Ok(action), "{text}");
    }
}

/// Of these answers, by any seat, those apply that are offered. All others are refused and change nothing.
///
/// # Panics
/// If it is not so.
pub fn apply_where_offered<'a, G: Presentation>(
    game: &G,
    state: &G::State,
    decisions: &Decisions<G>,
    answers: impl Iterator<Item = &'a G::Action>,
) where
    G::Action: 'a,
{
    let decision = decisions.first().expect("a question");
    for action in answers {
        for seat in (0..game.seats(state)).map(Seat) {
            let offered = seat == decision.seat && decision.answers.binary_search(action).is_ok();
            let mut next = state.clone();
            let applied = game.apply(&mut next, seat, action, &mut Log::off());
            let prompt = decision.prompt;
            assert_eq!(applied.is_ok(), offered, "{action:?} to {prompt:?}");
            assert!(offered || next == *state, "{action:?}");
        }
    }
}
