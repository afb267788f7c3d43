//! Whole games between bots.

use engine::{Decisions, Log, Outcome, Presentation, Seat, Seed, Setup, SetupError};

use crate::{
    evaluate::Evaluate,
    level::Level,
    turn::{Bot, Turn},
};

/// A game that bots have played.
#[derive(Clone, Debug)]
pub struct Finished<G: Presentation> {
    /// The last position.
    pub state: G::State,
    pub actions: Vec<(Seat, G::Action)>,
    /// None if the game was stopped after [`Presentation::ROUND_LIMIT`] rounds.
    pub outcome: Option<Outcome>,
}

/// Plays a whole game. The dice and every bot follow from the seed.
pub fn simulate<G: Presentation + Evaluate>(
    game: &G,
    setup: &Setup,
    levels: &[Level],
    seed: Seed,
) -> Result<Finished<G>, SetupError> {
    let level = |seat: Seat| levels.get(seat.index()).copied().unwrap_or(Level::Random);
    play_out(game, setup, seed, |seat| level(seat).bot(seed, seat))
}

/// Plays a whole game between any bots. The dice follow from the seed.
pub fn play_out<G: Presentation>(
    game: &G,
    setup: &Setup,
    seed: Seed,
    bot: impl FnMut(Seat) -> Box<dyn Bot<G>>,
) -> Result<Finished<G>, SetupError> {
    let mut state = game.new_game(setup, seed, &mut Log::off())?;
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats(&state)).map(Seat).map(bot).collect();
    let mut decisions = Decisions::new();
    let mut log = Log::off();
    let mut actions = Vec::new();
    while game.round(&state) <= G::ROUND_LIMIT {
        game.decisions(&state, &mut decisions);
        let Some(decision) = decisions.first() else {
            break;
        };
        let Some(bot) = bots.get_mut(decision.seat.index()) else {
            break;
        };
        let Some(turn) = Turn::new(game, &state, decision) else {
            break;
        };
        let action = bot.choose(&turn);
        let applied = game.apply(&mut state, decision.seat, &action, &mut log);
        debug_assert!(applied.is_ok(), "a bot answers with one of the answers");
        if applied.is_err() {
            break;
        }
        actions.push((decision.seat, action));
    }
    let outcome = game.outcome(&state);
    Ok(Finished {
        state,
        actions,
        outcome,
    })
}
