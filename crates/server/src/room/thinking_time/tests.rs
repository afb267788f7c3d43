#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use engine::{Rng, Seed};

use super::*;

/// Somebody who passes by hand: the middle of their times, in seconds, and how far the logarithms lie apart. Now and
/// then they look out of the window, which no such curve knows.
#[derive(Clone, Copy)]
struct Person {
    median: f64,
    spread: f64,
    distracted: f64,
}

const PEOPLE: [Person; 4] = [
    Person {
        median: 1.4,
        spread: 0.4,
        distracted: 0.0,
    },
    Person {
        median: 3.0,
        spread: 0.7,
        distracted: 0.0,
    },
    Person {
        median: 7.0,
        spread: 0.5,
        distracted: 0.1,
    },
    Person {
        median: 2.0,
        spread: 1.0,
        distracted: 0.2,
    },
];

struct Luck(Rng);

impl Luck {
    fn new(seed: u8) -> Self {
        Self(Rng::new(Seed([seed; 32])))
    }

    fn chance(&mut self) -> f64 {
        self.0.below(1 << 20) as f64 / f64::from(1 << 20)
    }
}

impl Person {
    fn by_hand(self, luck: &mut Luck) -> Duration {
        let slower = if luck.chance() < self.distracted {
            6.0
        } else {
            1.0
        };
        let normal = normal(luck.chance(), luck.chance());
        let seconds = slower * self.median * (self.spread * normal).exp();
        Duration::from_secs_f64(seconds.max(SHORTEST_THOUGHT))
    }
}

/// What the test of Kolmogorov and Smirnov says: could these come from the same source? The chance to see such a difference if they do.
fn same_source(one: &[Duration], other: &[Duration]) -> f64 {
    let share = |times: &[Duration], bound: Duration| {
        let under = times.iter().filter(|time| **time <= bound);
        under.count() as f64 / times.len() as f64
    };
    let bounds = one.iter().chain(other);
    let differences = bounds.map(|&bound| (share(one, bound) - share(other, bound)).abs());
    let largest = differences.fold(0.0, f64::max);
    let (n, m) = (one.len() as f64, other.len() as f64);
    let effective = (n * m / (n + m)).sqrt();
    let lambda = (effective + 0.12 + 0.11 / effective) * largest;
    let terms = (1..=100).map(|term| {
        let sign = if term % 2 == 1 { 1.0 } else { -1.0 };
        sign * (-2.0 * f64::from(term * term) * lambda * lambda).exp()
    });
    (2.0 * terms.sum::<f64>()).clamp(0.0, 1.0)
}

/// A game with so many passes, half of them by hand: the times of both kinds.
fn game(
    person: Person,
    luck: &mut Luck,
    machine: impl Fn(&[Duration], &mut Luck) -> Duration,
) -> [Vec<Duration>; 2] {
    let (mut by_hand, mut by_itself) = (Vec::new(), Vec::new());
    for _ in 0..160 {
        if luck.chance() < 0.5 {
            by_hand.push(person.by_hand(luck));
        } else {
            by_itself.push(machine(&by_hand, luck));
        }
    }
    [by_hand, by_itself]
}

/// In how many of a hundred games the times tell both kinds of passes apart, as far as one test in twenty does by chance.
fn games_told_apart(
    person: Person,
    seed: u8,
    machine: impl Fn(&[Duration], &mut Luck) -> Duration,
) -> usize {
    let mut luck = Luck::new(seed);
    let games = (0..100).map(|_| game(person, &mut luck, &machine));
    games
        .filter(|[by_hand, by_itself]| same_source(by_hand, by_itself) < 0.05)
        .count()
}

fn as_people(known: &[Duration], luck: &mut Luck) -> Duration {
    thinking_time(known, [luck.chance(), luck.chance(), luck.chance()])
}

/// Five games in a hundred are told apart by chance alone; thirteen of them come in less than one of a thousand such hundreds.
#[test]
fn passes_by_hand_and_by_machine_cannot_be_told_apart_by_time() {
    for (seed, person) in (0..).zip(PEOPLE) {
        let told_apart = games_told_apart(person, seed, as_people);
        assert!(told_apart <= 12, "{told_apart} games of person {seed}");
    }
}

/// The test would find a server that passes at once, or after the same usual times for everybody.
#[test]
fn a_machine_that_does_not_follow_the_person_is_told_apart() {
    for (seed, person) in (0..).zip(PEOPLE) {
        let at_once = |_: &[Duration], luck: &mut Luck| Duration::from_secs_f64(luck.chance());
        assert!(games_told_apart(person, seed, at_once) > 95);
    }
    let usual = |_: &[Duration], luck: &mut Luck| as_people(&[], luck);
    for person in [PEOPLE[0], PEOPLE[2]] {
        assert!(games_told_apart(person, 9, usual) > 80);
    }
}

#[test]
fn nobody_waits_for_somebody_who_was_away() {
    let away = [Duration::from_secs(86_400); 20];
    for which in [0.0, 0.5, 1.0] {
        let time = thinking_time(&away, [which, 0.5, 0.0]);
        assert!(time < Duration::from_secs(30), "{time:?}");
    }
    let fastest = thinking_time(&[], [0.0, f64::MIN_POSITIVE, 0.5]);
    assert!(fastest >= Duration::from_millis(300));
}
