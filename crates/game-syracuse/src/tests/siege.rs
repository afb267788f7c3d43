//! 4.3j to 4.3m Sieges.

use crate::step::OwnStep;
use engine::Log;

use crate::{
    action::Action,
    event::Event,
    ids::{FortId, Place, Side},
    illegal::Illegal,
    rules::{
        attrition,
        siege::{besiege, may_besiege, resolve},
        victory,
    },
    state::{FortState, State},
    step::{Roll, Step},
    testing::{
        playing::{go_on, listed},
        *,
    },
    types::{Act, Look},
};

const SIDE: Side = Side::Athenian;

fn besieging(besiegers: &str) -> State {
    let mut state = empty_map();
    put(&mut state, "olympieion", "syr-P1 sicanos");
    put(&mut state, "T21", besiegers);
    state
}

fn is_besieged(state: &State) -> bool {
    may_besiege(Look::new(&game(), state), SIDE, FortId::Olympieion).is_ok()
}

fn taken(besiegers: &str, eyes: u8) -> bool {
    let mut state = besieging(besiegers);
    resolve(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        SIDE,
        FortId::Olympieion,
        die(eyes),
    );
    state.fort(FortId::Olympieion) == FortState::Athenian
}

#[test]
fn r_4_3j_enemies_round_a_garrison() {
    let mut state = besieging("ath-H1");
    state.stack.push(Step::Sieges {
        side: SIDE,
        done: 0,
    });
    go_on(&mut state);
    let rolled = |step| {
        matches!(
            step,
            Some(Step::Own(OwnStep::Roll {
                roll: Roll::Siege { .. }
            }))
        )
    };
    assert!(rolled(state.step()), "nothing to choose");
    state.stack.pop();
    go_on(&mut state);
    assert_eq!(state.step(), None, "once in each D.5");
    put(&mut state, "T21", "syr-P2");
    assert!(!is_besieged(&state));
    assert!(!is_besieged(&besieging("nicias")), "leaders do not besiege");
    let mut empty = besieging("ath-H1");
    put(&mut empty, "T16", "syr-P1");
    assert!(!is_besieged(&empty), "an empty fort is not besieged");
}

#[test]
fn r_2_dn_the_player_orders_his_sieges() {
    let (game, mut state) = (game(), besieging("ath-H1"));
    put(&mut state, "labdalon", "syr-P2");
    put(&mut state, "T9", "ath-H2");
    state.set_fort(FortId::Labdalon, FortState::Syracusan);
    state.stack.push(Step::Sieges {
        side: SIDE,
        done: 0,
    });
    go_on(&mut state);
    let both = [FortId::Olympieion, FortId::Labdalon];
    assert_eq!(
        listed(&state),
        both.map(|fort| Action::Besiege { fort }),
        "all of them, so no end"
    );
    besiege(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        FortId::Labdalon,
    )
    .unwrap();
    state.stack.pop();
    let again = besiege(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        FortId::Labdalon,
    );
    assert_eq!(
        again,
        Err(Illegal::NoSiege {
            fort: FortId::Labdalon
        })
    );
}

#[test]
fn r_2_dn_attrition_comes_before_the_siege() {
    let (game, mut log) = (game(), Log::on());
    let mut state = besieging("ath-H1 ath-H2 ath-H3 ath-H4");
    for unit in set("ath-H1 ath-H2").iter() {
        state.pieces.get_mut(unit).back = true;
    }
    attrition::resolve(
        &mut Act::new(&game, &mut state, &mut log),
        SIDE,
        place("T21"),
        die(6),
    );
    resolve(
        &mut Act::new(&game, &mut state, &mut log),
        SIDE,
        FortId::Olympieion,
        die(1),
    );
    let helped = |event: &Event| matches!(event, Event::SiegeRolled { bonus: 2, .. });
    assert!(log.take().iter().any(helped));
}

#[test]
fn r_4_3k_one_more_for_each_unit_up_to_four() {
    // covers: 4.3l
    assert!(!taken("ath-H1 ath-H2", 3) && taken("ath-H1 ath-H2", 4) && taken("ath-H1 ath-H2", 6));
    let four = "ath-H1 ath-H2 ath-H3 ath-H4";
    assert!(!taken(four, 1) && taken(four, 2));
    assert!(!taken("ath-H1 ath-H2 ath-H3 ath-H4 ath-H5", 1));
    assert!(!taken("ath-H1 nicias lamachos", 4) && taken("ath-H1 nicias lamachos", 5));
}

#[test]
fn r_4_3m_the_garrison_is_lost() {
    // covers: 5.3b 9.2h
    let (game, mut state) = (game(), besieging("ath-H1"));
    resolve(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        FortId::Olympieion,
        die(5),
    );
    assert_eq!(state.pieces.in_play(), set("ath-H1"));
    assert_eq!(
        victory::points(Look::new(&game, &state), SIDE),
        1,
        "the leader gives nothing"
    );
    let (side, fort, room) = (SIDE, Place::fort(FortId::Olympieion), 2);
    assert_eq!(
        state.step(),
        Some(Step::Own(OwnStep::Garrison { side, fort, room }))
    );
    let mut failed = besieging("ath-H1");
    let before = failed.clone();
    resolve(
        &mut Act::new(&game, &mut failed, &mut Log::off()),
        SIDE,
        FortId::Olympieion,
        die(4),
    );
    assert_eq!(failed, before);
}
