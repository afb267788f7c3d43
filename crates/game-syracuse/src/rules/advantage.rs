//! 8 The advantage and its uses.

use campaign::{AdvantageUse, may_use_advantage};

use crate::{ids::CITY, rules::prelude::*, state::Piece, step::RecoverCause};

/// 8a, 8i Does he have it, and not used it in this window?
fn may_use(state: &State, window: Window) -> Result<(), Illegal> {
    let side = window.asked;
    may_use_advantage::<Types>(state.advantage, side, *window.used.get(side))?;
    Ok(())
}

/// 8a, 8i Does he have it, and not used it in this D.3?
fn may_use_in_recovery(state: &State, side: Side) -> Result<(), Illegal> {
    let is_used = *state.phase.own.advantage_used.get(side);
    may_use_advantage::<Types>(state.advantage, side, is_used)?;
    Ok(())
}

/// 8g A side's leaders whom discord has driven out.
fn driven_out(look: Look<'_>, side: Side) -> PieceSet {
    look.state.discord.intersection(look.game.pieces.of(side))
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
pub(crate) fn is_usable(look: Look<'_>, window: Window) -> bool {
    let side = window.asked;
    may_use(look.state, window).is_ok()
        && (window.kind == WindowKind::Initiative || has_restorations(look, side))
}

/// 8i, 8j The same in a D.3.
pub(crate) fn is_usable_in_recovery(look: Look<'_>, side: Side) -> bool {
    may_use_in_recovery(look.state, side).is_ok() && has_restorations(look, side)
}

fn has_restorations(look: Look<'_>, side: Side) -> bool {
    !look.weakened_units(side).is_empty() || !driven_out(look, side).is_empty()
}

/// 8b, 8c, 8f, 8g Everything it can be used for now.
pub(crate) fn uses(look: Look<'_>, window: Window, out: &mut Decisions<Syracuse>) {
    if may_use(look.state, window).is_err() {
        return;
    }
    if window.kind == WindowKind::Initiative {
        out.push(Action::AddActions);
        out.push(Action::SwapInitiative);
    }
    restorations(look, window.asked, out);
}

/// 8i, 8j The uses in a D.3.
pub(crate) fn uses_in_recovery(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    if may_use_in_recovery(look.state, side).is_ok() {
        restorations(look, side, out);
    }
}

/// 8f, 8g Units and leaders whom the advantage can restore.
fn restorations(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    for unit in look.weakened_units(side).iter() {
        out.push(Action::RecoverByAdvantage { unit });
    }
    for leader in driven_out(look, side).iter() {
        for to in homes(look.state, side) {
            out.push(Action::ReturnLeader { leader, to });
        }
    }
}

/// 8a Whatever the use, it then goes to the opponent; 8i who may use it at once, even if he has been asked before.
fn pass_on(act: &mut Act<'_>, mut window: Window, purpose: AdvantageUse) {
    let receiver = window.asked.other();
    *window.own.used.get_mut(window.asked) = true;
    act.pass_advantage(window.asked, purpose);
    if !*window.used.get(receiver) {
        window.last = false;
    }
    act.state.next_step(Step::Window { window });
}

/// 8b Two points more.
pub(crate) fn add_actions(act: &mut Act<'_>, window: Window) -> Result<(), Illegal> {
    may_use_at_initiative(act.state, window)?;
    let side = window.asked;
    act.add_actions(side);
    pass_on(act, window, AdvantageUse::Actions);
    Ok(())
}

/// 8c The initiative changes hands.
pub(crate) fn swap_initiative(act: &mut Act<'_>, window: Window) -> Result<(), Illegal> {
    may_use_at_initiative(act.state, window)?;
    act.swap_initiative(window.asked);
    pass_on(act, window, AdvantageUse::Initiative);
    Ok(())
}

fn may_use_at_initiative(state: &State, window: Window) -> Result<(), Illegal> {
    if window.kind != WindowKind::Initiative {
        return Err(Illegal::Shared(Refusal::OtherQuestion { rule: "8b" }));
    }
    may_use(state, window)
}

/// 8f A weakened unit recovers.
pub(crate) fn recover(act: &mut Act<'_>, window: Window, unit: PieceId) -> Result<(), Illegal> {
    may_use(act.state, window)?;
    restore_unit(act, window.asked, unit)?;
    pass_on(act, window, AdvantageUse::Recovery);
    Ok(())
}

/// 8g, 8h A leader comes back.
pub(crate) fn return_leader(
    act: &mut Act<'_>,
    window: Window,
    (leader, to): (PieceId, Place),
) -> Result<(), Illegal> {
    may_use(act.state, window)?;
    restore_leader(act, window.asked, (leader, to))?;
    pass_on(act, window, AdvantageUse::Return);
    Ok(())
}

/// 8j A weakened unit recovers in a D.3.
pub(crate) fn recover_in_recovery(
    act: &mut Act<'_>,
    side: Side,
    unit: PieceId,
) -> Result<(), Illegal> {
    may_use_in_recovery(act.state, side)?;
    restore_unit(act, side, unit)?;
    pass_on_in_recovery(act, side, AdvantageUse::Recovery);
    Ok(())
}

/// 8j A leader comes back in a D.3.
pub(crate) fn return_in_recovery(
    act: &mut Act<'_>,
    side: Side,
    leader: (PieceId, Place),
) -> Result<(), Illegal> {
    may_use_in_recovery(act.state, side)?;
    restore_leader(act, side, leader)?;
    recovery::count_swords(act, side, leader.0);
    pass_on_in_recovery(act, side, AdvantageUse::Return);
    Ok(())
}

/// 8a, 8i The opponent receives it, and is asked at once if he can use it.
fn pass_on_in_recovery(act: &mut Act<'_>, side: Side, purpose: AdvantageUse) {
    *act.state.phase.own.advantage_used.get_mut(side) = true;
    act.pass_advantage(side, purpose);
    act.state.stack.push(Step::Own(OwnStep::Recover {
        side: side.other(),
        left: 0,
        cause: RecoverCause::Advantage,
    }));
    recovery::end_if_idle(act);
}

fn restore_unit(act: &mut Act<'_>, side: Side, unit: PieceId) -> Result<(), Illegal> {
    if !act.look().weakened_units(side).contains(unit) {
        return Err(Illegal::Shared(Refusal::NothingToRecover { piece: unit }));
    }
    act.recover(unit);
    Ok(())
}

/// 8g, 8h
fn restore_leader(
    act: &mut Act<'_>,
    side: Side,
    (leader, to): (PieceId, Place),
) -> Result<(), Illegal> {
    if !driven_out(act.look(), side).contains(leader) {
        return Err(Illegal::NotByDiscord { leader });
    }
    if !homes(act.state, side).any(|home| home == to) {
        return Err(Illegal::Shared(Refusal::BadReturn { to }));
    }
    act.state.discord.remove(leader);
    let moved = act.state.pieces.get(leader).moved;
    *act.state.pieces.get_mut(leader) = Piece {
        moved,
        ..Piece::placed(to)
    };
    act.log.push(|| Event::LeaderReturned { side, leader, to });
    Ok(())
}
