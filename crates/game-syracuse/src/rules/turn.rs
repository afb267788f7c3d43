//! 2 The course of a turn.

use campaign::{HalfTurn, action_points, initiative, next_to_act};

use crate::rules::prelude::*;

fn next(state: &mut State, stage: Stage) {
    state.next_step(Step::Turn { stage });
}

/// 2a One part of the turn, and which comes next.
pub(crate) fn proceed(act: &mut Act<'_>, stage: Stage) {
    let first = act.state.initiative;
    match stage {
        Stage::Draw => draw(act),
        Stage::Initiative => {
            act.state.phase = Phase::default();
            roll_initiative(act);
            next(act.state, Stage::StartReinforcements);
            act.state
                .open_window(WindowKind::Initiative, act.state.advantage);
        }
        Stage::StartReinforcements => {
            act.state.phase = Phase::default();
            let side = act.state.advantage;
            next(act.state, Stage::Arrivals(HalfTurn::first(side)));
            act.state.open_window(WindowKind::Reinforcements, side);
        }
        Stage::Arrivals(half) => {
            // 2.B.2a The advantage may have changed hands before anything is placed.
            let half = if half.second {
                half
            } else {
                HalfTurn::first(act.state.advantage)
            };
            let due = arrivals::due_groups(act.look(), half.side).next();
            match due {
                Some(group) => act.state.stack.push(Step::Own(OwnStep::Arrive { group })),
                None => {
                    let moves = Stage::Own(OwnStage::FreeMoves(HalfTurn::first(half.side.other())));
                    next(act.state, half.next().map_or(moves, Stage::Arrivals));
                }
            }
        }
        Stage::Own(OwnStage::FreeMoves(half)) => {
            let following = half.next().map_or(Stage::LeadersRecover, |half| {
                Stage::Own(OwnStage::FreeMoves(half))
            });
            next(act.state, following);
            arrivals::begin_free_moves(act.state, half.side);
        }
        Stage::LeadersRecover => {
            leaders_recover(act);
            next(act.state, Stage::Actions { side: first });
        }
        Stage::Actions { side } => next_action_phase(act.state, side),
        Stage::Own(OwnStage::StartWorks) => {
            next(
                act.state,
                Stage::Own(OwnStage::Works(HalfTurn::first(first))),
            );
            act.state
                .open_window(WindowKind::Own(OwnWindowKind::Works), first);
        }
        Stage::Own(OwnStage::Works(half)) => {
            let hands = Stage::Hands(HalfTurn::first(first));
            let following = half
                .next()
                .map_or(hands, |half| Stage::Own(OwnStage::Works(half)));
            next(act.state, following);
            forget_uses(act.state);
            works::begin(act, half.side);
        }
        Stage::Hands(half) => {
            next(act.state, Stage::Regrouping(half));
            hands::begin(act.state, half.side);
        }
        Stage::Regrouping(half) => {
            next(
                act.state,
                half.next().map_or(Stage::Own(OwnStage::Want), Stage::Hands),
            );
            regrouping::begin(act, half.side);
        }
        Stage::Own(OwnStage::Want) => {
            supply::want(act);
            next(act.state, Stage::Recovery(HalfTurn::first(first)));
        }
        Stage::Recovery(_)
        | Stage::Supply(_)
        | Stage::Famine(_)
        | Stage::StartAttrition(_)
        | Stage::Own(OwnStage::Attrition { .. })
        | Stage::Sieges(_)
        | Stage::Own(OwnStage::Breaches(_)) => adjust(act, stage),
        Stage::End => end(act),
    }
}

/// 2.Da The second half of the adjustments, for one player after the other.
fn adjust(act: &mut Act<'_>, stage: Stage) {
    match stage {
        Stage::Recovery(half) => {
            next(act.state, Stage::Supply(half));
            forget_uses(act.state);
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
            act.state.phase.passed = PerSide::default();
            let zone = attrition::next_zone(act.look(), half.side, None);
            next(act.state, attrition_or_sieges(half, zone));
            act.state.open_window(WindowKind::Attrition, half.side);
        }
        Stage::Own(OwnStage::Attrition { side, second, zone }) => {
            let following = attrition::next_zone(act.look(), side, Some(zone));
            next(
                act.state,
                attrition_or_sieges(HalfTurn { side, second }, following),
            );
            attrition::test(act, side, zone);
        }
        Stage::Sieges(half) => {
            next(act.state, Stage::Own(OwnStage::Breaches(half)));
            siege::begin(act.state, half.side);
        }
        Stage::Own(OwnStage::Breaches(half)) => {
            next(act.state, half.next().map_or(Stage::End, Stage::Recovery));
            breach::begin(act.state, half.side);
        }
        Stage::Draw
        | Stage::Initiative
        | Stage::StartReinforcements
        | Stage::Arrivals(_)
        | Stage::Own(OwnStage::FreeMoves(_))
        | Stage::LeadersRecover
        | Stage::Actions { .. }
        | Stage::Own(OwnStage::StartWorks)
        | Stage::Own(OwnStage::Works(_))
        | Stage::Hands(_)
        | Stage::Regrouping(_)
        | Stage::Own(OwnStage::Want)
        | Stage::End => {}
    }
}

/// 7.S25b, 8i A works phase and a D.3 begin: what was used in an earlier one does not count.
fn forget_uses(state: &mut State) {
    state.phase.played = PerSide::default();
    state.phase.own.omens = PerSide::default();
    state.phase.own.advantage_used = PerSide::default();
}

fn attrition_or_sieges(half: HalfTurn<Side>, zone: Option<Place>) -> Stage {
    let HalfTurn { side, second } = half;
    match zone {
        Some(zone) => Stage::Own(OwnStage::Attrition { side, second, zone }),
        None => Stage::Sieges(half),
    }
}

/// 2.Aa, 2.Ae, 10.1d Both draw; in the first turn the scenario says how many.
fn draw(act: &mut Act<'_>) {
    let calendar = &act.game.calendar;
    let (turn, season, year) = (
        act.state.turn,
        calendar.season(act.state.turn),
        calendar.year(act.state.turn),
    );
    act.log.push(|| Event::TurnBegan { turn, season, year });
    let Some(scenario) = act.game.scenario(act.state) else {
        return;
    };
    let [french, english] = scenario.first_draws;
    for side in [act.state.initiative, act.state.initiative.other()] {
        let count = match (act.state.turn == scenario.first_turn, act.state.edition) {
            (false, _) => 2,
            (true, Edition::Fr) => *french.get(side),
            (true, Edition::En) => *english.get(side),
        };
        act.draw(side, count);
    }
    next(act.state, Stage::Initiative);
}

/// 2.B.1a to 2.B.1e Dice for the initiative and for action points.
fn roll_initiative(act: &mut Act<'_>) {
    let mut roll = || [act.state.dice.d6(act.log), act.state.dice.d6(act.log)];
    let (athenian, syracusan) = (roll(), roll());
    let change = act.game.calendar.action_change(act.state.turn);
    // 2.B.1e A loss spares those whose dice gave only one or two points.
    let spared: &[u8] = if change < 0 { &[1, 2] } else { &[] };
    act.state.initiative = initiative([athenian, syracusan], act.state.advantage);
    act.state.actions = PerSide {
        athenian: action_points(athenian, change, spared),
        syracusan: action_points(syracusan, change, spared),
    };
    let (initiative, actions) = (act.state.initiative, act.state.actions);
    act.log.push(|| Event::InitiativeRolled {
        athenian,
        syracusan,
        initiative,
        actions,
    });
}

/// 2.B.2k Wounded and sick leaders of both sides are fit again; nobody is fresh any more.
fn leaders_recover(act: &mut Act<'_>) {
    act.leaders_recover();
    let all = PieceId::all().collect();
    act.state.pieces.forget_moves(all);
    act.state.pieces.forget_arrivals(all);
}

/// 2.B.3a to 2.B.3d Whoever has points left plays the next action phase.
fn next_action_phase(state: &mut State, side: Side) {
    state.phase = Phase::default();
    match next_to_act(side, &state.actions) {
        Some(side) => {
            next(state, Stage::Actions { side: side.other() });
            state.stack.push(Step::Announce { side });
        }
        None => next(state, Stage::Own(OwnStage::StartWorks)),
    }
}

/// 2.Dp The victory check, and the next turn.
fn end(act: &mut Act<'_>) {
    victory::check(act);
    if act.state.verdict.is_none() {
        act.state.turn += 1;
        act.state.harassed = PerSide::default();
        next(act.state, Stage::Draw);
    }
}
