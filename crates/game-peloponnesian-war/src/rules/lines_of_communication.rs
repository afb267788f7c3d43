//! 7.1.2, 7.1.3 The lines to the Euxine and to Epidamnus.

use super::{Look, control};
use crate::{
    data::Board,
    ids::{Side, SpaceId},
    sets::SpaceSet,
};

/// 7.1.2a-c Does a path free of Spartan control lead from Athens to the Euxine?
pub(crate) fn is_euxine_open(look: Look<'_>) -> bool {
    is_euxine_open_past(look, control::controlled(look, Side::Sparta))
}

/// 5.3.1c, 5.3.1d Is the line to the Euxine open, if spaces under a Spartan siege do not break it?
pub(crate) fn is_euxine_open_under_siege(look: Look<'_>) -> bool {
    let hostile = control::determined_control(look, Side::Sparta);
    is_euxine_open_past(look, hostile.without(look.at.besieged.sparta))
}

fn is_euxine_open_past(look: Look<'_>, hostile: SpaceSet) -> bool {
    // The usual way is nearly always open.
    if !look.game.board.way_to_euxine.meets(hostile) {
        return true;
    }
    let joined = || joined_past(look, hostile, SpaceId::ATHENS);
    !hostile.contains(SpaceId::ATHENS) && joined().contains(SpaceId::EUXINE)
}

/// All that a line from a space reaches past hostile spaces.
fn joined_past(look: Look<'_>, hostile: SpaceSet, from: SpaceId) -> SpaceSet {
    let board = &look.game.board;
    let open = board.spaces.union(SpaceSet::one(SpaceId::EUXINE));
    Board::joined(&board.grain, from, open.without(hostile))
}

/// DEF.d The Spartan spaces each of which alone would reopen the line if it were Athenian: they touch both its ends. Athens itself if it is
/// lost, whatever else cuts the line. Nothing if it is open.
pub(crate) fn reopening(look: Look<'_>) -> Option<SpaceSet> {
    let board = &look.game.board;
    let hostile = control::determined_control(look, Side::Sparta);
    if !board.way_to_euxine.meets(hostile) {
        return None;
    }
    if hostile.contains(SpaceId::ATHENS) {
        return Some(SpaceSet::one(SpaceId::ATHENS));
    }
    let here = joined_past(look, hostile, SpaceId::ATHENS);
    if here.contains(SpaceId::EUXINE) {
        return None;
    }
    let there = joined_past(look, hostile, SpaceId::EUXINE);
    let touched = hostile.intersection(board.grain.around(there));
    Some(touched.intersection(board.grain.around(here)))
}

/// 7.1.3a-c Does the side hold every space of a path from home to Epidamnus?
pub(crate) fn is_epidamnus_open(look: Look<'_>, side: Side) -> bool {
    let (held, home) = (control::controlled(look, side), side.home());
    held.contains(home)
        && held.contains(SpaceId::EPIDAMNUS)
        && Board::joined(&look.game.board.any, SpaceId::EPIDAMNUS, held).contains(home)
}
