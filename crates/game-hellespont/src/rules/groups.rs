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
    rules::{cargo, marching, steps},
    state::State,
    step::{Picking, Step},
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

/// 3a, 3.5a May the piece join the group? Groups are formed in ascending order, so that each can be formed in one way only: the ships come
/// first.
fn may_pick(
    game: &Hellespont,
    state: &State,
    picking: Picking,
    piece: PieceId,
) -> Result<(), Illegal> {
    let Picking {
        side, from, picked, ..
    } = picking;
    let reach = state.own_at(game, side, from);
    state.pieces.may_join(picked, (from, reach), piece)?;
    let ships = game.pieces.of_type(UnitType::T);
    if ships.contains(piece) {
        return Ok(());
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
    let men = picked.with(piece).intersection(game.pieces.land());
    if sails && !cargo::is_carried(game, state, picked.intersection(ships), men) {
        return Err(Illegal::Overloaded);
    }
    Ok(())
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

/// 3c The march of the group as it stands: with ships it sails.
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
    let picked = PieceSet::EMPTY;
    state.next_step(Step::Pick(Picking { picked, ..picking }));
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
