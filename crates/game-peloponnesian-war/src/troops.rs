//! 1.1.2 Strength points: where they are.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    force::Force,
    ids::{Kind, Nationality, PerSide, Side, Sort, SpaceId},
    sets::{PerSpace, SpaceSet},
};

/// Who stands where, and who of them has moved this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ts_rs::TS)]
#[ts(as = "BTreeMap<SpaceId, SpaceDocument>")]
pub struct Troops {
    points: PerSpace<PerSide<Force>>,
    /// 4.3e, 4.3f The part of `points` that has moved this turn.
    spent: PerSpace<PerSide<Force>>,
    /// Where a side has anybody, and of what kind.
    places: PerSide<Places>,
    /// All `points` of a side.
    total: PerSide<Force>,
    /// All of a side that are `spent`.
    total_spent: PerSide<Force>,
}

/// The spaces with points of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Places {
    anybody: SpaceSet,
    hoplites: SpaceSet,
    cavalry: SpaceSet,
    ships: SpaceSet,
}

impl Places {
    /// These have come to a space.
    #[inline]
    fn gain(&mut self, space: SpaceId, force: Force) {
        self.anybody.insert_if(space, !force.is_empty());
        self.hoplites.insert_if(space, force.has(Kind::Hoplite));
        self.cavalry.insert_if(space, force.has(Kind::Cavalry));
        self.ships.insert_if(space, force.has(Kind::Naval));
    }

    /// Only these are left in a space.
    #[inline]
    fn leave(&mut self, space: SpaceId, left: Force) {
        self.anybody.remove_if(space, left.is_empty());
        self.hoplites.remove_if(space, !left.has(Kind::Hoplite));
        self.cavalry.remove_if(space, !left.has(Kind::Cavalry));
        self.ships.remove_if(space, !left.has(Kind::Naval));
    }
}

impl Default for Troops {
    fn default() -> Self {
        Self {
            points: PerSpace::new(PerSide::default()),
            spent: PerSpace::new(PerSide::default()),
            places: PerSide::default(),
            total: PerSide::default(),
            total_spent: PerSide::default(),
        }
    }
}

impl Troops {
    /// 1.3b All a side has in a space.
    #[inline]
    pub fn at(&self, side: Side, space: SpaceId) -> Force {
        *self.points.get(space).get(side)
    }

    /// Those of them who have moved this turn.
    #[inline]
    pub fn spent(&self, side: Side, space: SpaceId) -> Force {
        *self.spent.get(space).get(side)
    }

    /// The spaces with troops of a side.
    #[inline]
    pub fn occupied(&self, side: Side) -> SpaceSet {
        self.places.get(side).anybody
    }

    /// The spaces with ships of a side.
    #[inline]
    pub(crate) fn with_ships(&self, side: Side) -> SpaceSet {
        self.places.get(side).ships
    }

    /// The spaces with cavalry of a side.
    #[inline]
    pub(crate) fn with_cavalry(&self, side: Side) -> SpaceSet {
        self.places.get(side).cavalry
    }

    /// The spaces where a side has any of the kinds of points that are in a force.
    #[inline]
    pub(crate) fn with_kinds_of(&self, side: Side, force: Force) -> SpaceSet {
        let places = self.places.get(side);
        let kinds = [
            (Kind::Hoplite, places.hoplites),
            (Kind::Cavalry, places.cavalry),
            (Kind::Naval, places.ships),
        ];
        let mut all = SpaceSet::EMPTY;
        for (kind, spaces) in kinds {
            if force.has(kind) {
                all = all.union(spaces);
            }
        }
        all
    }

    /// Does a side have anybody there?
    #[inline]
    pub fn is_there(&self, side: Side, space: SpaceId) -> bool {
        self.places.get(side).anybody.contains(space)
    }

    /// All a side has on the map.
    #[inline]
    pub fn total(&self, side: Side) -> Force {
        *self.total.get(side)
    }

    /// All on the map who have not moved this turn.
    #[inline]
    pub(crate) fn fresh(&self, side: Side) -> Force {
        self.total(side).without(*self.total_spent.get(side))
    }

    /// The one place where points of a space change; it is still to be noted who is there.
    #[inline]
    fn put(&mut self, side: Side, space: SpaceId, force: Force) {
        let there = self.points.get_mut(space).get_mut(side);
        let before = std::mem::replace(there, force);
        let total = self.total.get_mut(side);
        *total = total.minus(before).plus(force);
    }

    /// The one place where it changes how many points of a space have moved.
    #[inline]
    fn put_spent(&mut self, side: Side, space: SpaceId, force: Force) {
        let there = self.spent.get_mut(space).get_mut(side);
        let before = std::mem::replace(there, force);
        let total = self.total_spent.get_mut(side);
        *total = total.minus(before).plus(force);
    }

    pub(crate) fn add(&mut self, side: Side, space: SpaceId, force: Force) {
        self.put(side, space, self.at(side, space).plus(force));
        self.places.get_mut(side).gain(space, force);
    }

    /// Takes points away, those who have not moved first.
    pub(crate) fn remove(&mut self, side: Side, space: SpaceId, force: Force) {
        let left = self.at(side, space).minus(force);
        self.put(side, space, left);
        self.places.get_mut(side).leave(space, left);
        self.put_spent(side, space, self.spent(side, space).capped(left));
    }

    /// Takes points of an army on the march away: they are all spent.
    pub(crate) fn remove_spent(&mut self, side: Side, space: SpaceId, force: Force) {
        self.unspend(side, space, force);
        self.remove(side, space, force);
    }

    /// These are about to leave.
    pub(crate) fn unspend(&mut self, side: Side, space: SpaceId, force: Force) {
        self.put_spent(side, space, self.spent(side, space).minus(force));
    }

    /// 4.3e Marks points of a space as moved.
    pub(crate) fn spend(&mut self, side: Side, space: SpaceId, force: Force) {
        let there = self.at(side, space);
        let spent = self.spent(side, space).plus(force).capped(there);
        self.put_spent(side, space, spent);
    }

    /// Moves an army, all of which is spent, from one space to another.
    pub(crate) fn carry(&mut self, side: Side, from: SpaceId, to: SpaceId, army: Force) {
        if army.is_empty() {
            return;
        }
        let places = self.places.get_mut(side);
        let left = self.points.get_mut(from).get_mut(side);
        *left = left.minus(army);
        places.leave(from, *left);
        let spent = self.spent.get_mut(from).get_mut(side);
        *spent = spent.minus(army);
        let there = self.points.get_mut(to).get_mut(side);
        *there = there.plus(army);
        places.gain(to, army);
        let spent = self.spent.get_mut(to).get_mut(side);
        *spent = spent.plus(army);
    }

    /// A side stands in a space as it stood there before.
    pub(crate) fn restore(&mut self, side: Side, space: SpaceId, before: &Self) {
        let force = before.at(side, space);
        self.put(side, space, force);
        let places = self.places.get_mut(side);
        places.leave(space, force);
        places.gain(space, force);
        self.put_spent(side, space, before.spent(side, space));
    }

    /// 4.3f Everybody is fresh again.
    pub(crate) fn refresh(&mut self) {
        for side in Side::BOTH {
            self.occupied(side).iter().for_each(|space| {
                *self.spent.get_mut(space).get_mut(side) = Force::EMPTY;
            });
            *self.total_spent.get_mut(side) = Force::EMPTY;
        }
    }
}

/// The troops of a space in JSON.
#[derive(Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
struct SpaceDocument {
    #[serde(default, skip_serializing_if = "Force::is_empty")]
    athens: Force,
    #[serde(default, skip_serializing_if = "Force::is_empty")]
    sparta: Force,
    #[serde(
        rename = "athensSpent",
        default,
        skip_serializing_if = "Force::is_empty"
    )]
    athens_spent: Force,
    #[serde(
        rename = "spartaSpent",
        default,
        skip_serializing_if = "Force::is_empty"
    )]
    sparta_spent: Force,
}

impl Serialize for Troops {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let somewhere = self
            .occupied(Side::Athens)
            .union(self.occupied(Side::Sparta));
        serializer.collect_map(somewhere.iter().map(|space| {
            let document = SpaceDocument {
                athens: self.at(Side::Athens, space),
                sparta: self.at(Side::Sparta, space),
                athens_spent: self.spent(Side::Athens, space),
                sparta_spent: self.spent(Side::Sparta, space),
            };
            (space, document)
        }))
    }
}

impl<'de> Deserialize<'de> for Troops {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spaces = BTreeMap::<SpaceId, SpaceDocument>::deserialize(deserializer)?;
        let mut troops = Self::default();
        for (space, document) in spaces {
            troops.add(Side::Athens, space, document.athens);
            troops.add(Side::Sparta, space, document.sparta);
            troops.spend(Side::Athens, space, document.athens_spent);
            troops.spend(Side::Sparta, space, document.sparta_spent);
        }
        Ok(troops)
    }
}

/// A force with its side, for prompts and events: in JSON a list of `{"count": 2, "nationality": "spartan", "kind": "hoplite"}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(from = "Vec<Unit>", into = "Vec<Unit>")]
#[ts(as = "Vec<Unit>")]
pub struct Units {
    side: Side,
    force: Force,
}

/// Points of one nationality and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub count: u8,
    pub nationality: Nationality,
    pub kind: Kind,
}

impl Units {
    /// The force of a side.
    pub fn new(side: Side, force: Force) -> Self {
        let side = if force.is_empty() { Side::Athens } else { side };
        Self { side, force }
    }

    /// Who they are.
    pub fn force(self) -> Force {
        self.force
    }
}

impl From<Units> for Vec<Unit> {
    fn from(units: Units) -> Self {
        let there = Sort::ALL
            .into_iter()
            .filter(|&sort| units.force.get(sort) > 0);
        there
            .map(|sort| Unit {
                count: units.force.get(sort),
                nationality: sort.nationality(units.side),
                kind: sort.kind(),
            })
            .collect()
    }
}

impl From<Vec<Unit>> for Units {
    fn from(units: Vec<Unit>) -> Self {
        let side = units
            .first()
            .map_or(Side::Athens, |unit| unit.nationality.side());
        let force = units.iter().fold(Force::EMPTY, |sum, unit| {
            sum.plus(Force::of(Sort::of(unit.nationality, unit.kind), unit.count))
        });
        Self::new(side, force)
    }
}
