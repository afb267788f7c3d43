//! Paying: what something costs the nation at turn, the ways to meet the price, and what is got for it.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Antike,
    illegal::Illegal,
    payment::{Payment, Price},
    rules::{arming, cities, know_how, rondel, temple},
    state::{Purchase, State, Step},
};

/// knowhow.17 What it costs the nation at turn.
pub(crate) fn price(game: &Antike, state: &State, purchase: Purchase) -> Price {
    let price = match purchase {
        Purchase::Rondel { space } => rondel::price(game, state, space),
        Purchase::Temple { .. } => game.numbers.temple,
        Purchase::Unit { .. } => game.numbers.unit,
        Purchase::Advance { advance } => know_how::price(game, state, advance),
        Purchase::City { .. } => game.numbers.city,
    };
    state.at_turn().price_for(price)
}

/// diplomacy.3 There is no credit.
#[inline]
pub(crate) fn may_pay(state: &State, price: Price) -> Result<(), Illegal> {
    let nation = state.at_turn();
    let price = nation.price_for(price);
    if price.is_within(&nation.stock) {
        Ok(())
    } else {
        Err(Illegal::CannotPay {
            price: price.total(),
        })
    }
}

/// knowhow.19 Pays at once if there is one way to pay; asks if there are several.
pub(crate) fn begin(game: &Antike, state: &mut State, purchase: Purchase, log: &mut Log<Event>) {
    match price(game, state, purchase).only_way(&state.at_turn().stock) {
        Some(payment) => settle(game, state, purchase, payment, log),
        None => state.stack.push(Step::Payment(purchase)),
    }
}

/// knowhow.19 All ways to pay.
pub(crate) fn payments(
    game: &Antike,
    state: &State,
    purchase: Purchase,
    out: &mut Decisions<Antike>,
) {
    let price = price(game, state, purchase);
    price.ways(&state.at_turn().stock, |payment| {
        out.push(Action::Pay(payment));
    });
}

/// coin.3, knowhow.18 Pays in the way that was chosen.
pub(crate) fn pay_for(
    game: &Antike,
    state: &mut State,
    purchase: Purchase,
    payment: Payment,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let price = price(game, state, purchase);
    if !state.at_turn().stock.covers(payment) {
        return Err(Illegal::CannotPay {
            price: price.total(),
        });
    }
    if !price.is_met_by(payment) {
        return Err(Illegal::WrongPayment {
            price: price.total(),
            paid: payment.total(),
        });
    }
    state.stack.pop();
    settle(game, state, purchase, payment, log);
    Ok(())
}

/// setup.2, coin.7 Everything paid goes to the bank at once.
fn settle(
    game: &Antike,
    state: &mut State,
    purchase: Purchase,
    payment: Payment,
    log: &mut Log<Event>,
) {
    if payment != Payment::default() {
        let nation = state.at_turn().nation;
        log.push(|| Event::paid(nation, payment));
        state.pay(payment);
    }
    match purchase {
        Purchase::Rondel { space } => rondel::perform(game, state, space, log),
        Purchase::Temple { province } => temple::perform(state, province, log),
        Purchase::Unit { province, kind } => arming::perform(state, province, kind, log),
        Purchase::Advance { advance } => know_how::perform(game, state, advance, log),
        Purchase::City { province } => cities::perform(game, state, province, log),
    }
}
