//! Positions in short text notation, for tests, problems and bug reports.
//!
//! Clauses are separated by `;` or new lines:
//! - `historical`, `variant` or `alcibiades` (first): the scenario, from whose start all else differs; `historical en` plays the English
//!   edition, `historical ruins=bypass` sets an option.
//! - `turn 4`, `advantage syracusan`, `initiative athenian`, `pa athenian 3`, `supply athenian 2 disette`.
//! - `clear` takes all pieces off the map; `T13: syr-H1 syr-H2- sicanos` puts pieces there, `-` with their back side up. Land pieces in
//!   a naval zone are aboard. `eliminated: ath-H1` and `reserve: ath-H1` take pieces away.
//! - `fort syke athenian`, `fort syke unbuilt`, `camp standing`, `wall A1 built`, `chains destroyed`.
//! - `hand athenian K07 K14`: the whole hand; the other counters are in the bowl.
//! - What comes next, last: `phase athenian` (an action phase of that side, before the announcement), or a part of the turn: `stage draw`,
//!   `initiative`, `reinforcements`, `recover`, `works`, `want`, `end`; with a side: `stage actions syracusan`, `works`, `hands`,
//!   `regrouping`, `recovery`, `supply`, `attrition`, `sieges`, `breaches`; `works syracusan` is short for the works. The game goes on from
//!   there to its next question. Without such a clause it goes on from the draw.

use campaign::{HalfTurn, PieceOf, Positions, read_stage};
use engine::word;

use crate::{
    game::Syracuse,
    ids::{CounterSet, FortId, Place, Side, WallId},
    pieces::PieceId,
    state::{Camp, FortState, State, Work},
    step::OwnStage,
    types::{Act, Types},
};

impl Positions for Types {
    const ALONE: Option<&'static str> = Some("edition");

    fn put(game: &Syracuse, id: PieceId, piece: PieceOf<Self>) -> PieceOf<Self> {
        let at_sea = piece.at.place().is_some_and(Place::is_sea);
        let aboard = at_sea && game.pieces.land().contains(id);
        PieceOf::<Self> { aboard, ..piece }
    }

    fn read_clause(state: &mut State, words: &[&str]) -> Result<bool, String> {
        match words {
            ["fort", fort, owner] => {
                let fort: FortId = word(fort, "fort")?;
                let built = match *owner {
                    "unbuilt" => FortState::Unbuilt,
                    side => FortState::from(word::<Side>(side, "side")?),
                };
                state.set_fort(fort, built);
            }
            ["camp", camp] => {
                state.camp = match *camp {
                    "unbuilt" => Camp::Unbuilt,
                    "standing" => Camp::Standing,
                    "destroyed" => Camp::Destroyed,
                    other => return Err(format!("a camp is never '{other}'")),
                };
                // 2.Cp Built before this turn, so that Syracuse has works.
                let earlier = state.turn.saturating_sub(1);
                state.camp_turn = (state.camp != Camp::Unbuilt).then_some(earlier);
            }
            ["wall", wall, work] => {
                state.set_wall(word::<WallId>(wall, "wall")?, read_work(work)?);
            }
            ["chains", work] => state.chains = read_work(work)?,
            ["works", side] => read_stage(state, "works", Some(word(side, "side")?))?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn read_stage(name: &str, half: Option<HalfTurn<Side>>) -> Option<OwnStage> {
        match (name, half) {
            ("works", None) => Some(OwnStage::StartWorks),
            ("want", None) => Some(OwnStage::Want),
            ("works", Some(half)) => Some(OwnStage::Works(half)),
            ("breaches", Some(half)) => Some(OwnStage::Breaches(half)),
            (_, _) => None,
        }
    }

    fn complete(act: &mut Act<'_>, _: &[&str], dealt: &[Side]) -> Result<(), String> {
        for &side in dealt {
            *act.state.shown.get_mut(side) = CounterSet::EMPTY;
        }
        Ok(())
    }
}

fn read_work(text: &str) -> Result<Work, String> {
    match text {
        "unbuilt" => Ok(Work::Unbuilt),
        "built" => Ok(Work::Built),
        "destroyed" => Ok(Work::Destroyed),
        other => Err(format!("a work is never '{other}'")),
    }
}
