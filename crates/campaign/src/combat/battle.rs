//! A combat that is being resolved. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

use crate::{BySide, Campaign, CombatResult, IdSet, PlayOf, TwoSided};

/// The combat. `S` is a side, `P` a place, `G` a set of pieces; `Y`, `B` and `N` hold a stratagem, an answer and a number for each side; `O` is what the
/// game notes besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
pub struct Battle<S, P, G, Y, B, N, O> {
    /// Where it takes place.
    pub zone: P,
    /// Who attacks.
    pub attacker: S,
    /// 4.2e, 4.2.2c Chosen in secret, then revealed together.
    pub plays: Y,
    /// Have both shown what they put down?
    pub revealed: bool,
    /// 2.B.3g, 4.2.2d Who does not want to be asked again in this phase: as secret as what he put down.
    pub passes: B,
    /// What the die has brought.
    pub result: Option<CombatResult>,
    /// 4.2.1f, 4.2.3a What is still to be hit: units, in Hellespont at sea their strength.
    pub losses: N,
    /// 4.2.1f, 4.2.3g Units that have been hit already.
    pub hit: G,
    /// What the game notes besides.
    #[serde(flatten)]
    pub own: O,
}

/// A combat of a game.
pub type BattleOf<C> = Battle<
    <C as Campaign>::Side,
    <C as Campaign>::Place,
    IdSet<<C as Campaign>::Piece>,
    <C as Campaign>::PerSide<Option<PlayOf<C>>>,
    <C as Campaign>::PerSide<bool>,
    <C as Campaign>::PerSide<u8>,
    <C as Campaign>::OwnBattle,
>;

impl<S, P, G, Y, B, N, O> Battle<S, P, G, Y, B, N, O>
where
    S: TwoSided,
    G: Default,
    Y: Default,
    B: Default,
    N: Default,
{
    /// A combat in which nothing has happened yet.
    pub fn begun(zone: P, attacker: S, own: O) -> Self {
        Self {
            zone,
            attacker,
            plays: Y::default(),
            revealed: false,
            passes: B::default(),
            result: None,
            losses: N::default(),
            hit: G::default(),
            own,
        }
    }

    /// The same where the game notes nothing else.
    pub fn new(zone: P, attacker: S) -> Self
    where
        O: Default,
    {
        Self::begun(zone, attacker, O::default())
    }

    /// Who has won, once the result is known.
    pub fn winner(&self) -> Option<S> {
        self.result.map(|result| result.won_by(self.attacker))
    }
}

impl<S, P, G, T, Y, B, N, O> Battle<S, P, G, Y, B, N, O>
where
    S: TwoSided,
    P: Copy,
    G: Copy,
    T: Copy,
    Y: BySide<S, Item = Option<T>>,
    B: BySide<S, Item = bool>,
    N: Clone,
    O: Copy,
{
    /// The stratagem that a side has revealed.
    pub fn revealed(&self, side: S) -> Option<T> {
        self.plays.of(side).filter(|_| self.revealed)
    }

    /// 4.2e, 4.2.2d As somebody sees it: what a side has put down and whether it wants to be asked again, only where that `is_seen`.
    pub fn seen(&self, is_seen: &impl Fn(S) -> bool) -> Self {
        Self {
            plays: Y::by_side(|side| self.plays.of(side).filter(|_| is_seen(side))),
            passes: B::by_side(|side| is_seen(side) && *self.passes.of(side)),
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

impl<S, P, G, Y, B, N, O> Deref for Battle<S, P, G, Y, B, N, O> {
    type Target = O;

    #[inline]
    fn deref(&self) -> &O {
        &self.own
    }
}

impl<S, P, G, Y, B, N, O> DerefMut for Battle<S, P, G, Y, B, N, O> {
    #[inline]
    fn deref_mut(&mut self) -> &mut O {
        &mut self.own
    }
}
