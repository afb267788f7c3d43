//! Playing combats in unit tests.

use engine::{Decisions, Log};

use crate::{
    action::{Action, Target},
    battle::{Battle, BattleKind, Play},
    event::{Event, Modifiers},
    ids::{CounterId, Side, Stratagem},
    illegal::Illegal,
    prompt::{Prompt, SharedPrompt},
    rules::{battle, camp_assault, combats, losses, occupation, retreat, stacking},
    state::State,
    step::{BattleStage, Retreat, Step},
    testing::{empty_map, game, place, put, set},
};

/// A map with these pieces: `map("T13 syr-H1 sicanos; T24 ath-H1")`. An asterisk marks a weakened unit or wounded leader.
pub(crate) fn map(text: &str) -> State {
    let mut state = empty_map();
    for stack in text.split(';') {
        let (zone, pieces) = stack.trim().split_once(' ').expect("a place and pieces");
        for id in pieces.split_whitespace() {
            let name = id.trim_end_matches('*');
            put(&mut state, zone, name);
            if id.ends_with('*') {
                state.pieces.get_mut(name.parse().expect("a piece")).back = true;
            }
        }
    }
    state
}

/// Where the pieces are: `T13 syr-H1*`; those out of play stand last.
pub(crate) fn where_are(state: &State, pieces: &str) -> String {
    let describe = |piece: crate::pieces::PieceId| {
        let star = if state.pieces.get(piece).back {
            "*"
        } else {
            ""
        };
        let at = state.pieces.place(piece);
        format!(
            "{piece}{star} {}",
            at.map_or("out".to_owned(), |place| place.to_string())
        )
    };
    let all: Vec<String> = set(pieces).iter().map(describe).collect();
    all.join(", ")
}

/// The combats of a side come up, with so many announced points left.
pub(crate) fn come_up(state: &mut State, side: Side, points: u8) {
    state.phase.budget.announced = points;
    *state.actions.get_mut(side) = points;
    state.stack.push(Step::Combats { side });
    combats::begin(&game(), state, side, &mut Log::off());
}

/// A combat that has not begun.
pub(crate) fn combat(kind: BattleKind, zone: &str, attacker: Side) -> Battle {
    Battle::new(kind, place(zone), attacker)
}

/// With a stratagem that its player has revealed.
pub(crate) fn with_play(
    mut battle: Battle,
    side: Side,
    stratagem: Stratagem,
    target: Target,
) -> Battle {
    battle.revealed = true;
    *battle.plays.get_mut(side) = Some(Play {
        counter: CounterId(0),
        stratagem,
        target,
    });
    battle
}

/// `river -1, stratagem +2` as the data would say it.
pub(crate) fn lines(modifiers: &Modifiers) -> String {
    let all: Vec<String> = modifiers
        .iter()
        .map(|line| format!("{:?} {:+}", line.line, line.by))
        .collect();
    all.join(", ")
}

/// Goes on until somebody has to choose: nobody plays a stratagem, and every die shows this face.
pub(crate) fn run(state: &mut State, die: u8, log: &mut Log<Event>) {
    let game = game();
    loop {
        match state.step() {
            Some(Step::Battle { stage }) if battle::asked(&game, state, stage).is_none() => {
                battle::proceed(&game, state, stage, log);
            }
            Some(Step::Window { .. }) => {
                state.stack.pop();
            }
            Some(Step::Roll { .. }) => battle::resolve_die(&game, state, die, log),
            _ => return,
        }
    }
}

/// Fights in a zone as Athens or Syracuse until somebody has to choose.
pub(crate) fn fight(state: &mut State, side: Side, zone: &str, die: u8) -> Log<Event> {
    let mut log = Log::on();
    come_up(state, side, 1);
    combats::fight(&game(), state, side, place(zone), &mut log).expect("a combat");
    run(state, die, &mut log);
    log
}

/// Answers the open question, then goes on.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most answers belong to other questions"
)]
pub(crate) fn answer(state: &mut State, action: Action, die: u8) -> Result<(), Illegal> {
    let (game, mut log) = (game(), Log::off());
    let log = &mut log;
    let side = asked(state).unwrap_or(Side::Athenian);
    match action {
        Action::Fight { zone } => combats::fight(&game, state, side, zone, log)?,
        Action::Assault { fort } => combats::assault(&game, state, side, fort, log)?,
        Action::AssaultCamp { main, counter } => {
            camp_assault::assault_camp(&game, state, side, main, counter, log)?;
        }
        Action::DeclineCombats => combats::decline_combats(&game, state, side, log)?,
        Action::EndCombats => combats::end_combats(&game, state, side)?,
        Action::Lose { unit } => losses::lose(&game, state, side, unit, log)?,
        Action::RetreatTo { place } => retreat::retreat_to(&game, state, place, log)?,
        Action::MoveOn { unit } => retreat::move_on(&game, state, unit, log)?,
        Action::Disband { unit } => match state.step() {
            Some(Step::Overstacked { side, place }) => {
                stacking::disband(&game, state, side, place, unit, log)?;
            }
            _ => retreat::disband(&game, state, unit, log)?,
        },
        Action::Enter { piece } => occupation::enter(&game, state, piece, log)?,
        Action::Occupy { piece } => occupation::occupy(&game, state, piece, log)?,
        Action::Defend { piece } => camp_assault::defend(&game, state, piece, log)?,
        Action::Done => match state.step() {
            Some(Step::Garrison { .. }) => occupation::garrison_done(&game, state, log),
            Some(Step::Occupy { .. }) => occupation::occupy_done(&game, state, log),
            _ => camp_assault::defenders_done(&game, state, log),
        },
        _ => panic!("{action:?} is no answer here"),
    }
    run(state, die, log);
    Ok(())
}

/// Who is asked.
fn asked(state: &State) -> Option<Side> {
    match state.step() {
        Some(
            Step::Combats { side }
            | Step::Overstacked { side, .. }
            | Step::Retreat(Retreat { side, .. }),
        ) => Some(side),
        Some(Step::Battle { stage }) => battle::asked(&game(), state, stage),
        _ => None,
    }
}

/// What can be answered now.
pub(crate) fn listed(state: &State) -> Vec<Action> {
    let (game, mut out) = (game(), Decisions::new());
    let side = asked(state).unwrap_or(Side::Athenian);
    out.open(side.seat(), Prompt::Shared(SharedPrompt::Combats { side }));
    match state.step() {
        Some(Step::Combats { side }) => combats::combats_answers(&game, state, side, &mut out),
        Some(Step::Battle {
            stage: BattleStage::Defenders,
        }) => camp_assault::defenders_answers(&game, state, &mut out),
        Some(Step::Battle { .. }) => losses::loss_answers(&game, state, side, &mut out),
        Some(Step::Retreat { .. }) => retreat::retreat_answers(&game, state, &mut out),
        Some(Step::Overstacked { side, place }) => {
            stacking::overstacked_answers(&game, state, side, place, &mut out);
        }
        Some(Step::Garrison { .. }) => occupation::garrison_answers(&game, state, &mut out),
        Some(Step::Occupy { .. }) => occupation::occupy_answers(&game, state, &mut out),
        _ => {}
    }
    let answers = out.first().expect("a decision").answers;
    assert!(answers.is_sorted(), "answers are sorted");
    answers.to_vec()
}

/// The same in few words: `T6 T7` or `ath-H1 Done`.
pub(crate) fn answers(state: &State) -> String {
    let short = |action: &Action| {
        let debug = format!("{action:?}");
        match debug.split_once(": ") {
            Some((_, fields)) => fields.trim_end_matches(" }").replace(", counter: ", "/"),
            None => debug,
        }
    };
    let words: Vec<String> = listed(state).iter().map(short).collect();
    words.join(" ")
}

/// The answer that retreats to a place.
pub(crate) fn to(text: &str) -> Action {
    Action::RetreatTo { place: place(text) }
}
