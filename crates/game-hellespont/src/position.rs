//! Positions in short text notation, for tests, problems and bug reports.
//!
//! Clauses are separated by `;` or new lines:
//! - `historical` or `alcibiades` (first): the scenario, from whose start all else differs; `historical siege_ratio=printed storm=printed`
//!   sets options.
//! - `turn 4` (groups of earlier turns have come), `advantage spartan`, `initiative athenian`, `pa athenian 3`, `supply athenian 2 disette`.
//! - `clear` takes all pieces off the map; `T13: S-H3-1 S-P2-1- S-L-mindaros` puts pieces there, `-` with their back side up.
//!   `eliminated: A-H4-1`, `reserve: A-H4-1` and `removed: A-H4-1` take pieces away.
//! - Pieces in the base to which the scenario brings them are reinforcements that have not left it; `home A-H4-1 A-T10-1`: these were sent home
//!   (2.B.2h).
//! - `hand athenian C07 C14`: the whole hand; the other counters are in the bowl. `tissaphernes holds`.
//! - What comes next, last: `phase athenian` (an action phase of that side, before the announcement), or a part of the turn: `stage draw`,
//!   `initiative`, `reinforcements`, `recover`, `end`; with a side: `stage actions spartan`, `sieges`, `hands`, `regrouping`, `recovery`,
//!   `supply`, `attrition`. The game goes on from there to its next question. Without such a clause it goes on from the draw.

use campaign::{HalfTurn, PieceOf, Positions};
use engine::word;

use crate::{
    game::Hellespont,
    ids::Side,
    pieces::{PieceId, PieceSet},
    state::{Arrival, At, State, Tissaphernes},
    step::OwnStage,
    types::{Act, Types},
};

impl Positions for Types {
    const ALONE: Option<&'static str> = None;

    fn put(_: &Hellespont, _: PieceId, piece: PieceOf<Self>) -> PieceOf<Self> {
        piece
    }

    fn read_clause(state: &mut State, words: &[&str]) -> Result<bool, String> {
        match words {
            ["home", ..] => {}
            ["tissaphernes", "holds"] => state.tissaphernes = Tissaphernes::Holds,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn read_stage(_: &str, _: Option<HalfTurn<Side>>) -> Option<OwnStage> {
        None
    }

    fn complete(act: &mut Act<'_>, clauses: &[&str], _: &[Side]) -> Result<(), String> {
        mark_reinforcements(act, clauses)?;
        let state = &mut *act.state;
        state.alcibiades_entered = has_been_on_map(state, PieceId::ALCIBIADES);
        // Groups of earlier turns have come.
        let turn = state.turn;
        for arrival in &mut state.arrivals {
            if matches!(*arrival, Arrival::Turn(due) if due < turn) {
                *arrival = Arrival::Done;
            }
        }
        Ok(())
    }
}

/// 2.B.2i Whoever is in the base to which the scenario brings him has not left it, unless he was sent home.
fn mark_reinforcements(act: &mut Act<'_>, clauses: &[&str]) -> Result<(), String> {
    let mut home = PieceSet::EMPTY;
    let listed = clauses
        .iter()
        .filter_map(|clause| clause.strip_prefix("home "));
    for piece in listed.flat_map(str::split_whitespace) {
        home.insert(word(piece, "piece")?);
    }
    let groups = act
        .game
        .scenario(act.state)
        .map(|card| card.groups.as_slice());
    for group in groups.unwrap_or_default() {
        if group.zone.is_base() {
            let here = act.state.pieces.at(group.zone).intersection(group.pieces);
            for piece in here.without(home).iter() {
                act.state.pieces.get_mut(piece).fresh = true;
            }
        }
    }
    Ok(())
}

/// 7.S18a Whoever is on the map or was killed has been there.
fn has_been_on_map(state: &State, leader: PieceId) -> bool {
    match state.pieces.whereabouts(leader) {
        At::Place(place) => !place.is_base(),
        At::Eliminated => true,
        At::Reserve | At::Removed => false,
    }
}
