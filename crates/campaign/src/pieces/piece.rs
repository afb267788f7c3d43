//! Where a piece is and how it is.

use std::{borrow::Cow, fmt::Display, str::FromStr};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error},
};

use crate::{Campaign, IdSet, PieceKind, SmallId};

/// The ways of entering a zone that a game tells apart, at most so many.
pub const WAYS: usize = 4;

/// How a piece came into its zone, as bits.
pub trait Entry: Copy + std::fmt::Debug + Default + Eq {
    /// Each way is a bit below [`WAYS`].
    fn bits(self) -> u8;

    /// From the bits.
    fn from_bits(bits: u8) -> Self;
}

/// Where a piece is and how it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(
    rename_all = "camelCase",
    deny_unknown_fields,
    bound(
        serialize = "P: Serialize, E: Serialize + Default + PartialEq",
        deserialize = "P: Deserialize<'de> + FromStr<Err: Display>, E: Deserialize<'de> + Default"
    )
)]
pub struct Piece<P, E> {
    /// Where it is.
    #[ts(type = "P | \"reserve\" | \"eliminated\" | \"removed\"")]
    pub at: At<P>,
    /// Weakened, wounded or sick.
    #[serde(default, skip_serializing_if = "is_default")]
    pub back: bool,
    /// Has moved in this action phase, this free move or these adjustments.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moved: bool,
    /// A sick leader stays where he is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sick: bool,
    /// Has arrived in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fresh: bool,
    /// A land piece aboard ships.
    #[serde(default, skip_serializing_if = "is_default")]
    pub aboard: bool,
    /// How it entered its zone in this phase.
    #[serde(default, skip_serializing_if = "is_default")]
    pub entered: E,
    /// Where it was when the phase began.
    pub start: P,
}

/// A piece of a game.
pub type PieceOf<C> = Piece<<C as Campaign>::Place, <C as Campaign>::Entered>;

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Where a piece is; as a document the name of the place, or `reserve`, `eliminated`, `removed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At<P> {
    /// In play.
    Place(P),
    /// Yet to come.
    Reserve,
    /// Lost.
    Eliminated,
    /// Out of the game without being lost.
    Removed,
}

impl<P> At<P> {
    /// The place, if it is in play.
    #[inline]
    pub fn place(self) -> Option<P> {
        match self {
            Self::Place(place) => Some(place),
            Self::Reserve | Self::Eliminated | Self::Removed => None,
        }
    }
}

impl<P: Serialize> Serialize for At<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Place(place) => place.serialize(serializer),
            Self::Reserve => serializer.serialize_str("reserve"),
            Self::Eliminated => serializer.serialize_str("eliminated"),
            Self::Removed => serializer.serialize_str("removed"),
        }
    }
}

impl<P: FromStr> FromStr for At<P> {
    type Err = P::Err;

    fn from_str(text: &str) -> Result<Self, P::Err> {
        Ok(match text {
            "reserve" => Self::Reserve,
            "eliminated" => Self::Eliminated,
            "removed" => Self::Removed,
            place => Self::Place(place.parse()?),
        })
    }
}

impl<'de, P: FromStr<Err: Display>> Deserialize<'de> for At<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

impl<P, E> Piece<P, E> {
    /// How a piece with this id is, in a word.
    pub fn condition(&self, id: impl PieceKind) -> &'static str {
        match (id.is_leader(), self.back) {
            (true, true) if self.sick => "sick",
            (true, true) => "wounded",
            (true, false) => "fit",
            (false, true) => "weakened",
            (false, false) => "full",
        }
    }
}

impl<P: Default, E: Entry> Piece<P, E> {
    /// A piece that comes into a place, where it starts.
    pub fn placed(place: P) -> Self
    where
        P: Copy,
    {
        Self {
            at: At::Place(place),
            start: place,
            ..Self::in_reserve()
        }
    }

    /// A piece that has not come yet.
    pub fn in_reserve() -> Self {
        Self {
            at: At::Reserve,
            back: false,
            moved: false,
            sick: false,
            fresh: false,
            aboard: false,
            entered: E::default(),
            start: P::default(),
        }
    }
}

/// The leaders and units in a place.
#[derive(Debug, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(bound(deserialize = "P: DeserializeOwned, I: DeserializeOwned"))]
pub struct Stack<P, I> {
    zone: P,
    leaders: Vec<I>,
    units: Vec<I>,
}

impl<P: Copy, I: SmallId> Stack<P, I> {
    /// Where they are, and all of them.
    pub fn deployed(&self) -> (P, IdSet<I>) {
        let pieces = self.leaders.iter().chain(&self.units);
        (self.zone, pieces.copied().collect())
    }
}
