//! 9 Victory.

use campaign::Degree;

use crate::{
    ids::Side,
    rules::victory::points,
    state::{State, Verdict},
    testing::*,
    types::{Act, Look},
};

fn ended(turn: u8, text: &str) -> State {
    exactly(&format!(
        "historical; clear; turn {turn}; hand athenian; hand spartan; {text}; stage end"
    ))
}

fn total(winner: Side) -> Option<Verdict> {
    Some(Verdict::total(winner))
}

const SEVEN: &str = "Sestos: S-T10-1; Eleonte: S-T4-1; Abydos: S-H3-1; Rhoeteion: S-T2-1; Lampsaque: S-T2-2; Parion: S-P2-1; Cyzique: S-H4-1";

// covers: 9.1a 9.1b 9.1c
#[test]
fn r_9_1a_all_the_ports() {
    let athens = SEVEN
        .replace("S-H4-1", "A-H4-1")
        .replace("S-P2-1", "A-P2-1")
        .replace("S-H3-1", "A-H3-1")
        .replace("S-T", "A-T");
    assert_eq!(
        ended(6, &format!("{athens}; Cardia: A-P2-2")).verdict,
        total(Side::Athenian)
    );
    assert_eq!(ended(6, &athens).verdict, None, "seven");
    assert_eq!(
        ended(6, &format!("{SEVEN}; Cardia: A-P2-2")).verdict,
        total(Side::Spartan)
    );
    let leader = SEVEN.replace("Cyzique: S-H4-1", "Cyzique: S-L-doreius");
    assert_eq!(ended(6, &leader).verdict, None, "leaders hold no port");
    assert_eq!(
        ended(10, SEVEN).verdict,
        total(Side::Spartan),
        "in the last turn too"
    );
}

// covers: 9.1d 9.1e 9.1f
#[test]
fn r_9_1d_fleets_at_the_end() {
    let verdict =
        |athenian: &str, spartan: &str| ended(10, &format!("B3: {athenian} {spartan}")).verdict;
    let forty_five = "S-T20-1 S-T20-2 S-T10-1-";
    assert_eq!(verdict("A-T20-1 A-T10-1", forty_five), total(Side::Spartan));
    assert_ne!(
        verdict("A-T20-1 A-T10-1 A-T2-1-", forty_five),
        total(Side::Spartan)
    );
    assert_ne!(
        verdict("A-T20-1 A-T10-1", "S-T20-1 S-T20-2 S-T4-1"),
        total(Side::Spartan)
    );
    assert_eq!(verdict("A-T20-1 A-T20-2", "S-T20-1"), total(Side::Athenian));
    assert_ne!(
        verdict("A-T20-1 A-T20-2", "S-T20-1 S-T2-1-"),
        total(Side::Athenian)
    );
    assert_eq!(
        ended(9, &format!("B3: A-T20-1 {forty_five}")).verdict,
        None,
        "not before"
    );
}

fn score(text: &str) -> [u16; 2] {
    let state = position(&format!("{text}; phase athenian"));
    Side::BOTH.map(|side| points(Look::new(&game(), &state), side))
}

// covers: 9.2a 9.2b 9.2c
#[test]
fn r_9_2a_ports() {
    assert_eq!(score("Cyzique: S-P4-1"), [0, 5]);
    assert_eq!(score("Cyzique: S-L-doreius"), [0, 0]);
    assert_eq!(score("Sestos: A-P2-1; Abydos: A-P2-2"), [6, 0]);
    assert_eq!(score("Cardia: A-P2-1; Parion: A-P2-2"), [2, 0]);
    assert_eq!(
        score("Eleonte: S-P2-1; Rhoeteion: S-P2-2; Lampsaque: S-H3-1"),
        [0, 3]
    );
}

// covers: 9.2d 9.2e
#[test]
fn ex_9_2e_supply() {
    assert_eq!(score("supply spartan 3; supply athenian 1"), [0, 6]);
    assert_eq!(score("supply spartan 2; supply athenian 2"), [0, 0]);
    assert_eq!(score("supply spartan 0; supply athenian 3"), [9, 0]);
}

#[test]
fn r_9_2f_fleets() {
    assert_eq!(
        score("M5: A-T20-1 A-T20-2 A-T10-1- A-T2-1; B3: A-T20-3"),
        [12, 0]
    );
}

// covers: 9.2g 9.2h 9.2i
#[test]
fn r_9_2g_losses() {
    assert_eq!(
        score("eliminated: S-H3-1 S-H4-1 S-P2-1 S-A2-1 S-C5b-1 S-T20-1"),
        [7, 0]
    );
    assert_eq!(score("removed: S-H3-1"), [0, 0]);
    let mut state = position("T22: S-L-doreius S-L-hermocrate; phase athenian");
    let log = &mut engine::Log::off();
    let game = game();
    Act::new(&game, &mut state, log).capture(set("S-L-doreius"), crate::step::Cause::Combat);
    Act::new(&game, &mut state, log).capture(set("S-L-hermocrate"), crate::step::Cause::Alone);
    assert_eq!(points(Look::new(&game, &state), Side::Athenian), 1);
    // Back again, he counts nothing.
    let mut state = position(
        "turn 3; pa spartan 3; advantage spartan; eliminated: S-L-doreius; Abydos: S-T4-1; phase spartan",
    );
    state.killed = set("S-L-doreius");
    play(&mut state, "announce 1; return S-L-doreius B1").unwrap();
    assert_eq!(points(Look::new(&game, &state), Side::Athenian), 0);
}

// covers: 9.2j 9.2k
#[test]
fn r_9_2j_draws_and_victories() {
    let verdict = |athenian: u16, spartan: u16| {
        let verdict = Verdict::by_points([athenian, spartan], std::cmp::Ordering::is_gt);
        (verdict.winner, verdict.degree)
    };
    let athens = Some(Side::Athenian);
    assert_eq!(verdict(25, 20), (None, Degree::Draw));
    assert_eq!(verdict(26, 20), (athens, Degree::Tactical));
    assert_eq!(verdict(34, 17), (athens, Degree::Tactical));
    assert_eq!(verdict(35, 17), (athens, Degree::Strategic));
    assert_eq!(verdict(7, 0), (athens, Degree::Strategic));
    assert_eq!(verdict(5, 0), (None, Degree::Draw));
    assert_eq!(verdict(17, 35), (Some(Side::Spartan), Degree::Strategic));
}

#[test]
fn r_9_2l_all_lines_together() {
    let text = "supply athenian 3; supply spartan 1; Cyzique: A-P2-1; Sestos: A-P2-2; Cardia: A-H3-1; Eleonte: A-H4-1; M5: A-T20-1 A-T20-2 A-T4-1 A-T2-1 A-T2-2-; \
        Abydos: S-P2-1; Lampsaque: S-P2-2; M8: S-T20-1 S-T10-1 S-T2-1; eliminated: S-H3-1 S-H4-1 S-P4-1 A-A2-1 S-L-doreius";
    let mut state = position(&format!("{text}; phase athenian"));
    state.killed = set("S-L-doreius");
    state.tissaphernes = crate::state::Tissaphernes::Forestalled;
    let game = game();
    assert_eq!(
        Side::BOTH.map(|side| points(Look::new(&game, &state), side)),
        [34, 16]
    );
    state.turn = 10;
    state.stack.clear();
    state.stack.push(crate::step::Step::Turn {
        stage: crate::step::Stage::End,
    });
    campaign::run(&mut Act::new(&game, &mut state, &mut engine::Log::off()));
    let verdict = state.verdict.unwrap();
    assert_eq!(
        (verdict.winner, verdict.degree),
        (Some(Side::Athenian), Degree::Strategic)
    );
}

/// The lines of a side that bring points, and their sum.
fn lines(state: &State, side: Side) -> (Vec<(&'static str, i32)>, i32) {
    let goal = engine::Presentation::goal(&*game(), state);
    let party = goal
        .parties
        .into_iter()
        .find(|party| party.party == side.to_string());
    let party = party.unwrap();
    let lines = party.lines.iter();
    let lines =
        lines.filter_map(|line| Some((line.rule, line.points.filter(|&points| points > 0)?)));
    (lines.collect(), party.points)
}

#[test]
fn r_9_2l_the_goal_tells_where_each_point_comes_from() {
    let text = "supply athenian 3; supply spartan 1; Cyzique: A-P2-1; Sestos: A-P2-2; M5: A-T20-1 A-T10-1; Lampsaque: S-P2-2; \
        eliminated: S-H3-1 S-P4-1 S-L-doreius";
    let mut state = position(&format!("{text}; phase athenian"));
    state.killed = set("S-L-doreius");
    state.tissaphernes = crate::state::Tissaphernes::Forestalled;
    assert_eq!(
        lines(&state, Side::Athenian),
        (
            vec![
                ("9.2a", 8),
                ("9.2d", 6),
                ("9.2f", 9),
                ("9.2g", 2),
                ("9.2g", 1),
                ("9.2h", 1)
            ],
            27
        )
    );
    assert_eq!(
        lines(&state, Side::Spartan),
        (vec![("9.2a", 1), ("7.S18c", 2)], 3)
    );
    assert_eq!(points(Look::new(&game(), &state), Side::Athenian), 27);
}

#[test]
fn r_9_1a_the_goal_counts_the_ports_that_are_missing() {
    let state = position(&format!(
        "{SEVEN}; Cardia: A-P2-2; M5: A-T20-1; phase athenian"
    ));
    let goal = engine::Presentation::goal(&*game(), &state);
    let progress = |party: usize, chance: usize| {
        let progress = goal.parties[party].chances[chance].progress.unwrap();
        (progress.have, progress.need)
    };
    assert_eq!(progress(0, 0), (1, 8), "Athens");
    assert_eq!(progress(1, 0), (7, 7), "Sparta");
    assert_eq!(progress(0, 1), (20, 40), "9.1e");
    assert_eq!(progress(1, 1), (18, 45), "9.1d");
}
