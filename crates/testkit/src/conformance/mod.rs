//! The contract of [`engine::Game`], checked in random playouts.

mod cards;
mod suite;

use std::sync::Arc;

use engine::{Presentation, Setup};

use self::suite::Suite;

/// How much to try.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The set-ups, used in turn.
    pub setups: Vec<Setup>,
    /// How many games are played.
    pub games: u64,
    /// One state in this many gets the expensive checks.
    pub closely_every: usize,
    /// The first seed.
    pub seed: u64,
}

impl Plan {
    pub fn new(setups: Vec<Setup>, games: u64, closely_every: usize, seed: u64) -> Self {
        Self {
            setups,
            games,
            closely_every,
            seed,
        }
    }
}

/// What was seen on the way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Games that came to an end.
    pub won: u64,
    /// Games that were stopped at the limit of rounds.
    pub unfinished: u64,
    pub actions: u64,
    /// The most answers to one question.
    pub most_answers: usize,
    /// Views that differ from the spectator's.
    pub secret_views: u64,
}

/// Plays all games of a plan, on all cores.
///
/// # Panics
/// At the first violation, naming the seed and the action. Also if a game that declares [`SECRETS`](engine::Game::SECRETS) never showed
/// any viewer more than the spectator sees.
pub fn check<G: Presentation>(game: &Arc<G>, plan: &Plan) -> Seen {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let share = |first: usize| {
        let mut suite = Suite::new(Arc::clone(game), plan);
        for number in (first as u64..plan.games).step_by(threads) {
            let setup = plan.setups.get(number as usize % plan.setups.len());
            suite.play(setup.expect("a plan has set-ups"), plan.seed + number);
        }
        suite.into_seen()
    };
    let shares: Vec<Seen> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || share(first)))
            .collect();
        let finished = running
            .into_iter()
            .map(|thread| thread.join().expect("every share holds"));
        finished.collect()
    });
    let seen = shares.into_iter().fold(Seen::default(), Seen::add);
    assert!(
        !G::SECRETS || seen.secret_views > 0,
        "{}: SECRETS is true, but every viewer sees what the spectator sees",
        G::NAME
    );
    seen
}

impl Seen {
    fn add(self, other: Self) -> Self {
        Self {
            won: self.won + other.won,
            unfinished: self.unfinished + other.unfinished,
            actions: self.actions + other.actions,
            most_answers: self.most_answers.max(other.most_answers),
            secret_views: self.secret_views + other.secret_views,
        }
    }
}
