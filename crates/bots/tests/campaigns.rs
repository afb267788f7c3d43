//! The greedy bot on Syracuse and Hellespont.
#![allow(clippy::indexing_slicing, clippy::unwrap_used, reason = "tests")]

mod duel;

use bots::Evaluate;
use engine::{Presentation, Seat, Setup};
use game_hellespont::Hellespont;
use game_syracuse::Syracuse;

const ATHENS: Seat = Seat(0);
const ENEMY: Seat = Seat(1);

/// Greedy wins nine games of ten on one seat; with `RUN_SLOW_TESTS=1` out of four hundred.
fn beats_random<G: Presentation + Evaluate>(seat: Seat) {
    let games = testkit::quick_or_slow(10, 400);
    let setup = Setup::scenario("historical");
    let wins = duel::wins::<G>((&setup, 2), games, |_| seat);
    println!("{} on seat {}: {wins} of {games}", G::NAME, seat.0);
    assert!(wins * 10 >= games * 9, "{wins} of {games}");
}

#[test]
fn greedy_beats_random_as_athens_before_syracuse() {
    beats_random::<Syracuse>(ATHENS);
}

#[test]
fn greedy_beats_random_as_syracuse() {
    beats_random::<Syracuse>(ENEMY);
}

#[test]
fn greedy_beats_random_as_athens_in_the_hellespont() {
    beats_random::<Hellespont>(ATHENS);
}

#[test]
fn greedy_beats_random_as_sparta() {
    beats_random::<Hellespont>(ENEMY);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    duel::follows_its_seed::<Syracuse>(&Setup::scenario("variant"), 2);
    duel::follows_its_seed::<Hellespont>(&Setup::scenario("alcibiades"), 2);
}
