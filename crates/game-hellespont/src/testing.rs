//! Positions and play for unit tests.

use crate::step::OwnStep;
use std::sync::{Arc, OnceLock};

use engine::{D6, Decisions, Game, Log, Presentation, Seed, Setup};

use crate::{
    action::Action,
    event::Event,
    game::Hellespont,
    hint::{self, Hint},
    ids::{Place, Side},
    illegal::Illegal,
    pieces::{PieceId, PieceSet},
    prompt::Prompt,
    state::State,
    step::Step,
    types::{Act, Look, Types},
};

/// The game with the data it carries.
pub(crate) fn game() -> Arc<Hellespont> {
    static GAME: OnceLock<Arc<Hellespont>> = OnceLock::new();
    Arc::clone(GAME.get_or_init(testkit::embedded))
}

/// The start of a scenario, before the first choice.
pub(crate) fn start(scenario: &str) -> State {
    <Types as campaign::SettingUp>::new_game(
        &game(),
        &Setup::scenario(scenario),
        Seed::from_number(1),
    )
    .expect("it begins")
}

/// A position in short notation on an empty map: `position("turn 3; M5: A-T20-1; phase athenian")`. Nobody holds counters.
pub(crate) fn position(text: &str) -> State {
    let text = format!("historical; clear; hand athenian; hand spartan; {text}");
    game().read_position(&text).expect("a position")
}

/// The same with hands and options: all clauses are given.
pub(crate) fn exactly(text: &str) -> State {
    game().read_position(text).expect("a position")
}

/// `set("A-H4-1 A-L-chereas")`
pub(crate) fn set(pieces: &str) -> PieceSet {
    pieces
        .split_whitespace()
        .map(|id| id.parse::<PieceId>().expect("a piece"))
        .collect()
}

pub(crate) fn id(piece: &str) -> PieceId {
    piece.parse().expect("a piece")
}

/// `place("T13")`
pub(crate) fn place(text: &str) -> Place {
    text.parse().expect("a place")
}

/// A die that shows so many eyes.
pub(crate) fn die(eyes: u8) -> D6 {
    D6::try_from(eyes).expect("a face of a die")
}

/// Who is asked what, with all answers in short notation.
pub(crate) fn asked(state: &State) -> (Side, Prompt, Vec<String>) {
    let mut decisions = Decisions::new();
    game().decisions(state, &mut decisions);
    let decision = decisions.first().expect("a question");
    let answers = decision.answers.iter().map(Hellespont::write_action);
    let side = Side::of(decision.seat).expect("a side");
    (side, *decision.prompt, answers.collect())
}

/// The answers in one line.
pub(crate) fn offered(state: &State) -> String {
    asked(state).2.join(", ")
}

/// Is this answer offered?
pub(crate) fn offers(state: &State, answer: &str) -> bool {
    asked(state).2.iter().any(|offered| offered == answer)
}

/// What is said about an answer before it is given.
pub(crate) fn hinted(state: &State, answer: &str) -> Option<Hint> {
    let action = Hellespont::read_action(answer).unwrap_or_else(|_| panic!("{answer}"));
    hint::hint(Look::new(&game(), state), action)
}

/// Gives answers, separated by `;`, whoever is asked. Stops at the first that is refused.
pub(crate) fn play(state: &mut State, answers: &str) -> Result<(), Illegal> {
    play_logged(state, answers, &mut Log::off())
}

/// The same, keeping what happens.
pub(crate) fn play_logged(
    state: &mut State,
    answers: &str,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    for answer in answers.split(';').map(str::trim) {
        let action = Hellespont::read_action(answer).unwrap_or_else(|_| panic!("{answer}"));
        if is_settled(state, action) {
            continue;
        }
        let (side, ..) = asked(state);
        campaign::apply(&mut Act::new(&game(), state, log), side.seat(), action)?;
    }
    Ok(())
}

/// 2.B.3.1a, 7.S4a A single point is announced, and dice of a storm that hurt nobody stand, without a question.
fn is_settled(state: &State, action: Action) -> bool {
    let step = state.step();
    (action == Action::Announce { points: 1 } && !matches!(step, Some(Step::Announce { .. })))
        || (action == Action::Accept && !matches!(step, Some(Step::Own(OwnStep::Roll { .. }))))
}

/// What an answer is refused for.
pub(crate) fn refused(state: &State, answer: &str) -> Illegal {
    let mut state = state.clone();
    play(&mut state, answer).expect_err(answer)
}

/// Where a piece is: `T13`, `T13-` with its back up, `out` if it is not in play.
pub(crate) fn at(state: &State, piece: &str) -> String {
    let piece = state.pieces.get(id(piece));
    let back = if piece.back { "-" } else { "" };
    let place = piece.at.place();
    place.map_or("out".to_owned(), |place| format!("{place}{back}"))
}

/// The next die shows these eyes: tries seeds until it does.
pub(crate) fn load_dice(state: &mut State, eyes: &[u8]) {
    for number in 0.. {
        let mut dice = engine::Dice::new(Seed::from_number(number));
        let mut log = Log::<Event>::off();
        if eyes.iter().all(|&eye| dice.d6(&mut log).get() == eye) {
            state.dice = engine::Dice::new(Seed::from_number(number));
            return;
        }
    }
}

/// Passes until this question comes up.
pub(crate) fn until(state: &mut State, prompt: &str) {
    for _ in 0..200 {
        let (_, asked_for, answers) = asked(state);
        let kind = serde_json::to_value(asked_for).unwrap();
        if kind["type"] == prompt {
            return;
        }
        let idle = [
            "pass",
            "accept",
            "done",
            "end moves",
            "end zone",
            "keep none",
            "stand",
        ];
        let is_offered = |idle: &&&str| answers.iter().any(|answer| answer == **idle);
        let answer = idle.iter().find(is_offered).copied();
        play(state, answer.unwrap_or(&answers[0])).unwrap();
    }
    panic!("{prompt} never came up");
}
