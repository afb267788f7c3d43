//! Games of the greedy bot against bots that play anything.

use bots::{Evaluate, Level, simulate};
use engine::{Presentation, Seat, Seed, Setup};
use testkit::embedded;

/// How many of these games the greedy bot wins; `seat` says where it sits in each.
pub(crate) fn wins<G: Presentation + Evaluate>(
    (setup, seats): (&Setup, usize),
    games: u64,
    seat: impl Fn(u64) -> Seat,
) -> u64 {
    let game = embedded::<G>();
    let won = |&number: &u64| {
        let seat = seat(number);
        let mut levels = vec![Level::Random; seats];
        levels[seat.index()] = Level::Greedy;
        let finished = simulate(game.as_ref(), setup, &levels, Seed::from_number(number));
        let outcome = finished.unwrap().outcome;
        outcome.is_some_and(|outcome| outcome.winners.contains(seat))
    };
    (0..games).filter(won).count() as u64
}

/// The same seed gives the same game of greedy bots, another one another game.
pub(crate) fn follows_its_seed<G: Presentation + Evaluate>(setup: &Setup, seats: usize) {
    let game = embedded::<G>();
    let play = |seed| {
        let levels = vec![Level::Greedy; seats];
        let finished = simulate(game.as_ref(), setup, &levels, Seed::from_number(seed));
        finished.unwrap().actions
    };
    let first = play(1);
    assert_eq!(first, play(1));
    assert_ne!(first, play(2));
}
