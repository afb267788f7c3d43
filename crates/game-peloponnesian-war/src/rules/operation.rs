//! 4.0, 4.3 Operations: whose turn it is, passing, omens, the end of an operation.

use arrayvec::ArrayVec;

use super::{
    Flow, Look, Pace, Play, control, dangers, gathering, leaders, march, neutrals, settle,
};
use crate::{
    event::{EndReason, Event, PassReason},
    force::Force,
    ids::{LeaderId, Side, Sort, SpaceId},
    sets::SpaceSet,
    state::{Mode, Operation, Whereabouts},
    step::{RouteKind, Step},
};

/// 4.3h Is there somebody to lead an operation?
fn has_leader(look: Look<'_>, side: Side) -> bool {
    let waiting = *look.at.drawn.get(side);
    waiting.is_some_and(|leader| look.at.leader_at(leader) == Some(side.home()))
        || look.at.available_leaders(side).next().is_some()
}

/// 4.3h, 4.3i Why a side has to pass at once. A player's leader can always go alone, which costs nothing.
pub(crate) fn must_pass(look: Look<'_>, side: Side) -> Option<PassReason> {
    (!has_leader(look, side)).then_some(PassReason::NoLeader)
}

/// Those of the available points of a space of which at least one can be paid.
pub(crate) fn takeable(look: Look<'_>, side: Side, space: SpaceId) -> Force {
    control::available(look, side, space).capped(payable(look, side))
}

/// Those of some spaces with troops in which somebody can be taken.
pub(crate) fn takeable_within(
    look: Look<'_>,
    side: Side,
    spaces: SpaceSet,
) -> impl Iterator<Item = SpaceId> {
    let payable = if spaces.is_empty() {
        Force::EMPTY
    } else {
        payable(look, side)
    };
    spaces.iter().filter(move |&space| {
        !control::available(look, side, space)
            .capped(payable)
            .is_empty()
    })
}

/// As many as there can be of every sort of which a point can be paid, nothing of the others.
fn payable(look: Look<'_>, side: Side) -> Force {
    if control::may_spend(look, side, look.game.counters.dearest(side)) {
        return Force::FULL;
    }
    let mut payable = Force::EMPTY;
    for sort in Sort::ALL {
        if control::may_spend(look, side, look.game.counters.price(side, sort)) {
            payable.set(sort, Force::MOST);
        }
    }
    payable
}

/// 4.3b, 4.3c, 11.0f The lowest die that forbids an operation.
pub(crate) fn bad_omens(look: Look<'_>, side: Side) -> u8 {
    let omens = &look.game.numbers.omens;
    match (look.at.mode, side) {
        (Mode::Solitaire { player }, _) if player == side => omens.player,
        (Mode::Solitaire { .. }, _) => omens.non_player,
        (Mode::TwoPlayers, Side::Athens) => omens.athens_with_two,
        (Mode::TwoPlayers, Side::Sparta) => omens.sparta_with_two,
    }
}

/// 4.0a, 4.0b One operation after the other until both sides have passed, as far as their steps follow at once.
pub(crate) fn advance(play: &mut Play<'_>, pace: Pace) -> Flow {
    loop {
        let flow = match play.at.steps.last() {
            Some(&Step::Walk { to, stage }) => march::advance(play, to, stage, pace),
            Some(Step::Gather) => gathering::advance(play),
            Some(&Step::Operations { side }) => begin_or_pass(play, side),
            _ => return Flow::Goes,
        };
        if !settle::follows(play, pace, flow) {
            return flow;
        }
    }
}

/// 4.0a The side whose turn it is operates or passes.
fn begin_or_pass(play: &mut Play<'_>, side: Side) -> Flow {
    if play.at.passed.athens && play.at.passed.sparta {
        play.pop();
        return Flow::Goes;
    }
    if *play.at.passed.get(side) {
        play.replace(Step::Operations { side: side.other() });
        return Flow::Goes;
    }
    let limited = *play.at.marks.two_operations.get(side);
    if limited && *play.at.operations.get(side) >= play.game.random_events.omens_operations {
        pass(play, side, PassReason::TwoOperations);
        return Flow::Goes;
    }
    if let Some(reason) = must_pass(play.look(), side) {
        pass(play, side, reason);
        return Flow::Goes;
    }
    if play.at.is_system(side) {
        dangers::begin_operation(play, side);
        return Flow::Goes;
    }
    Flow::Asks
}

/// 4.0b A side is done for this turn. 4.3j A leader whom it has drawn stays at home.
pub(crate) fn pass(play: &mut Play<'_>, side: Side, reason: PassReason) {
    *play.at.passed.get_mut(side) = true;
    play.say(|| Event::Passed { side, reason });
    play.at.operation = None;
    leave_steps(play);
}

/// 4.3a-d Omens and leader; nothing if the omens are bad.
pub(crate) fn begin(play: &mut Play<'_>, side: Side) -> Option<LeaderId> {
    if *play.at.operations.get(side) > 0 {
        let die = play.d6();
        let bad = die.get() >= bad_omens(play.look(), side);
        play.say(|| Event::OmensRolled { side, die, bad });
        if bad {
            pass(play, side, PassReason::Omens);
            return None;
        }
    }
    *play.at.operations.get_mut(side) += 1;
    let Some(leader) = leaders::for_operation(play, side) else {
        pass(play, side, PassReason::NoLeader);
        return None;
    };
    play.at.operation = Some(Operation {
        side,
        leader,
        at: side.home(),
        objective: None,
        army: Force::EMPTY,
        has_taken: false,
        may_go: true,
        has_fomented: false,
        route_kind: RouteKind::Usual,
        route: ArrayVec::new(),
        tried: SpaceSet::EMPTY,
        is_caught: false,
        ships_lost: 0,
        plan: ArrayVec::new(),
    });
    Some(leader)
}

/// 4.1a The objective stands.
pub(crate) fn name_objective(play: &mut Play<'_>, objective: SpaceId) {
    let Some(operation) = play.at.operation.as_mut() else {
        return;
    };
    operation.objective = Some(objective);
    let (side, leader) = (operation.side, operation.leader);
    play.say(|| Event::ObjectiveNamed {
        side,
        leader,
        objective,
    });
}

/// The operation is over; it is the other side's turn.
pub(crate) fn end(play: &mut Play<'_>, reason: EndReason) {
    let Some(operation) = play.at.operation.as_ref() else {
        return;
    };
    let (side, leader, at) = (operation.side, operation.leader, operation.at);
    // 4.3j A rebellion was tried, and no army followed.
    let is_spared =
        !operation.has_taken && (operation.has_fomented || reason == EndReason::FomentingFailed);
    // 3.1.2c Only an army that has come to its objective has done what a danger asks for.
    let has_army = !operation.army.is_empty();
    let reached = operation.objective.filter(|&space| space == at && has_army);
    play.at.operation = None;
    match reason {
        EndReason::LeaderCaught | EndReason::ArmyLost | EndReason::Storm => {
            leaders::send_off(play, leader);
        }
        EndReason::Stopped
        | EndReason::FomentingFailed
        | EndReason::NoRoute
        | EndReason::NoTroops => {
            // 4.3j This leader may be drawn again.
            if is_spared && play.at.leader_at(leader).is_some() {
                play.at.leaders.set(leader, Whereabouts::Free);
            }
        }
        EndReason::Arrived | EndReason::LeaderDead => {}
    }
    if has_army {
        // 3.1.2c Another army of the enemy is another danger.
        play.at.defended.get_mut(side.other()).remove(at);
    }
    if let Some(objective) = reached {
        play.at.defended.get_mut(side).insert(objective);
    }
    play.say(|| Event::OperationEnded { side, reason });
    neutrals::note_attica(play);
    neutrals::check_iasus(play);
    leave_steps(play);
}

/// The steps of an operation are over.
fn leave_steps(play: &mut Play<'_>) {
    while let Some(&step) = play.at.steps.last() {
        if let Step::Operations { side } = step {
            play.replace(Step::Operations { side: side.other() });
            return;
        }
        if matches!(step, Step::Turn { .. }) {
            return;
        }
        play.pop();
    }
}
