//! 1.1.2 Strength points: how many of each sort.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{Kind, Sort};

/// So many points of each sort, of one side: a byte for each in one word of the machine, so that forces are added and compared whole. The
/// highest bit of every byte stays free for that. `tests/plain_force.rs` does the same with six numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ts_rs::TS)]
#[ts(as = "ForceDocument")]
pub struct Force(u64);

impl Force {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// No force has more of a sort.
    pub const MOST: u8 = 127;

    /// As many as there can be of every sort.
    pub(crate) const FULL: Self = Self(0x7f7f_7f7f_7f7f);

    /// The highest bit of every byte.
    const HIGH: u64 = 0x8080_8080_8080_8080;

    /// Where the allies' bytes begin.
    const FIRST_ALLIED: u32 = 24;

    /// The bytes of the great city's own men.
    const OWN: u64 = (1 << Self::FIRST_ALLIED) - 1;

    /// So many points of one sort.
    #[inline]
    pub fn of(sort: Sort, count: u8) -> Self {
        Self(u64::from(count.min(Self::MOST)) << sort.shift())
    }

    /// Points of a sort.
    #[inline]
    pub fn get(&self, sort: Sort) -> u8 {
        (self.0 >> sort.shift()) as u8
    }

    #[inline]
    pub(crate) fn set(&mut self, sort: Sort, count: u8) {
        self.0 = self.0 & !(0xff << sort.shift()) | Self::of(sort, count).0;
    }

    /// Points of a kind, own and allied.
    #[inline]
    pub fn kind(&self, kind: Kind) -> u8 {
        // No byte runs over: the highest bits of both are free.
        let both = (self.0 & Self::OWN) + (self.0 >> Self::FIRST_ALLIED);
        (both >> Sort::own(kind).shift()) as u8
    }

    /// Are any points of this kind in it?
    #[inline]
    pub(crate) fn has(&self, kind: Kind) -> bool {
        let own = 0xff << Sort::own(kind).shift();
        self.0 & (own | own << Self::FIRST_ALLIED) != 0
    }

    /// Are any points in it of the kinds of another, whose men are all counted as own?
    #[inline]
    pub(crate) fn has_kinds_of(self, other: Self) -> bool {
        let kinds = low_bits((other.0 + !Self::HIGH) & Self::HIGH);
        self.0 & (kinds | kinds << Self::FIRST_ALLIED) != 0
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

    /// Is there only one point in it?
    #[inline]
    pub(crate) fn is_single(&self) -> bool {
        self.0.is_power_of_two() && self.0 & (Self::HIGH >> 7) != 0
    }

    /// 4.1.4b Has every land point a ship, if there are any?
    #[inline]
    pub(crate) fn is_aboard(&self) -> bool {
        let (land, ships) = (self.land(), self.ships());
        land == 0 || (ships > 0 && land <= ships)
    }

    /// Does it hold men of the allies?
    #[inline]
    pub fn has_allies(&self) -> bool {
        !self.allied().is_empty()
    }

    /// The men of the allies in it.
    #[inline]
    pub(crate) fn allied(self) -> Self {
        Self(self.0 & !Self::OWN)
    }

    /// The great city's own men in it.
    #[inline]
    pub(crate) fn own(self) -> Self {
        Self(self.0 & Self::OWN)
    }

    /// The men of the allies, counted as own men.
    #[inline]
    pub(crate) fn allied_as_own(self) -> Self {
        Self(self.0 >> Self::FIRST_ALLIED)
    }

    /// Own men, counted as men of the allies.
    #[inline]
    pub(crate) fn own_as_allied(self) -> Self {
        Self(self.0 << Self::FIRST_ALLIED)
    }

    /// All points of each kind, counted as own men.
    #[inline]
    pub(crate) fn by_kind(self) -> Self {
        self.own().plus(self.allied_as_own())
    }

    /// One of every sort that is in it.
    #[inline]
    pub(crate) fn one_of_each(self) -> Self {
        Self(((self.0 + !Self::HIGH) & Self::HIGH) >> 7)
    }

    /// Of each sort as many as are in it where `these` are full, elsewhere as many as are in the other.
    #[inline]
    pub(crate) fn where_in(self, these: Self, other: Self) -> Self {
        Self(self.0 & these.0 | other.0 & !these.0)
    }

    /// The first sort that is in it, of those from a place in the list of sorts on.
    #[inline]
    pub(crate) fn first_sort_from(self, index: usize) -> Option<Sort> {
        let left = self.0.checked_shr(8 * index as u32)?;
        let place = index + left.trailing_zeros() as usize / 8;
        Sort::ALL.get(place).copied()
    }

    /// One point of the last sort that is in it.
    pub(crate) fn last_one(self) -> Self {
        match self.0.checked_ilog2() {
            Some(place) => Self(1 << (place & !7)),
            None => Self::EMPTY,
        }
    }

    /// Both together, as many as a force can have.
    #[inline]
    pub fn plus(self, other: Self) -> Self {
        let sum = self.0 + other.0;
        if sum & Self::HIGH == 0 {
            Self(sum)
        } else {
            Self::topped(sum)
        }
    }

    #[cold]
    fn topped(sum: u64) -> Self {
        let over = sum & Self::HIGH;
        Self((sum | low_bits(over)) & !Self::HIGH)
    }

    /// Without a part of it.
    #[inline]
    pub(crate) fn without(self, part: Self) -> Self {
        debug_assert_eq!(part.capped(self), part, "a part of it");
        Self(self.0 - part.0)
    }

    /// Without those of the other.
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        let rest = (self.0 | Self::HIGH) - other.0;
        let enough = rest & Self::HIGH;
        Self(rest & low_bits(enough))
    }

    /// No more of any sort than the other has.
    #[inline]
    pub(crate) fn capped(self, other: Self) -> Self {
        Self(self.0 - self.minus(other).0)
    }
}

/// All bits but the highest of the bytes whose highest bit is set.
#[inline]
fn low_bits(high: u64) -> u64 {
    high - (high >> 7)
}

/// Points of one nationality in JSON; what is 0 is left out.
#[derive(Default, PartialEq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
struct Counts {
    #[serde(default, skip_serializing_if = "is_zero")]
    hoplite: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    cavalry: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    naval: u8,
}

/// A force in JSON: `{"own": {"hoplite": 6}, "allied": {"naval": 1}}`.
#[derive(Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
struct ForceDocument {
    #[serde(default, skip_serializing_if = "is_nothing")]
    own: Counts,
    #[serde(default, skip_serializing_if = "is_nothing")]
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
        let [a, b, c, d, e, f] = Sort::ALL.map(|sort| self.get(sort));
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
        let counts = [
            own.hoplite,
            own.cavalry,
            own.naval,
            allied.hoplite,
            allied.cavalry,
            allied.naval,
        ];
        let mut force = Self::EMPTY;
        for (sort, count) in Sort::ALL.into_iter().zip(counts) {
            force.set(sort, count);
        }
        Ok(force)
    }
}
