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

use campaign::{HalfTurn, points_to_begin, read_pieces, read_setup, settled};
use engine::{Log, PositionError, Seed, clauses, word};

use crate::{
    game::Hellespont,
    ids::Side,
    pieces::{PieceId, PieceSet},
    rules::{setup, stratagem_targets::alcibiades, turn},
    state::{Arrival, At, Roster, State, Tissaphernes},
    step::{Stage, Step},
    types::{Act, Look, Types},
    validate,
};

/// Reads a position and checks it.
pub(crate) fn read(game: &Hellespont, text: &str) -> Result<State, PositionError> {
    let state = read_clauses(game, text).map_err(PositionError)?;
    let validate = |state: &State| validate::validate(Look::new(game, state));
    let run = |state: &mut State| turn::run(&mut Act::new(game, state, &mut Log::off()));
    settled(state, validate, run)
}

fn read_clauses(game: &Hellespont, text: &str) -> Result<State, String> {
    let (head, clauses) = clauses(text, "the scenario, such as 'historical'")?;
    let setup = read_setup(head, None)?;
    let state = setup::new_game(game, &setup, Seed::from_number(0));
    let mut state = state.map_err(|error| error.to_string())?;
    to_stage(&mut state, Stage::Draw);
    if clauses.contains(&"clear") {
        state.pieces = Roster::in_reserve();
    }
    state.read_hands(&clauses)?;
    for clause in &clauses {
        let put = |id, piece| *state.pieces.get_mut(id) = piece;
        if !read_pieces::<Types>(clause, put)? {
            read_clause(&mut state, clause)?;
        }
    }
    mark_reinforcements(&mut Act::new(game, &mut state, &mut Log::off()), &clauses)?;
    state.alcibiades_entered = alcibiades().is_some_and(|leader| has_been_on_map(&state, leader));
    // Groups of earlier turns have come.
    let turn = state.turn;
    for arrival in &mut state.arrivals {
        if matches!(*arrival, Arrival::Turn(due) if due < turn) {
            *arrival = Arrival::Done;
        }
    }
    Ok(state)
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

fn read_clause(state: &mut State, clause: &str) -> Result<(), String> {
    let words: Vec<&str> = clause.split_whitespace().collect();
    if state.read_marker(&words)? {
        return Ok(());
    }
    match words.as_slice() {
        ["clear"] | ["hand" | "home", ..] => {}
        ["tissaphernes", "holds"] => state.tissaphernes = Tissaphernes::Holds,
        ["phase", side] => begin_phase(state, word(side, "side")?),
        ["stage", stage] => read_stage(state, stage, None)?,
        ["stage", stage, side] => read_stage(state, stage, Some(word(side, "side")?))?,
        _ => return Err(format!("'{clause}' means nothing")),
    }
    Ok(())
}

/// A fresh action phase of a side.
fn begin_phase(state: &mut State, side: Side) {
    to_stage(state, Stage::Actions { side: side.other() });
    state.stack.push(Step::Announce { side });
    points_to_begin(state.actions.get_mut(side));
    state.begin_phase();
}

/// A part of the turn. The side goes second if the other has the initiative, so that what follows fits.
fn read_stage(state: &mut State, stage: &str, side: Option<Side>) -> Result<(), String> {
    let half = |side| HalfTurn::of(side, state.initiative);
    let stage = match (stage, side) {
        ("draw", None) => Stage::Draw,
        ("initiative", None) => Stage::Initiative,
        ("reinforcements", None) => Stage::StartReinforcements,
        ("recover", None) => Stage::LeadersRecover,
        ("end", None) => Stage::End,
        ("actions", Some(side)) => Stage::Actions { side },
        ("sieges", Some(side)) => Stage::Sieges(half(side)),
        ("hands", Some(side)) => Stage::Hands(half(side)),
        ("regrouping", Some(side)) => Stage::Regrouping(half(side)),
        ("recovery", Some(side)) => Stage::Recovery(half(side)),
        ("supply", Some(side)) => Stage::Supply(half(side)),
        ("attrition", Some(side)) => Stage::StartAttrition(half(side)),
        (stage, _) => return Err(format!("there is no stage '{stage}'")),
    };
    to_stage(state, stage);
    Ok(())
}

fn to_stage(state: &mut State, stage: Stage) {
    state.stack.clear();
    state.stack.push(Step::Turn { stage });
}
