//! 2.Db D.1 Which counter is kept.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{CounterId, CounterSet, Side},
    illegal::{Illegal, Refusal},
    state::State,
    step::Step,
    types::Types,
};

/// 2.Db Asks whoever holds counters, however many.
pub(crate) fn begin(state: &mut State, side: Side) {
    if !state.hands.get(side).is_empty() {
        state.stack.push(Step::Keep { side });
    }
}

/// 2.Db, 2.Dc Any one of the hand, or none.
pub(crate) fn keep_answers(state: &State, side: Side, out: &mut Decisions<Syracuse>) {
    let held = state.hands.get(side).iter();
    out.extend(held.map(|counter| Action::Keep { counter }));
    out.push(Action::KeepNone);
}

/// 2.Db, 2.Dc The other counters go back to the bowl unseen.
pub(crate) fn keep(
    state: &mut State,
    side: Side,
    counter: Option<CounterId>,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let hand = (side, state.hands.get_mut(side));
    let returned = campaign::keep::<Types>(hand, &mut state.bowl, counter, log)
        .ok_or(Illegal::Shared(Refusal::NotKept))?;
    // 2.Dc Nobody sees what is returned: then it is not known any more whether a counter that was known is still held.
    if !returned.is_empty() {
        *state.shown.get_mut(side) = CounterSet::EMPTY;
    }
    state.stack.pop();
    Ok(())
}
