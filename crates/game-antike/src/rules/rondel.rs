//! Moving on the wheel.

use engine::{Decisions, Log};
use strum::VariantArray;

use crate::{
    action::Action,
    event::Event,
    game::Antike,
    ids::{Resource, Space},
    illegal::Illegal,
    payment::Price,
    rules::{coin, idle, production, purchase, turn},
    state::{Purchase, State, Step},
};

/// rondel.1, rondel.2 How far a space is: nothing before the first move, else 1 to 8 steps clockwise.
pub(crate) fn steps(game: &Antike, state: &State, space: Space) -> u8 {
    state
        .at_turn()
        .space
        .map_or(0, |from| game.rondel.steps(from, space))
}

/// rondel.1, rondel.3, rondel.4 What the move costs.
pub(crate) fn price(game: &Antike, state: &State, space: Space) -> Price {
    let paid_steps = steps(game, state, space).saturating_sub(game.rondel.free);
    Price::Any(paid_steps * game.rondel.step_price)
}

/// rondel.6, rondel.9 The move must be paid with what the nation owns now.
fn may_choose(game: &Antike, state: &State, space: Space) -> Result<(), Illegal> {
    let price = price(game, state, space);
    if price.is_within(&state.at_turn().stock) {
        Ok(())
    } else {
        Err(Illegal::SpaceTooDear {
            space,
            price: price.total(),
        })
    }
}

/// turn.4, turn.6 Every space that can be paid; what its action could do does not matter.
pub(crate) fn spaces(game: &Antike, state: &State, out: &mut Decisions<Antike>) {
    for &space in Space::VARIANTS {
        if may_choose(game, state, space).is_ok() {
            out.push(Action::Rondel { space });
        }
    }
    coin::refusal(state, out);
}

/// rondel.5 Chooses a space and pays for it.
pub(crate) fn choose(
    game: &Antike,
    state: &mut State,
    space: Space,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_choose(game, state, space)?;
    purchase::begin(game, state, Purchase::Rondel { space }, log);
    Ok(())
}

/// turn.2, turn.3 Puts the marker on its space and begins the action.
pub(crate) fn perform(game: &Antike, state: &mut State, space: Space, log: &mut Log<Event>) {
    let (steps, price) = (steps(game, state, space), price(game, state, space).total());
    let nation = state.at_turn_mut();
    nation.space = Some(space);
    nation.new_coin = false;
    let nation = nation.nation;
    log.push(|| Event::RondelMoved {
        nation,
        space,
        steps,
        price,
    });
    let produced = match space {
        Space::Marble => Resource::Marble,
        Space::Iron => Resource::Iron,
        Space::Gold => Resource::Gold,
        Space::Temple | Space::Arming | Space::KnowHow | Space::Maneuver1 | Space::Maneuver2 => {
            return Step::of_space(space)
                .into_iter()
                .for_each(|step| idle::begin_action(game, state, space, step, log));
        }
    };
    production::produce(game, state, produced, log);
    turn::after_action(game, state, log);
}
