//! Counters in hands and in the bowl.

use std::fmt::{self, Display};

use engine::{Dice, Log, Rng, ensure};
use serde::{Deserialize, Serialize};

use crate::{BySide, Campaign, CounterEvent, IdSet, SmallId, TwoSided};

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

/// What somebody who looks on knows of both hands; `put_down` names a counter that a side has put down in secret.
pub fn seen_hands<C: Campaign>(
    viewer: Option<C::Side>,
    hands: &C::PerSide<IdSet<C::Counter>>,
    put_down: impl Fn(C::Side) -> Option<C::Counter>,
) -> C::PerSide<HandView<C::Counter>> {
    C::PerSide::by_side(|side| {
        let hand = *hands.of(side);
        HandView {
            count: hand.len() + u8::from(put_down(side).is_some()),
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

/// A side draws counters into its hand, as many as there are; what they are is for its eyes.
pub fn draw<C: Campaign>(
    (side, hand): (C::Side, &mut IdSet<C::Counter>),
    bowl: &mut IdSet<C::Counter>,
    count: u8,
    dice: &mut Dice,
    log: &mut Log<C::Event>,
) {
    let counters: Vec<C::Counter> = (0..count).filter_map(|_| bowl.draw(dice, log)).collect();
    counters.iter().for_each(|&counter| hand.insert(counter));
    let count = counters.len() as u8;
    log.push(|| {
        CounterEvent::Drew {
            side,
            count,
            counters,
        }
        .into()
    });
}

/// A side keeps one counter of its hand, or none; the others go back to the bowl. Says which, unless the one to keep is not held.
pub fn keep<C: Campaign>(
    (side, hand): (C::Side, &mut IdSet<C::Counter>),
    bowl: &mut IdSet<C::Counter>,
    counter: Option<C::Counter>,
    log: &mut Log<C::Event>,
) -> Option<IdSet<C::Counter>> {
    let kept: IdSet<C::Counter> = counter.into_iter().collect();
    if !kept.without(*hand).is_empty() {
        return None;
    }
    let returned = hand.without(kept);
    *bowl = bowl.union(returned);
    *hand = kept;
    let count = kept.len();
    log.push(|| CounterEvent::HandKept { side, count }.into());
    Some(returned)
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
    use crate::testing::{Event, PerSide, Side, Types};

    fn set(ids: &[u8]) -> IdSet<u8> {
        ids.iter().copied().collect()
    }

    #[test]
    fn what_is_not_kept_goes_back() {
        let (mut hand, mut bowl) = (set(&[1, 4, 7]), set(&[2]));
        let mut log: Log<Event> = Log::on();
        let mut keeps =
            |counter| keep::<Types>((Side::East, &mut hand), &mut bowl, counter, &mut log);
        assert_eq!(keeps(Some(2)), None, "he has it not");
        assert_eq!(keeps(Some(4)), Some(set(&[1, 7])));
        assert_eq!(keeps(None), Some(set(&[4])));
        assert_eq!((hand, bowl), (set(&[]), set(&[1, 2, 4, 7])));
        let side = Side::East;
        let told = [1, 0].map(|count| Event::Counter(CounterEvent::HandKept { side, count }));
        assert_eq!(log.take(), told);
    }

    #[test]
    fn what_is_drawn_comes_out_of_the_bowl() {
        let (mut hand, mut bowl) = (set(&[3]), set(&[1, 4]));
        let mut dice = Dice::new(engine::Seed::from_number(1));
        let mut log: Log<Event> = Log::on();
        draw::<Types>((Side::East, &mut hand), &mut bowl, 3, &mut dice, &mut log);
        assert_eq!((hand, bowl), (set(&[1, 3, 4]), set(&[])));
        assert!(log.is_sealed(), "chance has shown itself");
        let told = log.take();
        let [
            Event::Counter(CounterEvent::Drew {
                side: Side::East,
                count: 2,
                counters,
            }),
        ] = told.as_slice()
        else {
            panic!("{told:?}");
        };
        assert_eq!(set(counters), set(&[1, 4]));
    }

    #[test]
    fn others_see_how_many_there_are() {
        let hands = PerSide {
            east: set(&[1, 4]),
            west: set(&[5]),
        };
        let put_down = |side| (side == Side::West).then_some(7);
        let seen = seen_hands::<Types>(Some(Side::East), &hands, put_down);
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
