//! 8 The advantage and its uses.

use campaign::{AdvantageUse, pass_advantage};
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Hellespont,
    ids::{Place, Side},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet},
    rules::{
        cargo,
        casualties::{self, weakened_units},
        recovery,
        stratagem_targets::restorable,
    },
    state::{At, Piece, ReturnedUnits, State},
    step::{Cause, Step, Window, WindowKind},
    types::Types,
};

/// 8a, 8j Does he have it, and has nobody used it at this moment?
fn may_use(state: &State, side: Side, used: bool) -> Result<(), Illegal> {
    campaign::may_use_advantage::<Types>(state.advantage, side, used)?;
    Ok(())
}

/// 8g to 8i A side's eliminated land units and leaders.
fn lost(game: &Hellespont, state: &State, side: Side) -> PieceSet {
    let able = game.pieces.land().union(game.pieces.leaders);
    let own = game.pieces.of(side).intersection(able);
    own.without(state.pieces.in_play())
        .iter()
        .filter(|&piece| state.pieces.whereabouts(piece) == At::Eliminated)
        .collect()
}

/// 8f Whom it can restore: a Persian unit, too, except in D.3 (10.1h).
fn recoverable(game: &Hellespont, state: &State, side: Side) -> PieceSet {
    if matches!(state.step(), Some(Step::Recover { .. })) {
        restorable(game, state, side)
    } else {
        weakened_units(game, state, side)
    }
}

/// 8i Where a piece may come back: own bases; Persians in T29 if no enemy unit is there.
fn homes(
    game: &Hellespont,
    state: &State,
    side: Side,
    piece: PieceId,
) -> impl Iterator<Item = Place> + use<> {
    let persian = game.pieces.persians.contains(piece);
    let is_free = !state.holds(game, side.other(), Place::DASKYLEION);
    let satrapy = (persian && is_free).then_some(Place::DASKYLEION);
    let bases = (!persian).then(|| Place::bases_of(side));
    satrapy.into_iter().chain(bases.into_iter().flatten())
}

/// 8k Is there anything to use it for? Public facts alone decide.
pub(crate) fn is_usable(game: &Hellespont, state: &State, window: Window) -> bool {
    let side = window.asked;
    may_use(state, side, window.used).is_ok()
        && (window.kind == WindowKind::Initiative || has_restorations(game, state, side))
}

/// 8k The same in a D.3.
pub(crate) fn is_usable_in_recovery(game: &Hellespont, state: &State, side: Side) -> bool {
    may_use(state, side, state.phase.advantage_used).is_ok() && has_restorations(game, state, side)
}

fn has_restorations(game: &Hellespont, state: &State, side: Side) -> bool {
    !recoverable(game, state, side).is_empty()
        || lost(game, state, side)
            .iter()
            .any(|piece| homes(game, state, side, piece).next().is_some())
}

/// 8b, 8c, 8f to 8h Everything it can be used for now.
pub(crate) fn uses(
    game: &Hellespont,
    state: &State,
    window: Window,
    out: &mut Decisions<Hellespont>,
) {
    if may_use(state, window.asked, window.used).is_err() {
        return;
    }
    if window.kind == WindowKind::Initiative {
        out.push(Action::AddActions);
        out.push(Action::SwapInitiative);
    }
    restorations(game, state, window.asked, out);
}

/// 8k The uses in a D.3.
pub(crate) fn uses_in_recovery(
    game: &Hellespont,
    state: &State,
    side: Side,
    out: &mut Decisions<Hellespont>,
) {
    if may_use(state, side, state.phase.advantage_used).is_ok() {
        restorations(game, state, side, out);
    }
}

/// 8f to 8h Pieces that the advantage can restore.
fn restorations(game: &Hellespont, state: &State, side: Side, out: &mut Decisions<Hellespont>) {
    for unit in recoverable(game, state, side).iter() {
        out.push(Action::RecoverByAdvantage { unit });
    }
    for piece in lost(game, state, side).iter() {
        for to in homes(game, state, side, piece) {
            out.push(Action::ReturnPiece { piece, to });
        }
    }
}

/// 8a, 8j Whatever the use, it then goes to the opponent, who may use it from the next moment on.
fn pass_on(state: &mut State, side: Side, purpose: AdvantageUse, log: &mut Log<Event>) {
    pass_advantage(side, purpose, &mut state.advantage, log);
    if let Some(Step::Window { window }) = state.step() {
        let window = Window {
            used: true,
            ..window
        };
        state.next_step(Step::Window { window });
    } else {
        state.phase.advantage_used = true;
    }
}

/// 8b Two points more.
pub(crate) fn add_actions(
    state: &mut State,
    window: Window,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_use_at_initiative(state, window)?;
    let side = window.asked;
    campaign::add_actions(side, state.actions.get_mut(side), log);
    pass_on(state, window.asked, AdvantageUse::Actions, log);
    Ok(())
}

/// 8c The initiative changes hands.
pub(crate) fn swap_initiative(
    state: &mut State,
    window: Window,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_use_at_initiative(state, window)?;
    campaign::swap_initiative(window.asked, &mut state.initiative, log);
    pass_on(state, window.asked, AdvantageUse::Initiative, log);
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
    game: &Hellespont,
    state: &mut State,
    (side, used): (Side, bool),
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_use(state, side, used)?;
    if !recoverable(game, state, side).contains(unit) {
        return Err(Illegal::Shared(Refusal::NothingToRecover { piece: unit }));
    }
    state.pieces.recover(&game.pieces, unit, log);
    pass_on(state, side, AdvantageUse::Recovery, log);
    cargo::check_recovery(state, side);
    Ok(())
}

/// 8g to 8i, 8l A land unit comes back at full strength unless agreed otherwise, a leader fit.
pub(crate) fn return_piece(
    game: &Hellespont,
    state: &mut State,
    (side, used): (Side, bool),
    (piece, to): (PieceId, Place),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_use(state, side, used)?;
    if !lost(game, state, side).contains(piece) {
        return Err(Illegal::CannotReturn { piece });
    }
    if !homes(game, state, side, piece).any(|home| home == to) {
        return Err(Illegal::Shared(Refusal::BadReturn { to }));
    }
    state.killed.remove(piece);
    let is_weakened = state.options.returned_units == ReturnedUnits::Weakened;
    *state.pieces.get_mut(piece) = Piece {
        back: is_weakened && !piece.is_leader(),
        ..Piece::placed(to)
    };
    log.push(|| Event::Returned { side, piece, to });
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    if piece.is_leader() {
        recovery::count_swords(game, state, side, piece);
    }
    pass_on(state, side, AdvantageUse::Return, log);
    Ok(())
}
