//! The know-how space.

use engine::{Decisions, Log};
use strum::VariantArray;

use crate::{
    action::Action,
    data::AdvanceBuyer,
    event::Event,
    game::Antike,
    ids::{Advance, Resource},
    illegal::Illegal,
    payment::Price,
    rules::{idle::Idle, purchase},
    state::{Purchase, State},
};

/// knowhow.9, knowhow.11 Is the advance new to the game?
pub(crate) fn is_first(state: &State, advance: Advance) -> bool {
    !state.all_advances().contains(advance)
}

/// knowhow.9, knowhow.10 More for the first nation than for those who follow.
pub(crate) fn price(game: &Antike, state: &State, advance: Advance) -> Price {
    Price::of(
        Resource::Gold,
        game.numbers
            .advance(advance, AdvanceBuyer::of(advance, state.all_advances())),
    )
}

/// knowhow.4 to knowhow.7, knowhow.15 The basic one first, and none twice.
fn may_buy(game: &Antike, state: &State, advance: Advance) -> Result<(), Illegal> {
    let owned = state.at_turn().advances;
    if owned.contains(advance) {
        return Err(Illegal::AdvanceOwned { advance });
    }
    if let Some(basic) = advance.basic().filter(|&basic| !owned.contains(basic)) {
        return Err(Illegal::NeedsBasic { advance, basic });
    }
    purchase::may_pay(state, price(game, state, advance))
}

/// turn.9 Can any advance be bought?
pub(crate) fn may_act(game: &Antike, state: &State) -> Result<(), Idle> {
    let mut all = Advance::VARIANTS.iter();
    if all.any(|&advance| may_buy(game, state, advance).is_ok()) {
        return Ok(());
    }
    let owned = state.at_turn().advances;
    let is_owned = |&advance: &Advance| owned.contains(advance);
    Err(if Advance::VARIANTS.iter().all(is_owned) {
        Idle::AllAdvancesOwned
    } else {
        Idle::AdvanceTooDear
    })
}

/// knowhow.1 Every advance that may be bought.
pub(crate) fn advances(game: &Antike, state: &State, out: &mut Decisions<Antike>) {
    for &advance in Advance::VARIANTS {
        if may_buy(game, state, advance).is_ok() {
            out.push(Action::BuyAdvance { advance });
        }
    }
    out.push(Action::Done);
}

/// knowhow.1 Buys one.
pub(crate) fn buy(
    game: &Antike,
    state: &mut State,
    advance: Advance,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_buy(game, state, advance)?;
    purchase::begin(game, state, Purchase::Advance { advance }, log);
    Ok(())
}

/// knowhow.8, knowhow.12 The marker moves; a scholar is due at the end of the turn if nobody was here before.
pub(crate) fn perform(game: &Antike, state: &mut State, advance: Advance, log: &mut Log<Event>) {
    let first = is_first(state, advance);
    let price = price(game, state, advance).total();
    if first {
        state.turn.firsts.insert(advance);
    }
    let nation = state.at_turn_mut();
    nation.advances.insert(advance);
    let nation = nation.nation;
    log.push(|| Event::AdvanceBought {
        nation,
        advance,
        price,
        first,
    });
}
