//! 4.5 Destroying walls and breaking the chains.

use crate::step::OwnStep;
use engine::Log;

use crate::{
    action::Action,
    ids::{Side, WallId},
    illegal::Illegal,
    rules::breach::{
        begin, breach, break_chains, done, may_breach, may_break_chains, resolve_chains,
        resolve_wall,
    },
    state::{State, Work},
    step::{Roll, Step},
    testing::{
        playing::{go_on, listed},
        *,
    },
    types::{Act, Look},
};

const SIDE: Side = Side::Athenian;

fn beside_s2(in_t6: &str, in_t14: &str) -> State {
    let mut state = empty_map();
    state.set_wall(WallId::S2, Work::Built);
    put(&mut state, "T6", in_t6);
    put(&mut state, "T14", in_t14);
    state
}

fn is_possible(state: &State) -> bool {
    may_breach(Look::new(&game(), state), SIDE, WallId::S2).is_ok()
}

#[test]
fn r_4_5b_a_wall_falls_to_a_three() {
    // covers: 4.5c
    let (game, mut state) = (game(), beside_s2("ath-H1", "ath-A1"));
    begin(&mut state, SIDE);
    go_on(&mut state);
    let wall = WallId::S2;
    assert_eq!(listed(&state), [Action::Breach { wall }, Action::Done]);
    let mut left = state.clone();
    done(&mut left).unwrap();
    assert_eq!(left.step(), None, "it is optional");
    breach(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        wall,
    )
    .unwrap();
    let rolled = |step| {
        matches!(
            step,
            Some(Step::Own(OwnStep::Roll {
                roll: Roll::Wall { .. }
            }))
        )
    };
    assert!(rolled(state.step()));
    state.stack.pop();
    let again = breach(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        wall,
    );
    assert_eq!(again, Err(Illegal::NoBreach { wall }));
    let mut other = state.clone();
    resolve_wall(
        &mut Act::new(&game, &mut other, &mut Log::off()),
        SIDE,
        wall,
        die(2),
    );
    go_on(&mut other);
    assert_eq!((other.wall(wall), other.step()), (Work::Built, None));
    resolve_wall(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        wall,
        die(3),
    );
    go_on(&mut state);
    assert_eq!((state.wall(wall), state.step()), (Work::Destroyed, None));
}

#[test]
fn r_4_5c_two_points_on_each_side() {
    // covers: 4.5b
    assert!(is_possible(&beside_s2("ath-H1", "ath-A1")));
    assert!(!is_possible(&beside_s2("ath-H1", "ath-C1")));
    assert!(!is_possible(&beside_s2("ath-H1 ath-H6", "ath-H6")));
    let mut state = beside_s2("ath-A2", "ath-A1");
    put(&mut state, "syke", "ath-A2");
    assert!(is_possible(&state), "a garrison counts");
    put(&mut state, "T6", "syr-P1");
    assert!(!is_possible(&state), "but not with enemies outside");
    let mut state = empty_map();
    state.set_wall(WallId::A1, Work::Built);
    put(&mut state, "T13", "syr-H1");
    put(&mut state, "T15", "syr-P1");
    assert_eq!(
        may_breach(Look::new(&game(), &state), Side::Syracusan, WallId::A1),
        Ok(())
    );
    state.set_wall(WallId::A1, Work::Destroyed);
    assert!(may_breach(Look::new(&game(), &state), Side::Syracusan, WallId::A1).is_err());
    let own = beside_s2("syr-H1", "syr-H2");
    assert!(may_breach(Look::new(&game(), &own), Side::Syracusan, WallId::S2).is_err());
}

#[test]
fn r_4_5d_ships_break_the_chains() {
    let (game, mut state) = (game(), empty_map());
    state.chains = Work::Built;
    put(&mut state, "M10", "ath-T3");
    begin(&mut state, SIDE);
    go_on(&mut state);
    assert_eq!(state.step(), None);
    put(&mut state, "M8", "ath-T3");
    assert_eq!(may_break_chains(Look::new(&game, &state), SIDE), Ok(()));
    put(&mut state, "M9", "ath-T3 syr-T1");
    assert!(may_break_chains(Look::new(&game, &state), Side::Syracusan).is_err());
    begin(&mut state, SIDE);
    go_on(&mut state);
    assert_eq!(listed(&state), [Action::BreakChains, Action::Done]);
    break_chains(&mut Act::new(&game, &mut state, &mut Log::off()), SIDE).unwrap();
    state.stack.pop();
    let mut other = state.clone();
    resolve_chains(
        &mut Act::new(&game, &mut other, &mut Log::off()),
        SIDE,
        die(2),
    );
    go_on(&mut other);
    assert_eq!((other.chains, other.step()), (Work::Built, None));
    resolve_chains(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        die(3),
    );
    go_on(&mut state);
    assert_eq!((state.chains, state.step()), (Work::Destroyed, None));
}
