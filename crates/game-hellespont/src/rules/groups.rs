//! 3.5a Forming a group out of an activated place.

use campaign::all_together;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Hellespont,
    ids::{Place, PlaceSet},
    illegal::Illegal,
    march::{March, MarchKind},
    pieces::{PieceId, PieceSet, UnitType},
    rules::{cargo, casualties, marching, steps},
    state::State,
    step::{Cause, Picking, Step},
};

/// 3.5a Whom to add to the group, or where the group goes first.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    picking: Picking,
    out: &mut Decisions<Hellespont>,
) {
    for piece in state.own_at(game, picking.side, picking.from).iter() {
        if may_pick(game, state, picking, piece).is_ok() {
            out.push(Action::Pick { piece });
        } else if may_pick_weakened(game, state, picking, piece).is_ok() {
            out.push(Action::PickWeakened { piece });
        }
    }
    if may_pick_all(game, state, picking).is_ok() {
        out.push(Action::PickAll);
    }
    if let Ok(march) = set_out(game, state, picking) {
        steps::answers(game, state, picking.side, &march, out);
    }
    if may_end_zone(game, state, picking).is_ok() {
        out.push(Action::EndZone);
    }
}

/// May somebody be added to the group?
pub(crate) fn is_pickable(game: &Hellespont, state: &State, picking: Picking) -> bool {
    state
        .own_at(game, picking.side, picking.from)
        .iter()
        .any(|piece| may_pick(game, state, picking, piece).is_ok())
}

/// 3a, 3.5a May the piece join the group? Ships are added in ascending order and so are passengers: fewer ways lead to the same group, and whoever
/// picks passengers first can still add ships.
fn may_pick(
    game: &Hellespont,
    state: &State,
    picking: Picking,
    piece: PieceId,
) -> Result<(), Illegal> {
    let Picking {
        side, from, picked, ..
    } = picking;
    let ships = game.pieces.of_type(UnitType::T);
    let alike = if ships.contains(piece) {
        picked.intersection(ships)
    } else {
        picked.without(ships)
    };
    let reach = state.own_at(game, side, from);
    state.pieces.may_join(alike, (from, reach), piece)?;
    if ships.contains(piece) {
        return may_add_ship(game, state, picking, piece);
    }
    let sails = picked.meets(ships);
    // 3.1b, 3.1d, 3.1i At sea and in a base one needs a trireme of the group.
    if !sails && (from.is_sea() || from.is_base()) {
        return Err(Illegal::NoEscort { zone: from });
    }
    // 10.1f Persians do not board.
    if sails && game.pieces.persians.contains(piece) {
        return Err(Illegal::Persians { piece });
    }
    // 3.3e, 3.3g Nobody boards whom the ships cannot carry.
    let picked = picked.with(piece);
    let weighs = game.pieces.land().contains(piece);
    if sails && weighs && !is_carried(game, state, Picking { picked, ..picking }) {
        return Err(Illegal::Overloaded);
    }
    Ok(())
}

/// 3.3e, 10.1f May a ship be added? Those who are picked already must be able to go aboard, with the ships that may still be added.
fn may_add_ship(
    game: &Hellespont,
    state: &State,
    picking: Picking,
    ship: PieceId,
) -> Result<(), Illegal> {
    if let Some(piece) = picking.picked.intersection(game.pieces.persians).first() {
        return Err(Illegal::Persians { piece });
    }
    let here = state.ships_at(game, picking.side, picking.from);
    let to_come = here.without(state.pieces.moved()).after(ship);
    let picked = picking.picked.with(ship).union(to_come);
    if is_carried(game, state, Picking { picked, ..picking }) {
        Ok(())
    } else {
        Err(Illegal::Overloaded)
    }
}

/// 3.3e, 3.3m Can the ships of the group carry its land units, some of them weakened?
fn is_carried(game: &Hellespont, state: &State, picking: Picking) -> bool {
    let ships = picking
        .picked
        .intersection(game.pieces.of_type(UnitType::T));
    let men = picking.picked.intersection(game.pieces.land());
    let backs = state.pieces.backs().union(picking.weakened);
    state.pf_of(game, ships) >= cargo::RATIO * game.pieces.pf_of(men, backs)
}

/// 3.3m May a land unit go aboard at the price of being weakened? Only if the ships cannot carry it as it is.
fn may_pick_weakened(
    game: &Hellespont,
    state: &State,
    picking: Picking,
    piece: PieceId,
) -> Result<Picking, Illegal> {
    if may_pick(game, state, picking, piece).is_ok() {
        return Err(Illegal::FitsAboard { piece });
    }
    let (picked, weakened) = (picking.picked, picking.weakened.with(piece));
    let smaller = Picking {
        weakened,
        ..picking
    };
    may_pick(game, state, smaller, piece)?;
    if state.pieces.backs().contains(piece) {
        return Err(Illegal::Overloaded);
    }
    Ok(Picking {
        picked: picked.with(piece),
        ..smaller
    })
}

/// 3.3m One land unit more, which will be weakened when the group sails.
pub(crate) fn pick_weakened(
    game: &Hellespont,
    state: &mut State,
    picking: Picking,
    piece: PieceId,
) -> Result<(), Illegal> {
    let picking = may_pick_weakened(game, state, picking, piece)?;
    state.next_step(Step::Pick(picking));
    Ok(())
}

/// 3.3m Who is weakened when the group sails: nobody without need, for ships may have been added since.
fn squeezed(game: &Hellespont, state: &State, picking: Picking) -> PieceSet {
    let all = picking.weakened;
    all.iter().fold(all, |weakened, unit| {
        let spared = weakened.without(PieceSet::one(unit));
        let fits = is_carried(
            game,
            state,
            Picking {
                weakened: spared,
                ..picking
            },
        );
        if fits { spared } else { weakened }
    })
}

/// 3.5a One piece more.
pub(crate) fn pick(
    game: &Hellespont,
    state: &mut State,
    picking: Picking,
    piece: PieceId,
) -> Result<(), Illegal> {
    may_pick(game, state, picking, piece)?;
    let picked = picking.picked.with(piece);
    state.next_step(Step::Pick(Picking { picked, ..picking }));
    Ok(())
}

/// All who can go together.
fn everybody(game: &Hellespont, state: &State, picking: Picking) -> PieceSet {
    let all = state.own_at(game, picking.side, picking.from);
    picking.picked.joined_by(all, |picked, piece| {
        may_pick(game, state, Picking { picked, ..picking }, piece).is_ok()
    })
}

/// 3.5a May they all go together?
fn may_pick_all(game: &Hellespont, state: &State, picking: Picking) -> Result<PieceSet, Illegal> {
    let everybody = || everybody(game, state, picking);
    let can_go = |picked| {
        let march = set_out(game, state, Picking { picked, ..picking });
        march.is_ok_and(|march| steps::has_step(game, state, picking.side, &march))
    };
    let all = all_together(picking.picked, picking.from, everybody, can_go)?;
    Ok(all)
}

/// 3.5a All at once.
pub(crate) fn pick_all(
    game: &Hellespont,
    state: &mut State,
    picking: Picking,
) -> Result<(), Illegal> {
    let picked = may_pick_all(game, state, picking)?;
    state.next_step(Step::Pick(Picking { picked, ..picking }));
    Ok(())
}

/// 3c, 3.3e The march of the group as it stands: with ships it sails, and they must carry the others.
pub(crate) fn set_out(
    game: &Hellespont,
    state: &State,
    picking: Picking,
) -> Result<March, Illegal> {
    let group = picking
        .picked
        .intersection(state.own_at(game, picking.side, picking.from));
    if group.is_empty() {
        return Err(Illegal::PickFirst);
    }
    let sails = group.meets(game.pieces.of_type(UnitType::T));
    if sails && !is_carried(game, state, picking) {
        return Err(Illegal::Overloaded);
    }
    Ok(March {
        group,
        from: picking.from,
        at: picking.from,
        spent: 0,
        kind: if sails {
            MarchKind::Naval
        } else {
            MarchKind::Land
        },
        base: picking.base,
        begun: false,
        next: None,
        seen: PlaceSet::one(picking.from),
        passed: false,
    })
}

/// 3b The group sets out.
pub(crate) fn first_step(
    game: &Hellespont,
    state: &mut State,
    picking: Picking,
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let side = picking.side;
    let march = set_out(game, state, picking)?;
    steps::may_step(game, state, side, &march, to)?;
    for unit in squeezed(game, state, picking).iter() {
        casualties::weaken(game, state, unit, Cause::Overload, log);
    }
    state.next_step(Step::Pick(Picking {
        base: picking.base,
        ..Picking::anew(side, picking.from)
    }));
    state.stack.push(Step::March { side });
    state.march = Some(march);
    marching::step(game, state, side, to, log)
}

/// 2.B.3.2a No piece has to move. Ruling: a group that has no way out is given up together with its place.
fn may_end_zone(game: &Hellespont, state: &State, picking: Picking) -> Result<(), Illegal> {
    match set_out(game, state, picking) {
        Ok(march) if steps::has_step(game, state, picking.side, &march) => {
            Err(Illegal::OtherQuestion { rule: "3.5a" })
        }
        Ok(_) | Err(_) => Ok(()),
    }
}

/// 2.B.3.2a The others stay.
pub(crate) fn end_zone(
    game: &Hellespont,
    state: &mut State,
    picking: Picking,
) -> Result<(), Illegal> {
    may_end_zone(game, state, picking)?;
    state.stack.pop();
    if picking.base {
        // 2.B.2f The rest of the base stays: its move is over.
        let rest = state.own_at(game, picking.side, picking.from);
        for piece in rest.iter() {
            state.pieces.get_mut(piece).moved = true;
        }
    }
    Ok(())
}
