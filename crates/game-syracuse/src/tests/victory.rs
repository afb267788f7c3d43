//! 9 Victory.

use campaign::{Cause, Degree};
use engine::Log;

use crate::{
    event::Event,
    ids::{FortId, PerSide, Side, WallId},
    rules::{
        supply,
        victory::{by_points, check, points},
    },
    state::{At, Camp, FortState, State, Verdict, Work},
    testing::*,
    types::{Act, Look},
};

fn total(winner: Side) -> Option<Verdict> {
    Some(Verdict {
        winner: Some(winner),
        degree: Degree::Total,
    })
}

fn checked(mut state: State, turn: u8) -> State {
    state.turn = turn;
    check(&mut Act::new(&game(), &mut state, &mut Log::off()));
    state
}

fn afloat() -> State {
    let mut state = empty_map();
    put(&mut state, "CAT", "ath-T3 ath-T4");
    state
}

fn with_walls(walls: &[WallId]) -> State {
    let mut state = afloat();
    for &wall in walls {
        state.set_wall(wall, Work::Built);
    }
    state
}

fn lose(state: &mut State, pieces: &str) {
    put(state, "T25", pieces);
    for piece in set(pieces).iter() {
        Act::new(&game(), state, &mut Log::off()).eliminate(piece, Cause::Combat);
    }
}

fn score(state: &State) -> [u8; 2] {
    Side::BOTH.map(|side| points(Look::new(&game(), state), side))
}

#[test]
fn r_9_1b_forty_points_of_ships_are_too_few() {
    // covers: 9.1c
    let weakened = |pieces: &str| {
        let mut state = afloat();
        for piece in set(pieces).iter() {
            state.pieces.get_mut(piece).back = true;
        }
        checked(state, 3)
    };
    assert_eq!(
        weakened("ath-T3").verdict,
        total(Side::Syracusan),
        "25 + 12"
    );
    assert_eq!(weakened("").verdict, None, "50 in Catania");
    let mut enough = empty_map();
    put(&mut enough, "M1", "ath-T1 ath-T2 ath-T3");
    for piece in set("ath-T1 ath-T3").iter() {
        enough.pieces.get_mut(piece).back = true;
    }
    assert_eq!(checked(enough, 3).verdict, None, "10 + 20 + 12");
    let mut forty = empty_map();
    put(&mut forty, "M1", "ath-T1 ath-T2");
    assert_eq!(checked(forty, 3).verdict, total(Side::Syracusan));
}

#[test]
fn r_9_1d_syracuse_wins_with_the_chains_or_the_camp() {
    // covers: 9.1f
    let mut state = with_walls(&[WallId::A1, WallId::A2]);
    state.chains = Work::Built;
    assert_eq!(
        checked(state.clone(), 8).verdict,
        None,
        "not before the end"
    );
    assert_eq!(checked(state.clone(), 9).verdict, total(Side::Syracusan));
    state.set_wall(WallId::A3, Work::Built);
    assert_ne!(checked(state, 9).verdict, total(Side::Syracusan));
    let mut state = with_walls(&supply::ATHENIAN_WALLS);
    state.set_fort(FortId::Plemmyrion, FortState::Athenian);
    state.camp = Camp::Destroyed;
    assert_eq!(checked(state, 9).verdict, total(Side::Syracusan));
    let draw = checked(afloat(), 9).verdict.unwrap();
    assert_eq!(
        draw.degree,
        Degree::Draw,
        "a camp never built is not destroyed"
    );
}

#[test]
fn r_9_1e_athens_wins_with_walls_and_plemmyrion() {
    let mut state = with_walls(&supply::ATHENIAN_WALLS);
    state.chains = Work::Destroyed;
    state.set_fort(FortId::Plemmyrion, FortState::Syracusan);
    assert_ne!(checked(state.clone(), 9).verdict, total(Side::Athenian));
    state.set_fort(FortId::Plemmyrion, FortState::Athenian);
    assert_eq!(checked(state, 9).verdict, total(Side::Athenian));
}

#[test]
fn r_9_2b_forts_and_walls() {
    // covers: 9.2c
    let mut state = start();
    assert_eq!(score(&state), [0, 0], "Olympieion gives nothing");
    state.set_fort(FortId::Labdalon, FortState::Athenian);
    state.set_fort(FortId::Syke, FortState::Athenian);
    state.set_fort(FortId::Plemmyrion, FortState::Syracusan);
    assert_eq!(score(&state), [10, 5]);
    state.set_wall(WallId::A1, Work::Built);
    state.set_wall(WallId::A2, Work::Built);
    state.set_wall(WallId::A3, Work::Destroyed);
    state.chains = Work::Built;
    assert_eq!(score(&state), [14, 5]);
}

#[test]
fn r_9_2d_units_by_their_type() {
    // covers: 9.2e 9.2f 9.2h
    let mut state = empty_map();
    lose(&mut state, "ath-T1 ath-T2");
    assert_eq!(score(&state), [0, 6]);
    lose(&mut state, "ath-H6 ath-H7");
    assert_eq!(score(&state), [0, 10]);
    lose(&mut state, "syr-C1 syr-P1 syr-A1");
    assert_eq!(score(&state), [3, 10]);
}

#[test]
fn r_9_2g_leaders_killed_in_combat() {
    let mut state = empty_map();
    put(&mut state, "T25", "nicias lamachos alcibiades");
    let mut take = |leader: &str, cause| {
        Act::new(&game(), &mut state, &mut Log::off()).capture(set(leader), cause);
    };
    take("nicias", Cause::Combat);
    take("lamachos", Cause::Alone);
    state.pieces.get_mut("alcibiades".parse().unwrap()).at = At::Removed;
    assert_eq!(score(&state), [0, 1]);
}

#[test]
fn r_9_2i_plemmyrion_is_due_in_turn_four() {
    let mut late = checked(afloat(), 4);
    assert_eq!(score(&late), [0, 5]);
    late.set_fort(FortId::Plemmyrion, FortState::Athenian);
    assert_eq!(score(&checked(late, 5)), [5, 5]);
    let mut built = afloat();
    built.set_fort(FortId::Plemmyrion, FortState::Athenian);
    let mut built = checked(built, 4);
    built.set_fort(FortId::Plemmyrion, FortState::Syracusan);
    assert_eq!(score(&checked(built, 5)), [0, 5], "for holding it alone");
    assert_eq!(score(&checked(afloat(), 3)), [0, 0]);
}

fn verdict(athenian: u8, syracusan: u8) -> (Option<Side>, Degree) {
    let verdict = by_points(PerSide {
        athenian,
        syracusan,
    });
    (verdict.winner, verdict.degree)
}

#[test]
fn r_9_2j_up_to_five_is_a_draw() {
    // covers: 9.2k 9.2l
    let athens = |degree| (Some(Side::Athenian), degree);
    assert_eq!(verdict(20, 15), (None, Degree::Draw));
    assert_eq!(verdict(4, 0), (None, Degree::Draw));
    assert_eq!(verdict(21, 15), athens(Degree::Tactical));
    assert_eq!(verdict(24, 17), athens(Degree::Tactical));
    assert_eq!(verdict(19, 10), athens(Degree::Tactical));
    assert_eq!(verdict(20, 10), athens(Degree::Strategic));
    assert_eq!(verdict(6, 0), athens(Degree::Strategic));
    assert_eq!(verdict(10, 20), (Some(Side::Syracusan), Degree::Strategic));
}

#[test]
fn r_9_2a_the_result_carries_both_totals() {
    let (mut state, mut log) = (afloat(), Log::on());
    state.turn = 9;
    state.set_fort(FortId::Syke, FortState::Athenian);
    check(&mut Act::new(&game(), &mut state, &mut log));
    let points = PerSide {
        athenian: 5,
        syracusan: 0,
    };
    let ended =
        |event: &Event| matches!(event, Event::Ended { points: both, .. } if *both == points);
    assert!(log.take().iter().any(ended) && state.stack.is_empty());
}

/// The lines of a side that bring points.
fn lines(state: &State, side: Side) -> Vec<(&'static str, i32)> {
    let goal = engine::Presentation::goal(&*game(), state);
    let party = &goal.parties[side as usize];
    assert_eq!(
        party.points,
        i32::from(points(Look::new(&game(), state), side))
    );
    let lines = party.lines.iter();
    let line =
        |line: &engine::GoalLine<_>| Some((line.rule, line.points.filter(|&points| points > 0)?));
    lines.filter_map(line).collect()
}

#[test]
fn r_9_2b_the_goal_tells_where_each_point_comes_from() {
    let mut state = empty_map();
    state.set_fort(FortId::Labdalon, FortState::Athenian);
    state.set_wall(WallId::A1, Work::Built);
    state.late_plemmyrion = true;
    state.leaders_killed.athenian = 1;
    lose(&mut state, "ath-T1 ath-T2");
    assert_eq!(lines(&state, Side::Athenian), [("9.2b", 5), ("9.2c", 2)]);
    assert_eq!(
        lines(&state, Side::Syracusan),
        [("9.2d", 6), ("9.2g", 1), ("9.2i", 5)]
    );
}

#[test]
fn r_9_1e_the_goal_counts_what_athens_has() {
    let mut state = with_walls(&[WallId::A1, WallId::A2]);
    let progress = |state: &State| {
        let goal = engine::Presentation::goal(&*game(), state);
        let chances = &goal.parties[0].chances;
        let chance = chances.iter().find(|line| line.rule == "9.1e").unwrap();
        chance
            .progress
            .map(|progress| (progress.have, progress.need))
    };
    assert_eq!(progress(&state), Some((3, 5)), "two walls, and no chains");
    state.set_fort(FortId::Plemmyrion, FortState::Athenian);
    state.chains = Work::Built;
    assert_eq!(progress(&state), Some((3, 5)));
}

#[test]
fn r_9_2i_the_goal_warns_until_plemmyrion_is_due() {
    let due = |turn: u8| {
        let mut state = empty_map();
        state.turn = turn;
        let goal = engine::Presentation::goal(&*game(), &state);
        let mut chances = goal.parties[1].chances.iter();
        chances
            .find(|line| line.rule == "9.2i")
            .and_then(|line| line.points)
    };
    assert_eq!(due(4), Some(5));
    assert_eq!(due(5), None);
}
