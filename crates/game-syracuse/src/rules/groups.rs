//! 3.2 Forming a group out of an activated place.

use campaign::all_together;

use crate::rules::{activation, arrivals, marching, prelude::*, sailing, steps};

/// 3.2a Whom to add to the group, or where the group goes first.
pub(crate) fn pick_answers(look: Look<'_>, picking: Picking, out: &mut Decisions<Syracuse>) {
    let pieces = pickable(look, picking);
    out.extend(pieces.iter().map(|piece| Action::Pick { piece }));
    if may_pick_all(look, picking).is_ok() {
        out.push(Action::PickAll);
    }
    if let Ok(march) = set_out(look, picking) {
        steps::step_answers(look, picking.side, &march, out);
    }
    if may_end_zone(look, picking).is_ok() {
        out.push(Action::EndZone);
    }
}

/// May somebody be added to the group?
pub(crate) fn is_pickable(look: Look<'_>, picking: Picking) -> bool {
    activation::area(look, picking.side, picking.from)
        .iter()
        .any(|piece| may_pick(look, picking, piece).is_ok())
}

/// Those who may be added to the group.
pub(crate) fn pickable(look: Look<'_>, picking: Picking) -> PieceSet {
    activation::area(look, picking.side, picking.from)
        .iter()
        .filter(|&piece| may_pick(look, picking, piece).is_ok())
        .collect()
}

/// 3a, 3.2a May the piece join the group? Groups are formed in ascending order, so that each can be formed in one way only.
fn may_pick(look: Look<'_>, picking: Picking, piece: PieceId) -> Result<(), Illegal> {
    let Picking {
        side, from, picked, ..
    } = picking;
    let area = activation::area(look, side, from);
    let reach = if picking.free {
        area.intersection(look.state.pieces.fresh())
    } else {
        area
    };
    look.state.pieces.may_join(picked, (from, reach), piece)?;
    // A group starts in one place: the zone or its fort.
    let place = look.state.pieces.place(piece).unwrap_or(from);
    if !picked.without(look.state.pieces.at(place)).is_empty() {
        return Err(Illegal::MixedGroup);
    }
    if sailing::is_naval(place) && !has_escort(look, picking, place, piece) {
        return Err(sailing::without_escort(look, side, place));
    }
    Ok(())
}

/// 3.1d, 3.5a Land units at sea, and whoever leaves Catania, need a trireme of the group: one that is picked already or can be later.
fn has_escort(look: Look<'_>, picking: Picking, place: Place, piece: PieceId) -> bool {
    let triremes = look.ships_at(picking.side, place);
    // 3.1e, 3.1f A leader may go ashore alone; the English edition lets him sail from friends to friends.
    let by_himself = place.is_sea() || (look.state.edition == Edition::En && !triremes.is_empty());
    let ready = triremes.without(look.state.pieces.moved());
    let following = if picking.free {
        ready.intersection(look.state.pieces.fresh())
    } else {
        ready
    };
    triremes.contains(piece)
        || picking
            .picked
            .meets(look.game.pieces.of_type(UnitType::Trireme))
        || (piece.is_leader() && by_himself)
        || following.last().is_some_and(|ship| ship > piece)
}

/// 3.2a One piece more.
pub(crate) fn pick(act: &mut Act<'_>, picking: Picking, piece: PieceId) -> Result<(), Illegal> {
    may_pick(act.look(), picking, piece)?;
    let picked = picking.picked.with(piece);
    act.state
        .next_step(Step::Pick(Picking { picked, ..picking }));
    Ok(())
}

/// All who stand in the zone, or in its fort if nobody can leave the zone.
fn everybody(look: Look<'_>, picking: Picking) -> PieceSet {
    let area = activation::area(look, picking.side, picking.from);
    let in_zone = look.state.pieces.at(picking.from);
    let gather = |among: PieceSet| {
        picking.picked.joined_by(among, |picked, piece| {
            may_pick(look, picking.with(picked), piece).is_ok()
        })
    };
    let outside = gather(area.intersection(in_zone));
    if outside.is_empty() {
        gather(area.without(in_zone))
    } else {
        outside
    }
}

/// 3.2a May they all go together?
fn may_pick_all(look: Look<'_>, picking: Picking) -> Result<PieceSet, Illegal> {
    let everybody = || everybody(look, picking);
    let can_go = |picked| {
        let march = set_out(look, picking.with(picked));
        march.is_ok_and(|march| steps::has_step(look, picking.side, &march))
    };
    let all = all_together::<Types>(picking.picked, picking.from, everybody, can_go)?;
    Ok(all)
}

/// 3.2a All at once.
pub(crate) fn pick_all(act: &mut Act<'_>, picking: Picking) -> Result<(), Illegal> {
    let picked = may_pick_all(act.look(), picking)?;
    act.state
        .next_step(Step::Pick(Picking { picked, ..picking }));
    Ok(())
}

/// The march of the group as it stands.
pub(crate) fn set_out(look: Look<'_>, picking: Picking) -> Result<March, Illegal> {
    let group = picking
        .picked
        .intersection(activation::area(look, picking.side, picking.from));
    let first = group
        .first()
        .and_then(|piece| look.state.pieces.place(piece));
    let at = first.ok_or(Illegal::Shared(Refusal::PickFirst))?;
    let ships = group.meets(look.game.pieces.of_type(UnitType::Trireme));
    Ok(March {
        group,
        at,
        spent: 0,
        begun: false,
        next: None,
        own: OwnMarch {
            naval: ships || (sailing::is_naval(at) && look.state.edition == Edition::En),
            free: picking.free,
            seen: sailing::bit(at),
        },
    })
}

/// 3b The group sets out.
pub(crate) fn first_step(act: &mut Act<'_>, picking: Picking, to: Place) -> Result<(), Illegal> {
    let side = picking.side;
    let march = set_out(act.look(), picking)?;
    steps::may_step(act.look(), side, &march, to)?;
    let picked = PieceSet::EMPTY;
    act.state
        .next_step(Step::Pick(Picking { picked, ..picking }));
    act.state.stack.push(Step::March { side });
    act.state.march = Some(march);
    marching::step(act, side, to)
}

/// 2.B.3.2a No piece has to move. Ruling: a group that has no way out is given up together with its zone.
fn may_end_zone(look: Look<'_>, picking: Picking) -> Result<(), Illegal> {
    let stuck = |march: &March| !steps::has_step(look, picking.side, march);
    match set_out(look, picking) {
        Err(_) if arrivals::must_sail(look, picking) => {
            Err(Illegal::Shared(Refusal::MayNotStopAtSea))
        }
        Err(_) => Ok(()),
        Ok(march) if stuck(&march) => Ok(()),
        Ok(_) => Err(Illegal::Shared(Refusal::OtherQuestion { rule: "3.2a" })),
    }
}

/// 2.B.3.2a The others stay.
pub(crate) fn end_zone(act: &mut Act<'_>, picking: Picking) -> Result<(), Illegal> {
    may_end_zone(act.look(), picking)?;
    if picking.free {
        // They have had their free move.
        for piece in arrivals::fresh_at(act.look(), picking.side, picking.from).iter() {
            act.state.pieces.get_mut(piece).moved = true;
        }
    }
    act.state.stack.pop();
    Ok(())
}

/// After a march: a place from which nobody can go any more asks nothing.
pub(crate) fn leave_if_empty(act: &mut Act<'_>) {
    if let Some(Step::Pick(picking)) = act.state.step() {
        let picked = PieceSet::EMPTY;
        if !is_pickable(act.look(), Picking { picked, ..picking }) {
            act.state.stack.pop();
        }
    }
}
