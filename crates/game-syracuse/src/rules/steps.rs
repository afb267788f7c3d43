//! 3, 3.2 One step of a group: where it may go, who can pay for it, and how it enters.

use campaign::Stepping;

use crate::{rules::prelude::*, state::LeaderPassage};

/// A step that may be taken.
pub(crate) type Way = campaign::Way<Types>;

impl Stepping for Types {
    /// 3b Adjacent zones; a fort is next to its own zone only.
    fn neighbours(look: Look<'_>, march: &March) -> impl Iterator<Item = Place> {
        let (board, at) = (&look.game.board, march.at);
        let inside = board.fort_in(at).map(Place::fort);
        let outside = at.as_fort().map(|fort| board.zone_of(fort));
        board.neighbours(at).chain(inside).chain(outside)
    }

    fn may_step(look: Look<'_>, side: Side, march: &March, to: Place) -> Result<Way, Illegal> {
        if march.naval {
            return sailing::may_sail(look, side, march, to);
        }
        // 3.5a Whoever is aboard when the move begins is carried by ships.
        let is_cargo = march.at.is_sea() && !march.begun;
        if is_cargo && march.group.meets(look.game.pieces.land()) {
            return Err(sailing::without_escort(look, side, march.at));
        }
        let (cost, entered) = match (march.at.as_fort(), to.as_fort()) {
            (Some(fort), _) => may_leave_fort(look, side, march, fort, to)?,
            (None, Some(fort)) => may_enter_fort(look, side, march, fort)?,
            (None, None) if to.is_land() => may_walk(look, side, march, to)?,
            (None, None) => {
                may_board(look, march)?;
                convoy::may_put_to_sea(look, side, march.at, to)?
            }
        };
        let who = who_can_pay(look.game, march, to, cost)?;
        if to.is_sea() {
            convoy::may_carry(look, side, march, who, to)?;
        }
        if let Some(fort) = to.as_fort() {
            may_take(look, side, who, fort)?;
        }
        Ok(Way { cost, entered, who })
    }
}

/// 3.4f For a leader a passage by sea is his whole movement: whoever has walked does not go aboard, unless it was agreed that he may.
fn may_board(look: Look<'_>, march: &March) -> Result<(), Illegal> {
    let has_walked = march.begun && !march.at.is_sea();
    let leader = march.group.intersection(look.game.pieces.leaders).first();
    match (look.state.options.leader_passage, leader) {
        (LeaderPassage::Whole, Some(leader)) if has_walked => Err(Illegal::HasWalked { leader }),
        (LeaderPassage::Whole | LeaderPassage::Rest, _) => Ok(()),
    }
}

/// 3.1h, 7.S7a, 2.B.2g May a group step, or land, in a land zone?
pub(crate) fn may_walk(
    look: Look<'_>,
    side: Side,
    march: &March,
    to: Place,
) -> Result<(u8, Entered), Illegal> {
    let border = crossing::may_cross(look, side, march.at, to)?;
    if look.state.is_barred(side, to) {
        return Err(Illegal::Shared(Refusal::BarredByArchers { zone: to }));
    }
    if march.free && marching::holds(look, side.other(), to) {
        return Err(Illegal::NoEnemyContact { zone: to });
    }
    Ok(crossing::cost(look.state, side, march.at, to, border))
}

/// 3.2f Out of a fort into its zone. Ruling: archers do not bar this way, for a garrison is in the zone already (0.2g).
fn may_leave_fort(
    look: Look<'_>,
    side: Side,
    march: &March,
    fort: FortId,
    to: Place,
) -> Result<(u8, Entered), Illegal> {
    if look.game.board.zone_of(fort) != to {
        let from = march.at;
        return Err(Illegal::Shared(Refusal::NotAdjacent { from, to }));
    }
    if march.free && marching::holds(look, side.other(), to) {
        return Err(Illegal::NoEnemyContact { zone: to });
    }
    Ok((1, Entered::default()))
}

/// 3.2f, 0.2i Into a fort that is built and holds no enemies.
fn may_enter_fort(
    look: Look<'_>,
    side: Side,
    march: &March,
    fort: FortId,
) -> Result<(u8, Entered), Illegal> {
    let to = Place::fort(fort);
    if look.game.board.zone_of(fort) != march.at {
        let from = march.at;
        return Err(Illegal::Shared(Refusal::NotAdjacent { from, to }));
    }
    if look.state.fort(fort).owner().is_none() {
        return Err(Illegal::NoFort { fort });
    }
    if !look.units_at(side.other(), to).is_empty() {
        return Err(Illegal::Fortification { to });
    }
    Ok((1, Entered::default()))
}

/// 4.3h Only a unit takes an empty enemy fort: leaders cannot enter one by themselves (1.2a).
fn may_take(look: Look<'_>, side: Side, who: PieceSet, fort: FortId) -> Result<(), Illegal> {
    let leaders_only = who.without(look.game.pieces.leaders).is_empty();
    if leaders_only && look.state.fort(fort).owner() != Some(side) {
        let to = Place::fort(fort);
        return Err(Illegal::Fortification { to });
    }
    Ok(())
}

/// 1.1f, 1.2c The whole group, or the leaders alone when only they can still pay. Units at sea are not left behind (3.4e).
fn who_can_pay(game: &Syracuse, march: &March, to: Place, cost: u8) -> Result<PieceSet, Illegal> {
    let total = march.spent + cost;
    let may_part = march.at.is_land() || march.at.as_fort().is_some();
    campaign::who_can_pay(march.group, game.pieces.leaders, total)
        .filter(|&who| who == march.group || may_part)
        .ok_or(Illegal::Shared(Refusal::NoPoints { to, cost }))
}
