//! 1.3 Who controls a space, whose friend it is, and which spaces belong to a coalition.

use super::{
    Look,
    zones::{self, walls},
};
use crate::{
    data::{ClosedNeutrals, SpaceKind},
    force::Force,
    ids::{Kind, Side, Sort, SpaceId},
    sets::SpaceSet,
    step::{Stage, Step},
};

/// 1.1.1d, RE.10e The side whose colour a space has; Corcyra is neutral once it has left the war.
#[inline]
pub(crate) fn league_of(look: Look<'_>, space: SpaceId) -> Option<Side> {
    if space == SpaceId::CORCYRA && look.at.allies.corcyra_left {
        return None;
    }
    look.game.board.colour(space)
}

/// 1.1.1d All spaces of a side's colour.
#[inline]
pub(crate) fn league_spaces(look: Look<'_>, side: Side) -> SpaceSet {
    let mut coloured = *look.game.board.coloured.get(side);
    if look.at.allies.corcyra_left {
        coloured.remove(SpaceId::CORCYRA);
    }
    coloured
}

#[inline]
pub(crate) fn kind_of(look: Look<'_>, space: SpaceId) -> SpaceKind {
    look.game.board.kind(space)
}

#[inline]
pub(crate) fn is_there(look: Look<'_>, side: Side, space: SpaceId) -> bool {
    look.at.troops.is_there(side, space)
}

/// 1.3f, 1.3g Who controls a space, read off the map. 5.3.1i Nobody, where Spartans stand within the Long Walls before these have fallen.
#[inline]
pub(crate) fn controller(look: Look<'_>, space: SpaceId) -> Option<Side> {
    match (
        is_there(look, Side::Athens, space),
        is_there(look, Side::Sparta, space),
    ) {
        (true, true) => None,
        (true, false) => Some(Side::Athens),
        (false, true) if walls().contains(space) && !has_fallen(look, space) => None,
        (false, true) => Some(Side::Sparta),
        (false, false) if look.at.rebels.contains(space) => None,
        (false, false) => league_of(look, space),
    }
}

/// 1.3f, 1.3g All that a side controls.
#[inline]
pub(crate) fn controlled(look: Look<'_>, side: Side) -> SpaceSet {
    let mut mine = look.at.troops.occupied(side);
    if side == Side::Sparta && mine.meets(walls()) {
        mine = mine.without(standing_walls(look));
    }
    let loyal = league_spaces(look, side).without(look.at.rebels);
    loyal
        .union(mine)
        .without(look.at.troops.occupied(side.other()))
}

/// 1.3f, 1.3t What a side controls by the latest determination: while armies are out that of the last Administrative Phase, or by the option the
/// map as it stands. A captured space goes back with the last point that leaves it (4.2.1e); rebels are nobody's.
pub(crate) fn determined_control(look: Look<'_>, side: Side) -> SpaceSet {
    if is_read_at_once(look) {
        return controlled(look, side);
    }
    let held = &look.at.held;
    let loyal = league_spaces(look, side).without(look.at.rebels);
    loyal
        .without(*held.get(side.other()))
        .union(*held.get(side))
}

/// 1.3f, 1.3t Does a side control a space by the latest determination?
#[inline]
pub(crate) fn has_determined_control(look: Look<'_>, side: Side, space: SpaceId) -> bool {
    if is_read_at_once(look) {
        return controller(look, space) == Some(side);
    }
    let held = |side: Side| look.at.held.get(side).contains(space);
    let is_loyal = || league_of(look, space) == Some(side) && !look.at.rebels.contains(space);
    held(side) || (!held(side.other()) && is_loyal())
}

/// 1.3t Is control what the map shows now?
#[inline]
fn is_read_at_once(look: Look<'_>) -> bool {
    look.at.options.control_at_once || !are_armies_out(look)
}

/// 5.3.1i Those of Athens and Piraeus that have not fallen to Sparta.
fn standing_walls(look: Look<'_>) -> SpaceSet {
    let walls = walls().iter();
    walls.filter(|&space| !has_fallen(look, space)).collect()
}

/// 5.3.1i Has Sparta taken this city of the Long Walls? Only a siege does that. While armies are out those who have taken it hold it; after
/// combat nobody else is left there.
fn has_fallen(look: Look<'_>, space: SpaceId) -> bool {
    look.at.held.sparta.contains(space)
        || (is_there(look, Side::Sparta, space) && !are_armies_out(look))
}

/// 5.3.1i Athens and Piraeus are open to Athenians while their walls stand, whoever lies before them.
pub(crate) fn is_behind_walls(look: Look<'_>, side: Side, space: SpaceId) -> bool {
    side == Side::Athens && walls().contains(space) && !has_fallen(look, space)
}

/// 5.1e, RE.5c Has a side taken a space? An army that stands before walls which are still to fall controls it only.
pub(crate) fn has_captured(look: Look<'_>, side: Side, space: SpaceId) -> bool {
    let is_walled = || look.game.board.fortresses.contains(space) && are_armies_out(look);
    controller(look, space) == Some(side)
        && (!is_walled() || friendly_to(look, space) == Some(side))
}

/// 4.0, 5.0 Operations and combat: after them whoever stands in a fortress has taken it.
fn are_armies_out(look: Look<'_>) -> bool {
    let stage = Stage::HomeAfterOperations;
    look.at.steps.first() == Some(&Step::Turn { stage }) || zones::is_combat_phase(look)
}

/// 5.1e The side to which a space is friendly whoever stands in it now: its holder, its league, the rebels' new friends, an active ally's.
pub(crate) fn friendly_to(look: Look<'_>, space: SpaceId) -> Option<Side> {
    if let Some(holder) = Side::BOTH
        .into_iter()
        .find(|&side| look.at.held.get(side).contains(space))
    {
        return Some(holder);
    }
    let league = league_of(look, space);
    if look.at.rebels.contains(space) {
        return league.map(Side::other);
    }
    league.or_else(|| ally_of(look, space))
}

/// 4.5b The side that a neutral has joined.
#[inline]
pub(crate) fn ally_of(look: Look<'_>, space: SpaceId) -> Option<Side> {
    let allies = &look.at.allies;
    match space {
        SpaceId::ARGOS => allies.argos.then_some(Side::Athens),
        SpaceId::SYRACUSE => allies.syracuse.then_some(Side::Sparta),
        SpaceId::PELLA | SpaceId::MACEDONIA => allies.macedonia,
        SpaceId::SARDIS => allies.persia.then_some(Side::Sparta),
        _ => None,
    }
}

/// 4.1.1o Which of Argos and Syracuse are still neutral, so that nobody passes.
#[inline]
pub(crate) fn closed_neutrals(look: Look<'_>) -> ClosedNeutrals {
    ClosedNeutrals {
        argos: !look.at.allies.argos,
        syracuse: !look.at.allies.syracuse,
    }
}

/// 5.9a Is Chios captured or in rebellion?
pub(crate) fn is_chios_lost(look: Look<'_>) -> bool {
    look.at.rebels.contains(SpaceId::CHIOS)
        || look.at.held.sparta.contains(SpaceId::CHIOS)
        || has_captured(look, Side::Sparta, SpaceId::CHIOS)
}

/// 4.4e, 4.5b Is it a coalition space of this side?
pub(crate) fn is_coalition(look: Look<'_>, space: SpaceId, side: Side) -> bool {
    match space {
        SpaceId::CORCYRA => side == Side::Athens && !look.at.allies.corcyra_left,
        SpaceId::SAMOS => side == Side::Athens && is_chios_lost(look),
        SpaceId::MACEDONIA => false,
        SpaceId::ARGOS | SpaceId::SYRACUSE | SpaceId::PELLA | SpaceId::SARDIS => {
            ally_of(look, space) == Some(side) && !is_there(look, side.other(), space)
        }
        _ => look.game.board.coalition.get(side).contains(space),
    }
}

/// 5.2a For the order of battles and sieges: a coalition space of either side, enemies in it or not.
pub(crate) fn is_some_coalition(look: Look<'_>, space: SpaceId) -> bool {
    Side::BOTH.into_iter().any(|side| {
        is_coalition(look, space, side)
            || (space != SpaceId::MACEDONIA && ally_of(look, space) == Some(side))
    })
}

/// 4.3e Who can still be taken from a space.
pub(crate) fn available(look: Look<'_>, side: Side, space: SpaceId) -> Force {
    // RE.10a Whoever stands there.
    if look.at.marks.civil_war && space == SpaceId::CORCYRA {
        return Force::EMPTY;
    }
    let troops = &look.at.troops;
    let mut fresh = troops.at(side, space).without(troops.spent(side, space));
    // 4.1.1i, 4.1.1j The Home Guard is among those who have not moved, whoever else has come to Sparta.
    if side == Side::Sparta && space == SpaceId::SPARTA {
        let own = Sort::own(Kind::Hoplite);
        let guard = look.game.counters.home_guard;
        fresh.set(own, fresh.get(own).saturating_sub(guard));
    }
    fresh
}

/// 1.1.2c How many points of each sort could still be brought into play.
pub(crate) fn free_counters(look: Look<'_>, side: Side) -> Force {
    let in_play = look.at.troops.total(side).plus(*look.at.homeward.get(side));
    look.game.counters.most(side).minus(in_play)
}

/// 7.1.5a, 7.1.5b Below this Athens may not spend.
pub(crate) fn reserve(look: Look<'_>, side: Side) -> i32 {
    let numbers = &look.game.numbers.reserve;
    if side == Side::Sparta {
        return 0;
    }
    let rebels = look
        .at
        .rebels
        .intersection(league_spaces(look, Side::Athens));
    // Mostly there is no rebel to be counted.
    let open = (!rebels.is_empty() && rebels.len() >= numbers.open_at_rebellions)
        || numbers
            .open_if_captured
            .intersection(look.at.troops.occupied(Side::Sparta))
            .iter()
            .any(|space| has_captured(look, Side::Sparta, space));
    if open { 0 } else { numbers.athens }
}

/// 4.3h, 7.1.5a So much a side may spend; less than nothing where it is short already.
pub(crate) fn purse(look: Look<'_>, side: Side) -> i32 {
    look.at.treasury.get(side) - reserve(look, side)
}

/// 4.3h, 7.1.5a May a side spend so much?
pub(crate) fn may_spend(look: Look<'_>, side: Side, talents: i32) -> bool {
    let rest = look.at.treasury.get(side) - talents;
    // Mostly it has far more, or has not got it.
    talents == 0
        || rest >= look.game.numbers.reserve.athens
        || (rest >= 0 && rest >= reserve(look, side))
}

/// 8.3j Do ravaged spaces count as damaged? Not in peace.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ravages {
    Counted,
    LeftOut,
}

/// 7.1c, 8.1c The spaces that are lost to a side: captured, ravaged or in rebellion.
pub(crate) fn harmed_spaces(look: Look<'_>, side: Side, ravages: Ravages) -> SpaceSet {
    let lost = controlled(look, side.other()).union(look.at.rebels);
    if ravages == Ravages::Counted {
        lost.union(look.at.ravaged)
    } else {
        lost
    }
}

/// The damaged spaces of a side's colour.
pub(crate) fn damaged_spaces(look: Look<'_>, side: Side, ravages: Ravages) -> SpaceSet {
    league_spaces(look, side).intersection(harmed_spaces(look, side, ravages))
}
