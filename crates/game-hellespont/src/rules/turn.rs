//! 2 The course of a turn.

use campaign::{HalfTurn, action_points, initiative, next_to_act};

use crate::rules::prelude::*;

fn next(state: &mut State, stage: Stage) {
    state.next_step(Step::Turn { stage });
}

/// 2.Da One part of the turn, and which comes next.
pub(crate) fn proceed(act: &mut Act<'_>, stage: Stage) {
    // 6d The markers turn as soon as there is a cause.
    supply::refresh(act);
    match stage {
        Stage::Own(OwnStage::Choices { second }) => {
            let (side, following) = if second {
                (Side::Spartan, Stage::Draw)
            } else {
                (
                    Side::Athenian,
                    Stage::Own(OwnStage::Choices { second: true }),
                )
            };
            next(act.state, following);
            act.state.stack.push(Step::Own(OwnStep::Choose { side }));
        }
        Stage::Draw => draw(act),
        Stage::Initiative => {
            act.state.phase = Phase::default();
            roll_initiative(act);
            next(act.state, Stage::StartReinforcements);
            act.state
                .open_window(WindowKind::Initiative, act.state.advantage);
        }
        Stage::StartReinforcements
        | Stage::Own(OwnStage::Withdrawals)
        | Stage::Arrivals(_)
        | Stage::Own(OwnStage::BaseMoves(_))
        | Stage::LeadersRecover => reinforce(act, stage),
        Stage::Actions { side } => next_action_phase(act.state, side),
        Stage::Sieges(half) => {
            let (side, hands) = (
                half.side,
                Stage::Hands(HalfTurn::first(act.state.initiative)),
            );
            act.state.phase = Phase::default();
            next(act.state, half.next().map_or(hands, Stage::Sieges));
            act.state.stack.push(Step::Sieges { side, done: 0 });
        }
        Stage::Hands(_)
        | Stage::Regrouping(_)
        | Stage::Recovery(_)
        | Stage::Supply(_)
        | Stage::Famine(_)
        | Stage::StartAttrition(_)
        | Stage::Own(OwnStage::Attrition(_)) => adjust(act, stage),
        Stage::End => end(act),
    }
}

/// 2.B.2p The parts of B.2.
fn reinforce(act: &mut Act<'_>, stage: Stage) {
    match stage {
        Stage::StartReinforcements => {
            act.state.begin_phase();
            next(act.state, Stage::Own(OwnStage::Withdrawals));
            act.state
                .open_window(WindowKind::Reinforcements, act.state.advantage);
        }
        Stage::Own(OwnStage::Withdrawals) => {
            arrivals::withdraw_leaders(act);
            next(
                act.state,
                Stage::Arrivals(HalfTurn::first(act.state.advantage)),
            );
        }
        Stage::Arrivals(half) => match arrivals::due_group(act.look(), half.side) {
            Some(group) => arrivals::arrive(act, group),
            None => {
                let moves = Stage::Own(OwnStage::BaseMoves(HalfTurn::first(half.side.other())));
                next(act.state, half.next().map_or(moves, Stage::Arrivals));
            }
        },
        Stage::Own(OwnStage::BaseMoves(half)) => {
            let following = half.next().map_or(Stage::LeadersRecover, |half| {
                Stage::Own(OwnStage::BaseMoves(half))
            });
            next(act.state, following);
            bases::begin(act.state, half.side);
        }
        Stage::LeadersRecover => {
            act.leaders_recover();
            let side = act.state.initiative;
            next(act.state, Stage::Actions { side });
        }
        Stage::Own(OwnStage::Choices { .. })
        | Stage::Draw
        | Stage::Initiative
        | Stage::Actions { .. }
        | Stage::Sieges(_)
        | Stage::Hands(_)
        | Stage::Regrouping(_)
        | Stage::Recovery(_)
        | Stage::Supply(_)
        | Stage::Famine(_)
        | Stage::StartAttrition(_)
        | Stage::Own(OwnStage::Attrition(_))
        | Stage::End => {}
    }
}

/// 2.Da The adjustments, for one player after the other.
fn adjust(act: &mut Act<'_>, stage: Stage) {
    match stage {
        Stage::Hands(half) => {
            next(act.state, Stage::Regrouping(half));
            hands::begin(act.state, half.side);
        }
        Stage::Regrouping(half) => {
            let recovery = Stage::Recovery(HalfTurn::first(act.state.initiative));
            next(act.state, half.next().map_or(recovery, Stage::Hands));
            regrouping::begin(act, half.side);
        }
        Stage::Recovery(half) => {
            next(act.state, Stage::Supply(half));
            recovery::begin(act, half.side);
        }
        Stage::Supply(half) => {
            act.state.phase.passed = PerSide::default();
            supply::adjust(act, half.side);
            next(act.state, Stage::Famine(half));
            act.state.open_window_for(WindowKind::Supply, half.side);
        }
        Stage::Famine(half) => {
            next(act.state, Stage::StartAttrition(half));
            supply::famine(act, half.side);
        }
        Stage::StartAttrition(half) => {
            act.state.phase = Phase::default();
            next(act.state, Stage::Own(OwnStage::Attrition(half)));
            act.state.open_window(WindowKind::Attrition, half.side);
        }
        Stage::Own(OwnStage::Attrition(half)) => {
            let side = half.side;
            if attrition::zones(act.look(), side).next().is_some() {
                act.state.stack.push(Step::Own(OwnStep::Tests { side }));
                return;
            }
            next(act.state, half.next().map_or(Stage::End, Stage::Recovery));
        }
        Stage::Own(OwnStage::Choices { .. })
        | Stage::Draw
        | Stage::Initiative
        | Stage::StartReinforcements
        | Stage::Own(OwnStage::Withdrawals)
        | Stage::Arrivals(_)
        | Stage::Own(OwnStage::BaseMoves(_))
        | Stage::LeadersRecover
        | Stage::Actions { .. }
        | Stage::Sieges(_)
        | Stage::End => {}
    }
}

/// 2.Ab, 10.1e The holder of the advantage draws first; in the first turn the scenario says how many.
fn draw(act: &mut Act<'_>) {
    next(act.state, Stage::Initiative);
    if let Some(card) = act.game.turn(act.state.turn) {
        let (turn, month, year) = (act.state.turn, card.month, card.year());
        act.log.push(|| Event::TurnBegan { turn, month, year });
    }
    let Some(scenario) = act.game.scenario(act.state) else {
        return;
    };
    for side in [act.state.advantage, act.state.advantage.other()] {
        let count = if act.state.turn == scenario.first_turn {
            *scenario.first_draws.get(side)
        } else {
            2
        };
        act.draw(side, count);
    }
}

/// 2.B.1a to 2.B.1f Dice for the initiative and for action points.
fn roll_initiative(act: &mut Act<'_>) {
    let mut roll = || [act.state.dice.d6(act.log), act.state.dice.d6(act.log)];
    let (athenian, spartan) = (roll(), roll());
    resolve_initiative(act, athenian, spartan);
}

/// 2.B.1a to 2.B.1f The higher total has the initiative, the advantage a tie; half the dice and the month make the points.
pub(crate) fn resolve_initiative(act: &mut Act<'_>, athenian: [D6; 2], spartan: [D6; 2]) {
    act.state.initiative = initiative([athenian, spartan], act.state.advantage);
    if let Some(card) = act.game.turn(act.state.turn) {
        let points = |dice| action_points(dice, card.action_points, &card.except_totals);
        act.state.actions = PerSide {
            athenian: points(athenian),
            spartan: points(spartan),
        };
    }
    let (initiative, actions) = (act.state.initiative, act.state.actions);
    act.log.push(|| Event::InitiativeRolled {
        athenian,
        spartan,
        initiative,
        actions,
    });
}

/// 2.B.3b to 2.B.3e Whoever has points left plays the next action phase. 2.B.3f Ruling: when nobody has any there is no attacker, and units that
/// still face each other stay.
fn next_action_phase(state: &mut State, side: Side) {
    let active = next_to_act(side, &state.actions);
    state.phase = Phase::default();
    match active {
        Some(side) => {
            next(state, Stage::Actions { side: side.other() });
            state.stack.push(Step::Announce { side });
        }
        None => {
            next(state, Stage::Sieges(HalfTurn::first(state.initiative)));
        }
    }
}

/// 2.Db The victory check, and the next turn.
fn end(act: &mut Act<'_>) {
    victory::check(act);
    if act.state.verdict.is_none() {
        act.state.turn += 1;
        next(act.state, Stage::Draw);
    }
}
