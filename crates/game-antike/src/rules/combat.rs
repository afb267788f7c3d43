//! Fights that the nation on maneuver demands.

use std::ops::RangeInclusive;

use engine::{Decisions, Log};
use strum::VariantArray;

use crate::{
    action::Action,
    event::{Event, Occasion},
    game::Antike,
    ids::{Nation, ProvinceId, UnitKind, ZoneSet},
    illegal::Illegal,
    rules::zone_of,
    state::{FightLength, Place, State},
};

/// combat.1 A fight that is demanded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fight {
    pub(crate) province: ProvinceId,
    pub(crate) kind: UnitKind,
    pub(crate) foe: Nation,
    pub(crate) pairs: u8,
}

/// combat.1, combat.3 Provinces where the nation at turn meets others with units of the same kind.
fn contested(state: &State, kind: UnitKind) -> ZoneSet {
    let foreign = state.others().fold(ZoneSet::EMPTY, |all, place| {
        all.union(state.nation(place).units(kind).present())
    });
    state.at_turn().units(kind).present().intersection(foreign)
}

/// combat.5, movement.14 How many pairs are removed: all of the smaller side; combat.12 or as many as the side says that demands the fight.
/// Nothing where a side has no unit.
pub(crate) fn numbers_of_pairs(state: &State, own: u8, theirs: u8) -> RangeInclusive<u8> {
    let most = own.min(theirs);
    let least = match state.options.fights {
        FightLength::ToTheEnd => most.max(1),
        FightLength::Chosen => 1,
    };
    least..=most
}

/// turn.9 Is there anybody to fight?
pub(crate) fn is_any_possible(state: &State) -> bool {
    let mut kinds = UnitKind::VARIANTS.iter();
    kinds.any(|&kind| !contested(state, kind).is_empty())
}

/// combat.1, combat.2, combat.7 Every fight that may be demanded: spent units fight too.
pub(crate) fn fights(state: &State, out: &mut Decisions<Antike>) {
    let [legions, galleys] =
        [UnitKind::Legion, UnitKind::Galley].map(|kind| contested(state, kind));
    for zone in legions.union(galleys).iter() {
        let province = state.board.province(zone);
        for &kind in UnitKind::VARIANTS {
            let own = state.at_turn().units(kind).at(zone);
            let (start, mut foes) = (out.answers_so_far(), 0);
            for place in state.others() {
                let foe = state.nation(place);
                let theirs = foe.units(kind).at(zone);
                out.extend(
                    numbers_of_pairs(state, own, theirs).map(|pairs| Action::Fight {
                        province,
                        kind,
                        foe: foe.nation,
                        pairs,
                    }),
                );
                foes += u8::from(theirs > 0);
            }
            if foes > 1 {
                out.sort_from(start);
            }
        }
    }
}

/// combat.3, combat.5 Like against like, until the smaller side is gone.
fn may_fight(state: &State, fight: Fight) -> Result<Place, Illegal> {
    let Fight {
        province,
        kind,
        foe,
        pairs,
    } = fight;
    let zone = zone_of(state, province)?;
    let place = state.place_of(foe).filter(|&place| place != state.active);
    let place = place.ok_or(Illegal::NotAFoe { foe })?;
    let own = state.at_turn().units(kind).at(zone);
    let theirs = state.nation(place).units(kind).at(zone);
    if theirs == 0 || own == 0 {
        return Err(Illegal::NoFoeThere {
            province,
            kind,
            foe,
        });
    }
    may_remove(state, own, theirs, pairs)?;
    Ok(place)
}

/// combat.5, combat.12 Is this a number of pairs for a fight between so many?
pub(crate) fn may_remove(state: &State, own: u8, theirs: u8, pairs: u8) -> Result<(), Illegal> {
    let possible = numbers_of_pairs(state, own, theirs);
    if possible.contains(&pairs) {
        return Ok(());
    }
    let most = own.min(theirs);
    Err(match state.options.fights {
        FightLength::ToTheEnd => Illegal::FightToTheEnd { pairs: most },
        FightLength::Chosen => Illegal::TooManyPairs { most },
    })
}

/// combat.4, combat.6 The fight takes place at once and cannot be refused.
pub(crate) fn fight(state: &mut State, fight: Fight, log: &mut Log<Event>) -> Result<(), Illegal> {
    let foe_place = may_fight(state, fight)?;
    let Fight {
        province,
        kind,
        foe,
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
    let zone = province.zone();
    state.lose_most_spent(kind, zone, pairs);
    state
        .nation_mut(foe_place)
        .units_mut(kind)
        .remove(zone, pairs);
    Ok(())
}
