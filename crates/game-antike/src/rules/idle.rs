//! turn.9 Actions in which nothing, or nothing more, can be done.

use engine::Log;
use serde::{Deserialize, Serialize};

use crate::{
    event::Event,
    game::Antike,
    ids::Space,
    rules::{arming, know_how, maneuver, rondel, temple, turn},
    state::{State, Step},
};

/// Why nothing can be done on a space of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Idle {
    /// temple.4
    NoBareCity,
    /// temple.5
    NoTempleLeft,
    /// temple.1
    TempleTooDear,
    /// arming.4, arming.13
    NoRoomForUnits,
    /// arming.2
    UnitTooDear,
    /// knowhow.15
    AllAdvancesOwned,
    /// knowhow.9
    AdvanceTooDear,
    /// maneuver.2
    NoUnits,
}

/// turn.9 Does a step of an action leave anything to be done?
fn may_act(game: &Antike, state: &State, step: Step) -> Result<(), Idle> {
    match step {
        Step::Temple => temple::may_act(game, state),
        Step::Arming => arming::may_act(game, state),
        Step::KnowHow => know_how::may_act(game, state),
        Step::Maneuver => maneuver::may_act(state),
        Step::ChooseNations
        | Step::ChooseCity(_)
        | Step::Coin(_)
        | Step::Rondel
        | Step::Cities
        | Step::Payment(_)
        | Step::Entry(_)
        | Step::GiveUp(_)
        | Step::Losses(_) => Ok(()),
    }
}

/// turn.9 An action in which nothing more can be done ends without a question.
#[inline]
pub(crate) fn end_if_idle(game: &Antike, state: &mut State, log: &mut Log<Event>) {
    let Some(step) = state.step() else { return };
    if may_act(game, state, step).is_err() {
        turn::after_action(game, state, log);
    }
}

/// turn.6, turn.9 The action of a space begins; where nothing can be done that is told.
pub(crate) fn begin_action(
    game: &Antike,
    state: &mut State,
    space: Space,
    step: Step,
    log: &mut Log<Event>,
) {
    state.next_step(step);
    if let Err(why) = may_act(game, state, step) {
        let nation = state.at_turn().nation;
        log.push(|| Event::NothingToDo { nation, space, why });
        turn::after_action(game, state, log);
    }
}

/// turn.6 Why a space would be chosen in vain, however the move is paid.
pub(crate) fn in_vain(game: &Antike, state: &State, space: Space) -> Option<Idle> {
    let step = Step::of_space(space)?;
    let mut verdict = None;
    rondel::price(game, state, space).ways(&state.at_turn().stock, |payment| {
        if verdict != Some(Ok(())) {
            let mut then = state.clone();
            then.pay(payment);
            then.at_turn_mut().space = Some(space);
            verdict = Some(may_act(game, &then, step));
        }
    });
    verdict?.err()
}
