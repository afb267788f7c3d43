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

use campaign::{HalfTurn, points_to_begin, read_pieces, read_setup, settled};
use engine::{Log, PositionError, Seed, clauses, word};

use crate::{
    game::Syracuse,
    ids::{CounterSet, FortId, Place, Side, WallId},
    rules::{setup, turn},
    state::{Camp, FortState, Piece, Roster, State, Work},
    step::{Stage, Step},
    types::{Act, Look, Types},
    validate,
};

/// Reads a position and checks it.
pub(crate) fn read(game: &Syracuse, text: &str) -> Result<State, PositionError> {
    let state = read_clauses(game, text).map_err(PositionError)?;
    let validate = |state: &State| validate::validate(Look::new(game, state));
    let run = |state: &mut State| turn::run(&mut Act::new(game, state, &mut Log::off()));
    settled(state, validate, run)
}

fn read_clauses(game: &Syracuse, text: &str) -> Result<State, String> {
    let (head, clauses) = clauses(text, "the scenario, such as 'historical'")?;
    let setup = read_setup(head, Some("edition"))?;
    let state = setup::new_game(game, &setup, Seed::from_number(0));
    let mut state = state.map_err(|error| error.to_string())?;
    if clauses.contains(&"clear") {
        state.pieces = Roster::in_reserve();
    }
    for side in state.read_hands(&clauses)? {
        *state.shown.get_mut(side) = CounterSet::EMPTY;
    }
    for clause in &clauses {
        let put = |id, mut piece: Piece| {
            let at_sea = piece.at.place().is_some_and(Place::is_sea);
            piece.aboard = at_sea && game.pieces.land().contains(id);
            *state.pieces.get_mut(id) = piece;
        };
        if !read_pieces::<Types>(clause, put)? {
            read_clause(&mut state, clause)?;
        }
    }
    Ok(state)
}

fn read_clause(state: &mut State, clause: &str) -> Result<(), String> {
    let words: Vec<&str> = clause.split_whitespace().collect();
    if state.read_marker(&words)? {
        return Ok(());
    }
    match words.as_slice() {
        ["clear"] | ["hand", ..] => {}
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
        ["wall", wall, work] => state.set_wall(word::<WallId>(wall, "wall")?, read_work(work)?),
        ["chains", work] => state.chains = read_work(work)?,
        ["phase", side] => begin_phase(state, word(side, "side")?),
        ["works", side] => read_stage(state, "works", Some(word(side, "side")?))?,
        ["stage", stage] => read_stage(state, stage, None)?,
        ["stage", stage, side] => read_stage(state, stage, Some(word(side, "side")?))?,
        _ => return Err(format!("'{clause}' means nothing")),
    }
    Ok(())
}

fn read_work(text: &str) -> Result<Work, String> {
    match text {
        "unbuilt" => Ok(Work::Unbuilt),
        "built" => Ok(Work::Built),
        "destroyed" => Ok(Work::Destroyed),
        other => Err(format!("a work is never '{other}'")),
    }
}

/// A fresh action phase of a side.
fn begin_phase(state: &mut State, side: Side) {
    let stage = Stage::Actions { side: side.other() };
    to_stage(state, stage);
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
        ("works", None) => Stage::StartWorks,
        ("want", None) => Stage::Want,
        ("end", None) => Stage::End,
        ("actions", Some(side)) => Stage::Actions { side },
        ("works", Some(side)) => Stage::Works(half(side)),
        ("hands", Some(side)) => Stage::Hands(half(side)),
        ("regrouping", Some(side)) => Stage::Regrouping(half(side)),
        ("recovery", Some(side)) => Stage::Recovery(half(side)),
        ("supply", Some(side)) => Stage::Supply(half(side)),
        ("attrition", Some(side)) => Stage::StartAttrition(half(side)),
        ("sieges", Some(side)) => Stage::Sieges(half(side)),
        ("breaches", Some(side)) => Stage::Breaches(half(side)),
        (stage, _) => return Err(format!("there is no stage '{stage}'")),
    };
    to_stage(state, stage);
    Ok(())
}

fn to_stage(state: &mut State, stage: Stage) {
    state.stack.clear();
    state.stack.push(Step::Turn { stage });
}
