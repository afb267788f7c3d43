//! What both games hint at in the same words before an answer is given. In JSON these hints stand among those of the game.

use serde::Serialize;
use strum::VariantNames;

use crate::{BySide, Campaign, IdSet, Look, Odds, PieceKind, Play, Step, SupplyFace, Vocabulary};

/// Facts about an answer of a kind that both games have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(tag = "type", rename_all = "kebab-case", bound = "")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum SharedHint<C: Campaign> {
    Battle {
        attack: u16,
        defence: u16,
        odds: Odds,
        /// Faces of the die on which the attacker wins.
        winning: u8,
    },
    /// 4.2i, 4.2.2g What the die that was thrown brings.
    Stands {
        winner: C::Side,
        hits: C::PerSide<u8>,
    },
    /// A unit at full strength.
    Unit { strength: u16, weakened: u8 },
    /// A unit that is weakened already.
    Weakened { strength: u16 },
    /// A pass that lasts until the next announcement of action points.
    UntilAnnouncement,
    /// Action points.
    Activation { cost: u8 },
    /// Movement points.
    Movement { cost: u8 },
    /// What a stratagem does.
    Stratagem { effect: C::Stratagem },
    /// 2.B.3.1a No zone can be activated for so few points.
    TooFewPoints { cheapest: u8 },
    /// 3.3b, 3.6b Too many units in a place when the moves end.
    Overstacked { place: C::Place },
    /// 4.2.2d, 4.2.4d Enemies stand next to leaders who are alone.
    LeadersAlone {
        pieces: IdSet<C::Piece>,
        place: C::Place,
    },
    /// 6.4c, 6.4h On how many faces of its die attrition will weaken one unit of a stack, and on how many all.
    Exposed { place: C::Place, one: u8, all: u8 },
    /// Supplies are cut: the marker falls to this box at the end of the turn.
    SuppliesFall { left: u8 },
}

impl<C: Campaign> SharedHint<C> {
    /// Does the answer lose or risk something?
    pub fn warns(&self) -> bool {
        match self {
            Self::TooFewPoints { .. }
            | Self::Overstacked { .. }
            | Self::LeadersAlone { .. }
            | Self::Exposed { .. }
            | Self::SuppliesFall { .. } => true,
            Self::Battle { .. }
            | Self::Stands { .. }
            | Self::Unit { .. }
            | Self::Weakened { .. }
            | Self::UntilAnnouncement
            | Self::Activation { .. }
            | Self::Movement { .. }
            | Self::Stratagem { .. } => false,
        }
    }

    /// Does it harm only when the turn ends?
    pub fn comes_with_turn_end(&self) -> bool {
        matches!(self, Self::Exposed { .. } | Self::SuppliesFall { .. })
    }
}

impl<C: Campaign> From<Play<C>> for SharedHint<C> {
    fn from(play: Play<C>) -> Self {
        let effect = play.stratagem;
        Self::Stratagem { effect }
    }
}

impl<C: Campaign> Look<'_, C> {
    /// How strong a unit is; nothing is said of a leader.
    pub fn hint(self, piece: C::Piece) -> Option<SharedHint<C>> {
        let strength = self.strength(piece);
        let [_, weakened] = self.game.pieces.card(piece).strength;
        let unit = if self.state.pieces.backs().contains(piece) {
            SharedHint::Weakened { strength }
        } else {
            SharedHint::Unit { strength, weakened }
        };
        (!piece.is_leader()).then_some(unit)
    }
}

impl<C: Vocabulary> Look<'_, C> {
    /// 2.B.3 A pass lasts until the next announcement if something is asked between two of them: at a moment of an action phase, or about a roll that
    /// `is_combat`.
    pub fn until_announcement(self, is_combat: impl Fn(C::OwnStep) -> bool) -> Option<C::Hint> {
        let is_between = match self.state.step() {
            Some(Step::Window { window }) => window.kind.is_action_phase(),
            Some(Step::Own(step)) => is_combat(step),
            _ => false,
        };
        is_between.then(|| SharedHint::UntilAnnouncement.into())
    }

    /// 2.B.3.1a Is the announcement wasted on moves? `cheapest` is the price of the place that costs a side least.
    pub fn too_few_points(
        self,
        points: u8,
        cheapest: impl Fn(Self, C::Side) -> Option<u8>,
    ) -> Option<C::Hint> {
        let cheapest = cheapest(self, self.state.step()?.side()?)?;
        (points < cheapest).then(|| SharedHint::TooFewPoints { cheapest }.into())
    }

    /// How low the supplies of a side fall at the end of the turn, if they are cut as things stand.
    pub(crate) fn supplies_fall(self, side: C::Side) -> Option<SharedHint<C>> {
        let supply = *self.state.supply.of(side);
        let left = supply.value.saturating_sub(1);
        (supply.face == SupplyFace::Disette).then_some(SharedHint::SuppliesFall { left })
    }

    /// The leaders of a side who stand in a place without any unit of theirs, and where.
    pub(crate) fn leaders_alone(
        self,
        side: C::Side,
    ) -> impl Iterator<Item = (C::Place, IdSet<C::Piece>)> {
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
