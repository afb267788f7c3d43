//! The greedy bot on Antike.
#![allow(clippy::indexing_slicing, clippy::unwrap_used, reason = "tests")]

mod duel;

use bots::{Level, simulate};
use engine::{Seat, Seed, Setup};
use game_antike::{Action, Antike};

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

/// Whole games of greedy bots: nobody declines a coin, and fights are demanded in both readings.
#[test]
fn greedy_keeps_its_coins_and_fights() {
    let game = testkit::embedded::<Antike>();
    for setup in [
        Setup::scenario("west").seats(4),
        Setup::scenario("west").seats(4).option("fights", "chosen"),
    ] {
        let mut fights = 0;
        for seed in 1..=3 {
            let levels = [Level::Greedy; 4];
            let played = simulate(game.as_ref(), &setup, &levels, Seed::from_number(seed)).unwrap();
            for (_, action) in &played.actions {
                assert_ne!(*action, Action::DeclineCoin);
                fights += usize::from(matches!(
                    action,
                    Action::Fight { .. } | Action::Demand { .. }
                ));
            }
        }
        assert!(fights > 0, "{setup:?}");
    }
}
