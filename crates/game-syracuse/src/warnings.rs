//! What an answer loses or risks, said before it is given.

use campaign::Warnings;

use crate::{
    game::Syracuse,
    ids::{Place, Side},
    pieces::PieceSet,
    rules::{attrition, stacking},
    step::OwnStep,
    types::{Look, Types},
};

impl Warnings for Types {
    /// 3.3b
    fn crowded(look: Look<'_>, side: Side) -> impl Iterator<Item = Place> {
        stacking::all_excess(look, side)
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

    /// 4.2.2d
    fn near(game: &Syracuse, place: Place) -> impl Iterator<Item = Place> {
        game.board.neighbours(place)
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
        action::Action,
        game::Syracuse,
        hint::{Hint, SharedHint},
        ids::Side,
        step::Step,
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
        let crowd = Hint::from(SharedHint::Overstacked { place });
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
            Hint::Shared(SharedHint::Exposed {
                place: zone,
                one: 1,
                all,
            }),
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
        assert_eq!(
            announce(1),
            [SharedHint::TooFewPoints { cheapest: 2 }.into()]
        );
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
        let is_alone = |hint: &Hint| matches!(hint, Hint::Shared(SharedHint::LeadersAlone { .. }));
        assert!(end("T15").iter().any(is_alone));
        assert!(!end("T1").iter().any(is_alone));
    }
}
