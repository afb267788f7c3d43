//! 2.Dj, 2.Dk D.3 Weakened units recover.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::Side,
    illegal::{Illegal, Refusal},
    pieces::PieceId,
    rules::advantage::{self, weakened_units},
    state::State,
    step::{RecoverCause, Step},
};

/// 2.Dj, 2.Dk The swords of all fit leaders in play, Catania included.
pub(crate) fn swords(game: &Syracuse, state: &State, side: Side) -> u8 {
    state.pieces.swords(&game.pieces, side)
}

/// 2.Dj The D.3 of a side.
pub(crate) fn begin(game: &Syracuse, state: &mut State, side: Side) {
    state.stack.push(Step::Recover {
        side,
        left: swords(game, state, side),
        cause: RecoverCause::Leaders,
    });
    end_if_idle(game, state);
}

/// 2.Do, 8j Ends a recovery in which an answer has left nothing to do. The D.3 itself lasts while its player may use counters, or the
/// advantage for somebody to bring back: public facts.
pub(crate) fn end_if_idle(game: &Syracuse, state: &mut State) {
    while let Some(Step::Recover { side, left, cause }) = state.step() {
        let by_advantage = advantage::is_usable_in_recovery(game, state, side);
        let may_play = !state.hands.get(side).is_empty() && !*state.phase.played.get(side);
        let otherwise = match cause {
            RecoverCause::Leaders => by_advantage || may_play,
            RecoverCause::Stratagem => false,
            RecoverCause::Advantage => by_advantage,
        };
        let has_weakened = || !weakened_units(game, state, side).is_empty();
        if otherwise || (left > 0 && has_weakened()) {
            return;
        }
        state.stack.pop();
    }
}

/// 2.Dj Who may recover, as long as swords are left.
pub(crate) fn recover_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    left: u8,
    out: &mut Decisions<Syracuse>,
) {
    if left > 0 {
        let units = weakened_units(game, state, side);
        out.extend(units.iter().map(|unit| Action::Recover { unit }));
    }
    out.push(Action::Done);
}

/// 2.Dj, 2.Dk One unit is at full strength again.
pub(crate) fn recover(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Some(Step::Recover { left, cause, .. }) = state.step() else {
        return Err(Illegal::Shared(Refusal::OtherQuestion { rule: "2.Dj" }));
    };
    let left = left
        .checked_sub(1)
        .ok_or(Illegal::Shared(Refusal::OtherQuestion { rule: "2.Dj" }))?;
    if !weakened_units(game, state, side).contains(unit) {
        return Err(Illegal::Shared(Refusal::NotWeakened { piece: unit }));
    }
    state.pieces.recover(&game.pieces, unit, log);
    state.next_step(Step::Recover { side, left, cause });
    end_if_idle(game, state);
    Ok(())
}

/// 2.Dj, 8j A leader comes back in the D.3 of his side: his swords count too.
pub(crate) fn count_swords(game: &Syracuse, state: &mut State, owner: Side, leader: PieceId) {
    if let Some(Step::Recover { side, left, cause }) = state.step()
        && side == owner
        && cause == RecoverCause::Leaders
    {
        let left = left + state.swords(game, leader);
        state.next_step(Step::Recover { side, left, cause });
    }
}

/// 2.Dj No further unit recovers.
pub(crate) fn recover_done(game: &Syracuse, state: &mut State) -> Result<(), Illegal> {
    state.stack.pop();
    // A stratagem and the advantage lie upon the D.3 in which they were used.
    end_if_idle(game, state);
    Ok(())
}
