//! 5.1 to 5.3, 5.5 What may be built, where and by whom. Walls have a module of their own.

use engine::Log;
use strum::VariantArray;

use crate::{
    event::Construction,
    ids::{CAMP, FortId, Side, WallId},
    illegal::{BuildProblem, Illegal},
    rules::{
        building::{may_build, perform, sites},
        crossing,
    },
    state::{Camp, FortState, State, Work},
    testing::*,
    types::{Act, Look},
};

/// Both sides may work; the camp stands.
fn working() -> State {
    let mut state = empty_map();
    (state.turn, state.camp, state.camp_turn) = (3, Camp::Standing, Some(1));
    state
}

fn check(state: &State, side: Side, work: Construction) -> Result<(), BuildProblem> {
    match may_build(Look::new(&game(), state), side, work) {
        Err(Illegal::CannotBuild { reason }) => Err(reason),
        other => other.map_err(|illegal| panic!("{illegal}")),
    }
}

fn weaken(state: &mut State, pieces: &str) {
    set(pieces)
        .iter()
        .for_each(|piece| state.pieces.get_mut(piece).back = true);
}

#[test]
fn r_5_1d_two_points_of_men_on_foot() {
    // covers: 5.1f 5.2c
    let mut state = empty_map();
    let camp = |state: &State| check(state, Side::Athenian, Construction::Camp);
    put(&mut state, "T17", "ath-C2");
    assert_eq!(camp(&state), Err(BuildProblem::Workers));
    put(&mut state, "T15", "ath-H1");
    assert_eq!(camp(&state), Err(BuildProblem::Workers));
    put(&mut state, "T17", "ath-A1 ath-H4");
    weaken(&mut state, "ath-A1 ath-H4");
    assert_eq!(camp(&state), Ok(()));
    state.camp = Camp::Standing;
    assert_eq!(camp(&state), Err(BuildProblem::Standing));
    state.camp = Camp::Destroyed;
    assert_eq!(camp(&state), Err(BuildProblem::CampGone));
}

#[test]
fn r_5_1g_labdalon_needs_men_in_t9() {
    // covers: 5.3a 5.3c
    let mut state = empty_map();
    let fort = |state: &State, fort| check(state, Side::Athenian, Construction::Fort(fort));
    put(&mut state, "T9", "ath-H6");
    assert_eq!(fort(&state, FortId::Labdalon), Err(BuildProblem::Workers));
    put(&mut state, "T9", "ath-H5");
    assert_eq!(fort(&state, FortId::Labdalon), Ok(()));
    put(&mut state, "T27", "ath-H1");
    assert_eq!(fort(&state, FortId::Plemmyrion), Ok(()), "without a camp");
    let work = Construction::Fort(FortId::Plemmyrion);
    perform(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Athenian,
        work,
    );
    assert_eq!(state.fort(FortId::Plemmyrion), FortState::Athenian);
    assert_eq!(
        fort(&state, FortId::Plemmyrion),
        Err(BuildProblem::Standing)
    );
    assert_eq!(
        fort(&state, FortId::Olympieion),
        Err(BuildProblem::Standing)
    );
    let mut state = working();
    put(&mut state, "T9", "syr-H1");
    let syracuse = check(
        &state,
        Side::Syracusan,
        Construction::Fort(FortId::Labdalon),
    );
    assert_eq!(syracuse, Err(BuildProblem::NotYours));
}

#[test]
fn r_5_1j_the_camp_is_there_at_once() {
    // covers: 5.2b 0.2b 0.2e
    let mut state = empty_map();
    perform(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Athenian,
        Construction::Camp,
    );
    assert_eq!(state.fortified(Side::Athenian), Some(CAMP));
    assert!(state.is_port_of(Side::Athenian, place("M12")));
    assert_eq!(state.camp_turn, Some(1));
    let cross = |side| crossing::may_cross(Look::new(&game(), &state), side, place("T13"), CAMP);
    assert!(cross(Side::Athenian).is_ok());
    assert_eq!(
        cross(Side::Syracusan),
        Err(Illegal::Fortification { to: CAMP })
    );
}

#[test]
fn r_5_2a_the_city_is_no_building_site() {
    // covers: 5.4a
    assert_eq!(sites().count(), 1 + 4 + 7 + 1);
    assert!(
        WallId::VARIANTS
            .iter()
            .all(|&wall| start().wall(wall) == Work::Unbuilt)
    );
    let other = check(&working(), Side::Syracusan, Construction::Wall(WallId::A1));
    assert_eq!(other, Err(BuildProblem::NotYours));
}

#[test]
fn r_5_5a_plemmyrion_alone_allows_the_chains() {
    // covers: 5.5b 5.5c 5.5d 5.1h
    let mut state = working();
    let sail = |state: &State| {
        let (from, to) = (place("M9"), place("M8"));
        crossing::may_cross(Look::new(&game(), state), Side::Athenian, from, to).map(|_| ())
    };
    let chains = |state: &State, side| check(state, side, Construction::Chains);
    assert_eq!(
        chains(&state, Side::Syracusan),
        Err(BuildProblem::Plemmyrion)
    );
    state.set_fort(FortId::Plemmyrion, FortState::Athenian);
    assert_eq!(
        chains(&state, Side::Syracusan),
        Err(BuildProblem::Plemmyrion)
    );
    state.set_fort(FortId::Plemmyrion, FortState::Syracusan);
    put(&mut state, "M8", "ath-T1");
    assert_eq!(chains(&state, Side::Syracusan), Ok(()));
    assert_eq!(chains(&state, Side::Athenian), Err(BuildProblem::NotYours));
    perform(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Syracusan,
        Construction::Chains,
    );
    assert_eq!(chains(&state, Side::Syracusan), Err(BuildProblem::Standing));
    state.set_fort(FortId::Plemmyrion, FortState::Athenian);
    assert_eq!(
        sail(&state),
        Err(Illegal::Chains),
        "whoever holds the fort now"
    );
    state.set_fort(FortId::Plemmyrion, FortState::Syracusan);
    state.chains = Work::Destroyed;
    assert_eq!(
        (chains(&state, Side::Syracusan), sail(&state)),
        (Ok(()), Ok(()))
    );
}
