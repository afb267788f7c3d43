//! Answers that do not fit the question: says what has to come first, or why it is too late.

use crate::{
    action::Action,
    illegal::Illegal,
    state::{State, Step},
};

/// turn.2, turn.3, turn.7 Why this answer does not fit this step.
pub(crate) fn reason(state: &State, step: Step, action: Action) -> Illegal {
    match step {
        Step::ChooseNations => Illegal::ChooseFirst,
        Step::ChooseCity(_) => Illegal::ChooseCityFirst,
        Step::Payment(_) => Illegal::PayFirst,
        Step::Entry(_) => Illegal::ReactFirst,
        Step::GiveUp(_) => Illegal::GiveUpFirst,
        Step::Losses(_) => Illegal::RemoveFirst,
        Step::Coin(_) => before_action(action, Illegal::CoinFirst),
        Step::Rondel => before_action(action, Illegal::RondelFirst),
        Step::Temple | Step::Arming | Step::KnowHow | Step::Maneuver => match moment(action) {
            Moment::Rondel | Moment::Action(_) | Moment::Done => only_the_space_chosen(state),
            Moment::Cities => Illegal::FoundAfterAction,
            Moment::Elsewhere(reason) => reason,
        },
        Step::Cities => match moment(action) {
            Moment::Action(of) if state.at_turn().space.and_then(Step::of_space) == Some(of) => {
                Illegal::NoGoingBack
            }
            Moment::Action(_) => only_the_space_chosen(state),
            Moment::Rondel | Moment::Cities | Moment::Done => Illegal::NoGoingBack,
            Moment::Elsewhere(reason) => reason,
        },
    }
}

/// turn.2 What has to come first before anything else of a turn.
fn before_action(action: Action, first: Illegal) -> Illegal {
    match moment(action) {
        Moment::Rondel | Moment::Action(_) | Moment::Cities | Moment::Done => first,
        Moment::Elsewhere(reason) => reason,
    }
}

/// When in a turn an answer belongs.
enum Moment {
    Rondel,
    Action(Step),
    Cities,
    Done,
    /// Only as the answer to a question that is not open.
    Elsewhere(Illegal),
}

fn moment(action: Action) -> Moment {
    match action {
        Action::Rondel { .. } => Moment::Rondel,
        Action::BuildTemple { .. } => Moment::Action(Step::Temple),
        Action::Arm { .. } => Moment::Action(Step::Arming),
        Action::BuyAdvance { .. } => Moment::Action(Step::KnowHow),
        Action::Move { .. } | Action::Fight { .. } | Action::Conquer { .. } => {
            Moment::Action(Step::Maneuver)
        }
        Action::Found { .. } => Moment::Cities,
        Action::Done => Moment::Done,
        Action::ChooseNation { .. } | Action::ChoosePair { .. } | Action::StartCity { .. } => {
            Moment::Elsewhere(Illegal::NoGoingBack)
        }
        Action::TakeInstead { .. } | Action::TakeNothing => {
            Moment::Elsewhere(Illegal::CoinWasTaken)
        }
        Action::DeclineCoin => Moment::Elsewhere(Illegal::NoNewCoin),
        Action::Pay(_) => Moment::Elsewhere(Illegal::NothingToPay),
        Action::Demand { .. } | Action::Decline => Moment::Elsewhere(Illegal::NotEntered),
        Action::GiveUp { .. } | Action::Remove { .. } => Moment::Elsewhere(Illegal::NotConquering),
    }
}

/// turn.3 One space a turn.
fn only_the_space_chosen(state: &State) -> Illegal {
    match state.at_turn().space {
        Some(space) => Illegal::OnlyTheSpaceChosen { space },
        None => Illegal::RondelFirst,
    }
}
