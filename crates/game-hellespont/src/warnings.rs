//! What an answer loses or risks, said before it is given.

use campaign::Warnings;

use crate::{
    game::Hellespont,
    ids::{Place, Side},
    pieces::PieceSet,
    rules::{attrition, stacking},
    step::{OwnStep, StackCheck},
    types::{Look, Types},
};

impl Warnings for Types {
    /// 3.6c
    fn crowded(look: Look<'_>, side: Side) -> impl Iterator<Item = Place> {
        stacking::all_crowded(look, side, StackCheck::All)
    }

    fn is_crowded_by(look: Look<'_>, side: Side, place: Place, group: PieceSet) -> bool {
        stacking::is_crowded_by(look, side, place, group)
    }

    fn exposed(look: Look<'_>, side: Side) -> impl Iterator<Item = Place> {
        attrition::exposed(look, side)
    }

    fn bonus(look: Look<'_>, side: Side, place: Place) -> u8 {
        attrition::bonus(look, side, place)
    }

    /// 4.2.4d From there and over the coasts.
    fn near(game: &Hellespont, place: Place) -> impl Iterator<Item = Place> {
        game.board.around(place).chain(game.board.coasts(place))
    }

    fn regrouping(step: OwnStep) -> Option<Side> {
        if let OwnStep::Regroup { side, .. } = step {
            Some(side)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Presentation;

    use crate::{
        hint::{Hint, SharedHint},
        testing::{game, place, play, position},
    };

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
        let crowd = Hint::from(SharedHint::Overstacked {
            place: place("Sestos"),
        });
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
        let exposed = Hint::from(SharedHint::Exposed {
            place: place("T17"),
            one,
            all,
        });
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
        let is_alone = |hint: &Hint| matches!(hint, Hint::Shared(SharedHint::LeadersAlone { .. }));
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
