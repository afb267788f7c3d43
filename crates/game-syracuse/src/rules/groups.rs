//! 3.2 Forming a group out of an activated place.

use campaign::Grouping;

use crate::rules::prelude::*;

/// 3.2a Whom to add to the group, or where the group goes first.
pub(crate) fn pick_answers(look: Look<'_>, picking: Picking, out: &mut Decisions<Syracuse>) {
    out.extend(look.pickable(picking).map(|piece| Action::Pick { piece }));
    if look.may_pick_all(picking).is_ok() {
        out.push(Action::PickAll);
    }
    if let Ok(march) = look.set_out(picking) {
        out.extend(
            look.steps(picking.side, &march)
                .map(|to| Action::Step { to }),
        );
    }
    if Types::may_end_zone(look, picking).is_ok() {
        out.push(Action::EndZone);
    }
}

impl Grouping for Types {
    fn reach(look: Look<'_>, picking: Picking) -> PieceSet {
        activation::area(look, picking.side, picking.from)
    }

    /// 3a, 3.2a Groups are formed in ascending order, so that each can be formed in one way only.
    fn may_pick(look: Look<'_>, picking: Picking, piece: PieceId) -> Result<(), Illegal> {
        let Picking { from, picked, .. } = picking;
        let area = Self::reach(look, picking);
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
            return Err(sailing::without_escort(look, picking.side, place));
        }
        Ok(())
    }

    fn joined(_: Look<'_>, picking: Picking, piece: PieceId) -> Picking {
        let picked = picking.picked.with(piece);
        picking.with(picked)
    }

    /// All who stand in the zone, or in its fort if nobody can leave the zone.
    fn everybody(look: Look<'_>, picking: Picking) -> PieceSet {
        let area = Self::reach(look, picking);
        let in_zone = look.state.pieces.at(picking.from);
        let gather = |among: PieceSet| {
            picking.picked.joined_by(among, |picked, piece| {
                Self::may_pick(look, picking.with(picked), piece).is_ok()
            })
        };
        let outside = gather(area.intersection(in_zone));
        if outside.is_empty() {
            gather(area.without(in_zone))
        } else {
            outside
        }
    }

    fn set_out(look: Look<'_>, picking: Picking) -> Result<March, Illegal> {
        let group = picking.picked.intersection(Self::reach(look, picking));
        let first = group
            .first()
            .and_then(|piece| look.state.pieces.place(piece));
        let at = first.ok_or(Refusal::PickFirst)?;
        let ships = group.meets(look.game.pieces.of_type(UnitType::Trireme));
        let own = OwnMarch {
            naval: ships || (sailing::is_naval(at) && look.state.edition == Edition::En),
            free: picking.free,
            seen: sailing::bit(at),
        };
        Ok(March::begin(group, at, own))
    }

    fn leave(_: &mut Act<'_>, picking: Picking) -> OwnPicking {
        picking.own
    }

    /// 2.B.3.2a Ruling: a group that has no way out is given up together with its zone.
    fn may_end_zone(look: Look<'_>, picking: Picking) -> Result<(), Illegal> {
        match look.set_out(picking) {
            Err(_) if arrivals::must_sail(look, picking) => {
                Err(Illegal::Shared(Refusal::MayNotStopAtSea))
            }
            Ok(march) if look.has_step(picking.side, &march) => {
                Err(Illegal::Shared(Refusal::OtherQuestion { rule: "3.2a" }))
            }
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// 2.B.2f They have had their free move.
    fn stay(act: &mut Act<'_>, picking: Picking) {
        if picking.free {
            let rest = arrivals::fresh_at(act.look(), picking.side, picking.from);
            act.state.pieces.note_moves(rest);
        }
    }
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

/// After a march: a place from which nobody can go any more asks nothing.
pub(crate) fn leave_if_empty(act: &mut Act<'_>) {
    if let Some(Step::Pick(picking)) = act.state.step() {
        let picked = PieceSet::EMPTY;
        if !act.look().is_pickable(picking.with(picked)) {
            act.state.stack.pop();
        }
    }
}
