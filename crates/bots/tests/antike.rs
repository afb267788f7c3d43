//! The greedy bot on Antike.
#![allow(clippy::indexing_slicing, clippy::unwrap_used, reason = "tests")]

use bots::{Level, simulate};
use engine::{Seat, Seed, Setup};
use game_antike::Antike;
use testkit::embedded;

/// Games that the greedy bot wins against three that play anything, each time on another seat.
fn wins(board: &str, games: u64) -> usize {
    let game = embedded::<Antike>();
    let won = |number: u64| {
        let seat = Seat((number % 4) as u8);
        let mut levels = [Level::Random; 4];
        levels[seat.index()] = Level::Greedy;
        let setup = Setup::scenario(board);
        let finished = simulate(game.as_ref(), &setup, &levels, Seed::from_number(number));
        let outcome = finished.unwrap().outcome;
        outcome.is_some_and(|outcome| outcome.winners.contains(seat))
    };
    (0..games).filter(|&number| won(number)).count()
}

#[test]
fn greedy_beats_random_on_the_west_board() {
    let wins = wins("west", 20);
    assert!(wins >= 19, "{wins} of 20");
}

#[test]
fn greedy_beats_random_on_the_east_board() {
    let wins = wins("east", 20);
    assert!(wins >= 19, "{wins} of 20");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = embedded::<Antike>();
    let setup = Setup::scenario("west").seats(3);
    let play = |seed| {
        simulate(
            game.as_ref(),
            &setup,
            &[Level::Greedy; 3],
            Seed::from_number(seed),
        )
    };
    assert_eq!(play(1).unwrap().actions, play(1).unwrap().actions);
    assert_ne!(play(1).unwrap().actions, play(2).unwrap().actions);
}
