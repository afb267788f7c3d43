//! Bots do nothing absurd: they do not march in circles, give no orders to nobody, and leave no leader alone.
#![allow(clippy::unwrap_used, reason = "tests")]

use bots::{Evaluate, Habits, Level, Watched, habits, simulate};
use engine::{Presentation, Seed, Setup};
use game_hellespont::Hellespont;
use game_peloponnesian_war::PeloponnesianWar;
use game_syracuse::Syracuse;
use testkit::embedded;

/// What no player would do, over games of a level against itself.
fn seen<G: Presentation + Evaluate + Watched>(setup: &Setup, level: Level, games: u64) -> Habits {
    let game = embedded::<G>();
    let mut all = Habits::default();
    for number in 0..games {
        let seed = Seed::from_number(number);
        let finished = simulate(game.as_ref(), setup, &[level; 2], seed).unwrap();
        all += habits(game.as_ref(), setup, seed, &finished).unwrap();
    }
    all
}

/// Two games of the levels that think quickly; with `RUN_SLOW_TESTS=1` twenty games of every level from greedy up.
fn does_nothing_absurd<G: Presentation + Evaluate + Watched>(setup: &Setup) {
    let levels = testkit::quick_or_slow(2, 6) as usize;
    for &level in Level::ALL.iter().skip(1).take(levels) {
        let habits = seen::<G>(setup, level, testkit::quick_or_slow(2, 20));
        for (name, share, most) in habits.shares() {
            println!("{} {level}: {name} {share:.3}", G::NAME);
            // Two games say less than twenty: two leaders are no habit.
            let most = if testkit::slow_tests_wanted() {
                most
            } else {
                5.0 * most
            };
            assert!(share <= most, "{level}: {name} {share:.3}, at most {most}");
        }
    }
}

#[test]
fn nobody_marches_in_circles_before_syracuse() {
    does_nothing_absurd::<Syracuse>(&Setup::default());
}

#[test]
fn nobody_marches_in_circles_in_the_hellespont() {
    does_nothing_absurd::<Hellespont>(&Setup::default());
}

#[test]
fn random_answers_are_absurd() {
    let habits = seen::<Syracuse>(&Setup::default(), Level::Random, 2);
    let shares = habits.shares();
    assert!(
        shares.iter().any(|(_, share, most)| share > most),
        "{shares:?}"
    );
}

#[test]
fn operations_are_counted() {
    let setup = Setup::scenario("archidamian-war").seats(2);
    let habits = seen::<PeloponnesianWar>(&setup, Level::Greedy, 1);
    assert!(habits.operations > 10, "{habits:?}");
}
