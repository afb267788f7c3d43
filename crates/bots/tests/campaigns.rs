//! The greedy bot on Hellespont.
#![allow(clippy::indexing_slicing, clippy::unwrap_used, reason = "tests")]

use bots::{Level, simulate};
use engine::{Seat, Seed, Setup};
use game_hellespont::{Hellespont, Side};
use testkit::embedded;

/// Games that the greedy bot wins as one side against a bot that plays anything.
fn wins(side: Side, games: u64) -> usize {
    let game = embedded::<Hellespont>();
    let seat: Seat = side.seat();
    let won = |number: u64| {
        let mut levels = [Level::Random; 2];
        levels[seat.index()] = Level::Greedy;
        let setup = Setup::scenario("historical");
        let finished = simulate(game.as_ref(), &setup, &levels, Seed::from_number(number));
        let outcome = finished.unwrap().outcome;
        outcome.is_some_and(|outcome| outcome.winners.contains(seat))
    };
    (0..games).filter(|&number| won(number)).count()
}

#[test]
fn greedy_beats_random_as_athens() {
    let wins = wins(Side::Athenian, 30);
    assert!(wins >= 27, "{wins} of 30");
}

#[test]
fn greedy_beats_random_as_sparta() {
    let wins = wins(Side::Spartan, 30);
    assert!(wins >= 27, "{wins} of 30");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = embedded::<Hellespont>();
    let setup = Setup::scenario("alcibiades");
    let play = |seed| {
        let seed = Seed::from_number(seed);
        simulate(game.as_ref(), &setup, &[Level::Greedy; 2], seed)
    };
    assert_eq!(play(1).unwrap().actions, play(1).unwrap().actions);
    assert_ne!(play(1).unwrap().actions, play(2).unwrap().actions);
}
