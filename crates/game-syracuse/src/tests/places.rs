//! What the card of a place says.

use campaign::PartyKind;
use engine::{Presentation, Seat, Viewer};

use crate::{
    ids::{FortId, Place, Side},
    illegal::BuildProblem,
    place::{PlaceItem, SharedPlaceItem},
    state::{FortState, State},
    testing::{empty_map, game, place, playing::phase, put, start},
};

fn card(state: &State, side: Side, id: &str) -> engine::PlaceCard<PlaceItem> {
    let viewer = Viewer::Seat(Seat(side as u8));
    game().place(state, viewer, id).expect("a place")
}

/// Where groups come from, who they are, and their action and movement points.
fn reach(state: &State, side: Side, id: &str) -> Vec<(Place, PartyKind, u8, u8)> {
    let lines = card(state, side, id).reach.into_iter();
    let lines = lines.filter_map(|line| match line.about {
        PlaceItem::Shared(SharedPlaceItem::Reach {
            from,
            group,
            actions,
            points,
            ..
        }) => Some((from, group, actions, points)),
        _ => None,
    });
    lines.collect()
}

// covers: 3.2i 2.B.3.2d
#[test]
fn r_3_2i_the_card_names_the_cheapest_way() {
    let mut state = empty_map();
    put(&mut state, "T11", "ath-H1");
    let from = place("T11");
    let army = |points| [(from, PartyKind::Army, 2, points)];
    assert_eq!(reach(&state, Side::Athenian, "T18"), army(3));
    assert_eq!(reach(&state, Side::Athenian, "T20"), army(4));
    assert_eq!(reach(&state, Side::Athenian, "T16"), [], "the walls");
    assert_eq!(reach(&state, Side::Syracusan, "T20"), [], "not his");
    put(&mut state, "T11", "nicias");
    let led = reach(&state, Side::Athenian, "T20");
    assert!(led.iter().all(|&(_, _, actions, _)| actions < 2), "{led:?}");
}

// covers: 3.2k 2.B.3.2h
#[test]
fn r_3_2k_enemies_end_the_way_and_who_has_moved_stays() {
    let mut state = empty_map();
    put(&mut state, "T11", "ath-H1");
    put(&mut state, "T18", "syr-H1");
    assert_eq!(reach(&state, Side::Athenian, "T20"), []);
    let enemies = card(&state, Side::Athenian, "T18").reach;
    assert!(
        matches!(
            enemies.as_slice(),
            [line] if matches!(line.about, PlaceItem::Shared(SharedPlaceItem::Reach { fights: true, .. }))
        ),
        "{enemies:?}"
    );
    let mut state = empty_map();
    put(&mut state, "T24", "ath-H6");
    phase(&mut state, Side::Athenian, 9);
    crate::testing::playing::play(&mut state, "activate T24; pick ath-H6; step T25; stop")
        .expect("legal");
    assert_eq!(reach(&state, Side::Athenian, "T24"), [], "it has moved");
}

// covers: 3.3d 5.1d 9.2b
#[test]
fn r_3_3d_room_worth_and_what_is_missing_for_a_fort() {
    let mut state = empty_map();
    put(&mut state, "T6", "ath-C1");
    let syke = card(&state, Side::Athenian, "T6");
    let facts: Vec<_> = syke.facts.into_iter().map(|line| line.about).collect();
    assert!(facts.contains(&PlaceItem::Fort {
        fort: FortId::Syke,
        owner: FortState::Unbuilt
    }));
    assert!(facts.contains(&PlaceItem::Points { points: 5 }));
    let used = facts.iter().find_map(|fact| match fact {
        PlaceItem::Shared(SharedPlaceItem::Room {
            side: Side::Athenian,
            used,
            limit,
            ..
        }) => Some((*used, *limit)),
        _ => None,
    });
    assert_eq!(used, Some((1, 5)));
    let missing = syke.possible.iter().any(|line| {
        let reason = BuildProblem::Workers;
        matches!(line.about, PlaceItem::BuildNot { reason: found, .. } if found == reason)
    });
    assert!(missing, "horsemen do not build: {:?}", syke.possible);
    put(&mut state, "T6", "ath-H1");
    let built = card(&state, Side::Athenian, "T6").possible;
    assert!(
        built
            .iter()
            .any(|line| matches!(line.about, PlaceItem::Build { cost: 2, .. })),
        "{built:?}"
    );
}

#[test]
fn spectators_are_told_nothing_about_groups() {
    let state = start();
    for id in game().places(&state) {
        let card = game()
            .place(&state, Viewer::Spectator, &id)
            .expect("a place");
        assert!(card.reach.is_empty() && card.possible.is_empty(), "{id}");
    }
}
