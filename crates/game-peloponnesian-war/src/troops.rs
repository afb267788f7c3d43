//! 1.1.2 Strength points: how many of each sort, and where.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    ids::{Kind, Nationality, PerSide, Side, Sort},
    names::SpaceId,
    sets::{PerSpace, SpaceSet},
};

/// So many points of each sort, of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Force([u8; Sort::COUNT]);

impl Force {
    /// Nobody.
    pub const EMPTY: Self = Self([0; Sort::COUNT]);

    /// So many points of one sort.
    pub fn of(sort: Sort, count: u8) -> Self {
        let mut force = Self::EMPTY;
        force.set(sort, count);
        force
    }

    /// Points of a sort.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a sort is one of six")]
    pub fn get(&self, sort: Sort) -> u8 {
        self.0[sort.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a sort is one of six")]
    pub(crate) fn set(&mut self, sort: Sort, count: u8) {
        self.0[sort.index()] = count;
    }

    /// Points of a kind, own and allied.
    #[inline]
    pub fn kind(&self, kind: Kind) -> u8 {
        self.get(Sort::own(kind)) + self.get(Sort::allied(kind))
    }

    /// Hoplites.
    #[inline]
    pub fn hoplites(&self) -> u8 {
        self.kind(Kind::Hoplite)
    }

    /// Cavalry.
    #[inline]
    pub fn cavalry(&self) -> u8 {
        self.kind(Kind::Cavalry)
    }

    /// Ships.
    #[inline]
    pub fn ships(&self) -> u8 {
        self.kind(Kind::Naval)
    }

    /// Hoplites and cavalry.
    #[inline]
    pub fn land(&self) -> u8 {
        self.hoplites() + self.cavalry()
    }

    /// All points.
    #[inline]
    pub fn total(&self) -> u8 {
        self.land() + self.ships()
    }

    /// Is nobody in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// Does it hold men of the allies?
    #[inline]
    pub fn has_allies(&self) -> bool {
        Sort::ALL
            .into_iter()
            .any(|sort| !sort.is_own() && self.get(sort) > 0)
    }

    /// Both together.
    #[inline]
    pub fn plus(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(theirs);
        }
        self
    }

    /// Without those of the other.
    #[inline]
    pub fn minus(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_sub(theirs);
        }
        self
    }

    /// No more of any sort than the other has.
    #[inline]
    pub(crate) fn capped(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = (*mine).min(theirs);
        }
        self
    }
}

/// Points of one nationality in JSON; what is 0 is left out.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Counts {
    #[serde(skip_serializing_if = "is_zero")]
    hoplite: u8,
    #[serde(skip_serializing_if = "is_zero")]
    cavalry: u8,
    #[serde(skip_serializing_if = "is_zero")]
    naval: u8,
}

/// A force in JSON: `{"own": {"hoplite": 6}, "allied": {"naval": 1}}`.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct ForceDocument {
    #[serde(skip_serializing_if = "is_nothing")]
    own: Counts,
    #[serde(skip_serializing_if = "is_nothing")]
    allied: Counts,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_zero(count: &u8) -> bool {
    *count == 0
}

fn is_nothing(counts: &Counts) -> bool {
    *counts == Counts::default()
}

impl Serialize for Force {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [a, b, c, d, e, f] = self.0;
        let counts = |hoplite, cavalry, naval| Counts {
            hoplite,
            cavalry,
            naval,
        };
        ForceDocument {
            own: counts(a, b, c),
            allied: counts(d, e, f),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Force {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ForceDocument { own, allied } = ForceDocument::deserialize(deserializer)?;
        Ok(Self([
            own.hoplite,
            own.cavalry,
            own.naval,
            allied.hoplite,
            allied.cavalry,
            allied.naval,
        ]))
    }
}

/// Who stands where, and who of them has moved this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Troops {
    points: PerSpace<PerSide<Force>>,
    /// 4.3e, 4.3f The part of `points` that has moved this turn.
    spent: PerSpace<PerSide<Force>>,
    /// Where a side has anybody.
    occupied: PerSide<SpaceSet>,
}

impl Default for Troops {
    fn default() -> Self {
        Self {
            points: PerSpace::new(PerSide::default()),
            spent: PerSpace::new(PerSide::default()),
            occupied: PerSide::default(),
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
        *self.occupied.get(side)
    }

    /// Does a side have anybody there?
    #[inline]
    pub fn is_there(&self, side: Side, space: SpaceId) -> bool {
        self.occupied(side).contains(space)
    }

    /// All a side has on the map.
    pub fn total(&self, side: Side) -> Force {
        self.occupied(side)
            .iter()
            .fold(Force::EMPTY, |sum, space| sum.plus(self.at(side, space)))
    }

    pub(crate) fn add(&mut self, side: Side, space: SpaceId, force: Force) {
        let there = self.points.get_mut(space).get_mut(side);
        *there = there.plus(force);
        if !there.is_empty() {
            self.occupied.get_mut(side).insert(space);
        }
    }

    /// Takes points away, those who have not moved first.
    pub(crate) fn remove(&mut self, side: Side, space: SpaceId, force: Force) {
        let there = self.points.get_mut(space).get_mut(side);
        *there = there.minus(force);
        let left = *there;
        let spent = self.spent.get_mut(space).get_mut(side);
        *spent = spent.capped(left);
        if left.is_empty() {
            self.occupied.get_mut(side).remove(space);
        }
    }

    /// Takes points of an army on the march away: they are all spent.
    pub(crate) fn remove_spent(&mut self, side: Side, space: SpaceId, force: Force) {
        self.unspend(side, space, force);
        self.remove(side, space, force);
    }

    /// These are about to leave.
    pub(crate) fn unspend(&mut self, side: Side, space: SpaceId, force: Force) {
        let spent = self.spent.get_mut(space).get_mut(side);
        *spent = spent.minus(force);
    }

    /// 4.3e Marks points of a space as moved.
    pub(crate) fn spend(&mut self, side: Side, space: SpaceId, force: Force) {
        let there = self.at(side, space);
        let spent = self.spent.get_mut(space).get_mut(side);
        *spent = spent.plus(force).capped(there);
    }

    /// Moves an army, all of which is spent, from one space to another.
    pub(crate) fn carry(&mut self, side: Side, from: SpaceId, to: SpaceId, army: Force) {
        self.remove_spent(side, from, army);
        self.add(side, to, army);
        self.spend(side, to, army);
    }

    /// A side stands in a space as it stood there before.
    pub(crate) fn restore(&mut self, side: Side, space: SpaceId, before: &Self) {
        *self.points.get_mut(space).get_mut(side) = before.at(side, space);
        *self.spent.get_mut(space).get_mut(side) = before.spent(side, space);
        if before.is_there(side, space) {
            self.occupied.get_mut(side).insert(space);
        } else {
            self.occupied.get_mut(side).remove(space);
        }
    }

    /// 4.3f Everybody is fresh again.
    pub(crate) fn refresh(&mut self) {
        self.spent = PerSpace::new(PerSide::default());
    }
}

/// The troops of a space in JSON.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SpaceDocument {
    #[serde(skip_serializing_if = "Force::is_empty")]
    athens: Force,
    #[serde(skip_serializing_if = "Force::is_empty")]
    sparta: Force,
    #[serde(rename = "athensSpent", skip_serializing_if = "Force::is_empty")]
    athens_spent: Force,
    #[serde(rename = "spartaSpent", skip_serializing_if = "Force::is_empty")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Unit>", into = "Vec<Unit>")]
pub struct Units {
    side: Side,
    force: Force,
}

/// Points of one nationality and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "their names say it")]
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
