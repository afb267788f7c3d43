//! The arming space.

use engine::{Decisions, Log};
use strum::VariantArray;

use crate::{
    action::Action,
    event::Event,
    game::Antike,
    ids::{ProvinceId, UnitKind, Zone},
    illegal::Illegal,
    rules::{idle::Idle, purchase, zone_of},
    state::{Purchase, State},
};

/// arming.4, arming.5 How many units may be placed at a city in one turn.
fn limit(game: &Antike, state: &State, zone: Zone) -> u8 {
    if state.temples.contains(zone) {
        game.numbers.temple_city
    } else {
        game.numbers.plain_city
    }
}

/// arming.3, arming.4, arming.5, arming.7 May another unit be placed at this city?
fn may_place(game: &Antike, state: &State, zone: Zone) -> Result<(), Illegal> {
    let province = state.board.province(zone);
    if !state.at_turn().cities.contains(zone) {
        return Err(Illegal::ArmElsewhere { province });
    }
    let limit = limit(game, state, zone);
    if state.placed(zone) >= limit {
        return Err(Illegal::PlacedAlready { province, limit });
    }
    Ok(())
}

/// arming.9, arming.10, arming.11, arming.13 May a unit of this kind be placed here?
fn may_be(game: &Antike, state: &State, zone: Zone, kind: UnitKind) -> Result<(), Illegal> {
    if !game.board(state.board).home_of(kind).contains(zone) {
        return Err(Illegal::KindNotHere {
            province: state.board.province(zone),
            kind,
        });
    }
    if state.at_turn().units(kind).total() >= game.limits.units {
        return Err(Illegal::NoPieceLeft { kind });
    }
    Ok(())
}

/// turn.9 Can any unit be created?
pub(crate) fn may_act(game: &Antike, state: &State) -> Result<(), Idle> {
    purchase::may_pay(state, game.numbers.unit).map_err(|_| Idle::UnitTooDear)?;
    let has_room = |zone| {
        let mut kinds = UnitKind::VARIANTS.iter();
        may_place(game, state, zone).is_ok()
            && kinds.any(|&kind| may_be(game, state, zone, kind).is_ok())
    };
    if state.at_turn().cities.iter().any(has_room) {
        Ok(())
    } else {
        Err(Idle::NoRoomForUnits)
    }
}

/// arming.1 Every unit that may be created.
pub(crate) fn new_units(game: &Antike, state: &State, out: &mut Decisions<Antike>) {
    if purchase::may_pay(state, game.numbers.unit).is_ok() {
        for zone in state.at_turn().cities.iter() {
            if may_place(game, state, zone).is_err() {
                continue;
            }
            let province = state.board.province(zone);
            for &kind in UnitKind::VARIANTS {
                if may_be(game, state, zone, kind).is_ok() {
                    out.push(Action::Arm { province, kind });
                }
            }
        }
    }
    out.push(Action::Done);
}

/// arming.1 Creates one.
pub(crate) fn arm(
    game: &Antike,
    state: &mut State,
    province: ProvinceId,
    kind: UnitKind,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let zone = zone_of(state, province)?;
    may_place(game, state, zone)?;
    may_be(game, state, zone, kind)?;
    purchase::may_pay(state, game.numbers.unit)?;
    purchase::begin(game, state, Purchase::Unit { province, kind }, log);
    Ok(())
}

/// arming.6 The unit is placed, even where foreign units stand.
pub(crate) fn perform(
    state: &mut State,
    province: ProvinceId,
    kind: UnitKind,
    log: &mut Log<Event>,
) {
    let zone = province.zone();
    state.add_placed(zone);
    let nation = state.at_turn_mut();
    nation.units_mut(kind).add(zone, 1);
    let nation = nation.nation;
    log.push(|| Event::UnitArmed {
        nation,
        province,
        kind,
    });
}
