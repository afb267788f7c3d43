//! Fights that the nation on maneuver demands.

use engine::{Decisions, Log, map::ZoneSet};
use strum::VariantArray;

use crate::{
    action::Action,
    event::{Event, Occasion},
    game::Antike,
    ids::{Nation, ProvinceId, UnitKind},
    illegal::Illegal,
    rules::{maneuver::Roster, zone_of},
    state::{Place, State, UnitClass},
};

/// combat.1 A fight that is demanded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fight {
    pub(crate) province: ProvinceId,
    pub(crate) kind: UnitKind,
    pub(crate) foe: Nation,
    pub(crate) left: u8,
    pub(crate) pairs: u8,
}

/// combat.1, combat.3 Provinces where the nation at turn meets others with units of the same kind.
fn contested(state: &State, kind: UnitKind) -> ZoneSet {
    let foreign = state.others().fold(ZoneSet::EMPTY, |all, place| {
        all.union(state.nation(place).units(kind).present())
    });
    state.at_turn().units(kind).present().intersection(foreign)
}

/// combat.1, combat.2, combat.7 Every fight that may be demanded: spent units may fight too.
pub(crate) fn fights(roster: &Roster<'_>, out: &mut Decisions<Antike>) {
    let state = roster.state;
    let [legions, galleys] =
        [UnitKind::Legion, UnitKind::Galley].map(|kind| contested(state, kind));
    for zone in legions.union(galleys).iter() {
        let province = state.board.province(zone);
        for &kind in UnitKind::VARIANTS {
            let own = roster.counts(kind, zone);
            let (start, mut foes) = (out.answers_so_far(), 0);
            for place in state.others() {
                let foe = state.nation(place);
                let there = foe.units(kind).at(zone);
                for (left, own) in (0..).zip(own) {
                    for pairs in 1..=own.min(there) {
                        out.push(Action::Fight {
                            province,
                            kind,
                            foe: foe.nation,
                            left,
                            pairs,
                        });
                    }
                }
                foes += u8::from(there > 0);
            }
            if foes > 1 {
                out.sort_from(start);
            }
        }
    }
}

/// combat.3, combat.5 Like against like, up to the smaller side.
fn may_fight(state: &State, fight: Fight) -> Result<Place, Illegal> {
    let Fight {
        province,
        kind,
        foe,
        left,
        pairs,
    } = fight;
    let zone = zone_of(state, province)?;
    let place = state.place_of(foe).filter(|&place| place != state.active);
    let place = place.ok_or(Illegal::NotAFoe { foe })?;
    let theirs = state.nation(place).units(kind).at(zone);
    if theirs == 0 || state.at_turn().units(kind).at(zone) == 0 {
        return Err(Illegal::NoFoeThere {
            province,
            kind,
            foe,
        });
    }
    let there = state.count_left(UnitClass { kind, left }, zone);
    if there == 0 {
        return Err(Illegal::NoSuchFighters {
            kind,
            province,
            left,
        });
    }
    let most = there.min(theirs);
    if pairs == 0 || pairs > most {
        return Err(Illegal::TooManyPairsOfMine { most });
    }
    Ok(place)
}

/// combat.4, combat.6 The fight takes place at once; nobody can refuse it.
pub(crate) fn fight(state: &mut State, fight: Fight, log: &mut Log<Event>) -> Result<(), Illegal> {
    let foe_place = may_fight(state, fight)?;
    let Fight {
        province,
        kind,
        foe,
        left,
        pairs,
    } = fight;
    let nation = state.at_turn().nation;
    log.push(|| Event::Fought {
        nation,
        foe,
        province,
        kind,
        pairs,
        occasion: Occasion::Maneuver,
    });
    remove_pairs(
        state,
        UnitClass { kind, left },
        province.zone(),
        foe_place,
        pairs,
    );
    Ok(())
}

/// movement.8, limits.6 Both sides take the same number of units back into their stocks.
pub(crate) fn remove_pairs(state: &mut State, class: UnitClass, zone: u8, foe: Place, pairs: u8) {
    state.take_left(class, zone, pairs);
    state
        .at_turn_mut()
        .units_mut(class.kind)
        .remove(zone, pairs);
    state
        .nation_mut(foe)
        .units_mut(class.kind)
        .remove(zone, pairs);
}
