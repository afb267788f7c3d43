//! The harness of the tests: positions here, answers in `playing`, a whole table in `table`.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test picks the one case it is about"
)]

pub(crate) mod playing;
pub(crate) mod table;

use std::sync::{Arc, OnceLock};

use engine::{D6, Decisions, Seat, Seed, Setup};

use crate::{
    action::Action,
    game::Syracuse,
    ids::{Place, Side},
    pieces::{PieceId, PieceSet},
    prompt::{Prompt, SharedPrompt},
    state::{At, State},
    types::Types,
};

/// The game with the data it carries.
pub(crate) fn game() -> Arc<Syracuse> {
    static GAME: OnceLock<Arc<Syracuse>> = OnceLock::new();
    Arc::clone(GAME.get_or_init(testkit::embedded))
}

/// The start of the historical scenario, before the first turn.
pub(crate) fn start() -> State {
    <Types as campaign::SettingUp>::new_game(
        &game(),
        &Setup::scenario("historical"),
        Seed::from_number(1),
    )
    .expect("it begins")
}

/// A map without pieces.
pub(crate) fn empty_map() -> State {
    let mut state = start();
    for piece in PieceId::all() {
        state.pieces.get_mut(piece).at = At::Reserve;
    }
    state.stack.clear();
    state
}

/// Puts pieces somewhere: `put(&mut state, "T13", "syr-H1 sicanos")`. An asterisk marks a weakened unit or wounded leader.
pub(crate) fn put(state: &mut State, place: &str, pieces: &str) {
    let place: Place = place.parse().expect("a place");
    for id in pieces.split_whitespace() {
        let name = id.trim_end_matches('*');
        let mut piece = state.pieces.get_mut(name.parse().expect("a piece"));
        piece.at = At::Place(place);
        piece.start = place;
        piece.back |= id.ends_with('*');
    }
}

/// A map with these pieces: `map("T13 syr-H1 sicanos; T24 ath-H1*")`.
pub(crate) fn map(text: &str) -> State {
    let mut state = empty_map();
    for stack in text.split(';') {
        let (zone, pieces) = stack.trim().split_once(' ').expect("a place and pieces");
        put(&mut state, zone, pieces);
    }
    state
}

/// `set("ath-H1 nicias")`
pub(crate) fn set(pieces: &str) -> PieceSet {
    pieces
        .split_whitespace()
        .map(|id| id.parse::<PieceId>().expect("a piece"))
        .collect()
}

/// `place("T13")`
pub(crate) fn place(text: &str) -> Place {
    text.parse().expect("a place")
}

/// A die that shows so many eyes.
pub(crate) fn die(eyes: u8) -> D6 {
    D6::try_from(eyes).expect("a face of a die")
}

/// The answers that a rule lists: `answers(|out| keep_answers(&state, side, out))`. They must be in order.
pub(crate) fn answers(list: impl FnOnce(&mut Decisions<Syracuse>)) -> Vec<Action> {
    let mut out = Decisions::new();
    let side = Side::Athenian;
    out.open(Seat(0), Prompt::Shared(SharedPrompt::Sieges { side }));
    list(&mut out);
    let listed = out.iter().flat_map(|decision| decision.answers).copied();
    let listed: Vec<Action> = listed.collect();
    assert!(listed.is_sorted(), "{listed:?}");
    listed
}
