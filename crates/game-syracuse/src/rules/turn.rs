//! 2 The course of a turn.

use campaign::{action_points, initiative, next_to_act};
use engine::Log;

use crate::{
    event::Event,
    game::Syracuse,
    ids::{PerSide, Place, Side},
    pieces::PieceId,
    rules::{
        arrivals, attrition, battle, breach, combats, hands, occupation, recovery, regrouping,
        retreat, rolls, siege, stratagem_effects, supply, victory, windows, works,
    },
    state::{Edition, PhaseRecord, State},
    step::{Stage, Step, WindowKind},
};

/// Goes on until a decision is needed or the game is over.
pub(crate) fn run(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    while let Some(step) = state.step() {
        if state.verdict.is_some() {
            state.stack.clear();
            return;
        }
        match step {
            Step::Turn { stage } => proceed(game, state, stage, log),
            Step::Window { window } if windows::is_open(game, state, window) => return,
            Step::Window { window } => windows::proceed(game, state, window, log),
            Step::Roll { roll } if rolls::asked(state, roll).is_some() => return,
            Step::Roll { roll } => {
                if rolls::stand(game, state, roll, log).is_err() {
                    state.stack.pop();
                }
            }
            Step::Combats { side } => {
                combats::begin(game, state, side, log);
                if state.step() == Some(step) {
                    return;
                }
            }
            Step::Battle { stage } if battle::asked(game, state, stage).is_some() => return,
            Step::Battle { stage } => battle::proceed(game, state, stage, log),
            Step::Sieges { .. } => {
                siege::go_on(game, state, log);
                if state.step() == Some(step) {
                    return;
                }
            }
            Step::Retreat { .. } => {
                retreat::settle(game, state, log);
                if state.step() == Some(step) {
                    return;
                }
            }
            Step::Garrison { .. } | Step::Occupy { .. } => {
                if !occupation::skip_empty(game, state) {
                    return;
                }
            }
            Step::Arrive { .. }
            | Step::Displace { .. }
            | Step::FreeMove { .. }
            | Step::Announce { .. }
            | Step::Menu { .. }
            | Step::Pick { .. }
            | Step::March { .. }
            | Step::Land { .. }
            | Step::Withdraw { .. }
            | Step::WithdrawTo { .. }
            | Step::Overstacked { .. }
            | Step::Discard { .. }
            | Step::Build { .. }
            | Step::Keep { .. }
            | Step::Regroup { .. }
            | Step::RegroupTo { .. }
            | Step::Recover { .. }
            | Step::Weaken { .. }
            | Step::Breach { .. }
            | Step::Epidemic { .. }
            | Step::Sick { .. } => return,
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
            next(
                state,
                Stage::Arrivals {
                    side,
                    second: false,
                },
            );
            windows::open(state, WindowKind::Reinforcements, side);
        }
        Stage::Arrivals { side, second } => {
            // 2.B.2a The advantage may have changed hands before anything is placed.
            let side = if second { side } else { state.advantage };
            let due = arrivals::due_groups(game, state, side).next();
            let other = side.other();
            match due {
                Some(group) => state.stack.push(Step::Arrive { group }),
                None if second => next(
                    state,
                    Stage::FreeMoves {
                        side: other,
                        second: false,
                    },
                ),
                None => next(
                    state,
                    Stage::Arrivals {
                        side: other,
                        second: true,
                    },
                ),
            }
        }
        Stage::FreeMoves { side, second } => {
            let following = if second {
                Stage::LeadersRecover
            } else {
                Stage::FreeMoves {
                    side: side.other(),
                    second: true,
                }
            };
            next(state, following);
            arrivals::begin_free_moves(game, state, side, log);
        }
        Stage::LeadersRecover => {
            leaders_recover(game, state, log);
            next(state, Stage::Actions { side: first });
        }
        Stage::Actions { side } => next_action_phase(state, side),
        Stage::StartWorks => {
            next(
                state,
                Stage::Works {
                    side: first,
                    second: false,
                },
            );
            windows::open(state, WindowKind::Works, first);
        }
        Stage::Works { side, second } => {
            let following = if second {
                Stage::Hands {
                    side: first,
                    second: false,
                }
            } else {
                Stage::Works {
                    side: side.other(),
                    second: true,
                }
            };
            next(state, following);
            forget_uses(state);
            works::begin(game, state, side, log);
        }
        Stage::Hands { side, second } => {
            next(state, Stage::Regrouping { side, second });
            hands::begin(state, side);
        }
        Stage::Regrouping { side, second } => {
            let following = if second {
                Stage::Want
            } else {
                Stage::Hands {
                    side: side.other(),
                    second: true,
                }
            };
            next(state, following);
            regrouping::begin(game, state, side);
        }
        Stage::Want => {
            supply::want(game, state, log);
            next(
                state,
                Stage::Recovery {
                    side: first,
                    second: false,
                },
            );
        }
        Stage::Recovery { .. }
        | Stage::Supply { .. }
        | Stage::Famine { .. }
        | Stage::StartAttrition { .. }
        | Stage::Attrition { .. }
        | Stage::Sieges { .. }
        | Stage::Breaches { .. } => adjust(game, state, stage, log),
        Stage::End => end(game, state, log),
    }
}

/// 2.Da The second half of the adjustments, for one player after the other.
fn adjust(game: &Syracuse, state: &mut State, stage: Stage, log: &mut Log<Event>) {
    match stage {
        Stage::Recovery { side, second } => {
            next(state, Stage::Supply { side, second });
            forget_uses(state);
            recovery::begin(game, state, side);
        }
        Stage::Supply { side, second } => {
            state.phase.passed = PerSide::default();
            supply::adjust(game, state, side, log);
            next(state, Stage::Famine { side, second });
            windows::open_for(state, WindowKind::Supply, side);
        }
        Stage::Famine { side, second } => {
            next(state, Stage::StartAttrition { side, second });
            supply::famine(game, state, side, log);
        }
        Stage::StartAttrition { side, second } => {
            state.phase.passed = PerSide::default();
            let zone = attrition::next_zone(game, state, side, None);
            next(state, attrition_or_sieges(side, second, zone));
            windows::open(state, WindowKind::Attrition, side);
        }
        Stage::Attrition { side, second, zone } => {
            let following = attrition::next_zone(game, state, side, Some(zone));
            next(state, attrition_or_sieges(side, second, following));
            attrition::test(game, state, side, zone, log);
        }
        Stage::Sieges { side, second } => {
            next(state, Stage::Breaches { side, second });
            siege::begin(game, state, side, log);
        }
        Stage::Breaches { side, second } => {
            let other = side.other();
            let following = if second {
                Stage::End
            } else {
                Stage::Recovery {
                    side: other,
                    second: true,
                }
            };
            next(state, following);
            breach::begin(game, state, side);
        }
        Stage::Draw
        | Stage::Initiative
        | Stage::StartReinforcements
        | Stage::Arrivals { .. }
        | Stage::FreeMoves { .. }
        | Stage::LeadersRecover
        | Stage::Actions { .. }
        | Stage::StartWorks
        | Stage::Works { .. }
        | Stage::Hands { .. }
        | Stage::Regrouping { .. }
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

fn attrition_or_sieges(side: Side, second: bool, zone: Option<Place>) -> Stage {
    match zone {
        Some(zone) => Stage::Attrition { side, second, zone },
        None => Stage::Sieges { side, second },
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
    state.pieces.leaders_recover(&game.pieces, log);
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
