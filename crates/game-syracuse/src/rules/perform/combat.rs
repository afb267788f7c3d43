//! Answers of combats, retreats and occupations.

use campaign::other_question;

use crate::rules::prelude::*;

pub(super) fn in_combat(
    act: &mut Act<'_>,
    (step, side): (Step, Side),
    action: Action,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Combats { side }, Action::Fight { zone }) => combats::fight(act, side, zone),
        (Step::Combats { side }, Action::Assault { fort }) => combats::assault(act, side, fort),
        (Step::Combats { side }, Action::AssaultCamp { main, counter }) => {
            camp_assault::assault_camp(act, side, main, counter)
        }
        (Step::Combats { side }, Action::DeclineCombats) => combats::decline_combats(act, side),
        (Step::Combats { side }, Action::EndCombats) => combats::end_combats(act, side),
        (
            Step::Battle {
                stage: BattleStage::Own(OwnBattleStage::Defenders),
            },
            Action::Defend { piece },
        ) => camp_assault::defend(act, piece),
        (
            Step::Battle {
                stage: BattleStage::Own(OwnBattleStage::Defenders),
            },
            Action::Done,
        ) => {
            camp_assault::defenders_done(act);
            Ok(())
        }
        (Step::Battle { .. }, Action::Lose { unit }) => losses::lose(act, side, unit),
        (Step::Retreat { .. }, Action::RetreatTo { place }) => act.retreat_to(place),
        (Step::Retreat { .. }, Action::MoveOn { unit }) => retreat::move_on(act, unit),
        (Step::Retreat { .. }, Action::Disband { unit }) => retreat::disband(act, unit),
        (Step::Own(OwnStep::Garrison { .. }), Action::Enter { piece }) => {
            occupation::enter(act, piece)
        }
        (Step::Own(OwnStep::Garrison { .. }), Action::Done) => {
            occupation::garrison_done(act.state);
            Ok(())
        }
        (Step::Own(OwnStep::Occupy { .. }), Action::Occupy { piece }) => {
            occupation::occupy(act, piece)
        }
        (Step::Own(OwnStep::Occupy { .. }), Action::Done) => {
            occupation::occupy_done(act.state);
            Ok(())
        }
        (step, _) => Err(other_question(act.look(), step)),
    }
}
