//! 5.1 to 5.3, 5.5 What may be built, where and by whom. Walls have a module of their own.

use strum::VariantArray;

use crate::{event::Construction, ids::CAMP, illegal::BuildProblem, rules::prelude::*};

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
pub(crate) fn may_build(look: Look<'_>, side: Side, work: Construction) -> Result<(), Illegal> {
    if !works::has_works(look.state, side) {
        return Err(Illegal::NoSyracusanWorks);
    }
    let possible = match work {
        Construction::Camp => may_build_camp(look, side),
        Construction::Fort(fort) => may_build_fort(look, side, fort),
        Construction::Wall(wall) => walls::may_build(look, side, wall),
        Construction::Chains => may_build_chains(look.state, side),
    };
    possible.map_err(|reason| Illegal::CannotBuild { reason })
}

/// 5.1j The work stands at once, and supply follows (6.1a, 6.2a).
pub(crate) fn perform(act: &mut Act<'_>, side: Side, work: Construction) {
    match work {
        Construction::Camp => {
            act.state.camp = Camp::Standing;
            act.state.camp_turn = Some(act.state.turn);
        }
        Construction::Fort(fort) => act.state.set_fort(fort, FortState::from(side)),
        Construction::Wall(wall) => act.state.set_wall(wall, Work::Built),
        Construction::Chains => act.state.chains = Work::Built,
    }
    act.log.push(|| Event::Built { side, work });
    supply::refresh(act);
}

/// 5.1d, 5.1h, 4.5b, 4.5c Has a side 2 PF of hoplites, archers or peltasts in a zone? Those in its fort count unless an enemy unit stands
/// in the zone.
pub(crate) fn has_workers(look: Look<'_>, side: Side, zone: Place) -> bool {
    let mut units = look.units_at(side, zone);
    if let Some(fort) = look.game.board.fort_in(zone)
        && look.units_at(side.other(), zone).is_empty()
    {
        units = units.union(look.units_at(side, Place::fort(fort)));
    }
    let on_foot = look
        .game
        .pieces
        .land()
        .without(look.game.pieces.of_type(UnitType::Cavalry));
    look.strength_of(units.intersection(on_foot)) >= WORKERS
}

/// 5.1d, 5.1h Workers in one of these zones.
pub(crate) fn need_workers(
    look: Look<'_>,
    side: Side,
    zones: &[Place],
) -> Result<(), BuildProblem> {
    let found = zones.iter().any(|&zone| has_workers(look, side, zone));
    found.then_some(()).ok_or(BuildProblem::Workers)
}

/// 5.1f, 5.2b, 5.2c The camp is Athenian and is built once.
fn may_build_camp(look: Look<'_>, side: Side) -> Result<(), BuildProblem> {
    if side != Side::Athenian {
        return Err(BuildProblem::NotYours);
    }
    match look.state.camp {
        Camp::Standing => Err(BuildProblem::Standing),
        Camp::Destroyed => Err(BuildProblem::CampGone),
        Camp::Unbuilt => need_workers(look, side, &[CAMP]),
    }
}

/// 5.1g, 5.3a to 5.3c Athens alone builds forts, each once, in any order and without the camp.
fn may_build_fort(look: Look<'_>, side: Side, fort: FortId) -> Result<(), BuildProblem> {
    if side != Side::Athenian {
        return Err(BuildProblem::NotYours);
    }
    match look.state.fort(fort) {
        FortState::Athenian | FortState::Syracusan => Err(BuildProblem::Standing),
        FortState::Unbuilt => need_workers(look, side, &[look.game.board.zone_of(fort)]),
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
