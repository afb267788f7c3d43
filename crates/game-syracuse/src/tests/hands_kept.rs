//! 2.Db D.1 Which counter is kept.

use engine::Log;

use crate::{
    action::Action,
    ids::{CounterId, CounterSet, Side},
    illegal::{Illegal, Refusal},
    rules::hands::{keep, keep_answers},
    state::State,
    testing::*,
    types::Act,
};

const SIDE: Side = Side::Syracusan;

fn holding(counters: &[u8]) -> State {
    let mut state = start();
    state.stack.clear();
    state.hands.syracusan = counters.iter().copied().map(CounterId).collect();
    state.bowl = CounterId::all().without(state.hands.syracusan);
    state.ask_to_keep(SIDE);
    state
}

#[test]
fn r_2_db_one_counter_is_kept() {
    let mut state = holding(&[1, 4, 7]);
    let listed = answers(|out| keep_answers(&state, SIDE, out));
    let keep_one = |number| Action::Keep {
        counter: CounterId(number),
    };
    assert_eq!(
        listed,
        [keep_one(1), keep_one(4), keep_one(7), Action::KeepNone]
    );
    let refused = keep(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        SIDE,
        Some(CounterId(2)),
    );
    assert_eq!(refused, Err(Illegal::Shared(Refusal::NotKept)));
    keep(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        SIDE,
        Some(CounterId(4)),
    )
    .unwrap();
    assert_eq!(state.hands.syracusan, CounterSet::one(CounterId(4)));
    let is_back = |number| state.bowl.contains(CounterId(number));
    assert!(is_back(1) && is_back(7) && !is_back(4));
    assert_eq!(state.step(), None);
}

#[test]
fn r_2_dc_none_may_be_kept_and_returns_are_secret() {
    let mut events = Vec::new();
    for kept in [1, 4] {
        let (mut state, mut log) = (holding(&[1, 4]), Log::on());
        keep(
            &mut Act::new(&game(), &mut state, &mut log),
            SIDE,
            Some(CounterId(kept)),
        )
        .unwrap();
        assert!(state.shown.syracusan.is_empty(), "K02 may have gone");
        events.push(log.take());
    }
    assert_eq!(events[0], events[1]);
    let mut state = holding(&[1]);
    keep(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        SIDE,
        Some(CounterId(1)),
    )
    .unwrap();
    assert!(
        state.shown.syracusan.contains(CounterId(1)),
        "it is still known"
    );
    let mut state = holding(&[1]);
    keep(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        SIDE,
        None,
    )
    .unwrap();
    assert!(state.hands.syracusan.is_empty() && state.shown.syracusan.is_empty());
    let empty = holding(&[]);
    assert_eq!(empty.step(), None, "an empty hand is not asked");
}
