//! What an answer loses or risks, said before it is given.

use campaign::attrition_faces;

use crate::{
    action::Action,
    hint::{self, Hint},
    ids::{Place, Side},
    pieces::PieceSet,
    rules::{attrition, stacking},
    step::{OwnStep, Step},
    types::Look,
};

/// What this answer loses or risks besides, worst first.
pub(crate) fn risks(look: Look<'_>, action: Action) -> Vec<Hint> {
    match action {
        Action::EndMoves | Action::Done => ending(look),
        Action::Stop => stopping(look),
        Action::Step { to } => stepping(look, to),
        Action::Play { .. }
        | Action::AddActions
        | Action::SwapInitiative
        | Action::RecoverByAdvantage { .. }
        | Action::ReturnLeader { .. }
        | Action::Reroll
        | Action::Accept
        | Action::Pass
        | Action::PassPhase
        | Action::ArriveIn { .. }
        | Action::DisplaceTo { .. }
        | Action::Announce { .. }
        | Action::Activate { .. }
        | Action::Take { .. }
        | Action::Pick { .. }
        | Action::PickAll
        | Action::EndZone
        | Action::TakeFort { .. }
        | Action::LandAt { .. }
        | Action::StayAboard
        | Action::Withdraw
        | Action::Stand
        | Action::WithdrawTo { .. }
        | Action::Disband { .. }
        | Action::Fight { .. }
        | Action::Assault { .. }
        | Action::AssaultCamp { .. }
        | Action::DeclineCombats
        | Action::EndCombats
        | Action::Defend { .. }
        | Action::Lose { .. }
        | Action::RetreatTo { .. }
        | Action::MoveOn { .. }
        | Action::Enter { .. }
        | Action::Occupy { .. }
        | Action::Discard { .. }
        | Action::BuildCamp
        | Action::BuildFort { .. }
        | Action::BuildWall { .. }
        | Action::BuildChains
        | Action::Keep { .. }
        | Action::KeepNone
        | Action::Regroup { .. }
        | Action::RegroupTo { .. }
        | Action::Recover { .. }
        | Action::Weaken { .. }
        | Action::Besiege { .. }
        | Action::Breach { .. }
        | Action::BreakChains
        | Action::Infect { .. } => Vec::new(),
    }
}

/// 3.3b, 6.4 What comes of things as they are.
fn ending(look: Look<'_>) -> Vec<Hint> {
    match look.state.step() {
        Some(Step::Menu { side }) => {
            let crowds = stacking::all_excess(look, side);
            let moved = look.state.pieces.moved();
            let moved = moved.intersection(look.game.pieces.of(side));
            let goes_on = |zone: &Place| look.state.pieces.at(*zone).meets(moved);
            let zones = attrition::exposed(look, side).filter(goes_on);
            let overstacked = crowds.map(|place| Hint::Overstacked { place });
            overstacked
                .chain(leaders_alone(look, side))
                .chain(exposures(look, side, zones))
                .chain(supplies(look, side).filter(|_| look.state.supply.get(side).value <= 1))
                .collect()
        }
        Some(Step::Own(OwnStep::Regroup { side, .. })) => {
            let exposed = exposures(look, side, attrition::exposed(look, side));
            exposed.chain(supplies(look, side)).collect()
        }
        _ => Vec::new(),
    }
}

/// 3.3b, 6.4 What comes of a group that stays where it is.
fn stopping(look: Look<'_>) -> Vec<Hint> {
    let (Some(Step::March { side }), Some(march)) = (look.state.step(), look.state.marching())
    else {
        return Vec::new();
    };
    let zone = attrition::exposed(look, side).filter(|&zone| zone == march.at);
    let stack = stack(look, side, march.at, march.group);
    let alone = leaders_alone(look, side)
        .filter(|hint| matches!(hint, Hint::LeadersAlone { place, .. } if *place == march.at));
    stack
        .into_iter()
        .chain(alone)
        .chain(exposures(look, side, zone))
        .collect()
}

/// 3.3b Who would be too many if the group stayed there.
fn stepping(look: Look<'_>, to: Place) -> Vec<Hint> {
    let Some((side, march)) = hint::marching_group(look) else {
        return Vec::new();
    };
    let way = look.may_step(side, &march, to).ok();
    let crowd = way.and_then(|way| stack(look, side, to, way.who));
    crowd.into_iter().collect()
}

/// 4.2.2d Leaders alone with enemies next to them.
fn leaders_alone(look: Look<'_>, side: Side) -> impl Iterator<Item = Hint> {
    let enemy = side.other();
    let is_near = move |zone: Place| {
        let mut beside = look.game.board.neighbours(zone);
        beside.any(|from| look.has_units_at(enemy, from))
    };
    let alone = look.leaders_alone(side);
    let in_danger = alone.filter(move |&(place, _)| is_near(place));
    in_danger.map(|(place, pieces)| Hint::LeadersAlone { pieces, place })
}

fn supplies(look: Look<'_>, side: Side) -> impl Iterator<Item = Hint> {
    look.supplies_fall(side).map(Hint::Shared).into_iter()
}

fn stack(look: Look<'_>, side: Side, place: Place, group: PieceSet) -> Option<Hint> {
    let is_crowded = stacking::is_crowded_by(look, side, place, group);
    is_crowded.then_some(Hint::Overstacked { place })
}

/// 6.4c, 6.4d The chances of each stack.
fn exposures(
    look: Look<'_>,
    side: Side,
    zones: impl Iterator<Item = Place>,
) -> impl Iterator<Item = Hint> {
    zones.filter_map(move |place| {
        let (one, all) = attrition_faces(attrition::bonus(look, side, place));
        (one + all > 0).then_some(Hint::Exposed { place, one, all })
    })
}

#[cfg(test)]
mod tests {
    use engine::Presentation;

    use super::*;
    use crate::{
        game::Syracuse,
        testing::{
            empty_map, game, place,
            playing::{phase, play},
            put,
        },
    };

    fn told(script: &str, answer: &str) -> Vec<Hint> {
        let mut state = empty_map();
        put(&mut state, "T13", "ath-H1 ath-H2 ath-H3 ath-H4 ath-H5");
        put(&mut state, "T24", "ath-H6");
        phase(&mut state, Side::Athenian, 9);
        play(&mut state, script).expect("legal");
        let action = Syracuse::read_action(answer).expect("an answer");
        game().warnings(&state, &action)
    }

    #[test]
    fn r_3_3b_a_step_into_a_crowd_says_so() {
        let place = place("T13");
        let crowd = Hint::Overstacked { place };
        let picked = "activate T24; pick ath-H6";
        assert_eq!(told(picked, "step T13"), [crowd]);
        assert_eq!(told(picked, "step T25"), []);
        let there = "activate T24; pick ath-H6; step T13; stop";
        assert_eq!(told(there, "end moves").first(), Some(&crowd));
    }

    #[test]
    fn r_6_4d_who_stays_in_the_open_is_told_his_chances() {
        let there = "activate T24; pick ath-H6; step T25";
        let told = told(there, "stop");
        let [
            Hint::Exposed {
                place: zone,
                one: 1,
                all,
            },
        ] = *told
        else {
            panic!("{told:?}");
        };
        assert!(zone == place("T25") && all >= 1);
    }

    #[test]
    fn r_2_b_3_1a_points_that_no_zone_can_be_had_for() {
        let mut state = empty_map();
        put(&mut state, "T24", "ath-H6");
        *state.actions.get_mut(Side::Athenian) = 3;
        state.stack.clear();
        state.stack.push(Step::Announce {
            side: Side::Athenian,
        });
        let announce = |points| game().warnings(&state, &Action::Announce { points });
        assert_eq!(announce(1), [Hint::TooFewPoints { cheapest: 2 }]);
        assert_eq!(announce(2), []);
    }

    #[test]
    fn r_4_2_2d_leaders_left_alone_next_to_the_enemy_are_named() {
        let end = |enemy: &str| {
            let mut state = empty_map();
            put(&mut state, "T13", "nicias");
            put(&mut state, "T24", "ath-H6");
            put(&mut state, enemy, "syr-H1");
            phase(&mut state, Side::Athenian, 9);
            game().warnings(&state, &Action::EndMoves)
        };
        let is_alone = |hint: &Hint| matches!(hint, Hint::LeadersAlone { .. });
        assert!(end("T15").iter().any(is_alone));
        assert!(!end("T1").iter().any(is_alone));
    }
}
