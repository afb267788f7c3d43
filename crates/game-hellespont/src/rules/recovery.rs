//! 2.D.3 Weakened units recover.

use crate::{
    rules::{prelude::*, stratagem_targets::restorable},
    step::RecoverCause,
};

/// 2.D.3a, 2.D.3b The swords of all fit leaders in play, bases included.
pub(crate) fn swords(look: Look<'_>, side: Side) -> u8 {
    look.state.pieces.swords(&look.game.pieces, side)
}

/// 2.D.3a The D.3 of a side.
pub(crate) fn begin(act: &mut Act<'_>, side: Side) {
    let (left, cause) = (swords(act.look(), side), RecoverCause::Leaders);
    act.state
        .stack
        .push(Step::Own(OwnStep::Recover { side, left, cause }));
}

/// 2.B.3i, 8k Is there anything to answer? The D.3 itself lasts while its player may use counters or the advantage: public facts.
pub(crate) fn is_asked(look: Look<'_>, (side, left): (Side, u8), cause: RecoverCause) -> bool {
    let otherwise = match cause {
        RecoverCause::Leaders => {
            !look.state.hands.get(side).is_empty() || advantage::is_usable_in_recovery(look, side)
        }
        RecoverCause::Stratagem => false,
    };
    otherwise || (left > 0 && !restorable(look, side).is_empty())
}

/// 2.D.3a, 2.D.3c Who may recover, as long as swords are left.
pub(crate) fn answers(look: Look<'_>, side: Side, left: u8, out: &mut Decisions<Hellespont>) {
    if left > 0 {
        let units = restorable(look, side);
        out.extend(units.iter().map(|unit| Action::Recover { unit }));
    }
    out.push(Action::Done);
}

/// 2.D.3a, 8h A leader comes back in the D.3 of his side: his swords count too.
pub(crate) fn count_swords(act: &mut Act<'_>, owner: Side, leader: PieceId) {
    if let Some(Step::Own(OwnStep::Recover { side, left, cause })) = act.state.step()
        && side == owner
        && cause == RecoverCause::Leaders
    {
        let left = left + act.game.pieces.swords(leader, act.state.pieces.backs());
        act.state
            .next_step(Step::Own(OwnStep::Recover { side, left, cause }));
    }
}

/// 2.D.3a One unit is at full strength again.
pub(crate) fn recover(act: &mut Act<'_>, side: Side, unit: PieceId) -> Result<(), Illegal> {
    let other = Illegal::Shared(Refusal::OtherQuestion { rule: "2.D.3a" });
    let Some(Step::Own(OwnStep::Recover { left, cause, .. })) = act.state.step() else {
        return Err(other);
    };
    let left = left.checked_sub(1).ok_or(other)?;
    if !restorable(act.look(), side).contains(unit) {
        return Err(Illegal::Shared(Refusal::NotWeakened { piece: unit }));
    }
    act.recover(unit);
    act.state
        .next_step(Step::Own(OwnStep::Recover { side, left, cause }));
    cargo::check_recovery(act.state, side);
    Ok(())
}
