//! Learning from finished games what each feature of a position counts.
//!
//! 1. [`watch`] plays a game and keeps the features of every position at which a turn begins, with who won.
//! 2. [`fit`] looks for the weights under which those results are likeliest, and for the odds that belong to them (`regression.rs`, `problem.rs`).
//! 3. [`Reliability`] says how often positions were won that were called so and so likely.

mod equations;
mod problem;
mod regression;
mod reliability;

use engine::{Log, Presentation, Rng, Seat, Seed, Setup, SetupError};

pub use self::{
    regression::{Ridge, fit},
    reliability::{Bin, Reliability},
};
use crate::{
    evaluate::{Evaluate, share_of_end},
    level::Level,
    simulate::simulate,
};

/// A position of a finished game.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Sample {
    /// How much of the game was over, from 0 to 1.
    pub progress: f64,
    /// The features of every seat; alone, those of the system come second.
    pub features: Vec<Vec<f64>>,
    /// What each of them had in the end: 1 for who won, in a draw the same for all.
    pub results: Vec<f64>,
}

/// Plays a game and keeps the positions at which a turn begins. Chance gives every seat one of the levels: where equals always come to the
/// same end, nothing is learnt from them.
pub fn watch<G: Presentation + Evaluate>(
    game: &G,
    setup: &Setup,
    levels: &[Level],
    seed: Seed,
) -> Result<Vec<Sample>, SetupError> {
    let mut rng = Rng::new(seed);
    let seats = 0..setup.seats.unwrap_or(2);
    let drawn = seats.map(|_| rng.pick(levels).copied().unwrap_or(Level::Greedy));
    let finished = simulate(game, setup, &drawn.collect::<Vec<Level>>(), seed)?;
    let Some(outcome) = finished.outcome else {
        return Ok(Vec::new());
    };
    let mut state = game.new_game(setup, seed, &mut Log::off())?;
    let contenders = game.seats(&state).max(2);
    let result = |seat: u8| share_of_end(outcome, Seat(seat), game.seats(&state));
    let results: Vec<f64> = match game.seats(&state) {
        1 => vec![result(0), 1.0 - result(0)],
        seats => (0..seats).map(result).collect(),
    };
    let mut samples = Vec::new();
    let mut was_opening = false;
    for (seat, action) in &finished.actions {
        let opens = game.opens_turn(&state);
        if opens && !was_opening {
            let features = (0..contenders).map(|seat| game.features(&state, Seat(seat)));
            samples.push(Sample {
                progress: game.progress(&state),
                features: features.map(|all| all.as_ref().to_vec()).collect(),
                results: results.clone(),
            });
        }
        was_opening = opens;
        if game
            .apply(&mut state, *seat, action, &mut Log::off())
            .is_err()
        {
            break;
        }
    }
    Ok(samples)
}
