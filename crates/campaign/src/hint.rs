//! What both games hint at in the same words before an answer is given.

use serde::Serialize;
use strum::VariantNames;

use crate::{Campaign, Look, Odds, PieceKind};

/// Facts about an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum SharedHint {
    Battle {
        attack: u16,
        defence: u16,
        odds: Odds,
        /// Faces of the die on which the attacker wins.
        winning: u8,
    },
    /// A unit at full strength.
    Unit { strength: u16, weakened: u8 },
    /// A unit that is weakened already.
    Weakened { strength: u16 },
}

impl<C: Campaign> Look<'_, C> {
    /// How strong a unit is; nothing is said of a leader.
    pub fn hint(self, piece: C::Piece) -> Option<SharedHint> {
        let strength = self.strength(piece);
        let [_, weakened] = self.game.as_ref().card(piece).strength;
        let unit = if self.state.pieces.backs().contains(piece) {
            SharedHint::Weakened { strength }
        } else {
            SharedHint::Unit { strength, weakened }
        };
        (!piece.is_leader()).then_some(unit)
    }
}

#[cfg(test)]
mod tests {
    use engine::Log;

    use super::*;
    use crate::{
        Act, Cause,
        testing::{Types, cards, piece, state, together},
    };

    #[test]
    fn a_unit_has_two_strengths_and_a_leader_none() {
        let (cards, mut state, mut log) = (cards(), state(), Log::off());
        state.pieces = together(3);
        let hoplites = piece("west-H1");
        let full = SharedHint::Unit {
            strength: 6,
            weakened: 3,
        };
        let mut act = Act::<Types>::new(&cards, &mut state, &mut log);
        assert_eq!(act.look().hint(hoplites), Some(full));
        act.weaken(hoplites, Cause::Combat);
        let weakened = SharedHint::Weakened { strength: 3 };
        assert_eq!(act.look().hint(hoplites), Some(weakened));
        assert_eq!(act.look().hint(piece("hektor")), None);
    }
}
