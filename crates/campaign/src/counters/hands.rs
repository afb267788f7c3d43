//! Counters in hands and in the bowl.

use std::fmt::{self, Display};

use engine::{Rng, ensure};
use serde::{Deserialize, Serialize};

use crate::{BySide, Campaign, CampaignState, IdSet, Papers, SmallId, TwoSided};

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

impl<C> Default for HandView<C> {
    fn default() -> Self {
        Self {
            count: 0,
            counters: None,
        }
    }
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

/// What somebody who looks on knows of both hands.
pub fn seen_hands<C: Papers>(
    viewer: Option<C::Side>,
    state: &CampaignState<C>,
) -> C::PerSide<HandView<C::Counter>> {
    C::PerSide::by_side(|side| {
        let hand = *state.hands.of(side);
        HandView {
            count: hand.len() + u8::from(state.put_down_by(side).is_some()),
            counters: (viewer == Some(side)).then_some(hand),
        }
    })
}

/// Draws what a viewer cannot see of both hands out of a bowl that he imagines.
pub fn imagine_hands<C: Campaign>(
    seen: &C::PerSide<HandView<C::Counter>>,
    hands: &mut C::PerSide<IdSet<C::Counter>>,
    bowl: &mut IdSet<C::Counter>,
    rng: &mut Rng,
) {
    for side in C::Side::BOTH {
        seen.of(side).imagine(hands.of_mut(side), bowl, rng);
    }
}

/// Is each of all counters among those that are somewhere, and only once?
pub(crate) fn each_once<C: SmallId + Display>(
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
    use crate::{
        Battle, Play,
        testing::{PerSide, Side, Types, state},
    };

    fn set(ids: &[u8]) -> IdSet<u8> {
        ids.iter().copied().collect()
    }

    #[test]
    fn others_see_how_many_there_are() {
        let hands = PerSide {
            east: set(&[1, 4]),
            west: set(&[5]),
        };
        let mut state = state();
        state.hands = hands;
        state.hands.west.insert(7);
        state.battle = Some(Battle::new(3, Side::East));
        let (counter, stratagem, target) = (7, 's', 0);
        let play = Play {
            counter,
            stratagem,
            target,
        };
        state.lay_down(Side::West, play);
        let seen = seen_hands::<Types>(Some(Side::East), &state);
        assert_eq!((seen.east.count, seen.east.counters), (2, Some(hands.east)));
        assert_eq!((seen.west.count, seen.west.counters), (2, None));
    }

    #[test]
    fn every_counter_is_somewhere_once() {
        let check = |ids: &[u8]| each_once(ids.iter().copied(), set(&[0, 1, 2]));
        assert_eq!(check(&[2, 0, 1]), Ok(()));
        assert_eq!(check(&[2, 0, 2]), Err("counter 2 stands twice".to_owned()));
        assert_eq!(check(&[1]), Err("counter 0, 2 is nowhere".to_owned()));
    }
}
