//! How the nations stand: facts that follow from the rules and are shown beside the board.

use serde::Serialize;
use strum::VariantArray;

use crate::{
    data::personage_id,
    game::Antike,
    ids::{Advance, Nation, PersonageKind, Resource},
    rules::{know_how, production},
    state::{Place, State},
};

/// How all nations stand, and what is left for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub(crate) struct Standing {
    /// In the order of turns.
    pub nations: Vec<NationStanding>,
    /// In the order of the track.
    pub advances: Vec<AdvanceStanding>,
    /// In the order of their kinds.
    pub piles: Vec<PileStanding>,
    /// Temples that the bank has left.
    pub temples: u8,
}

/// How a nation stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub(crate) struct NationStanding {
    pub nation: Nation,
    /// What each production would yield.
    pub income: Income,
    /// The ways to its next king, citizen and navigator.
    pub ways: Vec<PersonageWay>,
    /// Pieces that it has not placed yet.
    pub left: PiecesLeft,
}

/// production.1, production.3, advances.6 What each production yields: the cities, and what market and currency add; limits.1 as far as the
/// bank has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub(crate) struct Income {
    pub marble: u8,
    pub iron: u8,
    pub gold: u8,
}

/// personages.3 How far a nation is on the way to its next personage of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub(crate) struct PersonageWay {
    pub kind: PersonageKind,
    /// Cities, temples or seas that it has.
    pub have: u8,
    /// So many make the next one.
    pub need: u8,
}

/// Pieces of a nation beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub(crate) struct PiecesLeft {
    pub legions: u8,
    pub galleys: u8,
    pub cities: u8,
}

/// knowhow.9, knowhow.10 What an advance costs now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub(crate) struct AdvanceStanding {
    pub advance: Advance,
    /// The price in gold.
    pub price: u8,
    /// It is new to the game: its buyer wins a scholar.
    pub first: bool,
}

/// personages.13 What is left of a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub(crate) struct PileStanding {
    pub kind: PersonageKind,
    pub left: u8,
    /// Who comes next, lowest number first.
    pub next: Option<String>,
}

/// How all nations stand.
pub(crate) fn standing(game: &Antike, state: &State) -> Standing {
    let advance = |&advance: &Advance| AdvanceStanding {
        advance,
        price: know_how::price(game, state, advance).total(),
        first: know_how::is_first(state, advance),
    };
    let pile = |&kind: &PersonageKind| {
        let (won, left) = (state.personages_won(kind), game.left(state, kind));
        PileStanding {
            kind,
            left,
            next: (left > 0).then(|| personage_id(kind, won + 1)),
        }
    };
    Standing {
        nations: state
            .places()
            .map(|place| nation_standing(game, state, place))
            .collect(),
        advances: Advance::VARIANTS.iter().map(advance).collect(),
        piles: PersonageKind::VARIANTS.iter().map(pile).collect(),
        temples: game.limits.temples - state.temples.len(),
    }
}

fn nation_standing(game: &Antike, state: &State, place: Place) -> NationStanding {
    let nation = state.nation(place);
    let income = |resource| production::income(game, state, place, resource).paid;
    let way = |(kind, have, each)| PersonageWay {
        kind,
        have,
        need: (nation.count(kind) + 1) * each,
    };
    let limits = &game.limits;
    NationStanding {
        nation: nation.nation,
        income: Income {
            marble: income(Resource::Marble),
            iron: income(Resource::Iron),
            gold: income(Resource::Gold),
        },
        ways: game.counted(state, place).map(way).to_vec(),
        left: PiecesLeft {
            legions: limits.units - nation.legions.total(),
            galleys: limits.units - nation.galleys.total(),
            cities: limits.cities - nation.cities.len(),
        },
    }
}
