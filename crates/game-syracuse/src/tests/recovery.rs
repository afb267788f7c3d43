//! 2.Dj, 2.Dk D.3 Weakened units recover.

use crate::step::OwnStep;
use engine::Log;

use crate::{
    action::Action,
    ids::{PerSide, Side},
    illegal::{Illegal, Refusal},
    pieces::PieceId,
    rules::recovery::{begin, recover, recover_answers, recover_done, swords},
    state::State,
    step::{RecoverCause, Step},
    testing::*,
    types::{Act, Look},
};

const SIDE: Side = Side::Athenian;

/// Nobody holds counters and Syracuse has the advantage.
fn quiet() -> State {
    let mut state = empty_map();
    (state.hands, state.advantage) = (PerSide::default(), Side::Syracusan);
    state
}

fn put_weakened(state: &mut State, place: &str, pieces: &str) {
    put(state, place, pieces);
    set(pieces)
        .iter()
        .for_each(|piece| state.pieces.get_mut(piece).back = true);
}

fn listed(state: &State, left: u8) -> Vec<Action> {
    answers(|out| recover_answers(Look::new(&game(), state), SIDE, left, out))
}

#[test]
fn r_2_dj_as_many_as_the_leaders_have_swords() {
    // covers: 1.2b 1.2d 1.1b
    let (game, mut state) = (game(), quiet());
    put(&mut state, "T25", "nicias demosthenes");
    assert_eq!(swords(Look::new(&game, &state), SIDE), 3);
    put_weakened(&mut state, "T25", "nicias ath-H6");
    assert_eq!(swords(Look::new(&game, &state), SIDE), 2);
    assert_eq!(
        Side::BOTH.map(|side| swords(Look::new(&game, &start()), side)),
        [4, 1]
    );
    begin(&mut Act::new(&game, &mut state, &mut Log::off()), SIDE);
    let unit: PieceId = "ath-H6".parse().unwrap();
    assert_eq!(listed(&state, 2), [Action::Recover { unit }, Action::Done]);
    recover(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        unit,
    )
    .unwrap();
    assert_eq!(state.step(), None, "nobody else is weakened");
    assert!(
        state.pieces.get("nicias".parse().unwrap()).back,
        "leaders wait for B.2"
    );
}

#[test]
fn r_2_dk_anywhere_and_leaders_in_catania_count() {
    let (game, mut state) = (game(), quiet());
    put(&mut state, "CAT", "alcibiades");
    put(&mut state, "T24", "nicias");
    put_weakened(&mut state, "T25", "ath-H1 ath-H2");
    put_weakened(&mut state, "CAT", "ath-T6");
    put_weakened(&mut state, "olympieion", "ath-A1");
    put_weakened(&mut state, "T13", "syr-H1");
    begin(&mut Act::new(&game, &mut state, &mut Log::off()), SIDE);
    let enemy = recover(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        "syr-H1".parse().unwrap(),
    );
    assert!(matches!(
        enemy,
        Err(Illegal::Shared(Refusal::NotWeakened { .. }))
    ));
    for unit in set("ath-H1 ath-H2 ath-T6").iter() {
        recover(
            &mut Act::new(&game, &mut state, &mut Log::off()),
            SIDE,
            unit,
        )
        .unwrap();
    }
    assert_eq!(state.step(), None, "three swords are used up");
    assert_eq!(Look::new(&game, &state).weakened_units(SIDE), set("ath-A1"));
}

#[test]
fn r_2_dj_who_holds_counters_is_asked() {
    let (game, mut state) = (game(), quiet());
    state.hands.athenian.insert(crate::ids::CounterId(4));
    begin(&mut Act::new(&game, &mut state, &mut Log::off()), SIDE);
    assert_eq!(listed(&state, 0), [Action::Done]);
    let (side, cause) = (SIDE, RecoverCause::Leaders);
    assert_eq!(
        state.step(),
        Some(Step::Own(OwnStep::Recover {
            side,
            left: 0,
            cause
        }))
    );
    put_weakened(&mut state, "T25", "ath-H1");
    let unit = "ath-H1".parse().unwrap();
    let refused = recover(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        unit,
    );
    assert_eq!(
        refused,
        Err(Illegal::Shared(Refusal::OtherQuestion { rule: "2.Dj" }))
    );
    recover_done(&mut Act::new(&game, &mut state, &mut Log::off())).unwrap();
    state.hands.athenian.remove(crate::ids::CounterId(4));
    begin(&mut Act::new(&game, &mut state, &mut Log::off()), SIDE);
    assert_eq!(state.step(), None);
    state.advantage = SIDE;
    begin(&mut Act::new(&game, &mut state, &mut Log::off()), SIDE);
    assert!(state.step().is_some(), "the advantage may help");
}

#[test]
fn r_2_dj_a_stratagem_comes_besides_the_leaders() {
    let (game, mut state) = (game(), quiet());
    put(&mut state, "T25", "nicias");
    put_weakened(&mut state, "T25", "ath-H1 ath-H2");
    begin(&mut Act::new(&game, &mut state, &mut Log::off()), SIDE);
    let (side, left, cause) = (SIDE, 1, RecoverCause::Stratagem);
    state
        .stack
        .push(Step::Own(OwnStep::Recover { side, left, cause }));
    recover(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        "ath-H1".parse().unwrap(),
    )
    .unwrap();
    let cause = RecoverCause::Leaders;
    assert_eq!(
        state.step(),
        Some(Step::Own(OwnStep::Recover { side, left, cause }))
    );
    recover(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        SIDE,
        "ath-H2".parse().unwrap(),
    )
    .unwrap();
    assert_eq!(state.step(), None);
}
