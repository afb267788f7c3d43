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
    idle: u64,
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
                let kind = variant_name(decision.prompt);
                let kind = match kind.as_str() {
                    "Shared" => format!("{:?}", decision.prompt)
                        .split(['(', ' '])
                        .nth(1)
                        .unwrap()
                        .to_owned(),
                    _ => kind,
                };
                let count = counts.entry(kind).or_default();
                count.asked += 1;
                count.idle += u64::from(G::idle_answer(decision.answers).is_some());
            }
            game.apply(&mut state, seat, &action, &mut Log::off())
                .unwrap();
        }
    }
    counts
}

/// Prompts that are put whatever a hand holds, so that they give nothing away.
const WINDOWS: [&str; 2] = ["Window", "Stratagems"];

/// At most so many of a thousand questions leave nothing to choose, once the windows among them are passed by the table.
fn leaves_something_to_choose<G: Presentation + Evaluate>(
    (setup, seats): (&Setup, usize),
    thousandths: u64,
) {
    let counts = questions::<G>(setup, seats);
    let (mut asked, mut idle, mut passed) = (0, 0, 0);
    for (kind, count) in &counts {
        println!("{kind}: {} asked, {} idle", count.asked, count.idle);
        asked += count.asked;
        idle += count.idle;
        passed += count.idle * u64::from(WINDOWS.contains(&kind.as_str()));
    }
    let share = |part: u64, all: u64| part * 1000 / all.max(1);
    let (all, shown) = (share(idle, asked), share(idle - passed, asked - passed));
    println!(
        "{}: {asked} questions, {all} of a thousand idle; {shown} without windows",
        G::NAME
    );
    assert!(shown <= thousandths, "{shown} of a thousand");
}

#[test]
fn antike_leaves_something_to_choose() {
    leaves_something_to_choose::<Antike>((&Setup::default(), 4), 0);
}

#[test]
fn syracuse_leaves_something_to_choose() {
    leaves_something_to_choose::<Syracuse>((&Setup::default(), 2), 300);
}

#[test]
fn hellespont_leaves_something_to_choose() {
    leaves_something_to_choose::<Hellespont>((&Setup::default(), 2), 300);
}

#[test]
fn the_peloponnesian_war_leaves_something_to_choose() {
    leaves_something_to_choose::<PeloponnesianWar>((&Setup::default(), 2), 0);
}
