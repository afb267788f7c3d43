//! 3.5a Forming a group out of an activated place.

use campaign::Grouping;

use crate::rules::prelude::*;

/// 3.5a Whom to add to the group, or where the group goes first.
pub(crate) fn answers(look: Look<'_>, picking: Picking, out: &mut Decisions<Hellespont>) {
    for piece in look.own_at(picking.side, picking.from).iter() {
        if Types::may_pick(look, picking, piece).is_ok() {
            out.push(Action::Pick { piece });
        } else if may_pick_weakened(look, picking, piece).is_ok() {
            out.push(Action::PickWeakened { piece });
        }
    }
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
        look.own_at(picking.side, picking.from)
    }

    /// 3a, 3.5a In any order of ships and passengers.
    fn may_pick(look: Look<'_>, picking: Picking, piece: PieceId) -> Result<(), Illegal> {
        let Picking {
            side, from, picked, ..
        } = picking;
        if picked.contains(piece) {
            return Err(Illegal::Shared(Refusal::PickInOrder { piece }));
        }
        let reach = look.own_at(side, from);
        look.state
            .pieces
            .may_join(PieceSet::EMPTY, (from, reach), piece)?;
        let ships = look.game.pieces.of_type(UnitType::Trireme);
        let sails = picked.meets(ships);
        let joined = Picking {
            picked: picked.with(piece),
            ..picking
        };
        if ships.contains(piece) {
            return may_sail_together(look, joined);
        }
        // 10.1f Persians do not board.
        if sails && look.game.pieces.persians.contains(piece) {
            return Err(Illegal::Persians { piece });
        }
        // 3.1b, 3.1d, 3.1i At sea and in a base one needs a trireme, which may be picked later.
        if !sails && (from.is_sea() || from.is_base()) {
            if to_come(look, picking).is_empty() {
                return Err(Illegal::Shared(Refusal::NoEscort { zone: from }));
            }
            return may_sail_together(look, joined);
        }
        // 3.3e, 3.3g Nobody boards whom the ships cannot carry.
        let weighs = look.game.pieces.land().contains(piece);
        if sails && weighs && !is_carried(look, joined) {
            return Err(Illegal::Shared(Refusal::Overloaded));
        }
        Ok(())
    }

    fn joined(look: Look<'_>, picking: Picking, piece: PieceId) -> Picking {
        joined_by(look, picking, piece)
    }

    fn everybody(look: Look<'_>, picking: Picking) -> PieceSet {
        let all = look.own_at(picking.side, picking.from);
        picking.picked.joined_by(all, |picked, piece| {
            Self::may_pick(look, picking.with(picked), piece).is_ok()
        })
    }

    /// 3c, 3.3e With ships it sails, and they must carry the others.
    fn set_out(look: Look<'_>, picking: Picking) -> Result<March, Illegal> {
        let Picking { side, from, .. } = picking;
        let group = picking.picked.intersection(look.own_at(side, from));
        if group.is_empty() {
            return Err(Illegal::Shared(Refusal::PickFirst));
        }
        let sails = group.meets(look.game.pieces.of_type(UnitType::Trireme));
        if sails && !is_carried(look, picking) {
            return Err(Illegal::Shared(Refusal::Overloaded));
        }
        if !sails && (from.is_sea() || from.is_base()) {
            return Err(Illegal::Shared(Refusal::NoEscort { zone: from }));
        }
        let kind = if sails {
            MarchKind::Naval
        } else {
            MarchKind::Land
        };
        let own = OwnMarch {
            from,
            kind,
            base: picking.base,
            seen: PlaceSet::one(from),
            passed: false,
        };
        Ok(March::begin(group, from, own))
    }

    /// 3.3m Some are weakened because the ships carry no more.
    fn leave(act: &mut Act<'_>, picking: Picking) -> OwnPicking {
        for unit in squeezed(act.look(), picking).iter() {
            act.weaken(unit, Cause::Overload);
        }
        OwnPicking {
            base: picking.base,
            ..OwnPicking::default()
        }
    }

    /// 2.B.3.2a Ruling: a group that has no way out is given up together with its place.
    fn may_end_zone(look: Look<'_>, picking: Picking) -> Result<(), Illegal> {
        match look.set_out(picking) {
            Ok(march) if look.has_step(picking.side, &march) => {
                Err(Illegal::Shared(Refusal::OtherQuestion { rule: "3.5a" }))
            }
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// 2.B.2f The rest of a base stays: its move is over.
    fn stay(act: &mut Act<'_>, picking: Picking) {
        if picking.base {
            let rest = act.look().own_at(picking.side, picking.from);
            act.state.pieces.note_moves(rest);
        }
    }
}

/// 3c, 3.3e The ships that could join the group, but for this piece: with it they all together could not carry the group.
pub(crate) fn outweighed(look: Look<'_>, picking: Picking, piece: PieceId) -> PieceSet {
    let ships = look.game.pieces.of_type(UnitType::Trireme);
    if ships.contains(piece) || picking.picked.meets(ships) {
        return PieceSet::EMPTY;
    }
    let joined = Picking {
        picked: picking.picked.with(piece),
        ..picking
    };
    let [before, after] = [picking, joined].map(|group| {
        let pickable: PieceSet = look.pickable(group).collect();
        pickable.intersection(ships)
    });
    before.without(after)
}

/// The ships that may still be added to a group.
fn to_come(look: Look<'_>, picking: Picking) -> PieceSet {
    let here = look.ships_at(picking.side, picking.from);
    here.without(look.state.pieces.moved())
        .without(picking.picked)
}

/// 3.3e, 10.1f Can the group go aboard, weakened if need be, with the ships that may still be added?
fn may_sail_together(look: Look<'_>, picking: Picking) -> Result<(), Illegal> {
    if let Some(piece) = picking
        .picked
        .intersection(look.game.pieces.persians)
        .first()
    {
        return Err(Illegal::Persians { piece });
    }
    if !picking.picked.meets(look.game.pieces.land()) {
        return Ok(());
    }
    let picked = picking.picked.union(to_come(look, picking));
    if is_carried(look, all_weakened(look.game, picking.with(picked))) {
        Ok(())
    } else {
        Err(Illegal::Shared(Refusal::Overloaded))
    }
}

/// 3.3m The group with all its land units weakened.
fn all_weakened(game: &Hellespont, picking: Picking) -> Picking {
    weakened(picking, picking.picked.intersection(game.pieces.land()))
}

/// 3.3m The group as its ships can carry it: whoever was picked as weakened is, and of the others as few as need be. More ships may be to come.
fn boarded(look: Look<'_>, picking: Picking) -> Picking {
    let all = all_weakened(look.game, picking);
    if !is_carried(look, all) {
        return picking;
    }
    let chosen = picking.weakened.union(look.state.pieces.backs());
    let more = all.weakened.without(chosen);
    let all = weakened(picking, picking.weakened.union(more));
    weakened(picking, spared(look, all, more))
}

/// 3.3m The group with these of its units weakened.
fn weakened(picking: Picking, weakened: PieceSet) -> Picking {
    let own = OwnPicking {
        weakened,
        ..picking.own
    };
    Picking { own, ..picking }
}

/// 3.3m Who would be weakened if this piece joined and the group sailed.
pub(crate) fn weakened_with(look: Look<'_>, picking: Picking, piece: PieceId) -> PieceSet {
    let joined = joined_by(look, picking, piece);
    if joined
        .picked
        .meets(look.game.pieces.of_type(UnitType::Trireme))
    {
        squeezed(look, joined)
    } else {
        PieceSet::EMPTY
    }
}

/// 3.5a, 3.3m The group with this piece: a ship takes aboard those who are picked already.
fn joined_by(look: Look<'_>, picking: Picking, piece: PieceId) -> Picking {
    let joined = Picking {
        picked: picking.picked.with(piece),
        ..picking
    };
    if look.game.pieces.of_type(UnitType::Trireme).contains(piece) {
        boarded(look, joined)
    } else {
        joined
    }
}

/// 3.3e, 3.3m Can the ships of the group carry its land units, some of them weakened?
fn is_carried(look: Look<'_>, picking: Picking) -> bool {
    let ships = picking
        .picked
        .intersection(look.game.pieces.of_type(UnitType::Trireme));
    let men = picking.picked.intersection(look.game.pieces.land());
    let backs = look.state.pieces.backs().union(picking.weakened);
    look.strength_of(ships) >= cargo::RATIO * look.game.pieces.strength_of(men, backs)
}

/// 3.3m May a land unit go aboard at the price of being weakened? Only if the ships cannot carry it as it is.
fn may_pick_weakened(look: Look<'_>, picking: Picking, piece: PieceId) -> Result<Picking, Illegal> {
    if Types::may_pick(look, picking, piece).is_ok() {
        return Err(Illegal::FitsAboard { piece });
    }
    let picked = picking.picked;
    let smaller = weakened(picking, picking.weakened.with(piece));
    Types::may_pick(look, smaller, piece)?;
    if look.state.pieces.backs().contains(piece) {
        return Err(Illegal::Shared(Refusal::Overloaded));
    }
    Ok(Picking {
        picked: picked.with(piece),
        ..smaller
    })
}

/// 3.3m One land unit more, which will be weakened when the group sails.
pub(crate) fn pick_weakened(
    act: &mut Act<'_>,
    picking: Picking,
    piece: PieceId,
) -> Result<(), Illegal> {
    let picking = may_pick_weakened(act.look(), picking, piece)?;
    act.state.next_step(Step::Pick(picking));
    Ok(())
}

/// 3.3m Who is weakened when the group sails: nobody without need, for ships may have been added since.
pub(crate) fn squeezed(look: Look<'_>, picking: Picking) -> PieceSet {
    spared(look, picking, picking.weakened)
}

/// 3.3m Who is still weakened after those of these units have been spared whom the ships can carry as they are.
fn spared(look: Look<'_>, picking: Picking, units: PieceSet) -> PieceSet {
    units.iter().fold(picking.weakened, |all, unit| {
        let fewer = all.without(PieceSet::one(unit));
        if is_carried(look, weakened(picking, fewer)) {
            fewer
        } else {
            all
        }
    })
}
