//! What both games hint at in the same words before an answer is given.

use serde::Serialize;
use strum::VariantNames;

use crate::{BySide, Campaign, IdSet, Look, Odds, PieceKind, SupplyFace};

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
    /// A pass that lasts until the next announcement of action points.
    UntilAnnouncement,
    /// Supplies are cut: the marker falls to this box at the end of the turn.
    SuppliesFall { left: u8 },
}

impl SharedHint {
    /// Does the answer lose or risk something?
    pub fn warns(self) -> bool {
        match self {
            Self::SuppliesFall { .. } => true,
            Self::Battle { .. }
            | Self::Unit { .. }
            | Self::Weakened { .. }
            | Self::UntilAnnouncement => false,
        }
    }
}

impl<C: Campaign> Look<'_, C> {
    /// How strong a unit is; nothing is said of a leader.
    pub fn hint(self, piece: C::Piece) -> Option<SharedHint> {
        let strength = self.strength(piece);
        let [_, weakened] = self.game.pieces.card(piece).strength;
        let unit = if self.state.pieces.backs().contains(piece) {
            SharedHint::Weakened { strength }
        } else {
            SharedHint::Unit { strength, weakened }
        };
        (!piece.is_leader()).then_some(unit)
    }

    /// How low the supplies of a side fall at the end of the turn, if they are cut as things stand.
    pub fn supplies_fall(self, side: C::Side) -> Option<SharedHint> {
        let supply = *self.state.supply.of(side);
        let left = supply.value.saturating_sub(1);
        (supply.face == SupplyFace::Disette).then_some(SharedHint::SuppliesFall { left })
    }

    /// The leaders of a side who stand in a place without any unit of theirs, and where.
    pub fn leaders_alone(self, side: C::Side) -> impl Iterator<Item = (C::Place, IdSet<C::Piece>)> {
        self.state.pieces.occupied().filter_map(move |place| {
            let leaders = self.leaders_at(side, place);
            let is_alone = !leaders.is_empty() && !self.has_units_at(side, place);
            is_alone.then_some((place, leaders))
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::Log;

    use super::*;
    use crate::{
        Act, Cause,
        testing::{Types, game, piece, state, together},
    };

    #[test]
    fn a_unit_has_two_strengths_and_a_leader_none() {
        let (game, mut state, mut log) = (game(), state(), Log::off());
        state.pieces = together(3);
        let hoplites = piece("west-H1");
        let full = SharedHint::Unit {
            strength: 6,
            weakened: 3,
        };
        let mut act = Act::<Types>::new(&game, &mut state, &mut log);
        assert_eq!(act.look().hint(hoplites), Some(full));
        act.weaken(hoplites, Cause::Combat);
        let weakened = SharedHint::Weakened { strength: 3 };
        assert_eq!(act.look().hint(hoplites), Some(weakened));
        assert_eq!(act.look().hint(piece("hektor")), None);
    }
}
