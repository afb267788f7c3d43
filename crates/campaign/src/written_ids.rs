//! Ids that are written as text.

/// Serialises a type as it is displayed and reads it back as it is parsed.
#[macro_export]
macro_rules! written_as_text {
    ($Id:ty) => {
        impl ::serde::Serialize for $Id {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Id {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// Gives a type around a number, with a name that is displayed and parsed, what all our ids have: it is kept in sets, and read, written and
/// shown by its name.
#[macro_export]
macro_rules! numbered_id {
    ($Id:ident) => {
        impl $crate::SmallId for $Id {
            #[inline]
            fn from_number(number: u8) -> Self {
                Self(number)
            }

            #[inline]
            fn number(self) -> u8 {
                self.0
            }
        }

        impl ::std::fmt::Debug for $Id {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{self}")
            }
        }

        $crate::written_as_text!($Id);
    };
}

/// Gives a numbered type with `COUNT` and a name that is displayed what ids of places need: it is listed and kept in sets, and read and written by its name.
#[macro_export]
macro_rules! named_places {
    ($Place:ident) => {
        impl $Place {
            /// All places, in the order of the map.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..Self::COUNT as u8).map(Self)
            }

            /// Its number.
            #[inline]
            pub(crate) fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl ::std::str::FromStr for $Place {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let found = Self::all().find(|place| place.to_string() == text);
                found.ok_or_else(|| format!("there is no place '{text}'"))
            }
        }

        $crate::numbered_id!($Place);

        /// A set of places.
        pub type PlaceSet = $crate::IdSet<$Place>;
    };
}

/// Defines `CounterId` and `CounterSet`, the two-faced stratagem counters: `counter_ids!('K', 22)`.
#[macro_export]
macro_rules! counter_ids {
    ($letter:literal, $count:literal) => {
        /// A two-faced stratagem counter, written with its letter and two digits.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ::ts_rs::TS)]
        #[ts(type = "string")]
        pub struct CounterId(pub(crate) u8);

        impl CounterId {
            /// How many there are.
            pub const COUNT: u8 = $count;

            /// All of them.
            pub fn all() -> CounterSet {
                (0..Self::COUNT).map(Self).collect()
            }
        }

        /// A set of counters.
        pub type CounterSet = $crate::IdSet<CounterId>;

        impl From<CounterId> for u8 {
            fn from(counter: CounterId) -> Self {
                counter.0
            }
        }

        impl ::std::fmt::Display for CounterId {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}{:02}", $letter, self.0 + 1)
            }
        }

        impl ::std::str::FromStr for CounterId {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let number = text
                    .strip_prefix($letter)
                    .and_then(|number| number.parse::<u8>().ok());
                let found = number.filter(|number| (1..=Self::COUNT).contains(number));
                found
                    .map(|number| Self(number - 1))
                    .ok_or_else(|| format!("there is no counter '{text}'"))
            }
        }

        $crate::numbered_id!(CounterId);
    };
}

/// Defines `PieceId` and `PieceSet`: `piece_ids!(units 58, leaders 10, ["ath-H1", ...])`. Units come first.
#[macro_export]
macro_rules! piece_ids {
    (units $units:literal, leaders $leaders:literal, [$($id:literal),+ $(,)?]) => {
        /// The ids of all pieces: the units in the order of the data, then the leaders.
        const PIECES: [&str; PieceId::COUNT] = [$($id),+];

        /// A unit or a leader.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::ts_rs::TS)]
        #[ts(type = "string")]
        pub struct PieceId(u8);

        impl PieceId {
            /// Units and leaders together.
            pub const COUNT: usize = Self::UNITS + $leaders;
            /// Units; the leaders come after them.
            pub const UNITS: usize = $units;

            /// The piece with this number.
            pub(crate) fn from_index(index: usize) -> Option<Self> {
                (index < Self::COUNT).then_some(Self(index as u8))
            }

            /// Its number.
            #[inline]
            pub(crate) fn index(self) -> usize {
                usize::from(self.0)
            }

            /// As in the data files.
            pub fn id(self) -> &'static str {
                PIECES.get(self.index()).copied().unwrap_or_default()
            }

            /// Is it a leader?
            #[inline]
            pub fn is_leader(self) -> bool {
                self.index() >= Self::UNITS
            }

            /// All pieces.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..Self::COUNT as u8).map(Self)
            }
        }

        impl $crate::PieceKind for PieceId {
            const COUNT: usize = Self::COUNT;

            #[inline]
            fn is_leader(self) -> bool {
                self.is_leader()
            }

            fn id(self) -> &'static str {
                self.id()
            }
        }

        impl ::std::fmt::Display for PieceId {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::str::FromStr for PieceId {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let found = PIECES
                    .iter()
                    .position(|&id| id == text)
                    .and_then(Self::from_index);
                found.ok_or_else(|| format!("there is no piece '{text}'"))
            }
        }

        $crate::numbered_id!(PieceId);

        /// A set of pieces.
        pub type PieceSet = $crate::IdSet<PieceId>;
    };
}
