//! 2 The course of a turn. The order of its parts is in `campaign::Sequence`.

use campaign::{HalfTurn, Scenario, Sequence, action_points};

use crate::rules::prelude::*;

/// 2.Da One part of the turn, and which comes next. 6d The markers turn as soon as there is a cause.
pub(crate) fn proceed(act: &mut Act<'_>, stage: Stage) {
    supply::refresh(act);
    act.proceed_with_turn(stage);
}

impl Sequence for Types {
    /// 2.Ab, 10.1e The holder of the advantage draws first.
    fn begin_turn(act: &mut Act<'_>) {
        if let Some(card) = act.game.turn(act.state.turn) {
            let (turn, month, year) = (act.state.turn, card.month, card.year());
            act.log.push(|| Event::TurnBegan { turn, month, year });
        }
        let first_draws = |card: &Scenario<Types>, side| *card.first_draws.get(side);
        act.draw_both(act.state.advantage, first_draws);
    }

    fn action_points(look: Look<'_>, dice: [D6; 2]) -> u8 {
        let card = look.game.turn(look.state.turn);
        card.map_or(0, |card| {
            action_points(dice, card.action_points, &card.except_totals)
        })
    }

    fn tell_initiative(act: &mut Act<'_>, [athenian, spartan]: [[D6; 2]; 2]) {
        let (initiative, actions) = (act.state.initiative, act.state.actions);
        act.log.push(|| Event::InitiativeRolled {
            athenian,
            spartan,
            initiative,
            actions,
        });
    }

    fn begin_reinforcements(act: &mut Act<'_>) -> Stage {
        act.state.begin_phase();
        Stage::Own(OwnStage::Withdrawals)
    }

    fn arrivals(act: &mut Act<'_>, half: HalfTurn<Side>) {
        if let Some(group) = arrivals::due_group(act.look(), half.side) {
            arrivals::arrive(act, group);
            return;
        }
        let moves = Stage::Own(OwnStage::BaseMoves(HalfTurn::first(half.side.other())));
        let next = half.next().map_or(moves, Stage::Arrivals);
        act.state.turn_to(next);
    }

    fn recover_leaders(act: &mut Act<'_>) {
        act.leaders_recover();
    }

    /// 2.B.3f Ruling: when nobody has points there is no attacker, and units that still face each other stay.
    fn after_actions(first: Side) -> Stage {
        Stage::Sieges(HalfTurn::first(first))
    }

    fn begin_sieges(act: &mut Act<'_>, half: HalfTurn<Side>) -> Stage {
        act.state.phase = Phase::default();
        let hands = Stage::Hands(HalfTurn::first(act.state.initiative));
        half.next().map_or(hands, Stage::Sieges)
    }

    fn after_regrouping(first: Side) -> Stage {
        Stage::Recovery(HalfTurn::first(first))
    }

    fn begin_regrouping(act: &mut Act<'_>, side: Side) {
        regrouping::begin(act, side);
    }

    fn begin_recovery(act: &mut Act<'_>, side: Side) {
        recovery::begin(act, side);
    }

    fn move_supply(act: &mut Act<'_>, side: Side) {
        supply::adjust(act, side);
    }

    fn starve(act: &mut Act<'_>, side: Side) {
        supply::starve(act, side);
    }

    fn begin_attrition(act: &mut Act<'_>, half: HalfTurn<Side>) {
        act.state.phase = Phase::default();
        act.state.turn_to(Stage::Own(OwnStage::Attrition(half)));
        act.state.open_window(WindowKind::Attrition, half.side);
    }

    fn check_victory(act: &mut Act<'_>) {
        victory::check(act);
    }

    fn own_part(act: &mut Act<'_>, part: OwnStage) {
        match part {
            OwnStage::Choices { second } => choose(act.state, second),
            OwnStage::Withdrawals => {
                arrivals::withdraw_leaders(act);
                let first = HalfTurn::first(act.state.advantage);
                act.state.turn_to(Stage::Arrivals(first));
            }
            OwnStage::BaseMoves(half) => {
                let more = |half| Stage::Own(OwnStage::BaseMoves(half));
                let next = half.next().map_or(Stage::LeadersRecover, more);
                act.state.turn_to(next);
                bases::begin(act.state, half.side);
            }
            OwnStage::Attrition(half) => {
                let side = half.side;
                if attrition::zones(act.look(), side).next().is_some() {
                    act.state.stack.push(Step::Own(OwnStep::Tests { side }));
                    return;
                }
                let next = half.next().map_or(Stage::End, Stage::Recovery);
                act.state.turn_to(next);
            }
        }
    }
}

/// 10.1c Both choose a starting counter, Athens first.
fn choose(state: &mut State, second: bool) {
    let (side, next) = if second {
        (Side::Spartan, Stage::Draw)
    } else {
        let second = true;
        (Side::Athenian, Stage::Own(OwnStage::Choices { second }))
    };
    state.turn_to(next);
    state.stack.push(Step::Own(OwnStep::Choose { side }));
}
