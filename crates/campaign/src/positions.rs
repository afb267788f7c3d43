//! Positions in short text notation, for tests, problems and bug reports. What all clauses mean is with each game, in `position`.

use engine::{Log, PositionError, Seed, clauses, word};

use crate::Look;
use crate::{
    Act, BySide, CampaignGame, CampaignState, HalfTurn, Positions, Roster, Rules, Stage, Step,
    TwoSided, course, points_to_begin, read_pieces, read_setup, settled, validating,
};

/// Reads a position and checks it.
pub(crate) fn read<C: Rules>(
    game: &CampaignGame<C>,
    text: &str,
) -> Result<CampaignState<C>, PositionError> {
    let state = read_clauses(game, text).map_err(PositionError)?;
    let validate = |state: &CampaignState<C>| validating::validate(Look::new(game, state));
    let run = |state: &mut CampaignState<C>| {
        course::run(&mut Act::new(game, state, &mut Log::off()));
    };
    settled(state, validate, run)
}

fn read_clauses<C: Positions>(
    game: &CampaignGame<C>,
    text: &str,
) -> Result<CampaignState<C>, String> {
    let (head, clauses) = clauses(text, "the scenario, such as 'historical'")?;
    let setup = read_setup(head, C::ALONE)?;
    let state = C::new_game(game, &setup, Seed::from_number(0));
    let mut state = state.map_err(|error| error.to_string())?;
    to_stage(&mut state, Stage::Draw);
    if clauses.contains(&"clear") {
        state.pieces = Roster::in_reserve();
    }
    let dealt = state.read_hands(&clauses)?;
    for clause in &clauses {
        let put = |id, piece| *state.pieces.get_mut(id) = C::put(game, id, piece);
        if !read_pieces::<C>(clause, put)? {
            read_clause(&mut state, clause)?;
        }
    }
    C::complete(
        &mut Act::new(game, &mut state, &mut Log::off()),
        &clauses,
        &dealt,
    )?;
    Ok(state)
}

fn read_clause<C: Positions>(state: &mut CampaignState<C>, clause: &str) -> Result<(), String> {
    let words: Vec<&str> = clause.split_whitespace().collect();
    if state.read_marker(&words)? || C::read_clause(state, &words)? {
        return Ok(());
    }
    match words.as_slice() {
        ["clear"] | ["hand", ..] => {}
        ["phase", side] => begin_phase(state, word(side, "side")?),
        ["stage", stage] => read_stage(state, stage, None)?,
        ["stage", stage, side] => read_stage(state, stage, Some(word(side, "side")?))?,
        _ => return Err(format!("'{clause}' means nothing")),
    }
    Ok(())
}

/// A fresh action phase of a side.
fn begin_phase<C: Positions>(state: &mut CampaignState<C>, side: C::Side) {
    let stage = Stage::Actions { side: side.other() };
    to_stage(state, stage);
    state.stack.push(Step::Announce { side });
    points_to_begin(state.actions.of_mut(side));
    state.begin_phase();
}

/// A part of the turn. The side goes second if the other has the initiative, so that what follows fits.
pub fn read_stage<C: Positions>(
    state: &mut CampaignState<C>,
    stage: &str,
    side: Option<C::Side>,
) -> Result<(), String> {
    let half = side.map(|side| HalfTurn::of(side, state.initiative));
    let own = C::read_stage(stage, half).map(Stage::Own);
    let shared = || match (stage, half) {
        ("draw", None) => Some(Stage::Draw),
        ("initiative", None) => Some(Stage::Initiative),
        ("reinforcements", None) => Some(Stage::StartReinforcements),
        ("recover", None) => Some(Stage::LeadersRecover),
        ("end", None) => Some(Stage::End),
        ("actions", Some(half)) => Some(Stage::Actions { side: half.side }),
        ("sieges", Some(half)) => Some(Stage::Sieges(half)),
        ("hands", Some(half)) => Some(Stage::Hands(half)),
        ("regrouping", Some(half)) => Some(Stage::Regrouping(half)),
        ("recovery", Some(half)) => Some(Stage::Recovery(half)),
        ("supply", Some(half)) => Some(Stage::Supply(half)),
        ("attrition", Some(half)) => Some(Stage::StartAttrition(half)),
        (_, _) => None,
    };
    let found = own.or_else(shared);
    let stage = found.ok_or_else(|| format!("there is no stage '{stage}'"))?;
    to_stage(state, stage);
    Ok(())
}

fn to_stage<C: Positions>(state: &mut CampaignState<C>, stage: Stage<C>) {
    state.stack.clear();
    state.stack.push(Step::Turn { stage });
}
