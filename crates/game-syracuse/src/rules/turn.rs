//! 2 The course of a turn. The order of its parts is in `campaign::Sequence`.

use campaign::{HalfTurn, Scenario, Sequence, action_points};

use crate::rules::prelude::*;

impl Sequence for Types {
    /// 2.Aa, 2.Ae, 10.1d Both draw, whoever has the initiative first. 6.3c Cavalry has harassed nobody in this turn.
    fn begin_turn(act: &mut Act<'_>) {
        act.state.harassed = PerSide::default();
        let (calendar, turn) = (&act.game.calendar, act.state.turn);
        let (season, year) = (calendar.season(turn), calendar.year(turn));
        act.log.push(|| Event::TurnBegan { turn, season, year });
        let edition = act.state.edition;
        let first_draws = |card: &Scenario<Types>, side| {
            let [french, english] = card.first_draws;
            match edition {
                Edition::Fr => *french.get(side),
                Edition::En => *english.get(side),
            }
        };
        act.draw_both(act.state.initiative, first_draws);
    }

    /// 2.B.1e A loss spares those whose dice gave only one or two points.
    fn action_points(look: Look<'_>, dice: [D6; 2]) -> u8 {
        let change = look.game.calendar.action_change(look.state.turn);
        let spared: &[u8] = if change < 0 { &[1, 2] } else { &[] };
        action_points(dice, change, spared)
    }

    fn tell_initiative(act: &mut Act<'_>, [athenian, syracusan]: [[D6; 2]; 2]) {
        let (initiative, actions) = (act.state.initiative, act.state.actions);
        act.log.push(|| Event::InitiativeRolled {
            athenian,
            syracusan,
            initiative,
            actions,
        });
    }

    fn begin_reinforcements(act: &mut Act<'_>) -> Stage {
        act.state.phase = Phase::default();
        Stage::Arrivals(HalfTurn::first(act.state.advantage))
    }

    /// 2.B.2a The advantage may have changed hands before anything is placed.
    fn arrivals(act: &mut Act<'_>, half: HalfTurn<Side>) {
        let half = if half.second {
            half
        } else {
            HalfTurn::first(act.state.advantage)
        };
        let due = arrivals::due_groups(act.look(), half.side).next();
        if let Some(group) = due {
            act.state.stack.push(Step::Own(OwnStep::Arrive { group }));
            return;
        }
        let moves = Stage::Own(OwnStage::FreeMoves(HalfTurn::first(half.side.other())));
        let next = half.next().map_or(moves, Stage::Arrivals);
        act.state.turn_to(next);
    }

    /// 2.B.2k Nobody is fresh any more.
    fn recover_leaders(act: &mut Act<'_>) {
        act.leaders_recover();
        let all = PieceId::all().collect();
        act.state.pieces.forget_moves(all);
        act.state.pieces.forget_arrivals(all);
    }

    fn after_actions(_: Side) -> Stage {
        Stage::Own(OwnStage::StartWorks)
    }

    fn begin_sieges(_: &mut Act<'_>, half: HalfTurn<Side>) -> Stage {
        Stage::Own(OwnStage::Breaches(half))
    }

    fn after_regrouping(_: Side) -> Stage {
        Stage::Own(OwnStage::Want)
    }

    fn begin_regrouping(act: &mut Act<'_>, side: Side) {
        regrouping::begin(act, side);
    }

    fn begin_recovery(act: &mut Act<'_>, side: Side) {
        forget_uses(act.state);
        recovery::begin(act, side);
    }

    fn move_supply(act: &mut Act<'_>, side: Side) {
        supply::adjust(act, side);
    }

    fn starve(act: &mut Act<'_>, side: Side) {
        supply::starve(act, side);
    }

    fn begin_attrition(act: &mut Act<'_>, half: HalfTurn<Side>) {
        act.state.phase.passed = PerSide::default();
        let zone = attrition::next_zone(act.look(), half.side, None);
        act.state.turn_to(attrition_or_sieges(half, zone));
        act.state.open_window(WindowKind::Attrition, half.side);
    }

    fn check_victory(act: &mut Act<'_>) {
        victory::check(act);
    }

    fn own_part(act: &mut Act<'_>, part: OwnStage) {
        let first = act.state.initiative;
        match part {
            OwnStage::FreeMoves(half) => {
                let more = |half| Stage::Own(OwnStage::FreeMoves(half));
                let next = half.next().map_or(Stage::LeadersRecover, more);
                act.state.turn_to(next);
                arrivals::begin_free_moves(act.state, half.side);
            }
            OwnStage::StartWorks => {
                let works = OwnStage::Works(HalfTurn::first(first));
                act.state.turn_to(Stage::Own(works));
                let moment = WindowKind::Own(OwnWindowKind::Works);
                act.state.open_window(moment, first);
            }
            OwnStage::Works(half) => {
                let hands = Stage::Hands(HalfTurn::first(first));
                let more = |half| Stage::Own(OwnStage::Works(half));
                let next = half.next().map_or(hands, more);
                act.state.turn_to(next);
                forget_uses(act.state);
                works::begin(act, half.side);
            }
            OwnStage::Want => {
                supply::want(act);
                act.state.turn_to(Stage::Recovery(HalfTurn::first(first)));
            }
            OwnStage::Attrition { side, second, zone } => {
                let following = attrition::next_zone(act.look(), side, Some(zone));
                let half = HalfTurn { side, second };
                act.state.turn_to(attrition_or_sieges(half, following));
                attrition::test(act, side, zone);
            }
            OwnStage::Breaches(half) => {
                let next = half.next().map_or(Stage::End, Stage::Recovery);
                act.state.turn_to(next);
                breach::begin(act.state, half.side);
            }
        }
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
