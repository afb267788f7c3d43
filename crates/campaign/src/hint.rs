//! What both games hint at in the same words before an answer is given.

use engine::Ruled;

use crate::{
    cards::{PieceKind, Pieces},
    forecast::Forecast,
    id_set::SmallId,
    odds::Odds,
    piece::Entry,
    roster::Roster,
    sides::{BySide, TwoSided},
};

/// Facts about an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Inkling {
    /// A combat, and the faces of the die on which the attacker wins.
    Battle {
        attack: u16,
        defence: u16,
        odds: Odds,
        winning: u8,
    },
    /// A unit at full strength.
    Unit { strength: u16, weakened: u8 },
    /// A unit that is weakened already.
    Weakened { strength: u16 },
}

impl<S: TwoSided, P, L: Copy + Ruled, W: BySide<S, Item = u8>, C> Forecast<S, P, L, W, C> {
    /// The odds in short.
    pub fn inkling(&self) -> Inkling {
        Inkling::Battle {
            attack: self.attack,
            defence: self.defence,
            odds: self.column,
            winning: self.winning_faces(),
        }
    }
}

impl<I, P, E, const PIECES: usize, const PLACES: usize> Roster<I, P, E, PIECES, PLACES>
where
    I: PieceKind,
    P: SmallId + Default,
    E: Entry,
{
    /// How strong a unit is; nothing is said of a leader.
    pub fn inkling<S: TwoSided>(&self, cards: &Pieces<S, I>, piece: I) -> Option<Inkling> {
        let strength = cards.strength(piece, self.backs());
        let [_, weakened] = cards.card(piece).strength;
        let unit = if self.backs().contains(piece) {
            Inkling::Weakened { strength }
        } else {
            Inkling::Unit { strength, weakened }
        };
        (!piece.is_leader()).then_some(unit)
    }
}

/// Makes a game's `Hint` out of all this: `hints!(Hint)`.
#[macro_export]
macro_rules! hints {
    ($Hint:ident) => {
        impl From<$crate::Inkling> for $Hint {
            fn from(inkling: $crate::Inkling) -> Self {
                match inkling {
                    $crate::Inkling::Battle {
                        attack,
                        defence,
                        odds,
                        winning,
                    } => Self::Battle {
                        attack,
                        defence,
                        odds,
                        winning,
                    },
                    $crate::Inkling::Unit { strength, weakened } => {
                        Self::Unit { strength, weakened }
                    }
                    $crate::Inkling::Weakened { strength } => Self::Weakened { strength },
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use engine::Log;

    use super::*;
    use crate::{
        cause::Cause,
        testing::{PieceId, Side, cards, piece, together},
        told::Fate,
    };

    #[test]
    fn a_unit_has_two_strengths_and_a_leader_none() {
        let (cards, mut roster) = (cards(), together(3));
        let hoplites = piece("west-H1");
        let full = Inkling::Unit {
            strength: 6,
            weakened: 3,
        };
        assert_eq!(roster.inkling(&cards, hoplites), Some(full));
        let mut log: Log<Fate<Side, PieceId, u8>> = Log::off();
        roster.weaken(&cards, hoplites, Cause::Combat, &mut log);
        let weakened = Inkling::Weakened { strength: 3 };
        assert_eq!(roster.inkling(&cards, hoplites), Some(weakened));
        assert_eq!(roster.inkling(&cards, piece("hektor")), None);
    }
}
