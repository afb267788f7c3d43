//! 1.4 Taking steps until a player is asked or the game is over.

use super::{
    Play, battle, battles, building, fomenting, going_home, march, operation, sieges, staying, turn,
};
use crate::step::Step;

/// Does a step go on by itself, or is somebody asked?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Goes,
    Asks,
}

/// How far steps are taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pace {
    OneStep,
    /// Until somebody is asked.
    ToTheEnd,
}

/// Goes on until somebody is asked or the game is over.
pub(crate) fn run(play: &mut Play<'_>) {
    go_on(play, Pace::ToTheEnd);
    if play.at.verdict.is_some() {
        play.at.steps.clear();
    }
}

/// The innermost step, as far as it goes by itself.
pub(crate) fn one_step(play: &mut Play<'_>) -> Flow {
    go_on(play, Pace::OneStep)
}

/// Does the next step follow at once?
#[inline]
pub(crate) fn follows(play: &Play<'_>, pace: Pace, flow: Flow) -> bool {
    flow == Flow::Goes && pace == Pace::ToTheEnd && play.at.verdict.is_none()
}

/// The one place where steps are taken: whatever only one of them does becomes part of it.
#[inline(never)]
fn go_on(play: &mut Play<'_>, pace: Pace) -> Flow {
    while play.at.verdict.is_none() {
        let Some(step) = play.at.steps.last() else {
            break;
        };
        // Only what a step holds is read: it has just been written.
        let flow = match *step {
            Step::Turn { .. } => turn::advance(play),
            Step::Operations { .. } | Step::Gather | Step::Walk { .. } => {
                operation::advance(play, pace)
            }
            Step::Objective => Flow::Asks,
            Step::Approach => fomenting::approach(play),
            Step::Intercept { .. } | Step::Levy { .. } => Flow::Asks,
            Step::Ashore { left } => march::advance_ashore(play, left),
            Step::Battle { stage } => battle::advance(play, stage),
            Step::Battles { group } => battles::advance(play, group),
            Step::Sieges { group } => sieges::advance(play, group),
            Step::Remain { side, space } => staying::advance_remain(play, side, space),
            Step::Staying { side, next } => staying::advance(play, side, next),
            Step::Homeward { side, sort, after } => going_home::advance(play, side, sort, after),
            Step::Build { side, left, when } => building::advance(play, side, left, when),
        };
        if flow == Flow::Asks || pace == Pace::OneStep {
            return flow;
        }
    }
    Flow::Asks
}
