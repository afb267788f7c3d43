//! 4.2.2 Retreats, piece by piece, and moving on where too many have come together.

use crate::step::OwnBattle;
use engine::Log;

use crate::{
    action::Action,
    ids::{
        FortId, PlaceSet,
        Side::{self, Athenian, Syracusan},
    },
    illegal::{Illegal, Refusal},
    rules::{
        refuge::{self, Flight},
        retreat::thin_out,
    },
    state::{Edition, FortState, State, Work},
    step::BattleKind,
    step::{Retreat, RetreatCause, Step},
    testing::{
        game, map, place,
        playing::{answer, fight, go_on, offered, to, where_are},
        set,
    },
    types::{Act, Look},
};

/// Somebody has lost in a zone and has to leave it.
fn leaving(state: &mut State, side: Side, from: &str, pieces: &str) {
    state.stack.push(Step::Retreat(Retreat {
        side,
        from: place(from),
        left: set(pieces),
        cause: RetreatCause::Combat,
        own: crate::step::OwnRetreat {
            passed: PlaceSet::EMPTY,
        },
    }));
    go_on(state);
}

#[test]
fn r_4_2_2a_the_loser_leaves_for_a_free_zone() {
    let mut state = map("T14 ath-H1 ath-H3 ath-H7 syr-P1 syr-P2 hermocrates; T13 ath-H2");
    let _ = fight(&mut state, Athenian, "T14", 3);
    while !offered(&state).starts_with('T') {
        let first = offered(&state);
        let unit = first.split(' ').next().unwrap().parse().unwrap();
        answer(&mut state, Action::Lose { unit }, 3).unwrap();
    }
    assert_eq!(offered(&state), "T6 T7 T15 T16");
    let refused = answer(&mut state, to("T13"), 3);
    assert_eq!(
        refused,
        Err(Illegal::Shared(Refusal::CannotRetreatTo {
            place: place("T13")
        }))
    );
    while let Some(Step::Retreat { .. }) = state.step() {
        answer(&mut state, to("T16"), 3).unwrap();
    }
    assert!(where_are(&state, "hermocrates").ends_with("T16"));
    assert!(
        where_are(&state, "ath-H1").ends_with("T14"),
        "the winner stays"
    );
}

#[test]
fn r_4_2_2b_a_friendly_fort_takes_as_many_as_it_can_hold() {
    // covers: 4.2.2b 4.2.2j
    for edition in [Edition::Fr, Edition::En] {
        let mut state = map("T9 ath-H1 ath-H2 ath-H3 syr-H1; labdalon ath-H4");
        state.edition = edition;
        state.set_fort(FortId::Labdalon, FortState::Athenian);
        leaving(&mut state, Athenian, "T9", "ath-H1 ath-H2 ath-H3");
        assert_eq!(offered(&state), "T1 T2 T4 T8 T12 labdalon");
        answer(&mut state, to("labdalon"), 1).unwrap();
        assert_eq!(offered(&state), "T1 T2 T4 T8 T12");
    }
}

#[test]
fn r_4_2_2c_without_a_way_out_units_are_lost() {
    let mut state = map("T27 ath-H1 ath-H2 nicias syr-H1; T26 syr-H2");
    leaving(&mut state, Athenian, "T27", "ath-H1 ath-H2 nicias");
    assert_eq!(
        where_are(&state, "ath-H1 ath-H2 nicias"),
        "ath-H1 out, ath-H2 out, nicias out"
    );
    assert_eq!(state.leaders_killed.athenian, 1, "4.2.2e");
    assert_eq!(state.step(), None);
}

#[test]
fn r_4_2_2d_a_leader_alone_is_captured() {
    let mut state = map("T26 lamachos syr-H1; olympieion sicanos; T21 ath-H1");
    state.stack.push(Step::Combats { side: Syracusan });
    go_on(&mut state);
    assert_eq!(
        where_are(&state, "lamachos sicanos"),
        "lamachos out, sicanos olympieion",
        "inside a fort he is safe"
    );
    assert_eq!(state.leaders_killed.athenian, 0);
}

#[test]
fn r_4_2_2d_those_who_retreat_capture_a_lone_leader() {
    let mut state = map("T14 syr-H1 syr-H2 ath-H1; T15 nicias");
    leaving(&mut state, Syracusan, "T14", "syr-H1 syr-H2");
    answer(&mut state, to("T15"), 1).unwrap();
    assert_eq!(where_are(&state, "nicias"), "nicias out", "at once");
    assert_eq!(state.leaders_killed.athenian, 0, "no combat took him");
}

#[test]
fn r_4_2_2f_too_many_move_on() {
    let text = "T24 ath-H1 ath-H2 ath-H3 syr-H1; T25 ath-H4 ath-H5 ath-H6 ath-H7";
    let mut state = map(text);
    leaving(&mut state, Athenian, "T24", "ath-H1 ath-H2 ath-H3");
    answer(&mut state, to("T25"), 1).unwrap();
    answer(&mut state, to("T25"), 1).unwrap();
    assert_eq!(offered(&state), "ath-H1 ath-H2 ath-H4 ath-H5 ath-H6 ath-H7");
    let unit = "ath-H7".parse().unwrap();
    answer(&mut state, Action::MoveOn { unit }, 1).unwrap();
    assert_eq!(offered(&state), "T21 T23 T26");
    answer(&mut state, to("T26"), 1).unwrap();
    answer(&mut state, to("T25"), 1).unwrap();
    let unit = "ath-H3".parse().unwrap();
    answer(&mut state, Action::MoveOn { unit }, 1).unwrap();
    answer(&mut state, to("T23"), 1).unwrap();
    assert_eq!(
        where_are(&state, "ath-H1 ath-H3 ath-H7"),
        "ath-H1 T25, ath-H3 T23, ath-H7 T26"
    );
    assert_eq!(state.step(), None);
}

#[test]
fn r_4_2_2g_each_piece_goes_its_own_way_and_walls_do_not_matter() {
    let mut state = map("T14 syr-H1 syr-H2 syr-P1 ath-H1; T6 syr-H3; syke ath-H2");
    state.set_wall(crate::ids::WallId::A2, Work::Built);
    leaving(&mut state, Syracusan, "T14", "syr-H1 syr-H2 syr-P1");
    assert_eq!(offered(&state), "T7 T13 T15 T16", "enemies in Syke");
    for zone in ["T13", "T15", "T16"] {
        answer(&mut state, to(zone), 1).unwrap();
    }
    assert_eq!(
        where_are(&state, "syr-H1 syr-H2 syr-P1"),
        "syr-H1 T13, syr-H2 T15, syr-P1 T16"
    );
}

#[test]
fn r_4_2_2h_fortifications_and_chains_are_barriers() {
    let mut state = map("M9 syr-T1 ath-T1");
    leaving(&mut state, Syracusan, "M9", "syr-T1");
    assert_eq!(offered(&state), "M7 M8 M10 M11");
    state.chains = Work::Built;
    assert_eq!(offered(&state), "M7 M10 M11");
    let mut state = map("M1 ath-T6 syr-T1");
    leaving(&mut state, Athenian, "M1", "ath-T6");
    assert_eq!(offered(&state), "M2 CAT");
    let mut state = map("T15 ath-H1 syr-H1");
    leaving(&mut state, Athenian, "T15", "ath-H1");
    assert_eq!(offered(&state), "T13 T14 T17", "never into the city");
}

#[test]
fn r_4_2_2i_what_finds_no_place_is_lost() {
    let text = "T25 ath-H1 ath-H2 ath-H3 ath-H4 ath-H5 ath-H6 ath-H7; T21 syr-H1; T23 syr-H2; \
                T24 syr-H3; T26 syr-H4";
    let mut state = map(text);
    thin_out(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Athenian,
        place("T25"),
        PlaceSet::EMPTY,
    );
    go_on(&mut state);
    assert_eq!(
        offered(&state),
        "ath-H1 ath-H2 ath-H3 ath-H4 ath-H5 ath-H6 ath-H7"
    );
    for id in ["ath-H6", "ath-H5"] {
        let unit = id.parse().unwrap();
        let refused = answer(&mut state, Action::MoveOn { unit }, 1);
        assert_eq!(
            refused,
            Err(Illegal::Shared(Refusal::NotMovable { piece: unit }))
        );
        answer(&mut state, Action::Disband { unit }, 1).unwrap();
    }
    assert_eq!(
        where_are(&state, "ath-H4 ath-H5 ath-H6"),
        "ath-H4 T25, ath-H5 out, ath-H6 out"
    );
    assert_eq!(state.step(), None);
}

#[test]
fn r_4_2_2f_moving_on_leads_to_adjacent_zones_only() {
    let text = "T8 ath-H1 syr-H1; T9 ath-H2 ath-H3 ath-H4 ath-H5 ath-H6";
    let mut state = map(text);
    state.set_fort(FortId::Labdalon, FortState::Athenian);
    leaving(&mut state, Athenian, "T8", "ath-H1");
    answer(&mut state, to("T9"), 1).unwrap();
    let unit = "ath-H2".parse().unwrap();
    answer(&mut state, Action::MoveOn { unit }, 1).unwrap();
    assert_eq!(offered(&state), "T1 T2 T4 T12", "not into the fort");

    let text = "T25 ath-H1 ath-H2 ath-H3 ath-H4 ath-H5 ath-H6; T21 syr-H1; T23 syr-H2; \
                T24 syr-H3; T26 syr-H4; M11 ath-T1; M9 ath-T2";
    let mut state = map(text);
    thin_out(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Athenian,
        place("T25"),
        PlaceSet::EMPTY,
    );
    go_on(&mut state);
    let unit = "ath-H1".parse().unwrap();
    answer(&mut state, Action::Disband { unit }, 1).expect("nor over the sea");
}

#[test]
fn r_4_2_2f_only_those_who_find_room_move_on() {
    // 30 PF in M9 leave room for 20, M11 is held by the enemy, M12 is full and the chains close the harbour.
    let text = "M10 ath-T1 ath-T3 ath-T4; M9 ath-T2* ath-T5; M11 syr-T1; M12 ath-T7 ath-T8";
    let mut state = map(text);
    state.chains = Work::Built;
    thin_out(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Athenian,
        place("M10"),
        PlaceSet::EMPTY,
    );
    go_on(&mut state);
    assert_eq!(
        where_are(&state, "ath-T1 ath-T3 ath-T4"),
        "ath-T1 M9, ath-T3 M10, ath-T4 M10",
        "the only ships that can"
    );
}

#[test]
fn r_3_4h_a_retreat_by_sea() {
    let text = "T15 ath-H1 ath-H3 syr-H1; M10 ath-T1*; T13 syr-H2; T14 syr-H3; T17 syr-H4";
    let mut state = map(text);
    leaving(&mut state, Athenian, "T15", "ath-H1 ath-H3");
    assert_eq!(
        where_are(&state, "ath-H1 ath-H3"),
        "ath-H1 T24, ath-H3 T24",
        "the only way out"
    );
    let (m10, used) = (9, 8);
    assert_eq!(state.phase.own.convoyed.across(m10), used);

    let mut contested = map(&format!("{text}; M10 syr-T1"));
    leaving(&mut contested, Athenian, "T15", "ath-H1 ath-H3");
    assert_eq!(where_are(&contested, "ath-H1"), "ath-H1 out");
    let mut loaded = map(text);
    loaded.phase.own.convoyed.add(m10, 6);
    leaving(&mut loaded, Athenian, "T15", "ath-H1 ath-H3");
    assert_eq!(
        where_are(&loaded, "ath-H1 ath-H3"),
        "ath-H1 T24, ath-H3 out",
        "10 points of ships carry no more"
    );
}

#[test]
fn r_3_4h_a_retreat_by_sea_has_its_points() {
    let state = map("T15 ath-H1 nicias syr-H1; M9 ath-T1; M8 ath-T2; M5 ath-T5");
    let flees = |id: &str, to: &str| {
        let (side, from, cause) = (Athenian, place("T15"), RetreatCause::Combat);
        let piece = id.parse().unwrap();
        let flight = Flight {
            side,
            from,
            piece,
            cause,
            passed: PlaceSet::EMPTY,
        };
        refuge::may_retreat(Look::new(&game(), &state), flight, place(to)).is_ok()
    };
    assert!(flees("ath-H1", "T22"), "two naval zones and the landing");
    assert!(!flees("ath-H1", "T7"), "three and a climb: 5 PM");
    assert!(flees("nicias", "T7"), "a leader has 5");
}

#[test]
fn r_7_s7c_archers_bar_a_retreat() {
    let mut state = map("T14 syr-H1 ath-H1");
    state.phase.barred.syracusan = PlaceSet::one(place("T15"));
    leaving(&mut state, Syracusan, "T14", "syr-H1");
    assert_eq!(offered(&state), "T6 T7 T13 T16");
}

#[test]
fn r_3_1g_leaders_follow_the_ships_or_go_ashore() {
    let mut state = map("M9 ath-T1 nicias syr-T1; M10 syr-T2; M11 ath-T2; T27 syr-H1");
    leaving(&mut state, Athenian, "M9", "ath-T1 nicias");
    assert_eq!(offered(&state), "M8 M11");
    answer(&mut state, to("M8"), 1).unwrap();
    assert_eq!(offered(&state), "T15 T26 M8 M11");
    answer(&mut state, to("M11"), 1).unwrap();
    assert_eq!(where_are(&state, "nicias ath-T1"), "ath-T1 M8, nicias M11");
    let mut state = map("M5 hermocrates ath-T1");
    leaving(&mut state, Syracusan, "M5", "hermocrates");
    assert_eq!(offered(&state), "T7 T16 M6", "or to an own port");
}

#[test]
fn r_3_5f_those_aboard_go_with_the_fleet() {
    let mut state = map("M1 ath-H1 ath-T6 ath-C2 syr-T1; M2 syr-T2");
    for unit in set("ath-H1 ath-C2").iter() {
        state.pieces.get_mut(unit).aboard = true;
    }
    let mut battle = OwnBattle::combat(BattleKind::Naval, place("M1"), Athenian);
    battle.leaving = set("ath-T6");
    state.battle = Some(battle);
    leaving(&mut state, Athenian, "M1", "ath-H1 ath-T6 ath-C2");
    assert_eq!(
        where_are(&state, "ath-H1 ath-T6 ath-C2"),
        "ath-H1 CAT, ath-T6 CAT, ath-C2 CAT",
        "after the ships"
    );
}
