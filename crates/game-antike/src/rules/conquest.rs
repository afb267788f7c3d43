//! Conquest of cities.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::{Event, Victory},
    game::Antike,
    ids::{Line, ProvinceId, UnitKind, Zone},
    illegal::Illegal,
    rules::{conquest_losses, maneuver::Roster, victory, zone_of},
    state::{Losses, Place, State, Step},
};

/// What the defence of a city is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Defence {
    pub(crate) base: u8,
    pub(crate) units: u8,
    pub(crate) bonus: u8,
}

impl Defence {
    /// conquest.6 to conquest.9, conquest.25 The city, all units of its owner there, and the owner's advances.
    pub(crate) fn of(game: &Antike, state: &State, zone: Zone, owner: Place) -> Self {
        let numbers = &game.numbers;
        let nation = state.nation(owner);
        Self {
            base: if state.temples.contains(zone) {
                numbers.temple_city
            } else {
                numbers.plain_city
            },
            units: nation.legions.at(zone) + nation.galleys.at(zone),
            bonus: nation.advances.bonus(Line::Defence),
        }
    }

    #[inline]
    pub(crate) fn total(self) -> u8 {
        self.base + self.units + self.bonus
    }
}

/// conquest.3, conquest.5, conquest.13, conquest.28 It is possible only when it succeeds.
fn may_conquer(game: &Antike, roster: &Roster<'_>, zone: Zone) -> Result<Place, Illegal> {
    let state = roster.state;
    let province = state.board.province(zone);
    let owner = state.owner(zone).ok_or(Illegal::NoCityThere { province })?;
    if owner == state.active {
        return Err(Illegal::OwnCity { province });
    }
    let nation = state.nation(owner);
    if nation.cities.len() <= 1 {
        return Err(Illegal::LastCity {
            province,
            owner: nation.nation,
        });
    }
    let defence = Defence::of(game, state, zone, owner).total();
    let able = roster.able(zone);
    if able < defence {
        return Err(Illegal::TooFewToConquer {
            province,
            defence,
            able,
        });
    }
    Ok(owner)
}

/// conquest.1, conquest.27 Every city that can be conquered now.
pub(crate) fn conquests(game: &Antike, roster: &Roster<'_>, out: &mut Decisions<Antike>) {
    let state = roster.state;
    let nation = state.at_turn();
    let foreign = state.all_cities().without(nation.cities);
    for zone in nation.occupied().intersection(foreign).iter() {
        if may_conquer(game, roster, zone).is_ok() {
            out.push(Action::Conquer {
                province: state.board.province(zone),
            });
        }
    }
}

/// conquest.1 Begins a conquest; conquest.18 a conqueror without a marker first gives up a city.
pub(crate) fn conquer(
    game: &Antike,
    state: &mut State,
    province: ProvinceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let zone = zone_of(state, province)?;
    let owner = may_conquer(game, &Roster::of(state), zone)?;
    if state.at_turn().cities.len() >= game.limits.cities {
        state.stack.push(Step::GiveUp(zone));
    } else {
        conquest_losses::begin(game, state, zone, owner, None, log);
    }
    Ok(())
}

/// conquest.19 One of the cities it has already.
pub(crate) fn cities_to_give_up(state: &State, out: &mut Decisions<Antike>) {
    for province in state.board.of(state.at_turn().cities) {
        out.push(Action::GiveUp { province });
    }
}

/// conquest.18 The city is chosen before the conquest takes effect.
pub(crate) fn give_up(
    game: &Antike,
    state: &mut State,
    zone: Zone,
    province: ProvinceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let given_up = zone_of(state, province)?;
    if !state.at_turn().cities.contains(given_up) {
        return Err(Illegal::NotGivable { province });
    }
    let owner = may_conquer(game, &Roster::of(state), zone)?;
    state.stack.pop();
    conquest_losses::begin(game, state, zone, owner, Some(given_up), log);
    Ok(())
}

/// conquest.15 to conquest.19 The city changes hands.
pub(crate) fn complete(game: &Antike, state: &mut State, losses: Losses, log: &mut Log<Event>) {
    let Losses {
        zone,
        given_up,
        legions,
        ..
    } = losses;
    let Some(owner) = state.owner(zone) else {
        return;
    };
    if let Some(given_up) = given_up {
        abandon(state, given_up, log);
    }
    let defence = Defence::of(game, state, zone, owner);
    let temple = state.temples.contains(zone);
    let nation = state.at_turn().nation;
    let loser = state.nation(owner);
    let foe = loser.nation;
    let [foe_legions, foe_galleys] = [loser.legions.at(zone), loser.galleys.at(zone)];
    log.push(|| Event::CityConquered {
        nation,
        foe,
        province: state.board.province(zone),
        base: defence.base,
        units: defence.units,
        bonus: defence.bonus,
        defence: defence.total(),
        legions,
        galleys: defence.total() - legions,
        foe_legions,
        foe_galleys,
        temple,
    });
    let loser = state.nation_mut(owner);
    loser.cities.remove(zone);
    for kind in [UnitKind::Legion, UnitKind::Galley] {
        let units = loser.units_mut(kind);
        units.remove(zone, units.at(zone));
    }
    state.at_turn_mut().cities.insert(zone);
    if temple {
        state.temples.remove(zone);
        state.turn.destroyed += 1;
        if victory::is_won_by_last_temple(game, state) {
            victory::declare(state, Victory::LastTemple, log);
        }
    }
}

/// conquest.19 Its temple returns to the bank, its units stay, the province is open to all.
fn abandon(state: &mut State, zone: Zone, log: &mut Log<Event>) {
    let temple = state.temples.contains(zone);
    state.temples.remove(zone);
    let nation = state.at_turn_mut();
    nation.cities.remove(zone);
    let nation = nation.nation;
    let province = state.board.province(zone);
    log.push(|| Event::CityGivenUp {
        nation,
        province,
        temple,
    });
}
