//! 2 The course of a turn.

use campaign::{HalfTurn, action_points, initiative, next_to_act};
use engine::Log;

use crate::{
    event::{Event, PieceEvent},
    game::Syracuse,
    ids::{PerSide, Place, Side},
    pieces::PieceId,
    rules::{
        arrivals, attrition, breach, hands, recovery, regrouping, settle, siege, stratagem_effects,
        supply, victory, windows, works,
    },
    state::{Edition, PhaseRecord, State},
    step::{Stage, Step, WindowKind},
};

/// Goes on until a decision is needed or the game is over.
pub(crate) fn run(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    while let Some(step) = state.step() {
        if let Step::Turn { stage } = step {
            proceed(game, state, stage, log);
        } else if settle::settle(game, state, step, log) {
            return;
        }
    }
}

fn next(state: &mut State, stage: Stage) {
    state.next_step(Step::Turn { stage });
}

/// 2a One part of the turn, and which comes next.
fn proceed(game: &Syracuse, state: &mut State, stage: Stage, log: &mut Log<Event>) {
    let first = state.initiative;
    match stage {
        Stage::Draw => draw(game, state, log),
        Stage::Initiative => {
            state.phase = PhaseRecord::default();
            roll_initiative(game, state, log);
            next(state, Stage::StartReinforcements);
            windows::open(state, WindowKind::Initiative, state.advantage);
        }
        Stage::StartReinforcements => {
            state.phase = PhaseRecord::default();
            let side = state.advantage;
            next(state, Stage::Arrivals(HalfTurn::first(side)));
            windows::open(state, WindowKind::Reinforcements, side);
        }
        Stage::Arrivals(half) => {
            // 2.B.2a The advantage may have changed hands before anything is placed.
            let half = if half.second {
                half
            } else {
                HalfTurn::first(state.advantage)
            };
            let due = arrivals::due_groups(game, state, half.side).next();
            match due {
                Some(group) => state.stack.push(Step::Arrive { group }),
                None => {
                    let moves = Stage::FreeMoves(HalfTurn::first(half.side.other()));
                    next(state, half.next().map_or(moves, Stage::Arrivals));
                }
            }
        }
        Stage::FreeMoves(half) => {
            let following = half.next().map_or(Stage::LeadersRecover, Stage::FreeMoves);
            next(state, following);
            arrivals::begin_free_moves(state, half.side);
        }
        Stage::LeadersRecover => {
            leaders_recover(game, state, log);
            next(state, Stage::Actions { side: first });
        }
        Stage::Actions { side } => next_action_phase(state, side),
        Stage::StartWorks => {
            next(state, Stage::Works(HalfTurn::first(first)));
            windows::open(state, WindowKind::Works, first);
        }
        Stage::Works(half) => {
            let hands = Stage::Hands(HalfTurn::first(first));
            next(state, half.next().map_or(hands, Stage::Works));
            forget_uses(state);
            works::begin(game, state, half.side, log);
        }
        Stage::Hands(half) => {
            next(state, Stage::Regrouping(half));
            hands::begin(state, half.side);
        }
        Stage::Regrouping(half) => {
            next(state, half.next().map_or(Stage::Want, Stage::Hands));
            regrouping::begin(game, state, half.side);
        }
        Stage::Want => {
            supply::want(game, state, log);
            next(state, Stage::Recovery(HalfTurn::first(first)));
        }
        Stage::Recovery(_)
        | Stage::Supply(_)
        | Stage::Famine(_)
        | Stage::StartAttrition(_)
        | Stage::Attrition { .. }
        | Stage::Sieges(_)
        | Stage::Breaches(_) => adjust(game, state, stage, log),
        Stage::End => end(game, state, log),
    }
}

/// 2.Da The second half of the adjustments, for one player after the other.
fn adjust(game: &Syracuse, state: &mut State, stage: Stage, log: &mut Log<Event>) {
    match stage {
        Stage::Recovery(half) => {
            next(state, Stage::Supply(half));
            forget_uses(state);
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
            state.phase.passed = PerSide::default();
            let zone = attrition::next_zone(game, state, half.side, None);
            next(state, attrition_or_sieges(half, zone));
            windows::open(state, WindowKind::Attrition, half.side);
        }
        Stage::Attrition { side, second, zone } => {
            let following = attrition::next_zone(game, state, side, Some(zone));
            next(
                state,
                attrition_or_sieges(HalfTurn { side, second }, following),
            );
            attrition::test(game, state, side, zone, log);
        }
        Stage::Sieges(half) => {
            next(state, Stage::Breaches(half));
            siege::begin(state, half.side);
        }
        Stage::Breaches(half) => {
            next(state, half.next().map_or(Stage::End, Stage::Recovery));
            breach::begin(state, half.side);
        }
        Stage::Draw
        | Stage::Initiative
        | Stage::StartReinforcements
        | Stage::Arrivals(_)
        | Stage::FreeMoves(_)
        | Stage::LeadersRecover
        | Stage::Actions { .. }
        | Stage::StartWorks
        | Stage::Works(_)
        | Stage::Hands(_)
        | Stage::Regrouping(_)
        | Stage::Want
        | Stage::End => {}
    }
}

/// 7.S25b, 8i A works phase and a D.3 begin: what was used in an earlier one does not count.
fn forget_uses(state: &mut State) {
    state.phase.played = PerSide::default();
    state.phase.omens = PerSide::default();
    state.phase.advantage_used = PerSide::default();
}

fn attrition_or_sieges(half: HalfTurn<Side>, zone: Option<Place>) -> Stage {
    let HalfTurn { side, second } = half;
    match zone {
        Some(zone) => Stage::Attrition { side, second, zone },
        None => Stage::Sieges(half),
    }
}

/// 2.Aa, 2.Ae, 10.1d Both draw; in the first turn the scenario says how many.
fn draw(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    let calendar = &game.scenarios.calendar;
    let (turn, season, year) = (
        state.turn,
        calendar.season(state.turn),
        calendar.year(state.turn),
    );
    log.push(|| Event::TurnBegan { turn, season, year });
    let Some(scenario) = game.scenario(state) else {
        return;
    };
    let [french, english] = scenario.first_draws;
    for side in [state.initiative, state.initiative.other()] {
        let count = match (state.turn == scenario.first_turn, state.edition) {
            (false, _) => 2,
            (true, Edition::Fr) => *french.get(side),
            (true, Edition::En) => *english.get(side),
        };
        stratagem_effects::draw(state, side, count, log);
    }
    next(state, Stage::Initiative);
}

/// 2.B.1a to 2.B.1e Dice for the initiative and for action points.
fn roll_initiative(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    let mut roll = || [state.dice.d6(log), state.dice.d6(log)];
    let (athenian, syracusan) = (roll(), roll());
    let change = game.scenarios.calendar.action_change(state.turn);
    // 2.B.1e A loss spares those whose dice gave only one or two points.
    let spared: &[u8] = if change < 0 { &[1, 2] } else { &[] };
    state.initiative = initiative([athenian, syracusan], state.advantage);
    state.actions = PerSide {
        athenian: action_points(athenian, change, spared),
        syracusan: action_points(syracusan, change, spared),
    };
    let (initiative, actions) = (state.initiative, state.actions);
    log.push(|| Event::InitiativeRolled {
        athenian,
        syracusan,
        initiative,
        actions,
    });
}

/// 2.B.2k Wounded and sick leaders of both sides are fit again; nobody is fresh any more.
fn leaders_recover(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    let pieces = state.pieces.leaders_recover(game.pieces.leaders);
    if !pieces.is_empty() {
        log.push(|| Event::Piece(PieceEvent::LeadersRecovered { pieces }));
    }
    let all = PieceId::all().collect();
    state.pieces.forget_moves(all);
    state.pieces.forget_arrivals(all);
}

/// 2.B.3a to 2.B.3d Whoever has points left plays the next action phase.
fn next_action_phase(state: &mut State, side: Side) {
    state.phase = PhaseRecord::default();
    match next_to_act(side, &state.actions) {
        Some(side) => {
            next(state, Stage::Actions { side: side.other() });
            state.stack.push(Step::Announce { side });
        }
        None => next(state, Stage::StartWorks),
    }
}

/// 2.Dp The victory check, and the next turn.
fn end(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    victory::check(game, state, log);
    if state.verdict.is_none() {
        state.turn += 1;
        state.harassed = PerSide::default();
        next(state, Stage::Draw);
    }
}
