//! 1.1g, 3.1 Steps of ships, and 3.5 of those whom they carry.

use crate::{
    ids::Side,
    illegal::{Illegal, Refusal},
    state::{Camp, Edition, Work},
    testing::{
        empty_map, place,
        playing::{march, offered, play, whereabouts},
        put, start,
    },
    types::Look,
};

#[test]
fn r_1_1g_ships_sail_as_far_as_they_like() {
    let mut state = empty_map();
    put(&mut state, "M1", "ath-T3");
    march(&mut state, "ath-T3", "M2 M3 M4 M5 M8 M9 M11").expect("legal");
    let zone = place("M9");
    let refused = play(&mut state, "step M9");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::BackAgain { zone })));
    assert_eq!(offered(&state), "M10 Stop");
}

#[test]
fn r_3_1b_ships_stay_at_sea() {
    let mut state = start();
    march(&mut state, "ath-T1", "").expect("picked");
    assert_eq!(offered(&state), "ath-T2 M9 M11 M12");
    let to = place("T13");
    let refused = play(&mut state, "step T13");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::ShipsOnLand { to })));
}

#[test]
fn r_3_2k_ships_stop_at_enemy_ships() {
    let mut state = empty_map();
    put(&mut state, "M1", "ath-T3");
    put(&mut state, "M3", "syr-T1");
    march(&mut state, "ath-T3", "M2 M3").expect("legal");
    assert_eq!(state.march, None);
    assert_eq!(whereabouts(&state, "ath-T3"), "M3");
}

// covers: 3.1d 3.1m
#[test]
fn r_3_1d_a_leader_sails_with_ships() {
    let mut state = start();
    let zone = place("CAT");
    let mut alone = state.clone();
    alone.stack.clear();
    let refused = march(&mut alone, "alcibiades", "");
    assert_eq!(
        refused,
        Err(Illegal::EscortNotPicked { zone }),
        "his ship stays"
    );
    state.stack.clear();
    march(&mut state, "ath-T6 alcibiades", "M1 M2").expect("legal");
    play(&mut state, "stop; stay aboard").expect("he stays aboard");
    assert_eq!(whereabouts(&state, "alcibiades"), "M2");
    assert_eq!(whereabouts(&state, "ath-T6"), "M2");
}

/// 3.5c Both editions: those aboard leave their ships only where and when these end their move.
#[test]
fn r_3_5c_land_units_do_not_leave_the_fleet_on_its_way() {
    for edition in [Edition::Fr, Edition::En] {
        let mut state = empty_map();
        state.edition = edition;
        put(&mut state, "M8", "syr-P3 syr-T3 syr-H5 syr-T6");
        for unit in ["syr-P3", "syr-H5"] {
            state.pieces.get_mut(unit.parse().expect("a piece")).aboard = true;
        }
        let zone = place("M8");
        let refused = march(&mut state, "syr-P3", "T27");
        assert_eq!(
            refused,
            Err(Illegal::EscortNotPicked { zone }),
            "{edition:?}"
        );
    }
}

#[test]
fn r_3_1e_english_leaders_sail_from_friends_to_friends() {
    let mut state = empty_map();
    put(&mut state, "M1", "ath-T6 alcibiades");
    put(&mut state, "M11", "ath-T3");
    let mut english = state.clone();
    english.edition = Edition::En;
    let zone = place("M2");
    let refused = march(&mut state, "alcibiades", "M2");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::NoEscort { zone })));
    march(&mut english, "alcibiades", "M2 M3").expect("legal");
    assert_eq!(offered(&english), "M4");
    play(
        &mut english,
        "step M4; step M5; step M8; step M9; step M11; stop",
    )
    .expect("legal");
    assert_eq!(whereabouts(&english, "alcibiades"), "M11");
}

#[test]
fn r_3_1g_no_leader_is_left_at_sea() {
    let mut state = empty_map();
    put(&mut state, "M5", "syr-T3 gylippos");
    let leader = "gylippos".parse().expect("a piece");
    let refused = march(&mut state, "syr-T3", "M4");
    assert_eq!(refused, Err(Illegal::LeaderLeftAtSea { leader }));
    let mut state = empty_map();
    put(&mut state, "M6", "syr-T3 gylippos");
    march(&mut state, "syr-T3", "M5").expect("out of a port");
}

#[test]
fn r_3_1h_ports_are_closed_to_enemies() {
    let mut state = empty_map();
    put(&mut state, "M5", "ath-T1");
    let to = place("M6");
    let refused = march(&mut state, "ath-T1", "M6");
    assert_eq!(refused, Err(Illegal::Fortification { to }));
    let mut state = empty_map();
    put(&mut state, "M9", "ath-T1");
    let to = place("M7");
    let refused = march(&mut state, "ath-T1", "M7");
    assert_eq!(refused, Err(Illegal::Fortification { to }));
}

// covers: 3.1i 3.1k
#[test]
fn r_3_1i_chains_and_the_canal() {
    let mut state = empty_map();
    put(&mut state, "M9", "syr-T1");
    state.chains = Work::Built;
    let mut around = state.clone();
    assert_eq!(march(&mut state, "syr-T1", "M8"), Err(Illegal::Chains));
    march(&mut around, "syr-T1", "M7 M6 M5 M8").expect("round the city");
    let mut state = empty_map();
    put(&mut state, "M6", "syr-T2");
    march(&mut state, "syr-T2", "M7 M9").expect("by the canal");
    let mut state = empty_map();
    put(&mut state, "M6", "ath-T2");
    assert_eq!(march(&mut state, "ath-T2", "M7"), Err(Illegal::Canal));
}

#[test]
fn r_3_1l_m12_is_closed_to_syracuse() {
    let mut state = empty_map();
    put(&mut state, "M10", "syr-T1");
    let mut later = state.clone();
    assert_eq!(march(&mut state, "syr-T1", "M12"), Err(Illegal::CampPort));
    later.camp = Camp::Destroyed;
    march(&mut later, "syr-T1", "M12").expect("the camp is gone");
}

// covers: 3.1m 3.1n 0.2k
#[test]
fn r_3_1m_catania_is_next_to_m1() {
    let mut state = empty_map();
    put(&mut state, "M1", "ath-T3 nicias");
    march(&mut state, "ath-T3 nicias", "CAT").expect("legal");
    assert_eq!(whereabouts(&state, "nicias"), "CAT");
    let mut state = empty_map();
    put(&mut state, "M1", "syr-T1");
    assert_eq!(
        march(&mut state, "syr-T1", "CAT"),
        Err(Illegal::CataniaClosed)
    );
}

/// A unit worth nothing is no load, but needs a ship all the same.
#[test]
fn r_3_5a_no_unit_sails_without_a_ship() {
    for edition in [Edition::Fr, Edition::En] {
        let mut state = empty_map();
        state.edition = edition;
        put(&mut state, "CAT", "ath-H6 ath-T6");
        put(&mut state, "M1", "ath-T3");
        state
            .pieces
            .get_mut("ath-H6".parse().expect("a piece"))
            .back = true;
        let zone = place("CAT");
        let refused = march(&mut state, "ath-H6", "M1");
        assert_eq!(refused, Err(Illegal::EscortNotPicked { zone }));
    }
}

// covers: 3.5a 3.5b
#[test]
fn r_3_5b_ships_carry_their_own_strength() {
    let mut state = empty_map();
    put(&mut state, "CAT", "ath-H7 ath-H3 ath-H5 ath-T6");
    let weak = "ath-T6".parse().expect("a piece");
    state.pieces.get_mut(weak).back = true;
    let mut lighter = state.clone();
    let refused = march(&mut state, "ath-H3 ath-H5 ath-H7 ath-T6", "M1");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::Overloaded)));
    march(&mut lighter, "ath-H3 ath-H7 ath-T6", "M1").expect("11 of 12 PF");
    assert_eq!(
        Look::new(&crate::testing::game(), &state)
            .ships_at(Side::Athenian, place("CAT"))
            .len(),
        1
    );
}
