//! Stratagems that somebody uses.

use engine::Rng;
use serde::{Deserialize, Serialize};

use crate::{
    counters::Counters,
    id_set::{IdSet, SmallId},
    sides::{BySide, TwoSided},
};

/// A face of a counter that somebody uses, and what it is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[expect(missing_docs, reason = "their names say it")]
pub struct Play<C, T, A> {
    pub counter: C,
    pub stratagem: T,
    pub target: A,
}

/// Why a face may not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplay<T> {
    /// The counter is somewhere else.
    NotInHand,
    /// The face is not on the counter, or it is the enemy's.
    OtherColour,
    /// There is nothing it could be aimed at.
    NotNow(T),
    /// It cannot be aimed at this.
    BadTarget(T),
}

impl<S: TwoSided, T: Copy + PartialEq> Counters<S, T> {
    /// May a side use this face of its hand? `targets` names everything that it could be aimed at now.
    pub fn may_use<C: SmallId + Into<u8>, A: PartialEq>(
        &self,
        hand: IdSet<C>,
        side: S,
        play: Play<C, T, A>,
        targets: impl FnOnce(&mut dyn FnMut(A)),
    ) -> Result<(), Misplay<T>> {
        let stratagem = play.stratagem;
        if !hand.contains(play.counter) {
            return Err(Misplay::NotInHand);
        }
        if !self
            .usable(play.counter, side)
            .any(|face| face == stratagem)
        {
            return Err(Misplay::OtherColour);
        }
        let (mut any, mut found) = (false, false);
        targets(&mut |target| {
            any = true;
            found |= target == play.target;
        });
        match (any, found) {
            (_, true) => Ok(()),
            (true, false) => Err(Misplay::BadTarget(stratagem)),
            (false, false) => Err(Misplay::NotNow(stratagem)),
        }
    }
}

/// Puts a stratagem down before a combat: it leaves the hand and counts as the one of this phase.
pub fn put_down<S: Copy, C: SmallId, T, A>(
    side: S,
    play: Play<C, T, A>,
    plays: &mut impl BySide<S, Item = Option<Play<C, T, A>>>,
    hands: &mut impl BySide<S, Item = IdSet<C>>,
    played: &mut impl BySide<S, Item = bool>,
) {
    hands.of_mut(side).remove(play.counter);
    *plays.of_mut(side) = Some(play);
    *played.of_mut(side) = true;
}

/// Hides from the enemy whether a side has put something down, or does not want to be asked again.
pub fn hide_play<S: Copy, P>(
    side: S,
    plays: &mut impl BySide<S, Item = Option<P>>,
    passes: &mut impl BySide<S, Item = bool>,
    played: &mut impl BySide<S, Item = bool>,
) {
    if plays.of_mut(side).take().is_some() {
        *played.of_mut(side) = false;
    }
    *passes.of_mut(side) = false;
}

/// What both sides have put down, that of the first seat first.
pub fn put_down_by_both<S: TwoSided, P: Copy>(
    plays: &impl BySide<S, Item = Option<P>>,
) -> impl Iterator<Item = P> {
    S::BOTH.map(|side| *plays.of(side)).into_iter().flatten()
}

/// The columns that a stratagem moves, by a list of those that do: each with its columns, and whether they count in this combat.
pub fn columns_moved<T: PartialEq>(stratagem: T, list: &[(T, i8, bool)]) -> i8 {
    let line = list.iter().find(|(listed, _, _)| *listed == stratagem);
    line.map_or(0, |&(_, by, counts)| by * i8::from(counts))
}

/// What somebody who has answered in secret is imagined to have put down: every second time something.
pub fn imagine_play<P: Copy>(rng: &mut Rng, guesses: impl FnOnce() -> Vec<P>) -> Option<P> {
    if rng.below(2) == 0 {
        return None;
    }
    rng.pick(&guesses()).copied()
}
