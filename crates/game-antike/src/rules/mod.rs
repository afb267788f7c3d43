//! The rules. This list is the rulebook's table of contents; the words in front of the colons are the sections of the ledger,
//! `data/rules.toml`. Each permission is a function that both the list of answers and `apply` call.

// setup, two-players, three-players, begin, variant: who plays what, who begins, with which cities.
pub(crate) mod options;
pub(crate) mod setup;

// turn: its course. coin, rondel, cities: before, at the start of and after the action of a space.
pub(crate) mod cities;
pub(crate) mod coin;
pub(crate) mod idle;
pub(crate) mod rondel;
pub(crate) mod turn;

// production, temple, arming, knowhow: the spaces of the wheel.
pub(crate) mod arming;
pub(crate) mod know_how;
pub(crate) mod production;
pub(crate) mod temple;

// maneuver, advances: the maneuver spaces. movement, occasions, transport: crossing a border. combat. conquest.
pub(crate) mod combat;
pub(crate) mod conquest;
pub(crate) mod conquest_losses;
pub(crate) mod entry;
pub(crate) mod maneuver;
pub(crate) mod movement;

// personages, victory: what is won at the end of a turn, and the end of the game.
pub(crate) mod personages;
pub(crate) mod victory;

// aid, diplomacy, limits: prices, and how they are paid.
pub(crate) mod purchase;

// No section of the rulebook: who is asked what, and answers that do not fit the question.
pub(crate) mod dispatch;
mod out_of_place;

use crate::{
    ids::{ProvinceId, Zone},
    illegal::Illegal,
    state::State,
};

/// board.1 The number of a province on the board that is played.
#[inline]
pub(crate) fn zone_of(state: &State, province: ProvinceId) -> Result<Zone, Illegal> {
    if province.is_on(state.board) {
        Ok(province.zone())
    } else {
        Err(Illegal::OtherBoard {
            province,
            board: state.board,
        })
    }
}
