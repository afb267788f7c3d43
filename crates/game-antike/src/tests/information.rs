//! What everybody knows, and what chance decides.

use engine::{Game, Presentation, Rng, Seat, Seed, Setup, Viewer};
use serde_json::Value;

use crate::tests::table::{Table, random_states};

#[test]
fn r_information_1_all_see_the_same() {
    for (board, seats) in [("west", 4), ("east", 2)] {
        let setup = Setup::scenario(board).seats(seats);
        random_states(setup, 3, 1500, |game, state, events| {
            let view = game.view(state, Viewer::Spectator);
            for seat in (0..seats).map(|seat| Viewer::Seat(Seat(seat))) {
                assert_eq!(game.view(state, seat), view);
                for event in events {
                    assert_eq!(game.view_event(event, seat).as_ref(), Some(event));
                }
            }
        });
    }
}

#[test]
fn r_information_1_nothing_is_hidden() {
    // A position rebuilt from what a spectator sees is the true one, maneuvers left included. Only the dice may differ.
    let mut rng = Rng::new(Seed::from_number(1));
    let mut mid_maneuver = 0;
    random_states(
        Setup::scenario("west").seats(4),
        4,
        3000,
        |game, state, _| {
            let view = game.view(state, Viewer::Spectator);
            mid_maneuver += usize::from(!view.turn.moved.is_empty());
            let mut seen = game.imagine(&view, &mut rng);
            let mut truth = state.clone();
            game.reseed(&mut seen, Seed::from_number(0));
            game.reseed(&mut truth, Seed::from_number(0));
            assert_eq!(seen, truth);
            assert_eq!(game.seats(&seen), 4);
        },
    );
    assert!(mid_maneuver > 0);
}

#[test]
fn r_information_2_no_chance_in_play() {
    let chosen = |seed| {
        Table::new(
            Setup::scenario("west").seats(4).option("deal", "choose"),
            seed,
        )
    };
    let (mut one, mut other) = (chosen(1), chosen(2));
    let mut rng = Rng::new(Seed::from_number(9));
    for _ in 0..1500 {
        let answers = one.answers();
        assert_eq!(answers, other.answers());
        let Some(answer) = rng.pick(&answers) else {
            break;
        };
        one.play(answer);
        other.play(answer);
        assert_eq!(one.view(), other.view());
    }
    assert!(one.view().round > 10);
    assert_eq!(one.events(), other.events());
}

#[test]
fn r_information_2_only_the_deal_draws() {
    let mut after_deal: Option<Value> = None;
    random_states(Setup::scenario("east").seats(5), 6, 2000, |_, state, _| {
        let now = serde_json::to_value(state).unwrap()["dice"].clone();
        assert_eq!(*after_deal.get_or_insert_with(|| now.clone()), now);
    });
    assert_ne!(after_deal.unwrap()["drawn"], 0, "the deal was random");
}
