//! 2 The course of a turn.

use campaign::{HalfTurn, action_points, initiative, next_to_act};
use engine::{D6, Log};

use crate::{
    event::{Event, PieceEvent},
    game::Hellespont,
    ids::{PerSide, Side},
    rules::{
        activation, arrivals, attrition, bases, hands, recovery, regrouping, settle,
        stratagem_effects, supply, victory, windows,
    },
    state::{PhaseRecord, State},
    step::{Stage, Step, WindowKind},
};

/// Goes on until a decision is needed or the game is over.
pub(crate) fn run(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    while let Some(step) = state.step() {
        if let Step::Turn { stage } = step {
            // 6d The markers turn as soon as there is a cause.
            supply::refresh(game, state, log);
            proceed(game, state, stage, log);
        } else if settle::settle(game, state, step, log) {
            return;
        }
    }
}

fn next(state: &mut State, stage: Stage) {
    state.next_step(Step::Turn { stage });
}

/// 2.Da One part of the turn, and which comes next.
fn proceed(game: &Hellespont, state: &mut State, stage: Stage, log: &mut Log<Event>) {
    match stage {
        Stage::Choices { second } => {
            let (side, following) = if second {
                (Side::Spartan, Stage::Draw)
            } else {
                (Side::Athenian, Stage::Choices { second: true })
            };
            next(state, following);
            state.stack.push(Step::Choose { side });
        }
        Stage::Draw => draw(game, state, log),
        Stage::Initiative => {
            state.phase = PhaseRecord::default();
            roll_initiative(game, state, log);
            next(state, Stage::StartReinforcements);
            windows::open(state, WindowKind::Initiative, state.advantage);
        }
        Stage::StartReinforcements
        | Stage::Withdrawals
        | Stage::Arrivals(_)
        | Stage::BaseMoves(_)
        | Stage::LeadersRecover => reinforce(game, state, stage, log),
        Stage::Actions { side } => next_action_phase(state, side),
        Stage::Sieges(half) => {
            let (side, hands) = (half.side, Stage::Hands(HalfTurn::first(state.initiative)));
            state.phase = PhaseRecord::default();
            next(state, half.next().map_or(hands, Stage::Sieges));
            state.stack.push(Step::Sieges { side, done: 0 });
        }
        Stage::Hands(_)
        | Stage::Regrouping(_)
        | Stage::Recovery(_)
        | Stage::Supply(_)
        | Stage::Famine(_)
        | Stage::StartAttrition(_)
        | Stage::Attrition(_) => adjust(game, state, stage, log),
        Stage::End => end(game, state, log),
    }
}

/// 2.B.2p The parts of B.2.
fn reinforce(game: &Hellespont, state: &mut State, stage: Stage, log: &mut Log<Event>) {
    match stage {
        Stage::StartReinforcements => {
            activation::begin_phase(state);
            next(state, Stage::Withdrawals);
            windows::open(state, WindowKind::Reinforcements, state.advantage);
        }
        Stage::Withdrawals => {
            arrivals::withdraw_leaders(game, state, log);
            next(state, Stage::Arrivals(HalfTurn::first(state.advantage)));
        }
        Stage::Arrivals(half) => match arrivals::due_group(game, state, half.side) {
            Some(group) => arrivals::arrive(game, state, group, log),
            None => {
                let moves = Stage::BaseMoves(HalfTurn::first(half.side.other()));
                next(state, half.next().map_or(moves, Stage::Arrivals));
            }
        },
        Stage::BaseMoves(half) => {
            let following = half.next().map_or(Stage::LeadersRecover, Stage::BaseMoves);
            next(state, following);
            bases::begin(state, half.side);
        }
        Stage::LeadersRecover => {
            leaders_recover(game, state, log);
            let side = state.initiative;
            next(state, Stage::Actions { side });
        }
        Stage::Choices { .. }
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
        | Stage::Attrition(_)
        | Stage::End => {}
    }
}

/// 2.Da The adjustments, for one player after the other.
fn adjust(game: &Hellespont, state: &mut State, stage: Stage, log: &mut Log<Event>) {
    match stage {
        Stage::Hands(half) => {
            next(state, Stage::Regrouping(half));
            hands::begin(state, half.side);
        }
        Stage::Regrouping(half) => {
            let recovery = Stage::Recovery(HalfTurn::first(state.initiative));
            next(state, half.next().map_or(recovery, Stage::Hands));
            regrouping::begin(game, state, half.side);
        }
        Stage::Recovery(half) => {
            next(state, Stage::Supply(half));
            recovery::begin(game, state, half.side);
        }
        Stage::Supply(half) => {
            state.phase.passed = PerSide::default();
            supply::adjust(game, state, half.side, log);
            next(state, Stage::Famine(half));
            windows::open_for(state, WindowKind::Supply, half.side);
        }
        Stage::Famine(half) => {
            next(state, Stage::StartAttrition(half));
            supply::famine(game, state, half.side, log);
        }
        Stage::StartAttrition(half) => {
            state.phase = PhaseRecord::default();
            next(state, Stage::Attrition(half));
            windows::open(state, WindowKind::Attrition, half.side);
        }
        Stage::Attrition(half) => {
            let side = half.side;
            if attrition::zones(game, state, side).next().is_some() {
                state.stack.push(Step::Tests { side });
                return;
            }
            next(state, half.next().map_or(Stage::End, Stage::Recovery));
        }
        Stage::Choices { .. }
        | Stage::Draw
        | Stage::Initiative
        | Stage::StartReinforcements
        | Stage::Withdrawals
        | Stage::Arrivals(_)
        | Stage::BaseMoves(_)
        | Stage::LeadersRecover
        | Stage::Actions { .. }
        | Stage::Sieges(_)
        | Stage::End => {}
    }
}

/// 2.Ab, 10.1e The holder of the advantage draws first; in the first turn the scenario says how many.
fn draw(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    next(state, Stage::Initiative);
    if let Some(card) = game.scenarios.turn(state.turn) {
        let (turn, month, year) = (state.turn, card.month, card.year());
        log.push(|| Event::TurnBegan { turn, month, year });
    }
    let Some(scenario) = game.scenario(state) else {
        return;
    };
    for side in [state.advantage, state.advantage.other()] {
        let count = if state.turn == scenario.first_turn {
            *scenario.first_draws.get(side)
        } else {
            2
        };
        stratagem_effects::draw(state, side, count, log);
    }
}

/// 2.B.1a to 2.B.1f Dice for the initiative and for action points.
fn roll_initiative(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    let mut roll = || [state.dice.d6(log), state.dice.d6(log)];
    let (athenian, spartan) = (roll(), roll());
    resolve_initiative(game, state, athenian, spartan, log);
}

/// 2.B.1a to 2.B.1f The higher total has the initiative, the advantage a tie; half the dice and the month make the points.
pub(crate) fn resolve_initiative(
    game: &Hellespont,
    state: &mut State,
    athenian: [D6; 2],
    spartan: [D6; 2],
    log: &mut Log<Event>,
) {
    state.initiative = initiative([athenian, spartan], state.advantage);
    if let Some(card) = game.scenarios.turn(state.turn) {
        let points = |dice| action_points(dice, card.action_points, &card.except_totals);
        state.actions = PerSide {
            athenian: points(athenian),
            spartan: points(spartan),
        };
    }
    let (initiative, actions) = (state.initiative, state.actions);
    log.push(|| Event::InitiativeRolled {
        athenian,
        spartan,
        initiative,
        actions,
    });
}

/// 2.B.3a Wounded and sick leaders of both sides are fit again.
fn leaders_recover(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    let pieces = state.pieces.leaders_recover(game.pieces.leaders);
    if !pieces.is_empty() {
        log.push(|| Event::Piece(PieceEvent::LeadersRecovered { pieces }));
    }
}

/// 2.B.3b to 2.B.3e Whoever has points left plays the next action phase. 2.B.3f Ruling: when nobody has any there is no attacker, and units that
/// still face each other stay.
fn next_action_phase(state: &mut State, side: Side) {
    let active = next_to_act(side, &state.actions);
    state.phase = PhaseRecord::default();
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
fn end(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    victory::check(game, state, log);
    if state.verdict.is_none() {
        state.turn += 1;
        next(state, Stage::Draw);
    }
}
