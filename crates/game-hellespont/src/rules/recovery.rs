//! 2.D.3 Weakened units recover.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Hellespont,
    ids::Side,
    illegal::{Illegal, Refusal},
    pieces::PieceId,
    rules::{advantage, cargo, stratagem_targets::restorable},
    state::State,
    step::{RecoverCause, Step},
};

/// 2.D.3a, 2.D.3b The swords of all fit leaders in play, bases included.
pub(crate) fn swords(game: &Hellespont, state: &State, side: Side) -> u8 {
    state.pieces.swords(&game.pieces, side)
}

/// 2.D.3a The D.3 of a side.
pub(crate) fn begin(game: &Hellespont, state: &mut State, side: Side) {
    state.stack.push(Step::Recover {
        side,
        left: swords(game, state, side),
        cause: RecoverCause::Leaders,
    });
}

/// 2.B.3i, 8k Is there anything to answer? The D.3 itself lasts while its player may use counters or the advantage: public facts.
pub(crate) fn is_asked(
    game: &Hellespont,
    state: &State,
    (side, left): (Side, u8),
    cause: RecoverCause,
) -> bool {
    let otherwise = match cause {
        RecoverCause::Leaders => {
            !state.hands.get(side).is_empty() || advantage::is_usable_in_recovery(game, state, side)
        }
        RecoverCause::Stratagem => false,
    };
    otherwise || (left > 0 && !restorable(game, state, side).is_empty())
}

/// 2.D.3a, 2.D.3c Who may recover, as long as swords are left.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    left: u8,
    out: &mut Decisions<Hellespont>,
) {
    if left > 0 {
        let units = restorable(game, state, side);
        out.extend(units.iter().map(|unit| Action::Recover { unit }));
    }
    out.push(Action::Done);
}

/// 2.D.3a, 8h A leader comes back in the D.3 of his side: his swords count too.
pub(crate) fn count_swords(game: &Hellespont, state: &mut State, owner: Side, leader: PieceId) {
    if let Some(Step::Recover { side, left, cause }) = state.step()
        && side == owner
        && cause == RecoverCause::Leaders
    {
        let left = left + game.pieces.swords(leader, state.pieces.backs());
        state.next_step(Step::Recover { side, left, cause });
    }
}

/// 2.D.3a One unit is at full strength again.
pub(crate) fn recover(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let other = Illegal::Shared(Refusal::OtherQuestion { rule: "2.D.3a" });
    let Some(Step::Recover { left, cause, .. }) = state.step() else {
        return Err(other);
    };
    let left = left.checked_sub(1).ok_or(other)?;
    if !restorable(game, state, side).contains(unit) {
        return Err(Illegal::Shared(Refusal::NotWeakened { piece: unit }));
    }
    state.pieces.recover(&game.pieces, unit, log);
    state.next_step(Step::Recover { side, left, cause });
    cargo::check_recovery(state, side);
    Ok(())
}
