//! Stratagems that somebody uses.

use engine::{Log, Rng};
use serde::{Deserialize, Serialize};

use crate::{
    BySide, Campaign, CampaignState, CounterEvent, Counters, IdSet, Refusal, SharedEvent, TwoSided,
    Validating, waiting,
};

/// A face of a counter that somebody uses, and what it is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(bound = "")]
#[expect(missing_docs, reason = "their names say it")]
pub struct Play<C: Campaign> {
    pub counter: C::Counter,
    pub stratagem: C::Stratagem,
    pub target: C::Target,
}

/// May somebody be asked for a stratagem? Only the size of his hand counts, never what is in it; `is_spent` says that the one of this phase has been used.
pub fn may_be_asked<C: Campaign>(
    hand: IdSet<C::Counter>,
    is_spent: bool,
) -> Result<(), Refusal<C>> {
    if hand.is_empty() {
        Err(Refusal::NotInHand)
    } else if is_spent {
        Err(Refusal::PlayedAlready)
    } else {
        Ok(())
    }
}

impl<C: Campaign> Counters<C> {
    /// Every face of a hand that a side could use now, with every target. `targets` names what a face could be aimed at.
    pub fn plays(
        &self,
        hand: IdSet<C::Counter>,
        side: C::Side,
        targets: impl Fn(C::Stratagem, &mut dyn FnMut(C::Target)),
        mut play: impl FnMut(Play<C>),
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
    pub fn may_use(
        &self,
        hand: IdSet<C::Counter>,
        side: C::Side,
        play: Play<C>,
        targets: impl Fn(C::Stratagem, &mut dyn FnMut(C::Target)),
    ) -> Result<(), Refusal<C>> {
        let stratagem = play.stratagem;
        if !hand.contains(play.counter) {
            return Err(Refusal::NotInHand);
        }
        if !self
            .usable(play.counter, side)
            .any(|face| face == stratagem)
        {
            return Err(Refusal::OtherColour);
        }
        let (mut any, mut found) = (false, false);
        targets(stratagem, &mut |target| {
            any = true;
            found |= target == play.target;
        });
        match (any, found) {
            (_, true) => Ok(()),
            (true, false) => Err(Refusal::BadTarget { stratagem }),
            (false, false) => Err(Refusal::NotNow { stratagem }),
        }
    }
}

impl<C: Campaign> CampaignState<C> {
    /// A combat is over: what was put down returns to the bowl, unless it is in a hand, set aside or on the map by now.
    pub fn return_plays(&mut self, plays: &C::PerSide<Option<Play<C>>>) {
        let played: IdSet<C::Counter> = put_down_by_both(plays).map(|play| play.counter).collect();
        let hands = C::Side::BOTH
            .into_iter()
            .fold(IdSet::EMPTY, |all, side| self.hands.of(side).union(all));
        let elsewhere = hands.union(self.set_aside).union(self.phase.lying);
        self.bowl = self.bowl.union(played.without(elsewhere));
    }
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
pub fn put_down_in_order<C: Campaign>(
    attacker: C::Side,
    plays: &C::PerSide<Option<Play<C>>>,
) -> impl Iterator<Item = (C::Side, Play<C>)> + use<C> {
    let sides = [attacker, attacker.other()];
    let plays = sides.map(|side| plays.of(side).map(|play| (side, play)));
    plays.into_iter().flatten()
}

/// A side shows the counter that it uses: from then on it is known, and nothing before it is taken back.
pub fn show<C: Campaign>(side: C::Side, play: &Play<C>, log: &mut Log<C::Event>) {
    let (counter, stratagem) = (play.counter, play.stratagem);
    log.seal();
    log.push(|| {
        let played = CounterEvent::Played {
            side,
            counter,
            stratagem,
        };
        SharedEvent::Counter(played).into()
    });
}

/// What both sides have put down, that of the first seat first.
pub fn put_down_by_both<S: TwoSided, P: Copy>(
    plays: &impl BySide<S, Item = Option<P>>,
) -> impl Iterator<Item = P> {
    S::BOTH.map(|side| *plays.of(side)).into_iter().flatten()
}

/// The counters that are neither in the bowl nor in a hand: out of the game, lying on the map, put down before a combat, or waiting for an answer.
pub fn counters_out<C: Validating>(state: &CampaignState<C>) -> IdSet<C::Counter> {
    let plays = state.plays();
    let played = put_down_by_both(&plays).map(|play| play.counter);
    let out = played.chain(waiting(state)).collect();
    state.set_aside.union(state.phase.lying).union(out)
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
    use crate::{
        Colour, Face,
        testing::{Event, PerSide, Side, Types, state},
    };

    /// What each side has, that of the east first.
    fn both<T>([east, west]: [T; 2]) -> PerSide<T> {
        PerSide { east, west }
    }

    #[test]
    fn what_is_put_down_leaves_the_hand() {
        let hand = |ids: &[u8]| -> IdSet<u8> { ids.iter().copied().collect() };
        let mut state = state();
        state.hands = both([hand(&[3, 7]), hand(&[5])]);
        let (counter, stratagem, target) = (7, 's', 0);
        let play = Play {
            counter,
            stratagem,
            target,
        };
        state.battle = Some(crate::Battle::new(3, Side::East));
        state.lay_down(Side::East, play);
        let plays = state.plays();
        assert_eq!(
            (plays, state.phase.played),
            (both([Some(play), None]), both([true, false]))
        );
        assert_eq!(state.hands, both([hand(&[3]), hand(&[5])]));
        state.bowl = hand(&[1]);
        state.phase.lying = hand(&[7]);
        state.return_plays(&plays);
        assert_eq!(state.bowl, hand(&[1]), "it lies on the map");
        state.phase.lying = hand(&[5]);
        state.return_plays(&plays);
        assert_eq!(state.bowl, hand(&[1, 7]));
        let mut passes = both([false; 2]);
        let mut passed = both([false; 2]);
        pass_phase(Side::East, Some(&mut passes), &mut passed);
        assert_eq!((passes, passed), (both([true, false]), both([false; 2])));
        pass_phase(Side::West, None, &mut passed);
        reveal_passes(&passes, &mut passed);
        assert_eq!(passed, both([true; 2]));
    }

    #[test]
    fn the_attacker_shows_first() {
        let [first, second] = [4, 8].map(|counter| Play {
            counter,
            stratagem: 's',
            target: 0,
        });
        let plays = both([Some(first), Some(second)]);
        let shown: Vec<_> = put_down_in_order::<Types>(Side::West, &plays).collect();
        assert_eq!(shown, [(Side::West, second), (Side::East, first)]);
        let mut log: Log<Event> = Log::on();
        let (side, counter, stratagem) = (Side::West, 8, 's');
        show::<Types>(side, &second, &mut log);
        assert!(log.is_sealed());
        let told = CounterEvent::Played {
            side,
            counter,
            stratagem,
        };
        assert_eq!(log.take(), [Event::Counter(told)]);
    }

    #[test]
    fn only_the_size_of_a_hand_says_who_is_asked() {
        let asked = |hand, is_spent| may_be_asked::<Types>(hand, is_spent);
        assert_eq!(asked(IdSet::EMPTY, true), Err(Refusal::NotInHand));
        assert_eq!(asked(IdSet::one(3), true), Err(Refusal::PlayedAlready));
        assert_eq!(asked(IdSet::one(3), false), Ok(()));
    }

    #[test]
    fn a_side_plays_neutral_faces_and_its_own() {
        let face = |stratagem, colour| Face { stratagem, colour };
        let counters = Counters::<Types>::with_faces(vec![
            [
                face('a', Colour::Of(Side::East)),
                face('b', Colour::Of(Side::West)),
            ],
            [face('c', Colour::Neutral), face('d', Colour::Neutral)],
            [
                face('e', Colour::Of(Side::East)),
                face('a', Colour::Neutral),
            ],
        ]);
        let hand: IdSet<u8> = [0, 1].into_iter().collect();
        // Only b, c and e find a target, c two of them.
        let targets = |stratagem: char, target: &mut dyn FnMut(u8)| match stratagem {
            'b' | 'e' => target(7),
            'c' => [8, 9].into_iter().for_each(target),
            _ => {}
        };
        let plays = |side: Side| {
            let mut listed = Vec::new();
            counters.plays(hand, side, targets, |play| {
                assert_eq!(counters.may_use(hand, side, play, targets), Ok(()));
                listed.push((play.counter, play.stratagem, play.target));
            });
            listed
        };
        assert_eq!(plays(Side::East), [(1, 'c', 8), (1, 'c', 9)]);
        assert_eq!(plays(Side::West), [(0, 'b', 7), (1, 'c', 8), (1, 'c', 9)]);
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
