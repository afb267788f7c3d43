//! A combat that is being resolved. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

use crate::{BySide, Campaign, CombatResult, IdSet, Play};

/// The combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(bound = "")]
pub struct Battle<C: Campaign> {
    /// Where it takes place.
    pub zone: C::Place,
    /// Who attacks.
    pub attacker: C::Side,
    /// 4.2e, 4.2.2c Chosen in secret, then revealed together.
    pub plays: C::PerSide<Option<Play<C>>>,
    /// Have both shown what they put down?
    pub revealed: bool,
    /// 2.B.3g, 4.2.2d Who does not want to be asked again in this phase: as secret as what he put down.
    pub passes: C::PerSide<bool>,
    /// What the die has brought.
    pub result: Option<CombatResult>,
    /// 4.2.1f, 4.2.3a What is still to be hit: units, in Hellespont at sea their strength.
    pub losses: C::PerSide<u8>,
    /// 4.2.1f, 4.2.3g Units that have been hit already.
    pub hit: IdSet<C::Piece>,
    /// What the game notes besides.
    #[serde(flatten)]
    pub own: C::OwnBattle,
}

impl<C: Campaign> Battle<C> {
    /// A combat in which nothing has happened yet.
    pub fn begun(zone: C::Place, attacker: C::Side, own: C::OwnBattle) -> Self {
        Self {
            zone,
            attacker,
            plays: C::PerSide::default(),
            revealed: false,
            passes: C::PerSide::default(),
            result: None,
            losses: C::PerSide::default(),
            hit: IdSet::EMPTY,
            own,
        }
    }

    /// The same where the game notes nothing else.
    pub fn new(zone: C::Place, attacker: C::Side) -> Self
    where
        C::OwnBattle: Default,
    {
        Self::begun(zone, attacker, C::OwnBattle::default())
    }

    /// Who has won, once the result is known.
    pub fn winner(&self) -> Option<C::Side> {
        self.result.map(|result| result.won_by(self.attacker))
    }

    /// The stratagem that a side has revealed.
    pub fn revealed(&self, side: C::Side) -> Option<Play<C>> {
        self.plays.of(side).filter(|_| self.revealed)
    }

    /// 4.2e, 4.2.2d As somebody sees it: what a side has put down and whether it wants to be asked again, only where that `is_seen`.
    pub fn seen(&self, is_seen: &impl Fn(C::Side) -> bool) -> Self {
        Self {
            plays: C::PerSide::by_side(|side| self.plays.of(side).filter(|_| is_seen(side))),
            passes: C::PerSide::by_side(|side| is_seen(side) && *self.passes.of(side)),
            zone: self.zone,
            attacker: self.attacker,
            revealed: self.revealed,
            result: self.result,
            losses: self.losses.clone(),
            hit: self.hit,
            own: self.own,
        }
    }
}

impl<C: Campaign> Deref for Battle<C> {
    type Target = C::OwnBattle;

    #[inline]
    fn deref(&self) -> &C::OwnBattle {
        &self.own
    }
}

impl<C: Campaign> DerefMut for Battle<C> {
    #[inline]
    fn deref_mut(&mut self) -> &mut C::OwnBattle {
        &mut self.own
    }
}
