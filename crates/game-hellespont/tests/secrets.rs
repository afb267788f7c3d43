//! Nobody learns from the questions, the views or the log what the enemy holds.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "tests"
)]

use engine::{Decisions, Game, Log, Rng, Seat, Seed, Setup, Viewer};
use game_hellespont::{Event, Hellespont, Side, State};
use serde_json::Value;
use testkit::embedded;

/// Random games; `look` sees every position with its question.
fn playouts(
    game: &Hellespont,
    games: u64,
    mut look: impl FnMut(&State, &Decisions<Hellespont>, &mut Rng),
) {
    for number in 0..games {
        let scenario = ["historical", "alcibiades"][number as usize % 2];
        let setup = Setup::scenario(scenario);
        let seed = Seed::from_number(number);
        let mut state = game.new_game(&setup, seed, &mut Log::off()).unwrap();
        let (mut rng, mut decisions) = (Rng::new(seed), Decisions::new());
        loop {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            look(&state, &decisions, &mut rng);
            let action = *rng.pick(decision.answers).unwrap();
            game.apply(&mut state, decision.seat, &action, &mut Log::off())
                .unwrap();
        }
    }
}

fn ids(list: &Value) -> Vec<String> {
    let items = list.as_array().unwrap().iter();
    items.map(|id| id.as_str().unwrap().to_owned()).collect()
}

/// 2.Ac The counters in the enemy's hand and in the bowl are in no view, but for those that Sparta noticed at the start.
#[test]
fn r_2_ac_no_view_holds_a_hidden_counter() {
    let game = embedded::<Hellespont>();
    let mut hidden_counters = 0;
    playouts(&game, 30, |state, _, rng| {
        if rng.below(8) != 0 {
            return;
        }
        let whole = serde_json::to_value(state).unwrap();
        for side in Side::BOTH {
            let enemy = side.other().to_string();
            let shown = ids(&whole["noticed"]);
            let mut hidden = ids(&whole["hands"][&enemy]);
            hidden.retain(|id| !shown.contains(id));
            hidden.extend(ids(&whole["bowl"]));
            let view = game.view(state, Viewer::Seat(side.seat()));
            let view = serde_json::to_string(&view).unwrap();
            for id in &hidden {
                assert!(!view.contains(&format!("\"{id}\"")), "{id} in {view}");
            }
            hidden_counters += hidden.len();
        }
    });
    assert!(hidden_counters > 10_000, "{hidden_counters}");
}

/// 2.B.3i Who is asked and what depends on public facts alone: with other counters in the enemy's hand and in the bowl the same game is
/// played on, as far as both can go, with the same questions in the same order.
// covers: 2.B.3i 2.Ac 4.2.2d
#[test]
fn r_2_b_3i_other_hidden_counters_give_the_same_questions() {
    let game = embedded::<Hellespont>();
    let (mut splits, mut steps) = (0, 0);
    playouts(&game, 60, |state, _, rng| {
        if rng.below(40) != 0 {
            return;
        }
        let whole = serde_json::to_value(state).unwrap();
        for side in Side::BOTH {
            // What the enemy has already chosen in secret is not chance: only the rest is dealt again.
            let (battle, enemy) = (&whole["position"]["battle"], side.other().to_string());
            if !battle["plays"][&enemy].is_null() || battle["passes"][&enemy] == true {
                continue;
            }
            splits += 1;
            steps += walk_together(&game, state, side.seat(), rng);
        }
    });
    assert!(splits > 300 && steps > 4 * splits, "{splits} {steps}");
}

/// Plays on in the true game and in one that this seat cannot tell from it. Returns how many questions were compared.
fn walk_together(game: &Hellespont, state: &State, viewer: Seat, rng: &mut Rng) -> usize {
    let mut real = state.clone();
    let mut other = game.imagine(&game.view(state, Viewer::Seat(viewer)), rng);
    let dice = rng.seed();
    game.reseed(&mut real, dice);
    game.reseed(&mut other, dice);
    let (mut asked, mut imagined) = (Decisions::new(), Decisions::new());
    for step in 0..60 {
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
        let common = |action: &&_| two.answers.contains(action);
        let common: Vec<_> = one.answers.iter().filter(common).collect();
        let Some(&&action) = rng.pick(&common) else {
            return step;
        };
        let mut named = false;
        for state in [&mut real, &mut other] {
            let mut log = Log::on();
            game.apply(state, one.seat, &action, &mut log).unwrap();
            let is_named = |event: &_| matches!(event, Event::CounterLeft { .. });
            named |= log.take().iter().any(is_named);
        }
        let [one, two] = [&real, &other].map(|state| game.view(state, Viewer::Seat(viewer)));
        if one != two {
            // The bowls differ: his own draws are the first thing that may. 7.S18c Where a counter that leaves the game by name was is seen.
            let drawn = own(&one, viewer) != own(&two, viewer);
            assert!(drawn || named, "after {action:?}");
            return step;
        }
    }
    60
}

fn own(view: &game_hellespont::View, viewer: Seat) -> Value {
    let hands = serde_json::to_value(&view.hands).unwrap();
    hands[Side::of(viewer).unwrap().to_string()]["counters"].clone()
}
