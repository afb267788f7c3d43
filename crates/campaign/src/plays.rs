//! Stratagems that somebody uses.

use engine::{Log, Rng};
use serde::{Deserialize, Serialize};

use crate::{
    counters::Counters,
    id_set::{IdSet, SmallId},
    sides::{BySide, TwoSided},
    told::Handling,
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

/// Joins plays to a game's `Action`, where a play is the answer `Play`: `plays_as_answers!(Action, Play)`.
#[macro_export]
macro_rules! plays_as_answers {
    ($Action:ident, $Play:ident) => {
        impl From<$Play> for $Action {
            fn from(play: $Play) -> Self {
                Self::Play {
                    counter: play.counter,
                    stratagem: play.stratagem,
                    target: play.target,
                }
            }
        }

        impl $Action {
            /// The stratagem that the answer uses; nothing if it is another answer.
            #[inline]
            pub(crate) fn play(self) -> Option<$Play> {
                let Self::Play {
                    counter,
                    stratagem,
                    target,
                } = self
                else {
                    return None;
                };
                Some($Play {
                    counter,
                    stratagem,
                    target,
                })
            }
        }
    };
}

/// Why a face may not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplay<T> {
    /// The counter is somewhere else.
    NotInHand,
    /// The face is not on the counter, or it is the enemy's.
    OtherColour,
    /// One has been used in this phase.
    PlayedAlready,
    /// There is nothing it could be aimed at.
    NotNow {
        /// The face.
        stratagem: T,
    },
    /// It cannot be aimed at this.
    BadTarget {
        /// The face.
        stratagem: T,
    },
}

/// May somebody be asked for a stratagem? Only the size of his hand counts, never what is in it; `is_spent` says that the one of this phase has been used.
pub fn may_be_asked<C: SmallId, T>(hand: IdSet<C>, is_spent: bool) -> Result<(), Misplay<T>> {
    if hand.is_empty() {
        Err(Misplay::NotInHand)
    } else if is_spent {
        Err(Misplay::PlayedAlready)
    } else {
        Ok(())
    }
}

impl<S: TwoSided, T: Copy + PartialEq> Counters<S, T> {
    /// Every face of a hand that a side could use now, with every target. `targets` names what a face could be aimed at.
    pub fn plays<C: SmallId + Into<u8>, A>(
        &self,
        hand: IdSet<C>,
        side: S,
        targets: impl Fn(T, &mut dyn FnMut(A)),
        mut play: impl FnMut(Play<C, T, A>),
    ) {
        for counter in hand.iter() {
            for stratagem in self.usable(counter, side) {
                targets(stratagem, &mut |target| {
                    play(Play {
                        counter,
                        stratagem,
                        target,
                    });
                });
            }
        }
    }

    /// May a side use this face of its hand? `targets` names what a face could be aimed at.
    pub fn may_use<C: SmallId + Into<u8>, A: PartialEq>(
        &self,
        hand: IdSet<C>,
        side: S,
        play: Play<C, T, A>,
        targets: impl Fn(T, &mut dyn FnMut(A)),
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
        targets(stratagem, &mut |target| {
            any = true;
            found |= target == play.target;
        });
        match (any, found) {
            (_, true) => Ok(()),
            (true, false) => Err(Misplay::BadTarget { stratagem }),
            (false, false) => Err(Misplay::NotNow { stratagem }),
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

/// A side does not want to be asked again in this phase. Before a combat it says so in secret, so that the enemy does not see whether it has put something down.
pub fn pass_phase<S, B: BySide<S, Item = bool>>(side: S, secretly: Option<&mut B>, passed: &mut B) {
    *secretly.unwrap_or(passed).of_mut(side) = true;
}

/// Whoever has answered in secret that he does not want to be asked again is not asked again from now on.
pub fn reveal_passes<S: TwoSided, B: BySide<S, Item = bool>>(passes: &B, passed: &mut B) {
    for side in S::BOTH {
        *passed.of_mut(side) |= *passes.of(side);
    }
}

/// What both sides have put down before a combat, that of the attacker first.
pub fn put_down_in_order<S: TwoSided, P: Copy, B: BySide<S, Item = Option<P>>>(
    attacker: S,
    plays: &B,
) -> impl Iterator<Item = (S, P)> + use<S, P, B> {
    let sides = [attacker, attacker.other()];
    let plays = sides.map(|side| plays.of(side).map(|play| (side, play)));
    plays.into_iter().flatten()
}

/// A side shows the counter that it uses: from then on it is known, and nothing before it is taken back.
pub fn show<S, C: Copy, T: Copy, A, N: From<Handling<S, C, T>>>(
    side: S,
    play: &Play<C, T, A>,
    log: &mut Log<N>,
) {
    let (counter, stratagem) = (play.counter, play.stratagem);
    log.seal();
    log.push(|| {
        Handling::Played {
            side,
            counter,
            stratagem,
        }
        .into()
    });
}

/// What both sides have put down, that of the first seat first.
pub fn put_down_by_both<S: TwoSided, P: Copy>(
    plays: &impl BySide<S, Item = Option<P>>,
) -> impl Iterator<Item = P> {
    S::BOTH.map(|side| *plays.of(side)).into_iter().flatten()
}

/// A combat is over: what was put down returns to the bowl, unless it is elsewhere by now.
pub fn return_plays<S: TwoSided, C: SmallId, T: Copy, A: Copy>(
    plays: &impl BySide<S, Item = Option<Play<C, T, A>>>,
    bowl: &mut IdSet<C>,
    elsewhere: IdSet<C>,
) {
    let played: IdSet<C> = put_down_by_both(plays).map(|play| play.counter).collect();
    *bowl = bowl.union(played.without(elsewhere));
}

/// The counters that are neither in the bowl nor in a hand: out of the game, lying on the map, put down before a combat, or waiting for an answer.
pub fn counters_out<S: TwoSided, C: SmallId, T: Copy, A: Copy>(
    set_aside: IdSet<C>,
    lying: IdSet<C>,
    plays: &impl BySide<S, Item = Option<Play<C, T, A>>>,
    waiting: impl Iterator<Item = C>,
) -> IdSet<C> {
    let played = put_down_by_both(plays).map(|play| play.counter);
    let out = played.chain(waiting).collect();
    set_aside.union(lying).union(out)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counters::{Colour, Face};

    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    struct Both<T>([T; 2]);

    impl TwoSided for usize {
        const BOTH: [Self; 2] = [0, 1];

        fn index(self) -> usize {
            self
        }

        fn other(self) -> Self {
            1 - self
        }
    }

    impl<T> BySide<usize> for Both<T> {
        type Item = T;

        fn of(&self, side: usize) -> &T {
            &self.0[side]
        }

        fn of_mut(&mut self, side: usize) -> &mut T {
            &mut self.0[side]
        }

        fn by_side(item: impl Fn(usize) -> T) -> Self {
            Self([item(0), item(1)])
        }
    }

    #[test]
    fn what_is_hidden_looks_as_if_nothing_was_put_down() {
        let hand = |ids: &[u8]| -> IdSet<u8> { ids.iter().copied().collect() };
        let mut hands = Both([hand(&[3, 7]), hand(&[5])]);
        let (mut plays, mut played) = (Both::default(), Both([false; 2]));
        let (counter, stratagem, target) = (7, 12, ());
        let play = Play {
            counter,
            stratagem,
            target,
        };
        put_down(0, play, &mut plays, &mut hands, &mut played);
        assert_eq!(
            (plays, played),
            (Both([Some(play), None]), Both([true, false]))
        );
        assert_eq!(hands.0, [hand(&[3]), hand(&[5])]);
        let out = counters_out(hand(&[1]), hand(&[2]), &plays, [9].into_iter());
        assert_eq!(out, hand(&[1, 2, 7, 9]));
        let mut bowl = hand(&[1]);
        return_plays(&plays, &mut bowl, hand(&[7]));
        assert_eq!(bowl, hand(&[1]), "it lies on the map");
        return_plays(&plays, &mut bowl, hand(&[5]));
        assert_eq!(bowl, hand(&[1, 7]));
        let mut passes = Both([false; 2]);
        let mut passed = Both([false; 2]);
        pass_phase(0, Some(&mut passes), &mut passed);
        assert_eq!((passes, passed), (Both([true, false]), Both([false; 2])));
        pass_phase(1, None, &mut passed);
        reveal_passes(&passes, &mut passed);
        assert_eq!(passed, Both([true; 2]));
        let mut passes = Both([true, true]);
        hide_play(0, &mut plays, &mut passes, &mut played);
        assert_eq!((plays, played), (Both([None; 2]), Both([false; 2])));
        assert_eq!(passes, Both([false, true]));
        // A stratagem that was played openly before stays known.
        played = Both([true; 2]);
        hide_play(0, &mut plays, &mut passes, &mut played);
        assert_eq!(played, Both([true; 2]));
    }

    #[test]
    fn the_attacker_shows_first() {
        let shown: Vec<(usize, u8)> = put_down_in_order(1, &Both([Some(4), Some(8)])).collect();
        assert_eq!(shown, [(1, 8), (0, 4)]);
        let mut log: Log<Handling<usize, u8, u8>> = Log::on();
        let (side, counter, stratagem) = (1, 4, 12);
        let play = Play {
            counter,
            stratagem,
            target: (),
        };
        show(side, &play, &mut log);
        assert!(log.is_sealed());
        let told = Handling::Played {
            side,
            counter,
            stratagem,
        };
        assert_eq!(log.take(), [told]);
    }

    #[test]
    fn only_the_size_of_a_hand_says_who_is_asked() {
        let asked = |hand, is_spent| may_be_asked::<u8, u8>(hand, is_spent);
        assert_eq!(asked(IdSet::EMPTY, true), Err(Misplay::NotInHand));
        assert_eq!(asked(IdSet::one(3), true), Err(Misplay::PlayedAlready));
        assert_eq!(asked(IdSet::one(3), false), Ok(()));
    }

    #[test]
    fn a_side_plays_neutral_faces_and_its_own() {
        let face = |stratagem, colour| Face { stratagem, colour };
        let counters = Counters::with_faces(vec![
            [face('a', Colour::Of(0)), face('b', Colour::Of(1))],
            [face('c', Colour::Neutral), face('d', Colour::Neutral)],
            [face('e', Colour::Of(0)), face('a', Colour::Neutral)],
        ]);
        let hand: IdSet<u8> = [0, 1].into_iter().collect();
        // Only b, c and e find a target, c two of them.
        let targets = |stratagem: char, target: &mut dyn FnMut(u8)| match stratagem {
            'b' | 'e' => target(7),
            'c' => [8, 9].into_iter().for_each(target),
            _ => {}
        };
        let plays = |side: usize| {
            let mut listed = Vec::new();
            counters.plays(hand, side, targets, |play| {
                assert_eq!(counters.may_use(hand, side, play, targets), Ok(()));
                listed.push((play.counter, play.stratagem, play.target));
            });
            listed
        };
        assert_eq!(plays(0), [(1, 'c', 8), (1, 'c', 9)]);
        assert_eq!(plays(1), [(0, 'b', 7), (1, 'c', 8), (1, 'c', 9)]);
    }

    #[test]
    fn a_stratagem_moves_its_own_columns() {
        let list = [(1, 2, true), (2, -1, true), (3, 1, false)];
        assert_eq!(
            [1, 2, 3, 4].map(|played| columns_moved(played, &list)),
            [2, -1, 0, 0]
        );
    }
}
