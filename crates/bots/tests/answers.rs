//! Bots answer legally in any position, know nothing they may not know, and follow from their seed.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests"
)]

use bots::{Evaluate, Level, Turn, simulate};
use engine::{Decisions, Log, Presentation, Rng, Seat, Seed, Setup, Viewer};
use game_antike::Antike;
use game_hellespont::Hellespont;
use game_peloponnesian_war::PeloponnesianWar;
use game_syracuse::Syracuse;
use testkit::embedded;

/// Calls back with positions of games with random answers, about one in so many.
fn random_positions<G: Presentation>(
    setup: &Setup,
    positions: u64,
    one_in: usize,
    mut check: impl FnMut(&G, &G::State, &mut Rng),
) {
    let game = embedded::<G>();
    let (mut log, mut decisions) = (Log::off(), Decisions::new());
    let (mut seen, mut number) = (0, 0);
    while seen < positions {
        let seed = Seed::from_number(number);
        number += 1;
        let mut rng = Rng::new(seed);
        let mut state = game.new_game(setup, seed, &mut log).unwrap();
        while seen < positions && game.round(&state) <= G::ROUND_LIMIT {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            if decision.answers.len() > 1 && rng.below(one_in) == 0 {
                seen += 1;
                check(&game, &state, &mut rng);
            }
            let action = rng.pick(decision.answers).unwrap().clone();
            game.apply(&mut state, decision.seat, &action, &mut log)
                .unwrap();
        }
    }
}

/// The answers of a level and what it means to do next.
fn advice<G: Presentation + Evaluate>(
    game: &G,
    state: &G::State,
    seat: Seat,
    level: Level,
) -> Vec<G::Action> {
    let mut decisions = Decisions::new();
    game.decisions(state, &mut decisions);
    let turn = Turn::new(game, state, decisions.of(seat).unwrap()).unwrap();
    level.advise(&turn, Seed::from_number(7))
}

/// Greedy and two levels that search, in random positions: what they answer is offered, and what they plan can be done.
fn answers_legally<G: Presentation + Evaluate>(setup: &Setup) {
    let positions = testkit::quick_or_slow(20, 10_000);
    let levels = ["greedy", "search:1", "search:2"].map(|name| name.parse::<Level>().unwrap());
    random_positions::<G>(setup, positions, 7, |game, state, rng| {
        let mut decisions = Decisions::new();
        game.decisions(state, &mut decisions);
        let decision = decisions.first().unwrap();
        let level = levels[rng.below(levels.len())];
        let actions = advice(game, state, decision.seat, level);
        assert!(decision.answers.contains(&actions[0]), "{level}");
        assert_eq!(
            actions,
            advice(game, state, decision.seat, level),
            "the same seed"
        );
    });
}

#[test]
fn every_answer_is_legal_in_antike() {
    answers_legally::<Antike>(&Setup::default().seats(4));
}

#[test]
fn every_answer_is_legal_in_syracuse() {
    answers_legally::<Syracuse>(&Setup::default());
}

#[test]
fn every_answer_is_legal_in_hellespont() {
    answers_legally::<Hellespont>(&Setup::default());
}

#[test]
fn every_answer_is_legal_in_the_peloponnesian_war() {
    answers_legally::<PeloponnesianWar>(&Setup::default());
    answers_legally::<PeloponnesianWar>(&Setup::default().seats(2));
}

/// Other hands and other dice, the same view: the same answer.
fn knows_no_secrets<G: Presentation + Evaluate>(setup: &Setup) {
    let positions = testkit::quick_or_slow(10, 1000);
    let (mut differ, level) = (0, "search:1".parse::<Level>().unwrap());
    random_positions::<G>(setup, positions, 7, |game, state, rng| {
        let mut decisions = Decisions::new();
        game.decisions(state, &mut decisions);
        let seat = decisions.first().unwrap().seat;
        let view = game.view(state, Viewer::Seat(seat));
        let other = game.imagine(&view, rng);
        assert_eq!(game.view(&other, Viewer::Seat(seat)), view);
        differ += u64::from(other != *state);
        let (one, two) = (
            advice(game, state, seat, level),
            advice(game, &other, seat, level),
        );
        assert_eq!(one, two, "what is hidden changes the answer");
    });
    assert!(
        differ > positions / 2,
        "most positions have something hidden: {differ}"
    );
}

#[test]
fn bots_before_syracuse_know_no_secrets() {
    knows_no_secrets::<Syracuse>(&Setup::default());
}

#[test]
fn bots_in_the_hellespont_know_no_secrets() {
    knows_no_secrets::<Hellespont>(&Setup::default());
}

#[test]
fn a_level_that_searches_follows_from_its_seed() {
    let game = embedded::<PeloponnesianWar>();
    let setup = Setup::scenario("archidamian-war").seats(2);
    let level: Level = "search:1".parse().unwrap();
    let play = |seed| {
        let finished = simulate(game.as_ref(), &setup, &[level; 2], Seed::from_number(seed));
        finished.unwrap().actions
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}
