//! What both games refuse in the same words.

/// Why a group is not formed in this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit<I, P> {
    /// The piece is somewhere else.
    NotHere {
        /// The piece.
        piece: I,
        /// Where the group is formed.
        place: P,
    },
    /// He does not leave his bed.
    IsSick {
        /// The leader.
        leader: I,
    },
    /// It has had its move.
    HasMoved {
        /// The piece.
        piece: I,
    },
    /// Others of the group come after it.
    PickInOrder {
        /// The piece.
        piece: I,
    },
    /// Nobody belongs to the group.
    PickFirst,
    /// Nobody could go anywhere.
    NothingToMove {
        /// Where the group is formed.
        place: P,
    },
}

/// Why points are not spent in this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unpaid<P> {
    /// No more than these are left.
    NotSoManyPoints {
        /// How many are.
        most: u8,
    },
    /// Fewer points were announced.
    TooDear {
        /// What is to be activated.
        place: P,
        /// For how much.
        cost: u8,
    },
    /// It has been activated for nothing already.
    FreeOnce {
        /// What is to be activated.
        place: P,
    },
    /// No point is left for the combats.
    NoActionForCombats,
}

/// Why the advantage is of no use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denied<S> {
    /// The enemy has it.
    NoAdvantage {
        /// Who has not.
        side: S,
    },
    /// It has been used at this moment.
    AdvantageUsed,
}

/// Makes a game's `Illegal` refuse all this: `refuses!(Illegal: Side, PieceId, Place, Stratagem)`.
#[macro_export]
macro_rules! refuses {
    ($Illegal:ident: $Side:ty, $Piece:ty, $Place:ty, $Stratagem:ty) => {
        $crate::refuses!(@ $Illegal, Unfit<$Piece, $Place>,
            NotHere { piece, place }
            IsSick { leader }
            HasMoved { piece }
            PickInOrder { piece }
            PickFirst {}
            NothingToMove { place }
        );
        $crate::refuses!(@ $Illegal, Unpaid<$Place>,
            NotSoManyPoints { most }
            TooDear { place, cost }
            FreeOnce { place }
            NoActionForCombats {}
        );
        $crate::refuses!(@ $Illegal, Denied<$Side>,
            NoAdvantage { side }
            AdvantageUsed {}
        );
        $crate::refuses!(@ $Illegal, Misplay<$Stratagem>,
            NotInHand {}
            PlayedAlready {}
            OtherColour {}
            NotNow { stratagem }
            BadTarget { stratagem }
        );
    };
    (@ $Illegal:ident, $Refused:ident<$($Of:ty),+>, $($Variant:ident { $($field:ident),* })+) => {
        impl From<$crate::$Refused<$($Of),+>> for $Illegal {
            fn from(refused: $crate::$Refused<$($Of),+>) -> Self {
                match refused {
                    $($crate::$Refused::$Variant { $($field),* } => Self::$Variant { $($field),* },)+
                }
            }
        }
    };
}
