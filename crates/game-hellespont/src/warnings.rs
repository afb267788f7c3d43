//! What an answer loses or risks, said before it is given.

use campaign::attrition_faces;

use crate::{
    action::Action,
    hint::{self, Hint},
    ids::{Place, Side},
    pieces::PieceSet,
    rules::{attrition, stacking},
    step::{OwnStep, StackCheck, Step},
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
        | Action::ReturnPiece { .. }
        | Action::Reroll
        | Action::Accept
        | Action::Discard { .. }
        | Action::Pass
        | Action::PassPhase
        | Action::Choose { .. }
        | Action::ChooseNone
        | Action::DisplaceTo { .. }
        | Action::Leave { .. }
        | Action::Announce { .. }
        | Action::Activate { .. }
        | Action::Pick { .. }
        | Action::PickWeakened { .. }
        | Action::PickAll
        | Action::Drop { .. }
        | Action::TryPass
        | Action::EndZone
        | Action::WithdrawTo { .. }
        | Action::Stand
        | Action::Disband { .. }
        | Action::Unload { .. }
        | Action::Fight { .. }
        | Action::Evade
        | Action::EvadeTo { .. }
        | Action::Lose { .. }
        | Action::RetreatTo { .. }
        | Action::RetreatAll { .. }
        | Action::MoveOn { .. }
        | Action::Besiege { .. }
        | Action::Enter { .. }
        | Action::Keep { .. }
        | Action::KeepNone
        | Action::Regroup { .. }
        | Action::RegroupAll { .. }
        | Action::RegroupTo { .. }
        | Action::Recover { .. }
        | Action::Test { .. }
        | Action::Weaken { .. }
        | Action::Infect { .. }
        | Action::SickTo { .. } => Vec::new(),
    }
}

/// 3.6c, 6.4 What comes of things as they are.
fn ending(look: Look<'_>) -> Vec<Hint> {
    match look.state.step() {
        Some(Step::Menu { side }) => {
            let crowds = stacking::all_crowded(look, side, StackCheck::All);
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

/// 3.6c, 6.4 What comes of a group that stays where it is.
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

/// 3.6c Who would be too many if the group stayed there.
fn stepping(look: Look<'_>, to: Place) -> Vec<Hint> {
    let Some((side, march)) = hint::marching_group(look) else {
        return Vec::new();
    };
    let way = look.may_step(side, &march, to).ok();
    let crowd = way.and_then(|way| stack(look, side, to, way.who));
    crowd.into_iter().collect()
}

/// 4.2.4d Leaders alone with enemies next to them.
fn leaders_alone(look: Look<'_>, side: Side) -> impl Iterator<Item = Hint> {
    let board = &look.game.board;
    let enemy = side.other();
    let is_near = move |zone: Place| {
        let mut beside = board.around(zone).chain(board.coasts(zone));
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

/// 6.4h, 6.4i The chances of each stack.
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
    use campaign::SharedHint;
    use engine::Presentation;

    use super::*;
    use crate::testing::{game, place, play, position};

    fn told(text: &str, answers: &str, answer: &str) -> Vec<Hint> {
        let mut state = position(text);
        play(&mut state, answers).expect("legal");
        let action = <crate::game::Hellespont as Presentation>::read_action(answer);
        game().warnings(&state, &action.expect("an answer"))
    }

    #[test]
    fn r_3_6c_a_step_into_a_crowd_says_so() {
        let text =
            "turn 4; pa athenian 4; Sestos: A-H4-1 A-H4-2 A-H4b-1; T17: A-P2-1; phase athenian";
        let crowd = Hint::Overstacked {
            place: place("Sestos"),
        };
        let picked = "announce 3; activate T17; pick A-P2-1";
        assert_eq!(told(text, picked, "step Sestos"), [crowd]);
        let there = "announce 3; activate T17; pick A-P2-1; step Sestos; stop";
        assert!(told(text, there, "end moves").contains(&crowd));
        let fits = text.replace(" A-H4b-1", "");
        assert_eq!(told(&fits, picked, "step Sestos"), []);
    }

    #[test]
    fn r_6_4i_who_stays_in_the_open_is_told_his_chances() {
        let text = "turn 4; pa athenian 4; Sestos: A-H4-1; phase athenian";
        let out = "announce 3; activate Sestos; pick A-H4-1; step T17";
        let (one, all) = (1, 1);
        let exposed = Hint::Exposed {
            place: place("T17"),
            one,
            all,
        };
        assert_eq!(told(text, out, "stop"), [exposed]);
        let stopped = format!("{out}; stop");
        assert_eq!(told(text, &stopped, "end moves"), [exposed]);
        assert_eq!(told(text, "announce 3", "end moves"), []);
    }

    #[test]
    fn r_4_2_4d_leaders_left_alone_next_to_the_enemy_are_named() {
        let text =
            "turn 4; pa athenian 4; Sestos: A-L-chereas; T17: S-P2-1; T30: A-P2-1; phase athenian";
        let end = |text: &str| told(text, "announce 3", "end moves");
        let is_alone = |hint: &Hint| matches!(hint, Hint::LeadersAlone { .. });
        assert!(end(text).iter().any(is_alone));
        let guarded = text.replace("Sestos:", "Sestos: A-H4-1");
        assert!(!end(&guarded).iter().any(is_alone));
        let unseen = text.replace(" T17: S-P2-1;", "");
        assert!(!end(&unseen).iter().any(is_alone));
    }

    #[test]
    fn r_6_3a_supplies_that_run_out_are_told_before_the_moves_end() {
        let text = "turn 4; pa athenian 4; supply athenian 1 disette; Sestos: A-H4-1; B3: A-T20-1; phase athenian";
        let famine = Hint::Shared(SharedHint::SuppliesFall { left: 0 });
        let end = |text: &str| told(text, "announce 3", "end moves");
        assert_eq!(end(text), [famine]);
        assert_eq!(end(&text.replace("1 disette", "3 disette")), []);
        assert_eq!(end(&text.replace(" B3: A-T20-1;", "")), []);
    }
}
