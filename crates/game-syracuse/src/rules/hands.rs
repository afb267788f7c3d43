//! 2.Db D.1 Which counter is kept.

use crate::{ids::CounterSet, rules::prelude::*};

/// 2.Db, 2.Dc Any one of the hand, or none.
pub(crate) fn keep_answers(state: &State, side: Side, out: &mut Decisions<Syracuse>) {
    let held = state.hands.get(side).iter();
    out.extend(held.map(|counter| Action::Keep { counter }));
    out.push(Action::KeepNone);
}

/// 2.Db, 2.Dc The other counters go back to the bowl unseen.
pub(crate) fn keep(
    act: &mut Act<'_>,
    side: Side,
    counter: Option<CounterId>,
) -> Result<(), Illegal> {
    let returned = act.keep(side, counter)?;
    // 2.Dc Nobody sees what is returned: then it is not known any more whether a counter that was known is still held.
    if !returned.is_empty() {
        *act.state.shown.get_mut(side) = CounterSet::EMPTY;
    }
    act.state.stack.pop();
    Ok(())
}
