//! 5.1 to 5.3, 5.5 What may be built, where and by whom. Walls have a module of their own.

use engine::Log;
use strum::VariantArray;

use crate::{
    event::{Construction, Event},
    game::Syracuse,
    ids::{CAMP, FortId, Place, Side, WallId},
    illegal::{BuildProblem, Illegal},
    pieces::UnitType,
    rules::{supply, walls, works},
    state::{Camp, FortState, State, Work},
};

/// 5.1d, 4.5b So much strength is needed to build and to destroy.
const WORKERS: u16 = 2;

/// 5.1b The price of a work.
pub(crate) fn cost(work: Construction) -> u8 {
    match work {
        Construction::Camp | Construction::Fort(_) => 2,
        Construction::Wall(_) | Construction::Chains => 1,
    }
}

/// All that can ever be built, in the order of the answers.
pub(crate) fn sites() -> impl Iterator<Item = Construction> {
    let forts = FortId::VARIANTS.iter().copied().map(Construction::Fort);
    let walls = WallId::VARIANTS.iter().copied().map(Construction::Wall);
    let camp = std::iter::once(Construction::Camp);
    camp.chain(forts).chain(walls).chain([Construction::Chains])
}

/// 2.Cp, 5.1d to 5.5d May a side build this, however it is paid for?
pub(crate) fn may_build(
    game: &Syracuse,
    state: &State,
    side: Side,
    work: Construction,
) -> Result<(), Illegal> {
    if !works::has_works(state, side) {
        return Err(Illegal::NoSyracusanWorks);
    }
    let possible = match work {
        Construction::Camp => may_build_camp(game, state, side),
        Construction::Fort(fort) => may_build_fort(game, state, side, fort),
        Construction::Wall(wall) => walls::may_build(game, state, side, wall),
        Construction::Chains => may_build_chains(state, side),
    };
    possible.map_err(|reason| Illegal::CannotBuild { reason })
}

/// 5.1j The work stands at once, and supply follows (6.1a, 6.2a).
pub(crate) fn perform(state: &mut State, side: Side, work: Construction, log: &mut Log<Event>) {
    match work {
        Construction::Camp => {
            state.camp = Camp::Standing;
            state.camp_turn = Some(state.turn);
        }
        Construction::Fort(fort) => state.set_fort(fort, FortState::from(side)),
        Construction::Wall(wall) => state.set_wall(wall, Work::Built),
        Construction::Chains => state.chains = Work::Built,
    }
    log.push(|| Event::Built { side, work });
    supply::refresh(state, log);
}

/// 5.1d, 5.1h, 4.5b, 4.5c Has a side 2 PF of hoplites, archers or peltasts in a zone? Those in its fort count unless an enemy unit stands
/// in the zone.
pub(crate) fn has_workers(game: &Syracuse, state: &State, side: Side, zone: Place) -> bool {
    let mut units = state.units_at(game, side, zone);
    if let Some(fort) = game.board.fort_in(zone)
        && state.units_at(game, side.other(), zone).is_empty()
    {
        units = units.union(state.units_at(game, side, Place::fort(fort)));
    }
    let on_foot = game
        .pieces
        .land()
        .without(game.pieces.of_type(UnitType::Cavalry));
    state.strength_of(game, units.intersection(on_foot)) >= WORKERS
}

/// 5.1d, 5.1h Workers in one of these zones.
pub(crate) fn need_workers(
    game: &Syracuse,
    state: &State,
    side: Side,
    zones: &[Place],
) -> Result<(), BuildProblem> {
    let found = zones
        .iter()
        .any(|&zone| has_workers(game, state, side, zone));
    found.then_some(()).ok_or(BuildProblem::Workers)
}

/// 5.1f, 5.2b, 5.2c The camp is Athenian and is built once.
fn may_build_camp(game: &Syracuse, state: &State, side: Side) -> Result<(), BuildProblem> {
    if side != Side::Athenian {
        return Err(BuildProblem::NotYours);
    }
    match state.camp {
        Camp::Standing => Err(BuildProblem::Standing),
        Camp::Destroyed => Err(BuildProblem::CampGone),
        Camp::Unbuilt => need_workers(game, state, side, &[CAMP]),
    }
}

/// 5.1g, 5.3a to 5.3c Athens alone builds forts, each once, in any order and without the camp.
fn may_build_fort(
    game: &Syracuse,
    state: &State,
    side: Side,
    fort: FortId,
) -> Result<(), BuildProblem> {
    if side != Side::Athenian {
        return Err(BuildProblem::NotYours);
    }
    match state.fort(fort) {
        FortState::Athenian | FortState::Syracusan => Err(BuildProblem::Standing),
        FortState::Unbuilt => need_workers(game, state, side, &[game.board.zone_of(fort)]),
    }
}

/// 5.5a, 5.5c, 5.1h Syracuse needs Plemmyrion for the chains and nobody to work on them.
fn may_build_chains(state: &State, side: Side) -> Result<(), BuildProblem> {
    if side != Side::Syracusan {
        return Err(BuildProblem::NotYours);
    }
    if state.chains == Work::Built {
        return Err(BuildProblem::Standing);
    }
    if state.fort(FortId::Plemmyrion) != FortState::Syracusan {
        return Err(BuildProblem::Plemmyrion);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::crossing, testing::*};

    /// Both sides may work; the camp stands.
    fn working() -> State {
        let mut state = empty_map();
        (state.turn, state.camp, state.camp_turn) = (3, Camp::Standing, Some(1));
        state
    }

    fn check(state: &State, side: Side, work: Construction) -> Result<(), BuildProblem> {
        match may_build(&game(), state, side, work) {
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
        perform(&mut state, Side::Athenian, work, &mut Log::off());
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
            &mut state,
            Side::Athenian,
            Construction::Camp,
            &mut Log::off(),
        );
        assert_eq!(state.fortified(Side::Athenian), Some(CAMP));
        assert!(state.is_port_of(Side::Athenian, place("M12")));
        assert_eq!(state.camp_turn, Some(1));
        let cross = |side| crossing::may_cross(&game(), &state, side, place("T13"), CAMP);
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
            crossing::may_cross(&game(), state, Side::Athenian, from, to).map(|_| ())
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
            &mut state,
            Side::Syracusan,
            Construction::Chains,
            &mut Log::off(),
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
}
