//! How many of the questions put to a player leave nothing to choose.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeMap;

use bots::{Evaluate, Level, simulate};
use engine::{Decisions, Log, Presentation, Seat, Seed, Setup, variant_name};
use game_antike::Antike;
use game_hellespont::Hellespont;
use game_peloponnesian_war::PeloponnesianWar;
use game_syracuse::Syracuse;
use testkit::embedded;

/// Questions of one kind.
#[derive(Default)]
struct Count {
    asked: u64,
    /// Nothing can be answered but pass or done: the table answers for whoever wants to be asked only when they can do something.
    idle: u64,
    /// There is one answer, and it is not a pass.
    forced: u64,
}

/// The questions to the greedy bot on the first seat, by kind of prompt.
fn questions<G: Presentation + Evaluate>(setup: &Setup, seats: usize) -> BTreeMap<String, Count> {
    let game = embedded::<G>();
    let mut counts = BTreeMap::<String, Count>::new();
    let mut decisions = Decisions::new();
    for number in 0..testkit::quick_or_slow(2, 20) {
        let seed = Seed::from_number(number);
        let finished = simulate(game.as_ref(), setup, &vec![Level::Greedy; seats], seed).unwrap();
        let mut state = game.new_game(setup, seed, &mut Log::off()).unwrap();
        for (seat, action) in finished.actions {
            game.decisions(&state, &mut decisions);
            if let Some(decision) = decisions.of(Seat(0)).filter(|_| seat == Seat(0)) {
                let count = counts.entry(variant_name(decision.prompt)).or_default();
                let is_idle = game.idle_answer(&state, &decision).is_some();
                count.asked += 1;
                count.idle += u64::from(is_idle);
                count.forced += u64::from(!is_idle && decision.answers.len() == 1);
            }
            game.apply(&mut state, seat, &action, &mut Log::off())
                .unwrap();
        }
    }
    counts
}

/// Of a thousand questions that reach a player, at most so many have one answer: the end of moves that can still be taken back.
const FORCED: u64 = 30;

fn leaves_something_to_choose<G: Presentation + Evaluate>(setup: &Setup, seats: usize) {
    let counts = questions::<G>(setup, seats);
    let sum = |of: fn(&Count) -> u64| counts.values().map(of).sum::<u64>();
    for (kind, count) in &counts {
        let Count {
            asked,
            idle,
            forced,
        } = count;
        println!("{kind}: {asked} asked, {idle} idle, {forced} forced");
    }
    let (asked, idle) = (sum(|count| count.asked), sum(|count| count.idle));
    let shown = (asked - idle).max(1);
    let forced = sum(|count| count.forced) * 1000 / shown;
    println!(
        "{}: of {asked} questions {idle} are passed by the table; of the other {shown}, {forced} in a thousand have one answer",
        G::NAME
    );
    assert!(forced <= FORCED, "{forced} in a thousand");
}

#[test]
fn antike_leaves_something_to_choose() {
    leaves_something_to_choose::<Antike>(&Setup::default(), 4);
}

#[test]
fn syracuse_leaves_something_to_choose() {
    leaves_something_to_choose::<Syracuse>(&Setup::default(), 2);
}

#[test]
fn hellespont_leaves_something_to_choose() {
    leaves_something_to_choose::<Hellespont>(&Setup::default(), 2);
}

#[test]
fn the_peloponnesian_war_leaves_something_to_choose() {
    leaves_something_to_choose::<PeloponnesianWar>(&Setup::default(), 2);
}
