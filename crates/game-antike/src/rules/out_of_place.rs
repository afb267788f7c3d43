//! Answers that do not fit the question: says what has to come first, or why it is too late.

use crate::{
    action::Action,
    illegal::Illegal,
    state::{State, Step},
};

/// turn.2, turn.3, turn.7 Why this answer does not fit this step.
pub(crate) fn reason(state: &State, step: Step, action: Action) -> Illegal {
    match step {
        Step::ChooseNations | Step::ChooseCity(_) => Illegal::ChooseFirst,
        Step::Payment(_) | Step::Entry(_) | Step::GiveUp(_) | Step::Losses(_) => {
            Illegal::AnswerFirst
        }
        Step::Coin | Step::Rondel => before_action(action),
        Step::Temple | Step::Arming | Step::KnowHow | Step::Maneuver => {
            during_action(state, action)
        }
        Step::Cities => after_action(action),
    }
}

fn before_action(action: Action) -> Illegal {
    match action {
        Action::TakeInstead { .. } | Action::TakeNothing => Illegal::CoinWasTaken,
        Action::ChooseNation { .. } | Action::ChoosePair { .. } | Action::StartCity { .. } => {
            Illegal::NoGoingBack
        }
        Action::Pay(_) => Illegal::NothingToPay,
        Action::Demand { .. } | Action::Decline => Illegal::NotEntered,
        Action::GiveUp { .. } | Action::Remove { .. } => Illegal::NotConquering,
        Action::Rondel { .. }
        | Action::BuildTemple { .. }
        | Action::Arm { .. }
        | Action::BuyAdvance { .. }
        | Action::Move { .. }
        | Action::Fight { .. }
        | Action::Conquer { .. }
        | Action::Found { .. }
        | Action::Done => Illegal::RondelFirst,
    }
}

fn during_action(state: &State, action: Action) -> Illegal {
    match action {
        Action::Found { .. } => Illegal::FoundAfterAction,
        Action::BuildTemple { .. }
        | Action::Arm { .. }
        | Action::BuyAdvance { .. }
        | Action::Move { .. }
        | Action::Fight { .. }
        | Action::Conquer { .. } => match state.at_turn().space {
            Some(space) => Illegal::OnlyTheSpaceChosen { space },
            None => Illegal::RondelFirst,
        },
        Action::Rondel { .. } | Action::Done => Illegal::NoGoingBack,
        Action::ChooseNation { .. }
        | Action::ChoosePair { .. }
        | Action::StartCity { .. }
        | Action::TakeInstead { .. }
        | Action::TakeNothing
        | Action::Pay(_)
        | Action::Demand { .. }
        | Action::Decline
        | Action::GiveUp { .. }
        | Action::Remove { .. } => before_action(action),
    }
}

fn after_action(action: Action) -> Illegal {
    match action {
        Action::Rondel { .. }
        | Action::BuildTemple { .. }
        | Action::Arm { .. }
        | Action::BuyAdvance { .. }
        | Action::Move { .. }
        | Action::Fight { .. }
        | Action::Conquer { .. }
        | Action::Found { .. }
        | Action::Done => Illegal::NoGoingBack,
        Action::ChooseNation { .. }
        | Action::ChoosePair { .. }
        | Action::StartCity { .. }
        | Action::TakeInstead { .. }
        | Action::TakeNothing
        | Action::Pay(_)
        | Action::Demand { .. }
        | Action::Decline
        | Action::GiveUp { .. }
        | Action::Remove { .. } => before_action(action),
    }
}
