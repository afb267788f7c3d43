//! 8 The advantage and its uses.

use campaign::{AdvantageUse, may_use_advantage, pass_advantage};
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{CITY, Place, Side},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet},
    rules::recovery,
    state::{Piece, State},
    step::{RecoverCause, Step, Window, WindowKind},
    types::Types,
};

/// 8a, 8i Does he have it, and not used it in this window?
fn may_use(state: &State, window: Window) -> Result<(), Illegal> {
    let side = window.asked;
    may_use_advantage::<Types>(state.advantage, side, *window.used.get(side))?;
    Ok(())
}

/// 8a, 8i Does he have it, and not used it in this D.3?
fn may_use_in_recovery(state: &State, side: Side) -> Result<(), Illegal> {
    let is_used = *state.phase.advantage_used.get(side);
    may_use_advantage::<Types>(state.advantage, side, is_used)?;
    Ok(())
}

/// 2.Dk, 8f A side's weakened units in play, wherever they are.
pub(crate) fn weakened_units(game: &Syracuse, state: &State, side: Side) -> PieceSet {
    state.pieces.weakened(game.pieces.units_of(side))
}

/// 8g A side's leaders whom discord has driven out.
fn driven_out(game: &Syracuse, state: &State, side: Side) -> PieceSet {
    state.discord.intersection(game.pieces.of(side))
}

/// 8h Where a leader may come back.
fn homes(state: &State, side: Side) -> impl Iterator<Item = Place> + use<> {
    let (city, camp) = match side {
        Side::Syracusan => (Some(CITY), None),
        Side::Athenian => (Some(Place::CATANIA), state.fortified(side)),
    };
    camp.into_iter().chain(city)
}

/// 8j Is there anything to use it for? Public facts alone decide.
pub(crate) fn is_usable(game: &Syracuse, state: &State, window: Window) -> bool {
    let side = window.asked;
    may_use(state, window).is_ok()
        && (window.kind == WindowKind::Initiative || has_restorations(game, state, side))
}

/// 8i, 8j The same in a D.3.
pub(crate) fn is_usable_in_recovery(game: &Syracuse, state: &State, side: Side) -> bool {
    may_use_in_recovery(state, side).is_ok() && has_restorations(game, state, side)
}

fn has_restorations(game: &Syracuse, state: &State, side: Side) -> bool {
    !weakened_units(game, state, side).is_empty() || !driven_out(game, state, side).is_empty()
}

/// 8b, 8c, 8f, 8g Everything it can be used for now.
pub(crate) fn uses(game: &Syracuse, state: &State, window: Window, out: &mut Decisions<Syracuse>) {
    if may_use(state, window).is_err() {
        return;
    }
    if window.kind == WindowKind::Initiative {
        out.push(Action::AddActions);
        out.push(Action::SwapInitiative);
    }
    restorations(game, state, window.asked, out);
}

/// 8i, 8j The uses in a D.3.
pub(crate) fn uses_in_recovery(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    if may_use_in_recovery(state, side).is_ok() {
        restorations(game, state, side, out);
    }
}

/// 8f, 8g Units and leaders whom the advantage can restore.
fn restorations(game: &Syracuse, state: &State, side: Side, out: &mut Decisions<Syracuse>) {
    for unit in weakened_units(game, state, side).iter() {
        out.push(Action::RecoverByAdvantage { unit });
    }
    for leader in driven_out(game, state, side).iter() {
        for to in homes(state, side) {
            out.push(Action::ReturnLeader { leader, to });
        }
    }
}

/// 8a Whatever the use, it then goes to the opponent; 8i who may use it at once, even if he has been asked before.
fn pass_on(state: &mut State, mut window: Window, purpose: AdvantageUse, log: &mut Log<Event>) {
    let receiver = window.asked.other();
    *window.used.get_mut(window.asked) = true;
    pass_advantage(window.asked, purpose, &mut state.advantage, log);
    if !*window.used.get(receiver) {
        window.last = false;
    }
    state.next_step(Step::Window { window });
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
    pass_on(state, window, AdvantageUse::Actions, log);
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
    pass_on(state, window, AdvantageUse::Initiative, log);
    Ok(())
}

fn may_use_at_initiative(state: &State, window: Window) -> Result<(), Illegal> {
    if window.kind != WindowKind::Initiative {
        return Err(Illegal::Shared(Refusal::OtherQuestion { rule: "8b" }));
    }
    may_use(state, window)
}

/// 8f A weakened unit recovers.
pub(crate) fn recover(
    game: &Syracuse,
    state: &mut State,
    window: Window,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_use(state, window)?;
    restore_unit(game, state, window.asked, unit, log)?;
    pass_on(state, window, AdvantageUse::Recovery, log);
    Ok(())
}

/// 8g, 8h A leader comes back.
pub(crate) fn return_leader(
    game: &Syracuse,
    state: &mut State,
    window: Window,
    (leader, to): (PieceId, Place),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_use(state, window)?;
    restore_leader(game, state, window.asked, (leader, to), log)?;
    pass_on(state, window, AdvantageUse::Return, log);
    Ok(())
}

/// 8j A weakened unit recovers in a D.3.
pub(crate) fn recover_in_recovery(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_use_in_recovery(state, side)?;
    restore_unit(game, state, side, unit, log)?;
    pass_on_in_recovery(game, state, side, AdvantageUse::Recovery, log);
    Ok(())
}

/// 8j A leader comes back in a D.3.
pub(crate) fn return_in_recovery(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    leader: (PieceId, Place),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_use_in_recovery(state, side)?;
    restore_leader(game, state, side, leader, log)?;
    recovery::count_swords(game, state, side, leader.0);
    pass_on_in_recovery(game, state, side, AdvantageUse::Return, log);
    Ok(())
}

/// 8a, 8i The opponent receives it, and is asked at once if he can use it.
fn pass_on_in_recovery(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    purpose: AdvantageUse,
    log: &mut Log<Event>,
) {
    *state.phase.advantage_used.get_mut(side) = true;
    pass_advantage(side, purpose, &mut state.advantage, log);
    state.stack.push(Step::Recover {
        side: side.other(),
        left: 0,
        cause: RecoverCause::Advantage,
    });
    recovery::end_if_idle(game, state);
}

fn restore_unit(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !weakened_units(game, state, side).contains(unit) {
        return Err(Illegal::Shared(Refusal::NothingToRecover { piece: unit }));
    }
    state.pieces.recover(&game.pieces, unit, log);
    Ok(())
}

/// 8g, 8h
fn restore_leader(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    (leader, to): (PieceId, Place),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !driven_out(game, state, side).contains(leader) {
        return Err(Illegal::NotByDiscord { leader });
    }
    if !homes(state, side).any(|home| home == to) {
        return Err(Illegal::Shared(Refusal::BadReturn { to }));
    }
    state.discord.remove(leader);
    let moved = state.pieces.get(leader).moved;
    *state.pieces.get_mut(leader) = Piece {
        moved,
        ..Piece::placed(to)
    };
    log.push(|| Event::LeaderReturned { side, leader, to });
    Ok(())
}
