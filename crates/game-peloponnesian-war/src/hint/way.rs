//! 4.1e What becomes of an army's way with those who are taken.

use serde::Serialize;

use crate::{
    force::Force,
    ids::{Kind, Side, Sort, SpaceId},
    rules::{Look, army, control, operation, routes},
    sets::SpaceSet,
    state::Operation,
};

/// Does a way lead to the objective?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum WayOn {
    /// The army could march at once.
    Open,
    /// It needs more ships, which are within its reach and its means.
    Later,
    /// No ships that it could still take open one.
    Closed,
}

/// An army is looked after for so many more stops.
const STOPS: u8 = 2;

/// What becomes of the way if the leader takes some more points.
pub(super) fn way_on(look: Look<'_>, operation: &Operation, taken: Force) -> Option<WayOn> {
    let search = Search {
        look,
        side: operation.side,
        objective: operation.objective?,
        here: operation.at,
        taken,
    };
    let army = operation.army.plus(taken);
    let purse = control::purse(look, operation.side) - army::price(look, operation.side, taken);
    Some(if search.marches(army, operation.at) {
        WayOn::Open
    } else if search.finds_ships(army, purse, operation.at, STOPS) {
        WayOn::Later
    } else {
        WayOn::Closed
    })
}

/// 4.1.1e Gathering spaces that the first ships of an army put out of its reach for good: ships close land lines.
pub(super) fn closed_by_ships(look: Look<'_>, operation: &Operation, taken: Force) -> SpaceSet {
    let (side, army, at) = (operation.side, operation.army, operation.at);
    if taken.ships() == 0 || army.ships() > 0 {
        return SpaceSet::EMPTY;
    }
    let mut within = routes::reachable(look, side, army, at, look.at.troops.occupied(side));
    within.remove(at);
    let before: SpaceSet = operation::takeable_within(look, side, within).collect();
    let ship = Force::of(Sort::own(Kind::Naval), 1);
    before.without(routes::reachable(look, side, ship, at, before))
}

/// A search for ships.
#[derive(Clone, Copy)]
struct Search<'a> {
    look: Look<'a>,
    side: Side,
    objective: SpaceId,
    /// Where the leader stands, and the points taken there.
    here: SpaceId,
    taken: Force,
}

impl Search<'_> {
    fn marches(self, army: Force, from: SpaceId) -> bool {
        let Self {
            look,
            side,
            objective,
            ..
        } = self;
        let to = SpaceSet::one(objective);
        routes::has_way(look, side, army, from, objective)
            || !routes::nearer_by_open_sea(look, side, army, from, to).is_empty()
    }

    /// Are there ships, here or some stops further on, with which a way leads to the objective?
    fn finds_ships(self, army: Force, purse: i32, at: SpaceId, stops: u8) -> bool {
        let with_ships = self.look.at.troops.with_ships(self.side);
        with_ships.iter().any(|space| {
            let (ships, price) = self.ships(space, purse);
            let joined = army.plus(ships);
            !ships.is_empty()
                && routes::has_way(self.look, self.side, army, at, space)
                && (self.marches(joined, space)
                    || (stops > 1
                        && space != at
                        && self.finds_ships(joined, purse - price, space, stops - 1)))
        })
    }

    /// As many ships of a space as can be paid, and their price.
    fn ships(self, space: SpaceId, purse: i32) -> (Force, i32) {
        let mut there = control::available(self.look, self.side, space);
        if space == self.here {
            there = there.minus(self.taken);
        }
        let (mut ships, mut price) = (Force::EMPTY, 0);
        for sort in [Sort::own(Kind::Naval), Sort::allied(Kind::Naval)] {
            let each = self.look.game.counters.price(self.side, sort);
            let payable = (purse - price).max(0) / each.max(1);
            let count = i32::from(there.get(sort)).min(payable);
            ships = ships.plus(Force::of(sort, count as u8));
            price += count * each;
        }
        (ships, price)
    }
}
