//! Taking a coin, before each move on the wheel.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Antike,
    ids::Resource,
    illegal::Illegal,
    rules::turn,
    state::{CoinTime, Place, State, Step},
};

/// Does the coin of a nation leave something to decide?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CoinStep {
    Settled,
    Asked,
}

/// coin.1 The nation at turn takes its coin; coin.8 unless all took theirs before the round.
pub(crate) fn begin_turn(state: &mut State, log: &mut Log<Event>) {
    match state.options.coins {
        CoinTime::Turn => {
            take(state, state.active, log);
        }
        CoinTime::Round => {}
    }
}

/// coin.8 All nations from one on take a coin, in the order of turns; then the first of them has its turn.
pub(crate) fn begin_round(state: &mut State, from: Place, log: &mut Log<Event>) {
    let others = state.places().skip_while(|&place| place != from);
    for place in others {
        if take(state, place, log) == CoinStep::Asked {
            return;
        }
    }
    turn::begin(state, log);
}

/// coin.1, coin.2 A coin is taken without asking; if the bank has none there is a choice.
fn take(state: &mut State, place: Place, log: &mut Log<Event>) -> CoinStep {
    if state.bank.coins > 0 {
        state.bank.coins -= 1;
        let nation = state.nation_mut(place);
        nation.stock.coins += 1;
        nation.new_coin = true;
        let nation = nation.nation;
        log.push(|| Event::CoinTaken { nation });
        return CoinStep::Settled;
    }
    if Resource::VARIANTS_ARRAY
        .into_iter()
        .any(|resource| state.bank.has(resource))
    {
        state.next_step(Step::Coin(place));
        return CoinStep::Asked;
    }
    CoinStep::Settled
}

/// coin.2 Is there a coin that the nation at turn has just taken?
fn may_decline(state: &State) -> Result<(), Illegal> {
    if state.at_turn().new_coin {
        Ok(())
    } else {
        Err(Illegal::NoNewCoin)
    }
}

/// coin.2 The refusal, offered beside the spaces of the wheel so that there is no question of its own.
pub(crate) fn refusal(state: &State, out: &mut Decisions<Antike>) {
    if may_decline(state).is_ok() {
        out.push(Action::DeclineCoin);
    }
}

/// coin.2 The coin goes back to the bank.
pub(crate) fn decline(state: &mut State, log: &mut Log<Event>) -> Result<(), Illegal> {
    may_decline(state)?;
    state.bank.coins += 1;
    let nation = state.at_turn_mut();
    nation.stock.coins -= 1;
    nation.new_coin = false;
    let nation = nation.nation;
    log.push(|| Event::CoinDeclined { nation });
    Ok(())
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
    place: Place,
    resource: Resource,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !state.bank.has(resource) {
        return Err(Illegal::BankHasNone { resource });
    }
    state.receive(place, resource, 1);
    let nation = state.nation(place).nation;
    log.push(|| Event::InsteadTaken { nation, resource });
    proceed(state, place, log);
    Ok(())
}

/// coin.6 Nothing is taken.
pub(crate) fn take_nothing(state: &mut State, place: Place, log: &mut Log<Event>) {
    let nation = state.nation(place).nation;
    log.push(|| Event::NothingTaken { nation });
    proceed(state, place, log);
}

/// coin.1 Then the wheel; coin.8 or the next nation's coin.
fn proceed(state: &mut State, place: Place, log: &mut Log<Event>) {
    match state.options.coins {
        CoinTime::Turn => state.next_step(Step::Rondel),
        CoinTime::Round => {
            let next = Place(place.0 + 1);
            if usize::from(next.0) < state.nations.len() {
                begin_round(state, next, log);
            } else {
                turn::begin(state, log);
            }
        }
    }
}
