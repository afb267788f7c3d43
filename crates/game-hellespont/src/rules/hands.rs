//! 10.1c The starting counter, and 2.D.1 which counter is kept.

use campaign::Colour;

use crate::{ids::CounterSet, rules::prelude::*};

/// 10.1c, 10.1d May a side start with this counter? It is left, and a face of its own colour is among those allowed.
fn may_choose(look: Look<'_>, side: Side, counter: CounterId) -> Result<(), Illegal> {
    let scenario = look
        .game
        .scenario(look.state)
        .ok_or(Illegal::NotAStartingCounter)?;
    let mut faces = look.game.counters.faces(counter);
    let fits = faces
        .any(|face| face.colour == Colour::Of(side) && scenario.starting.contains(&face.stratagem));
    if fits && look.state.bowl.contains(counter) {
        Ok(())
    } else {
        Err(Illegal::NotAStartingCounter)
    }
}

/// 10.1c The counters that a side may take.
pub(crate) fn menu(look: Look<'_>, side: Side) -> CounterSet {
    let counters = look.state.bowl.iter();
    counters
        .filter(|&counter| may_choose(look, side, counter).is_ok())
        .collect()
}

/// 10.1c The counters that may be taken, or none.
pub(crate) fn choose_answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    let menu = menu(look, side);
    out.extend(menu.iter().map(|counter| Action::Choose { counter }));
    out.push(Action::ChooseNone);
}

/// 10.1c, 10.1d Taken in secret: Sparta sees what is left on its menu, and nothing else.
pub(crate) fn choose(
    act: &mut Act<'_>,
    side: Side,
    counter: Option<CounterId>,
) -> Result<(), Illegal> {
    if let Some(counter) = counter {
        may_choose(act.look(), side, counter)?;
        act.state.bowl.remove(counter);
        act.state.hands.get_mut(side).insert(counter);
    }
    let counters: Vec<CounterId> = counter.into_iter().collect();
    act.log.push(|| Event::Chose {
        side,
        count: counters.len() as u8,
        counters,
    });
    act.state.stack.pop();
    Ok(())
}

/// 2.D.1a Any one of the hand, or none.
pub(crate) fn keep_answers(state: &State, side: Side, out: &mut Decisions<Hellespont>) {
    let held = state.hands.get(side).iter();
    out.extend(held.map(|counter| Action::Keep { counter }));
    out.push(Action::KeepNone);
}

/// 2.D.1a, 2.D.1b The other counters go back to the bowl unseen.
pub(crate) fn keep(
    act: &mut Act<'_>,
    side: Side,
    counter: Option<CounterId>,
) -> Result<(), Illegal> {
    act.keep(side, counter)?;
    act.state.stack.pop();
    Ok(())
}
