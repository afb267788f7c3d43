//! Answers of combats, retreats and occupations.

use engine::Log;

use super::other_question;
use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::Side,
    illegal::Illegal,
    rules::{camp_assault, combats, losses, occupation, retreat},
    state::State,
    step::{BattleStage, Step},
};

pub(super) fn in_combat(
    game: &Syracuse,
    state: &mut State,
    (step, side): (Step, Side),
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Combats { side }, Action::Fight { zone }) => {
            combats::fight(game, state, side, zone, log)
        }
        (Step::Combats { side }, Action::Assault { fort }) => {
            combats::assault(game, state, side, fort, log)
        }
        (Step::Combats { side }, Action::AssaultCamp { main, counter }) => {
            camp_assault::assault_camp(game, state, side, main, counter, log)
        }
        (Step::Combats { side }, Action::DeclineCombats) => {
            combats::decline_combats(game, state, side, log)
        }
        (Step::Combats { side }, Action::EndCombats) => combats::end_combats(game, state, side),
        (
            Step::Battle {
                stage: BattleStage::Defenders,
            },
            Action::Defend { piece },
        ) => camp_assault::defend(game, state, piece),
        (
            Step::Battle {
                stage: BattleStage::Defenders,
            },
            Action::Done,
        ) => {
            camp_assault::defenders_done(game, state, log);
            Ok(())
        }
        (Step::Battle { .. }, Action::Lose { unit }) => losses::lose(game, state, side, unit, log),
        (Step::Retreat { .. }, Action::RetreatTo { place }) => {
            retreat::retreat_to(game, state, place, log)
        }
        (Step::Retreat { .. }, Action::MoveOn { unit }) => retreat::move_on(game, state, unit),
        (Step::Retreat { .. }, Action::Disband { unit }) => {
            retreat::disband(game, state, unit, log)
        }
        (Step::Garrison { .. }, Action::Enter { piece }) => {
            occupation::enter(game, state, piece, log)
        }
        (Step::Garrison { .. }, Action::Done) => {
            occupation::garrison_done(state);
            Ok(())
        }
        (Step::Occupy { .. }, Action::Occupy { piece }) => {
            occupation::occupy(game, state, piece, log)
        }
        (Step::Occupy { .. }, Action::Done) => {
            occupation::occupy_done(state);
            Ok(())
        }
        (step, _) => Err(other_question(game, state, step)),
    }
}
