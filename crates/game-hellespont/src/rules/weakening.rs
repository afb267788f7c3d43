//! 6.4h, 5.2b, 4.2.1g, 7.S5 Units that their owner has to weaken.

use crate::rules::prelude::*;

/// Asks the owner for so many of these units, each once.
pub(crate) fn ask(state: &mut State, side: Side, among: PieceSet, left: u8, cause: WeakenCause) {
    state.stack.push(Step::Own(OwnStep::Weaken {
        side,
        among,
        left,
        cause,
    }));
}

/// Takes what leaves no choice. Says whether something is left to decide.
pub(crate) fn settle(act: &mut Act<'_>) -> bool {
    let Some(Step::Own(OwnStep::Weaken {
        side,
        among,
        left,
        cause,
    })) = act.state.step()
    else {
        return false;
    };
    let among = among.intersection(act.state.pieces.in_play());
    if left > 0 && left < among.len() {
        return true;
    }
    act.state.stack.pop();
    cargo::check(act.state, side, cause_of_loss(cause));
    if left > 0 {
        for unit in among.iter() {
            hit(act, unit, cause);
        }
    }
    false
}

/// Which units may be picked.
pub(crate) fn answers(state: &State, among: PieceSet, out: &mut Decisions<Hellespont>) {
    let among = among.intersection(state.pieces.in_play());
    out.extend(among.iter().map(|unit| Action::Weaken { unit }));
}

/// The owner has picked. 7.S5a Rotten hulls cost a second unit after the first.
pub(crate) fn weaken(act: &mut Act<'_>, unit: PieceId) -> Result<(), Illegal> {
    let Some(Step::Own(OwnStep::Weaken {
        side,
        among,
        left,
        cause,
    })) = act.state.step()
    else {
        return Err(Illegal::Shared(Refusal::NotAmong { piece: unit }));
    };
    if !among
        .intersection(act.state.pieces.in_play())
        .contains(unit)
    {
        return Err(Illegal::Shared(Refusal::NotAmong { piece: unit }));
    }
    hit(act, unit, cause);
    let among = among.without(PieceSet::one(unit));
    let (left, cause) = match cause {
        WeakenCause::RottenHullsLost => (1, WeakenCause::RottenHullsWeakened),
        WeakenCause::Attrition
        | WeakenCause::Evasion
        | WeakenCause::Siege
        | WeakenCause::RottenHullsWeakened => (left - 1, cause),
    };
    act.state.next_step(Step::Own(OwnStep::Weaken {
        side,
        among,
        left,
        cause,
    }));
    cargo::check(act.state, side, cause_of_loss(cause));
    Ok(())
}

fn hit(act: &mut Act<'_>, unit: PieceId, cause: WeakenCause) {
    let told = match cause {
        WeakenCause::Attrition => Cause::Attrition,
        WeakenCause::Evasion => Cause::Evasion,
        WeakenCause::Siege => Cause::Siege,
        WeakenCause::RottenHullsLost | WeakenCause::RottenHullsWeakened => Cause::RottenHulls,
    };
    if cause == WeakenCause::RottenHullsLost {
        act.eliminate(unit, told);
    } else {
        act.weaken(unit, told);
    }
}

/// What becomes of those aboard. 9.2i Evading is part of a combat.
fn cause_of_loss(cause: WeakenCause) -> Cause {
    match cause {
        WeakenCause::Evasion => Cause::Sunk,
        WeakenCause::Attrition
        | WeakenCause::Siege
        | WeakenCause::RottenHullsLost
        | WeakenCause::RottenHullsWeakened => Cause::Stranded,
    }
}
