//! What the card of a place says.

use campaign::PartyKind;
use engine::{PlaceCard, Presentation, Seat, Viewer};

use crate::{
    ids::Side,
    place::{PlaceItem, SharedPlaceItem},
    state::State,
    testing::*,
};

fn card(state: &State, side: Side, id: &str) -> PlaceCard<PlaceItem> {
    let viewer = Viewer::Seat(Seat(side as u8));
    game().place(state, viewer, id).expect("a place")
}

/// Where groups come from, who they are, and their movement points.
fn reach(state: &State, side: Side, id: &str) -> Vec<(String, PartyKind, u8)> {
    let lines = card(state, side, id).reach.into_iter();
    let lines = lines.filter_map(|line| match line.about {
        PlaceItem::Shared(SharedPlaceItem::Reach {
            from,
            group,
            points,
            ..
        }) => Some((from.to_string(), group, points)),
        _ => None,
    });
    lines.collect()
}

// covers: 3.5e 3.6g
#[test]
fn r_3_5e_the_card_names_the_cheapest_way() {
    let state = position("turn 5; Lampsaque: A-H4-1 A-T10-1; Abydos: S-P2-1");
    let army = |points| ("Lampsaque".to_owned(), PartyKind::Army, points);
    let fleet = || ("Lampsaque".to_owned(), PartyKind::Fleet, 0);
    assert_eq!(reach(&state, Side::Athenian, "T7"), [army(2)]);
    assert_eq!(reach(&state, Side::Athenian, "T27"), [army(4)]);
    assert_eq!(reach(&state, Side::Athenian, "M8"), [fleet()]);
    assert_eq!(reach(&state, Side::Athenian, "Abydos"), [], "closed");
    assert_eq!(reach(&state, Side::Spartan, "M8"), []);
    let facts = card(&state, Side::Athenian, "Lampsaque").facts;
    assert!(facts.iter().any(|line| matches!(
        line.about,
        PlaceItem::Shared(SharedPlaceItem::Room {
            side: Side::Athenian,
            used: 10,
            limit: 50,
            ..
        })
    )));
}

// covers: 3.5j 3.5k
#[test]
fn r_3_5j_an_enemy_fleet_ends_the_way_unless_it_is_swept_aside() {
    let fleet = |enemy: &str| position(&format!("turn 5; M5: A-T10-1 A-T10-2; M7: {enemy}"));
    let goes = |enemy: &str| !reach(&fleet(enemy), Side::Athenian, "M8").is_empty();
    assert!(!goes("S-T10-2") && goes("S-T2-1"));
    let meeting = card(&fleet("S-T10-2"), Side::Athenian, "M7").reach;
    assert!(
        matches!(
            meeting.as_slice(),
            [line] if matches!(line.about, PlaceItem::Shared(SharedPlaceItem::Reach { fights: true, .. }))
        ),
        "{meeting:?}"
    );
}

// covers: 2.Cb 9.2a
#[test]
fn r_2_c_b_a_siege_takes_a_ship_and_a_land_unit() {
    let near = |units: &str| {
        let state = position(&format!("turn 5; Sestos: S-P2-1; {units}"));
        card(&state, Side::Athenian, "Sestos").possible
    };
    let is = |found: Vec<engine::PlaceLine<PlaceItem>>, item: PlaceItem| {
        found.iter().any(|line| line.about == item)
    };
    assert!(is(near("M5: A-T10-1"), PlaceItem::SiegeNeeds));
    assert!(is(near("M5: A-T10-1; T17: A-H4-1"), PlaceItem::Siege));
}
