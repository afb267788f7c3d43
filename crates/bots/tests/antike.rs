//! The greedy bot on Antike.
#![allow(clippy::indexing_slicing, clippy::unwrap_used, reason = "tests")]

mod duel;

use engine::{Seat, Setup};
use game_antike::Antike;

/// Games that the greedy bot wins against three that play anything, each time on another seat.
fn wins(board: &str, games: u64) -> u64 {
    let setup = Setup::scenario(board);
    duel::wins::<Antike>((&setup, 4), games, |number| Seat((number % 4) as u8))
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
    duel::follows_its_seed::<Antike>(&Setup::scenario("west").seats(3), 3);
}
