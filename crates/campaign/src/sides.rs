//! The two players of a campaign.

use engine::{Seat, Viewer};

/// One of two players.
pub trait TwoSided: Copy + Eq + Send + Sync {
    /// Both, that of the first seat first.
    const BOTH: [Self; 2];

    /// The number of the seat.
    fn index(self) -> usize;

    /// The enemy.
    fn other(self) -> Self;

    /// Where the side sits.
    #[inline]
    fn seat(self) -> Seat {
        Seat(self.index() as u8)
    }

    /// Who looks on; nobody if it is a spectator.
    fn looking(viewer: Viewer) -> Option<Self> {
        let mut both = Self::BOTH.into_iter();
        both.find(|side| viewer == Viewer::Seat(side.seat()))
    }
}

/// Something that holds one item for each side.
pub trait BySide<S> {
    /// What it holds.
    type Item;

    /// The item of a side.
    fn of(&self, side: S) -> &Self::Item;

    /// The item of a side, to be changed.
    fn of_mut(&mut self, side: S) -> &mut Self::Item;

    /// What each side has.
    fn by_side(item: impl Fn(S) -> Self::Item) -> Self;
}

/// Defines `Side` and `PerSide`: `two_sides!(Athenian athenian, Spartan spartan)`.
#[macro_export]
macro_rules! two_sides {
    ($First:ident $first:ident, $Second:ident $second:ident) => {
        ::engine::id_enum! {
            /// One of the two players.
            #[serde(rename_all = "kebab-case")]
            #[strum(serialize_all = "kebab-case")]
            #[expect(missing_docs, reason = "their names say it")]
            pub enum Side {
                $First,
                $Second,
            }
        }

        impl Side {
            /// Both.
            pub const BOTH: [Self; 2] = [Self::$First, Self::$Second];

            /// The enemy.
            #[inline]
            pub fn other(self) -> Self {
                match self {
                    Self::$First => Self::$Second,
                    Self::$Second => Self::$First,
                }
            }

            /// Where the side sits.
            #[inline]
            pub fn seat(self) -> ::engine::Seat {
                ::engine::Seat(self as u8)
            }

            /// Who sits on a seat.
            pub fn of(seat: ::engine::Seat) -> Option<Self> {
                Self::BOTH.get(seat.index()).copied()
            }
        }

        impl $crate::TwoSided for Side {
            const BOTH: [Self; 2] = Self::BOTH;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn other(self) -> Self {
                self.other()
            }
        }

        /// One thing for each side.
        #[derive(
            Clone,
            Copy,
            Debug,
            Default,
            PartialEq,
            Eq,
            ::serde::Serialize,
            ::serde::Deserialize,
            ::ts_rs::TS,
        )]
        #[expect(missing_docs, reason = "their names say it")]
        pub struct PerSide<T> {
            pub $first: T,
            pub $second: T,
        }

        impl<T> $crate::BySide<Side> for PerSide<T> {
            type Item = T;

            #[inline]
            fn of(&self, side: Side) -> &T {
                self.get(side)
            }

            #[inline]
            fn of_mut(&mut self, side: Side) -> &mut T {
                self.get_mut(side)
            }

            fn by_side(item: impl Fn(Side) -> T) -> Self {
                Self::each(item)
            }
        }

        impl<T> PerSide<T> {
            /// What each side has.
            pub(crate) fn each(value: impl Fn(Side) -> T) -> Self {
                Self {
                    $first: value(Side::$First),
                    $second: value(Side::$Second),
                }
            }

            #[inline]
            pub(crate) fn get(&self, side: Side) -> &T {
                match side {
                    Side::$First => &self.$first,
                    Side::$Second => &self.$second,
                }
            }

            #[inline]
            pub(crate) fn get_mut(&mut self, side: Side) -> &mut T {
                match side {
                    Side::$First => &mut self.$first,
                    Side::$Second => &mut self.$second,
                }
            }
        }
    };
}
