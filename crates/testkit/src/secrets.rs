//! Questions and views do not give away what others hold.

use engine::{Decisions, Game, Log, Presentation, Rng, Seat, Viewer};
use serde_json::Value;

use crate::{answers::playouts, every_setup};

/// Random games: the ids that are hidden from a seat are not in its view. `hidden` finds them in the state as JSON. Returns how many ids
/// were looked for.
///
/// # Panics
/// If one is seen.
pub fn hidden_ids_are_in_no_view<G: Presentation>(
    games: u64,
    hidden: impl Fn(&Value, Seat) -> Vec<String>,
) -> usize {
    let game = crate::embedded::<G>();
    let mut looked_for = 0;
    playouts(&*game, &every_setup::<G>(), games, |state, _, rng| {
        if rng.below(8) != 0 {
            return;
        }
        let whole = serde_json::to_value(state).expect("states are JSON");
        for seat in (0..game.seats(state)).map(Seat) {
            let view = game.view(state, Viewer::Seat(seat));
            let view = serde_json::to_string(&view).expect("views are JSON");
            for id in hidden(&whole, seat) {
                assert!(!view.contains(&format!("\"{id}\"")), "{id} in {view}");
                looked_for += 1;
            }
        }
    });
    looked_for
}

/// Random games that go on twice, with different secrets (see [`walk_together`]), wherever what is hidden from a seat `may_differ`. Returns
/// how often, and how many questions were compared.
///
/// # Panics
/// If a seat can tell the two ways apart.
pub fn other_secrets_give_the_same_questions<G: Presentation>(
    games: u64,
    may_differ: impl Fn(&Value, Seat) -> bool,
    may_be_seen: impl Fn(Seat, [&G::View; 2], &[G::Event]) -> bool,
) -> [usize; 2] {
    let game = crate::embedded::<G>();
    let (mut splits, mut steps) = (0, 0);
    playouts(&*game, &every_setup::<G>(), games, |state, _, rng| {
        if rng.below(40) != 0 {
            return;
        }
        let whole = serde_json::to_value(state).expect("states are JSON");
        for seat in (0..game.seats(state)).map(Seat) {
            if may_differ(&whole, seat) {
                splits += 1;
                let seen =
                    |views: [&G::View; 2], events: &[G::Event]| may_be_seen(seat, views, events);
                steps += walk_together(&*game, state, seat, rng, seen);
            }
        }
    });
    [splits, steps]
}

/// Random games: secret answers look alike, see `answers_look_alike`, wherever they can be given. Returns how many were compared.
///
/// # Panics
/// If an answer can be told from another.
pub fn secret_answers_look_alike<G: Presentation>(
    games: u64,
    is_secret: impl Fn(&G::Action) -> bool,
    is_still_secret: impl Fn(&G::State) -> bool,
) -> usize {
    let game = crate::embedded::<G>();
    let mut compared = 0;
    playouts(&*game, &every_setup::<G>(), games, |state, decisions, _| {
        if is_still_secret(state) {
            compared += answers_look_alike(&*game, state, decisions, &is_secret, &is_still_secret);
        }
    });
    compared
}

/// Plays on in the true game and in one that this seat cannot tell from it, for at most sixty questions: the same
/// questions must come in the same order. `may_differ` gets both views and all events, and says whether they may differ
/// because something was shown or drawn. Returns how many questions were compared.
fn walk_together<G: Game>(
    game: &G,
    state: &G::State,
    viewer: Seat,
    rng: &mut Rng,
    may_differ: impl Fn([&G::View; 2], &[G::Event]) -> bool,
) -> usize {
    const MOST: usize = 60;
    let mut real = state.clone();
    let mut other = game.imagine(&game.view(state, Viewer::Seat(viewer)), rng);
    let dice = rng.seed();
    game.reseed(&mut real, dice);
    game.reseed(&mut other, dice);
    let (mut asked, mut imagined) = (Decisions::new(), Decisions::new());
    for step in 0..MOST {
        game.decisions(&real, &mut asked);
        game.decisions(&other, &mut imagined);
        let (Some(one), Some(two)) = (asked.first(), imagined.first()) else {
            assert_eq!(asked.is_empty(), imagined.is_empty());
            return step;
        };
        assert_eq!((one.seat, one.prompt), (two.seat, two.prompt));
        if one.seat == viewer {
            assert_eq!(one.answers, two.answers);
        }
        let common = |action: &&G::Action| two.answers.contains(action);
        let common: Vec<_> = one.answers.iter().filter(common).collect();
        let Some(&action) = rng.pick(&common) else {
            return step;
        };
        let mut log = Log::on();
        for state in [&mut real, &mut other] {
            game.apply(state, one.seat, action, &mut log)
                .expect("legal");
        }
        let [one, two] = [&real, &other].map(|state| game.view(state, Viewer::Seat(viewer)));
        if one != two {
            assert!(may_differ([&one, &two], &log.take()), "after {action:?}");
            return step;
        }
    }
    MOST
}

/// Until a secret answer is shown, other viewers cannot tell which one was given: all positions that these answers lead to look the same.
/// Returns how many were compared.
fn answers_look_alike<G: Presentation>(
    game: &G,
    state: &G::State,
    decisions: &Decisions<G>,
    is_secret: impl Fn(&G::Action) -> bool,
    is_still_secret: impl Fn(&G::State) -> bool,
) -> usize {
    let decision = decisions.first().expect("a question");
    let others = (0..game.seats(state)).map(Seat);
    let others = others.filter(|&seat| seat != decision.seat);
    let mut compared = 0;
    for viewer in others.map(Viewer::Seat).chain([Viewer::Spectator]) {
        let mut seen = None;
        for action in decision.answers.iter().filter(|action| is_secret(action)) {
            let mut next = state.clone();
            game.apply(&mut next, decision.seat, action, &mut Log::off())
                .expect("legal");
            if is_still_secret(&next) {
                let view = game.view(&next, viewer);
                let first = seen.get_or_insert_with(|| view.clone());
                assert!(*first == view, "{action:?} can be told");
                compared += 1;
            }
        }
    }
    compared
}
