//! 4, 5 What a side can do in a place: fight, besiege, build, land.

use engine::PlaceLine;
use strum::VariantArray;

use super::{Fact, PlaceItem, SharedPlaceItem, fort_of};
use crate::{
    event::Construction,
    ids::{CAMP, FortId, Place, Side, WallId},
    illegal::{BuildProblem, Illegal},
    rules::{breach, building, combats, landing, siege},
    types::Look,
};

/// What a side can do here.
pub(super) fn possible(look: Look<'_>, side: Side, place: Place) -> Vec<Fact> {
    let mut lines = Vec::new();
    if combats::is_contested(look, place) {
        lines.push(SharedPlaceItem::Fight.line("4.1a"));
    }
    if let Some(fort) = fort_of(look, place) {
        lines.extend(against_fort(look, side, fort));
    }
    let sites = building::sites().filter(|&work| is_site(look, work, place));
    lines.extend(sites.filter_map(|work| building_site(look, side, work)));
    let walls = WallId::VARIANTS.iter().copied();
    let walls = walls
        .filter(|&wall| look.game.board.wall_zones(wall).contains(&place))
        .filter(|&wall| breach::may_breach(look, side, wall).is_ok());
    lines.extend(walls.map(|wall| PlaceLine::new(PlaceItem::Breach { wall }, "4.5b")));
    if place.is_sea() && !look.ships_at(side, place).is_empty() {
        let zones = landing::zones(look, side, place);
        lines.extend(
            zones.map(|zone| PlaceLine::new(PlaceItem::Landing { zone }, "3.5c").with(zone)),
        );
    }
    lines
}

/// 4.3 What can be done against an enemy fort.
fn against_fort(look: Look<'_>, side: Side, fort: FortId) -> Vec<Fact> {
    let mut lines = Vec::new();
    let holds = |side| look.has_units_at(side, Place::fort(fort));
    if look.state.fort(fort).owner() == Some(side.other()) && !holds(side.other()) {
        lines.push(PlaceLine::new(PlaceItem::TakeFort { fort }, "4.3h"));
    }
    if siege::may_besiege(look, side, fort).is_ok() {
        lines.push(PlaceLine::new(PlaceItem::Assault { fort }, "4.3b"));
        lines.push(PlaceLine::new(PlaceItem::Siege { fort }, "4.3j"));
    }
    lines
}

/// 5.1d Where a work is built.
fn is_site(look: Look<'_>, work: Construction, place: Place) -> bool {
    let board = &look.game.board;
    match work {
        Construction::Camp => place == CAMP,
        Construction::Fort(fort) => board.zone_of(fort) == place,
        Construction::Wall(wall) => board.wall_zones(wall).contains(&place),
        Construction::Chains => board.chain_zones.contains(&place),
    }
}

/// 5.1 May a side build this, or what is in the way? Nothing about what it never builds or has built.
fn building_site(look: Look<'_>, side: Side, work: Construction) -> Option<Fact> {
    let cost = building::cost(work);
    match building::may_build(look, side, work) {
        Ok(()) => Some(PlaceLine::new(PlaceItem::Build { work, cost }, "5.1b")),
        Err(Illegal::CannotBuild {
            reason: BuildProblem::Standing | BuildProblem::NotYours | BuildProblem::CampGone,
        }) => None,
        Err(Illegal::CannotBuild { reason }) => {
            let item = PlaceItem::BuildNot { work, cost, reason };
            Some(PlaceLine::new(item, "5.1d"))
        }
        Err(_) => None,
    }
}
