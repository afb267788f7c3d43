//! Answers of every kind: they are read as they are written, and apply only where they are offered.

use engine::{Decisions, Game, Log, Presentation, Rng, Seat, Seed, Setup, notation::Form};
use serde_json::Value;

/// Random games, with these set-ups in turn. `look` sees every position with the answer before it and its decisions.
///
/// # Panics
/// If a game does not begin or an answer is refused.
pub fn followed<G: Game>(
    game: &G,
    setups: &[Setup],
    games: u64,
    mut look: impl FnMut(&G::State, Option<&G::Action>, &Decisions<G>, &mut Rng),
) {
    for (number, setup) in (0..games).zip(setups.iter().cycle()) {
        let seed = Seed::from_number(number);
        let begun = game.new_game(setup, seed, &mut Log::off());
        let mut state = begun.expect("the game begins");
        let (mut rng, mut decisions) = (Rng::new(seed), Decisions::new());
        let mut last = None;
        loop {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            look(&state, last.as_ref(), &decisions, &mut rng);
            let action = rng.pick(decision.answers).expect("an answer");
            game.apply(&mut state, decision.seat, action, &mut Log::off())
                .expect("legal");
            last = Some(action.clone());
        }
    }
}

/// [`followed`], where only the positions matter.
pub fn playouts<G: Game>(
    game: &G,
    setups: &[Setup],
    games: u64,
    mut look: impl FnMut(&G::State, &Decisions<G>, &mut Rng),
) {
    followed(game, setups, games, |state, _, decisions, rng| {
        look(state, decisions, rng);
    });
}

/// How these are written.
pub fn written(all: impl IntoIterator<Item: ToString>) -> Vec<String> {
    all.into_iter().map(|one| one.to_string()).collect()
}

/// All texts of a table of notation, with these names for each kind of object.
pub fn texts(forms: &[Form], names: &impl Fn(&str) -> Vec<String>) -> Vec<String> {
    let mut texts = Vec::new();
    for form in forms {
        let mut said = vec![form.fixed.join(" ")];
        for names in form.objects.iter().map(|what| names(what)) {
            let with = |before: &String| -> Vec<String> {
                let all = names.iter().map(|name| format!("{before} {name}"));
                all.map(|text| text.trim().to_owned()).collect()
            };
            said = said.iter().flat_map(with).collect();
        }
        texts.extend(said);
    }
    texts
}

/// The answers that these texts mean; each is written again as it was read.
///
/// # Panics
/// If one means nothing or is written otherwise.
pub fn read_back<G: Presentation>(texts: &[String]) -> Vec<G::Action> {
    let read = |text: &String| {
        let action = G::read_action(text).expect("an answer");
        assert_eq!(G::write_action(&action), *text);
        action
    };
    texts.iter().map(read).collect()
}

/// These texts are misread, each as something that it is not.
///
/// # Panics
/// If one is read, or misread as something else.
pub fn are_misread<G: Presentation>(texts: &[(&str, &str)]) {
    for (text, what) in texts {
        let misread = G::read_action(text).expect_err("it means nothing");
        assert_eq!(misread.what, *what, "{text}");
    }
}

/// The first seat that is asked in a position in short notation, and the type of the question.
///
/// # Panics
/// If the position cannot be read or asks nothing.
pub fn first_question<G: Presentation>(game: &G, position: &str) -> (u8, String) {
    let state = game.read_position(position).expect("a position");
    let mut decisions = Decisions::new();
    game.decisions(&state, &mut decisions);
    let decision = decisions.first().expect("a question");
    let prompt = serde_json::to_value(decision.prompt).expect("prompts are JSON");
    let kind = prompt.get("type").and_then(Value::as_str);
    (decision.seat.0, kind.expect("a type").to_owned())
}

/// Random games: of all these answers and some of the others, exactly those apply that are offered. Checks one position in `one_in` and
/// returns how many it checked.
///
/// # Panics
/// If an answer applies where it is not offered, or is refused where it is.
pub fn apply_only_where_offered<G: Presentation>(
    (setups, games): (&[Setup], u64),
    one_in: usize,
    all: &[G::Action],
    others: &[G::Action],
) -> usize {
    const SOME: usize = 300;
    let game = crate::embedded::<G>();
    let mut looked = 0;
    playouts(&*game, setups, games, |state, decisions, rng| {
        if rng.below(one_in) == 0 {
            looked += 1;
            let some = (0..SOME).filter_map(|_| rng.pick(others));
            check_answers(&*game, state, decisions, all.iter().chain(some));
        }
    });
    looked
}

/// Of these answers, by any seat, those apply that are offered. All others are refused and change nothing.
fn check_answers<'a, G: Presentation>(
    game: &G,
    state: &G::State,
    decisions: &Decisions<G>,
    answers: impl Iterator<Item = &'a G::Action>,
) where
    G::Action: 'a,
{
    let decision = decisions.first().expect("a question");
    for action in answers {
        for seat in (0..game.seats(state)).map(Seat) {
            let offered = seat == decision.seat && decision.answers.binary_search(action).is_ok();
            let mut next = state.clone();
            let applied = game.apply(&mut next, seat, action, &mut Log::off());
            let prompt = decision.prompt;
            assert_eq!(applied.is_ok(), offered, "{action:?} to {prompt:?}");
            assert!(offered || next == *state, "{action:?}");
        }
    }
}
