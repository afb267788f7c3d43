//! What a player wants to know before he answers: the odds of a combat, the price of a move.

use campaign::Odds;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    action::Action,
    game::Syracuse,
    ids::{Place, Side},
    rules::{
        activation,
        forecast::forecast_at,
        groups::{self, Picking},
        marching, steps,
    },
    state::State,
    step::Step,
};

/// Facts about an answer, worded by the messages `hint-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Hint {
    Battle {
        attack: u16,
        defence: u16,
        odds: Odds,
        /// Faces of the die on which the attacker wins.
        winning: u8,
    },
    Cost {
        cost: u8,
    },
}

/// What can be said about an answer before it is given.
pub(crate) fn hint(game: &Syracuse, state: &State, action: Action) -> Option<Hint> {
    match (state.step()?, action) {
        (Step::Combats { side }, Action::Fight { zone }) => battle(game, state, side, zone),
        (Step::Combats { side }, Action::Assault { fort }) => {
            battle(game, state, side, Place::fort(fort))
        }
        (Step::Menu { side }, Action::Activate { place }) => {
            let cost = activation::may_activate(game, state, side, place).ok()?;
            Some(Hint::Cost { cost })
        }
        (
            Step::Pick {
                side,
                from,
                picked,
                free,
            },
            Action::Step { to },
        ) => {
            let picking = Picking {
                side,
                from,
                picked,
                free,
            };
            let march = groups::set_out(game, state, picking).ok()?;
            let way = steps::may_step(game, state, side, &march, to).ok()?;
            Some(Hint::Cost { cost: way.cost })
        }
        (Step::March { side }, Action::Step { to }) => {
            let march = marching::current(state)?;
            let way = steps::may_step(game, state, side, &march, to).ok()?;
            Some(Hint::Cost { cost: way.cost })
        }
        _ => None,
    }
}

fn battle(game: &Syracuse, state: &State, side: Side, place: Place) -> Option<Hint> {
    let forecast = forecast_at(game, state, side, place)?;
    Some(Hint::Battle {
        attack: forecast.attack,
        defence: forecast.defence,
        odds: forecast.column,
        winning: forecast.winning_faces(),
    })
}
