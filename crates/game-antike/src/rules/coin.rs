//! Taking a coin, before each move on the wheel.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Antike,
    ids::Resource,
    illegal::Illegal,
    state::{State, Step},
};

/// coin.1, coin.2 A coin is taken without asking; if the bank has none there is a choice.
pub(crate) fn take(state: &mut State, log: &mut Log<Event>) {
    let nation = state.at_turn().nation;
    if state.bank.coins > 0 {
        state.bank.coins -= 1;
        state.at_turn_mut().stock.coins += 1;
        log.push(|| Event::CoinTaken { nation });
    } else if Resource::VARIANTS_ARRAY
        .into_iter()
        .any(|resource| state.bank.has(resource))
    {
        state.next_step(Step::Coin);
    }
}

/// coin.5, coin.6 Marble, iron, gold as far as the bank has them, or nothing.
pub(crate) fn substitutes(state: &State, out: &mut Decisions<Antike>) {
    for resource in Resource::VARIANTS_ARRAY {
        if state.bank.has(resource) {
            out.push(Action::TakeInstead { resource });
        }
    }
    out.push(Action::TakeNothing);
}

/// coin.5, limits.1 One unit of a resource that the bank has.
pub(crate) fn take_instead(
    state: &mut State,
    resource: Resource,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !state.bank.has(resource) {
        return Err(Illegal::BankHasNone { resource });
    }
    state.receive(resource, 1);
    let nation = state.at_turn().nation;
    log.push(|| Event::InsteadTaken { nation, resource });
    state.next_step(Step::Rondel);
    Ok(())
}

/// coin.6 Nothing is taken.
pub(crate) fn take_nothing(state: &mut State, log: &mut Log<Event>) {
    let nation = state.at_turn().nation;
    log.push(|| Event::NothingTaken { nation });
    state.next_step(Step::Rondel);
}
