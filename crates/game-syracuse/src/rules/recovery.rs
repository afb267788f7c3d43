//! 2.Dj, 2.Dk D.3 Weakened units recover.

use crate::{rules::prelude::*, step::RecoverCause};

/// 2.Dj, 2.Dk The swords of all fit leaders in play, Catania included.
pub(crate) fn swords(look: Look<'_>, side: Side) -> u8 {
    look.state.pieces.swords(&look.game.pieces, side)
}

/// 2.Dj The D.3 of a side.
pub(crate) fn begin(act: &mut Act<'_>, side: Side) {
    let (left, cause) = (swords(act.look(), side), RecoverCause::Leaders);
    act.state
        .stack
        .push(Step::Own(OwnStep::Recover { side, left, cause }));
    end_if_idle(act);
}

/// 2.Do, 8j Ends a recovery in which an answer has left nothing to do. The D.3 itself lasts while its player may use counters, or the
/// advantage for somebody to bring back: public facts.
pub(crate) fn end_if_idle(act: &mut Act<'_>) {
    while let Some(Step::Own(OwnStep::Recover { side, left, cause })) = act.state.step() {
        let by_advantage = advantage::is_usable_in_recovery(act.look(), side);
        let may_play = !act.state.hands.get(side).is_empty() && !*act.state.phase.played.get(side);
        let otherwise = match cause {
            RecoverCause::Leaders => by_advantage || may_play,
            RecoverCause::Stratagem => false,
            RecoverCause::Advantage => by_advantage,
        };
        let has_weakened = || !act.look().weakened_units(side).is_empty();
        if otherwise || (left > 0 && has_weakened()) {
            return;
        }
        act.state.stack.pop();
    }
}

/// 2.Dj Who may recover, as long as swords are left.
pub(crate) fn recover_answers(look: Look<'_>, side: Side, left: u8, out: &mut Decisions<Syracuse>) {
    if left > 0 {
        let units = look.weakened_units(side);
        out.extend(units.iter().map(|unit| Action::Recover { unit }));
    }
    out.push(Action::Done);
}

/// 2.Dj, 2.Dk One unit is at full strength again.
pub(crate) fn recover(act: &mut Act<'_>, side: Side, unit: PieceId) -> Result<(), Illegal> {
    let Some(Step::Own(OwnStep::Recover { left, cause, .. })) = act.state.step() else {
        return Err(Illegal::Shared(Refusal::OtherQuestion { rule: "2.Dj" }));
    };
    let left = left
        .checked_sub(1)
        .ok_or(Illegal::Shared(Refusal::OtherQuestion { rule: "2.Dj" }))?;
    if !act.look().weakened_units(side).contains(unit) {
        return Err(Illegal::Shared(Refusal::NotWeakened { piece: unit }));
    }
    act.recover(unit);
    act.state
        .next_step(Step::Own(OwnStep::Recover { side, left, cause }));
    end_if_idle(act);
    Ok(())
}

/// 2.Dj, 8j A leader comes back in the D.3 of his side: his swords count too.
pub(crate) fn count_swords(act: &mut Act<'_>, owner: Side, leader: PieceId) {
    if let Some(Step::Own(OwnStep::Recover { side, left, cause })) = act.state.step()
        && side == owner
        && cause == RecoverCause::Leaders
    {
        let left = left + act.look().swords(leader);
        act.state
            .next_step(Step::Own(OwnStep::Recover { side, left, cause }));
    }
}

/// 2.Dj No further unit recovers.
pub(crate) fn recover_done(act: &mut Act<'_>) -> Result<(), Illegal> {
    act.state.stack.pop();
    // A stratagem and the advantage lie upon the D.3 in which they were used.
    end_if_idle(act);
    Ok(())
}
