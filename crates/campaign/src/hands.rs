//! Counters in hands and in the bowl.

use std::fmt::{self, Display};

use engine::{Dice, Log, Rng, ensure};
use serde::{Deserialize, Serialize};

use crate::{
    id_set::{IdSet, SmallId},
    sides::{BySide, TwoSided},
};

/// What is known of a hand.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(
    deny_unknown_fields,
    bound(
        serialize = "C: SmallId + Serialize",
        deserialize = "C: SmallId + Deserialize<'de>"
    )
)]
pub struct HandView<C> {
    /// With a counter that has been put down in secret.
    pub count: u8,
    /// The viewer's own counters, without one that he has put down.
    pub counters: Option<IdSet<C>>,
}

impl<C: SmallId> fmt::Debug for HandView<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("HandView")
            .field(&self.count)
            .field(&self.counters)
            .finish()
    }
}

impl<C: SmallId> HandView<C> {
    /// What is known of a hand to its owner, or to others; `put_down` is a counter that he has put down in secret.
    pub fn of(hand: IdSet<C>, put_down: Option<C>, is_own: bool) -> Self {
        Self {
            count: hand.len() + u8::from(put_down.is_some()),
            counters: is_own.then_some(hand),
        }
    }

    /// Draws what a viewer cannot see of a hand out of a bowl that he imagines.
    fn imagine(&self, hand: &mut IdSet<C>, bowl: &mut IdSet<C>, rng: &mut Rng) {
        while self.counters.is_none() && hand.len() < self.count {
            let Some(counter) = bowl.imagine_draw(rng) else {
                return;
            };
            hand.insert(counter);
        }
    }
}

/// Draws what a viewer cannot see of both hands out of a bowl that he imagines.
pub fn imagine_hands<S: TwoSided, C: SmallId>(
    seen: &impl BySide<S, Item = HandView<C>>,
    hands: &mut impl BySide<S, Item = IdSet<C>>,
    bowl: &mut IdSet<C>,
    rng: &mut Rng,
) {
    for side in S::BOTH {
        seen.of(side).imagine(hands.of_mut(side), bowl, rng);
    }
}

/// Draws counters into a hand, as many as there are; says which.
pub fn draw<C: SmallId, E>(
    hand: &mut IdSet<C>,
    bowl: &mut IdSet<C>,
    count: u8,
    dice: &mut Dice,
    log: &mut Log<E>,
) -> Vec<C> {
    let drawn: Vec<C> = (0..count).filter_map(|_| bowl.draw(dice, log)).collect();
    drawn.iter().for_each(|&counter| hand.insert(counter));
    drawn
}

/// One counter of a hand is kept, or none; the others go back to the bowl. Says which, unless the one to keep is not held.
pub fn keep<C: SmallId>(
    hand: &mut IdSet<C>,
    bowl: &mut IdSet<C>,
    counter: Option<C>,
) -> Option<IdSet<C>> {
    let kept: IdSet<C> = counter.into_iter().collect();
    if !kept.without(*hand).is_empty() {
        return None;
    }
    let returned = hand.without(kept);
    *bowl = bowl.union(returned);
    *hand = kept;
    Some(returned)
}

/// Is each of all counters among those that are somewhere, and only once?
pub fn each_once<C: SmallId + Display>(
    somewhere: impl Iterator<Item = C>,
    all: IdSet<C>,
) -> Result<(), String> {
    let mut seen = IdSet::EMPTY;
    for counter in somewhere {
        ensure(!seen.contains(counter), || {
            format!("counter {counter} stands twice")
        })?;
        seen.insert(counter);
    }
    let missing = all.without(seen);
    ensure(missing.is_empty(), || {
        let missing: Vec<String> = missing.iter().map(|counter| counter.to_string()).collect();
        format!("counter {} is nowhere", missing.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(ids: &[u8]) -> IdSet<u8> {
        ids.iter().copied().collect()
    }

    #[test]
    fn what_is_not_kept_goes_back() {
        let (mut hand, mut bowl) = (set(&[1, 4, 7]), set(&[2]));
        assert_eq!(keep(&mut hand, &mut bowl, Some(2)), None, "he has it not");
        assert_eq!(keep(&mut hand, &mut bowl, Some(4)), Some(set(&[1, 7])));
        assert_eq!((hand, bowl), (set(&[4]), set(&[1, 2, 7])));
        assert_eq!(keep(&mut hand, &mut bowl, None), Some(set(&[4])));
        assert!(hand.is_empty());
    }

    #[test]
    fn every_counter_is_somewhere_once() {
        let check = |ids: &[u8]| each_once(ids.iter().copied(), set(&[0, 1, 2]));
        assert_eq!(check(&[2, 0, 1]), Ok(()));
        assert_eq!(check(&[2, 0, 2]), Err("counter 2 stands twice".to_owned()));
        assert_eq!(check(&[1]), Err("counter 0, 2 is nowhere".to_owned()));
    }
}
