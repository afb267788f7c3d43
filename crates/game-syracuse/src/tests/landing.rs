//! 3.5 Those whom ships carry go ashore.

use engine::Log;

use crate::{
    ids::{FortId, Place, Side},
    illegal::{Illegal, Refusal},
    rules::landing::{cargo, land_survivors, strand},
    state::{At, FortState, State},
    step::Step,
    testing::{
        empty_map, game, place,
        playing::{march, offered, play, whereabouts},
        put, set,
    },
    types::{Act, Look},
};

fn piece(id: &str) -> crate::pieces::PieceId {
    id.parse().expect("a piece")
}

#[test]
fn r_3_5a_from_catania_by_ship() {
    let mut state = empty_map();
    put(&mut state, "CAT", "ath-T6 ath-C2");
    march(&mut state, "ath-T6 ath-C2", "M1 M2 M3 M4 M5 M8").expect("legal");
    assert!(state.pieces.get(piece("ath-C2")).aboard);
    play(&mut state, "stop").expect("legal");
    assert_eq!(offered(&state), "T22 T26 T27");
    play(&mut state, "land T22").expect("legal");
    assert_eq!(whereabouts(&state, "ath-C2"), "T22");
    let unit = state.pieces.get(piece("ath-C2"));
    assert!(!unit.aboard && unit.moved);
}

// covers: 3.5c 3.5d
#[test]
fn r_3_5c_only_zones_without_enemies() {
    let mut state = empty_map();
    put(&mut state, "CAT", "ath-T6 ath-C2");
    put(&mut state, "T22", "syr-H1");
    state.set_fort(FortId::Plemmyrion, FortState::Syracusan);
    put(&mut state, "plemmyrion", "syr-P1");
    put(&mut state, "T26", "syr-P2");
    let mut blocked = state.clone();
    march(&mut blocked, "ath-T6 ath-C2", "M1 M2 M3 M4 M5").expect("legal");
    // T27 is not free: enemies are in its fort. M9 to M11 offer T25 and others.
    play(&mut blocked, "step M8").expect("legal");
    assert_eq!(
        play(&mut blocked, "stop"),
        Err(Illegal::Shared(Refusal::MayNotStopAtSea))
    );
    put(&mut state, "T26", "ath-H1");
    state.pieces.get_mut(piece("syr-P2")).at = At::Reserve;
    march(&mut state, "ath-T6 ath-C2", "M1 M2 M3 M4 M5 M8").expect("legal");
    play(&mut state, "stop").expect("legal");
    // One zone only: no question is asked.
    assert_eq!(whereabouts(&state, "ath-C2"), "T26");
}

#[test]
fn r_3_5d_units_land_together_and_leaders_may_stay() {
    let mut state = empty_map();
    put(&mut state, "CAT", "ath-H1 ath-H2 ath-T6 nicias lamachos");
    march(&mut state, "ath-H1 ath-H2 ath-T6 nicias lamachos", "M1").expect("legal");
    play(&mut state, "stop; land T2; land T1; stay aboard").expect("legal");
    assert_eq!(whereabouts(&state, "ath-H1"), "T2");
    assert_eq!(whereabouts(&state, "ath-H2"), "T2");
    assert_eq!(whereabouts(&state, "nicias"), "T1");
    assert_eq!(whereabouts(&state, "lamachos"), "M1");
}

/// ath-T6 with 20 PF aboard has met syr-T1 in M1.
fn met_at_sea() -> State {
    let mut state = empty_map();
    put(&mut state, "CAT", "ath-H3 ath-H7 ath-T6 ath-H8 ath-P2");
    put(&mut state, "M1", "syr-T1");
    march(&mut state, "ath-H3 ath-H7 ath-T6 ath-H8 ath-P2", "M1").expect("legal");
    state
}

#[test]
fn r_3_5e_too_heavy_after_a_combat() {
    let mut state = met_at_sea();
    let (side, zone) = (Side::Athenian, place("M1"));
    assert_eq!(cargo(Look::new(&game(), &state), side, zone).len(), 4);
    assert!(crate::rules::marching::holds(
        Look::new(&game(), &state),
        side,
        zone
    ));
    assert_eq!(
        Look::new(&game(), &state).units_at(side, zone),
        set("ath-T6")
    );
    state.pieces.get_mut(piece("ath-T6")).back = true;
    state.pieces.get_mut(piece("syr-T1")).at = At::Eliminated;
    land_survivors(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        side,
        zone,
    );
    assert_eq!(offered(&state), "ath-H3 ath-H7 ath-H8 ath-P2");
    play(&mut state, "disband ath-H7; disband ath-P2; land T1").expect("10 of 12 PF");
    assert_eq!(whereabouts(&state, "ath-H3"), "T1");
    assert_eq!(whereabouts(&state, "ath-P2"), "nowhere");
}

#[test]
fn r_3_5f_they_land_after_the_combat() {
    let mut state = met_at_sea();
    let (side, catania) = (Side::Athenian, Place::CATANIA);
    let mut no_coast = state.clone();
    for piece in state
        .pieces
        .at(place("M1"))
        .intersection(game().pieces.of(side))
        .iter()
    {
        state.pieces.get_mut(piece).at = At::Place(catania);
    }
    land_survivors(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        side,
        catania,
    );
    assert!(!state.pieces.get(piece("ath-H3")).aboard);
    assert_eq!(whereabouts(&state, "ath-H3"), "CAT");
    // Without a free coast they are lost.
    put(&mut no_coast, "T1", "syr-H1");
    put(&mut no_coast, "T2", "syr-H2");
    no_coast.pieces.get_mut(piece("syr-T1")).at = At::Eliminated;
    land_survivors(
        &mut Act::new(&game(), &mut no_coast, &mut Log::off()),
        side,
        place("M1"),
    );
    assert_eq!(whereabouts(&no_coast, "ath-H3"), "nowhere");
}

#[test]
fn r_3_1g_a_leader_adrift_finds_a_refuge() {
    let mut state = empty_map();
    put(&mut state, "M5", "gylippos");
    strand(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Syracusan,
        place("M5"),
    );
    assert_eq!(offered(&state), "T7 T16 M6");
    play(&mut state, "land M6").expect("legal");
    assert_eq!(whereabouts(&state, "gylippos"), "M6");
    let mut state = empty_map();
    put(&mut state, "M4", "nicias");
    put(&mut state, "T7", "syr-H1");
    strand(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Athenian,
        place("M4"),
    );
    assert_eq!(whereabouts(&state, "nicias"), "nowhere");
}

#[test]
fn r_3_3a_a_landing_after_the_combat_is_checked() {
    let mut state = met_at_sea();
    let side = Side::Athenian;
    put(&mut state, "T1", "ath-H4 ath-H5");
    state.pieces.get_mut(piece("syr-T1")).at = At::Eliminated;
    state.stack.push(Step::Combats { side });
    land_survivors(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        side,
        place("M1"),
    );
    play(&mut state, "land T1").expect("legal");
    assert_eq!(offered(&state), "ath-H3 ath-H4 ath-H5 ath-H7 ath-H8 ath-P2");
    play(&mut state, "disband ath-H5").expect("legal");
    let after = Some(Step::Menu { side });
    assert_eq!(state.step(), after, "there is nothing else to fight");
}
