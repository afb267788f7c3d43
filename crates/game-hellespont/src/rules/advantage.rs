//! 8 The advantage and its uses.

use campaign::AdvantageUse;

use crate::{
    rules::{prelude::*, stratagem_targets::restorable},
    state::{Piece, ReturnedUnits},
};

/// 8a, 8j Does he have it, and has nobody used it at this moment?
fn may_use(state: &State, side: Side, used: bool) -> Result<(), Illegal> {
    campaign::may_use_advantage::<Types>(state.advantage, side, used)?;
    Ok(())
}

/// 8g to 8i A side's eliminated land units and leaders.
fn lost(look: Look<'_>, side: Side) -> PieceSet {
    let able = look.game.pieces.land().union(look.game.pieces.leaders);
    let own = look.game.pieces.of(side).intersection(able);
    own.without(look.state.pieces.in_play())
        .iter()
        .filter(|&piece| look.state.pieces.whereabouts(piece) == At::Eliminated)
        .collect()
}

/// 8f Whom it can restore: a Persian unit, too, except in D.3 (10.1h).
fn recoverable(look: Look<'_>, side: Side) -> PieceSet {
    if matches!(look.state.step(), Some(Step::Own(OwnStep::Recover { .. }))) {
        restorable(look, side)
    } else {
        look.weakened_units(side)
    }
}

/// 8i Where a piece may come back: own bases; Persians in T29 if no enemy unit is there.
fn homes(look: Look<'_>, side: Side, piece: PieceId) -> impl Iterator<Item = Place> + use<> {
    let persian = look.game.pieces.persians.contains(piece);
    let is_free = !look.has_units_at(side.other(), Place::DASKYLEION);
    let satrapy = (persian && is_free).then_some(Place::DASKYLEION);
    let bases = (!persian).then(|| Place::bases_of(side));
    satrapy.into_iter().chain(bases.into_iter().flatten())
}

/// 8k Is there anything to use it for? Public facts alone decide.
pub(crate) fn is_usable(look: Look<'_>, window: Window) -> bool {
    let side = window.asked;
    may_use(look.state, side, window.used).is_ok()
        && (window.kind == WindowKind::Initiative || has_restorations(look, side))
}

/// 8k The same in a D.3.
pub(crate) fn is_usable_in_recovery(look: Look<'_>, side: Side) -> bool {
    may_use(look.state, side, look.state.phase.own.advantage_used).is_ok()
        && has_restorations(look, side)
}

fn has_restorations(look: Look<'_>, side: Side) -> bool {
    !recoverable(look, side).is_empty()
        || lost(look, side)
            .iter()
            .any(|piece| homes(look, side, piece).next().is_some())
}

/// 8b, 8c, 8f to 8h Everything it can be used for now.
pub(crate) fn uses(look: Look<'_>, window: Window, out: &mut Decisions<Hellespont>) {
    if may_use(look.state, window.asked, window.used).is_err() {
        return;
    }
    if window.kind == WindowKind::Initiative {
        out.push(Action::AddActions);
        out.push(Action::SwapInitiative);
    }
    restorations(look, window.asked, out);
}

/// 8k The uses in a D.3.
pub(crate) fn uses_in_recovery(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    if may_use(look.state, side, look.state.phase.own.advantage_used).is_ok() {
        restorations(look, side, out);
    }
}

/// 8f to 8h Pieces that the advantage can restore.
fn restorations(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    for unit in recoverable(look, side).iter() {
        out.push(Action::RecoverByAdvantage { unit });
    }
    for piece in lost(look, side).iter() {
        for to in homes(look, side, piece) {
            out.push(Action::ReturnPiece { piece, to });
        }
    }
}

/// 8a, 8j Whatever the use, it then goes to the opponent, who may use it from the next moment on.
fn pass_on(act: &mut Act<'_>, side: Side, purpose: AdvantageUse) {
    act.pass_advantage(side, purpose);
    if let Some(Step::Window { window }) = act.state.step() {
        let mut window = window;
        window.used = true;
        act.state.next_step(Step::Window { window });
    } else {
        act.state.phase.own.advantage_used = true;
    }
}

/// 8b Two points more.
pub(crate) fn add_actions(act: &mut Act<'_>, window: Window) -> Result<(), Illegal> {
    may_use_at_initiative(act.state, window)?;
    let side = window.asked;
    act.add_actions(side);
    pass_on(act, window.asked, AdvantageUse::Actions);
    Ok(())
}

/// 8c The initiative changes hands.
pub(crate) fn swap_initiative(act: &mut Act<'_>, window: Window) -> Result<(), Illegal> {
    may_use_at_initiative(act.state, window)?;
    act.swap_initiative(window.asked);
    pass_on(act, window.asked, AdvantageUse::Initiative);
    Ok(())
}

fn may_use_at_initiative(state: &State, window: Window) -> Result<(), Illegal> {
    if window.kind != WindowKind::Initiative {
        return Err(Illegal::Shared(Refusal::OtherQuestion { rule: "8b" }));
    }
    may_use(state, window.asked, window.used)
}

/// 8f A weakened unit recovers, in a window or in a D.3.
pub(crate) fn recover(
    act: &mut Act<'_>,
    (side, used): (Side, bool),
    unit: PieceId,
) -> Result<(), Illegal> {
    may_use(act.state, side, used)?;
    if !recoverable(act.look(), side).contains(unit) {
        return Err(Illegal::Shared(Refusal::NothingToRecover { piece: unit }));
    }
    act.recover(unit);
    pass_on(act, side, AdvantageUse::Recovery);
    cargo::check_recovery(act.state, side);
    Ok(())
}

/// 8g to 8i, 8l A land unit comes back at full strength unless agreed otherwise, a leader fit.
pub(crate) fn return_piece(
    act: &mut Act<'_>,
    (side, used): (Side, bool),
    (piece, to): (PieceId, Place),
) -> Result<(), Illegal> {
    may_use(act.state, side, used)?;
    if !lost(act.look(), side).contains(piece) {
        return Err(Illegal::CannotReturn { piece });
    }
    if !homes(act.look(), side, piece).any(|home| home == to) {
        return Err(Illegal::Shared(Refusal::BadReturn { to }));
    }
    act.state.killed.remove(piece);
    let is_weakened = act.state.options.returned_units == ReturnedUnits::Weakened;
    *act.state.pieces.get_mut(piece) = Piece {
        back: is_weakened && !piece.is_leader(),
        ..Piece::placed(to)
    };
    act.log.push(|| Event::Returned { side, piece, to });
    act.lone_leaders(to, Cause::Alone);
    if piece.is_leader() {
        recovery::count_swords(act, side, piece);
    }
    pass_on(act, side, AdvantageUse::Return);
    Ok(())
}
