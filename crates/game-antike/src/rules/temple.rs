//! The temple space.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Antike,
    ids::{ProvinceId, ZoneSet},
    illegal::Illegal,
    rules::{idle::Idle, purchase, zone_of},
    state::{Purchase, State},
};

/// temple.5 Are all temples on the board?
fn is_none_left(game: &Antike, state: &State) -> bool {
    state.temples.len() >= game.limits.temples
}

/// temple.1, temple.5 May any temple be built now?
fn may_build_any(game: &Antike, state: &State) -> Result<(), Illegal> {
    if is_none_left(game, state) {
        return Err(Illegal::NoTempleLeft);
    }
    purchase::may_pay(state, game.numbers.temple)
}

/// temple.3, temple.4 Own cities without a temple.
fn bare_cities(state: &State) -> ZoneSet {
    state.at_turn().cities.without(state.temples)
}

/// turn.9 Can any temple be built?
pub(crate) fn may_act(game: &Antike, state: &State) -> Result<(), Idle> {
    if bare_cities(state).is_empty() {
        return Err(Idle::NoBareCity);
    }
    if is_none_left(game, state) {
        return Err(Idle::NoTempleLeft);
    }
    let payable = purchase::may_pay(state, game.numbers.temple);
    payable.map_err(|_| Idle::TempleTooDear)
}

/// temple.1 Where temples may be built.
pub(crate) fn sites(game: &Antike, state: &State, out: &mut Decisions<Antike>) {
    if may_build_any(game, state).is_ok() {
        for province in state.board.of(bare_cities(state)) {
            out.push(Action::BuildTemple { province });
        }
    }
    out.push(Action::Done);
}

/// temple.1 Builds one.
pub(crate) fn build(
    game: &Antike,
    state: &mut State,
    province: ProvinceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let zone = zone_of(state, province)?;
    if !state.at_turn().cities.contains(zone) {
        return Err(Illegal::TempleElsewhere { province });
    }
    if !bare_cities(state).contains(zone) {
        return Err(Illegal::HasTemple { province });
    }
    may_build_any(game, state)?;
    purchase::begin(game, state, Purchase::Temple { province }, log);
    Ok(())
}

/// temple.1 The temple is put on the city.
pub(crate) fn perform(state: &mut State, province: ProvinceId, log: &mut Log<Event>) {
    state.temples.insert(province.zone());
    let nation = state.at_turn().nation;
    log.push(|| Event::TempleBuilt { nation, province });
}
