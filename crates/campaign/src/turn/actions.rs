//! The initiative and action points.

use std::cmp::Ordering;

use engine::D6;

use crate::{BySide, Campaign, IdSet, Refusal, SmallId, TwoSided};

/// Whose dice are higher has the initiative; if they are equal, whoever has the advantage.
pub fn initiative<S: TwoSided>([first, second]: [[D6; 2]; 2], advantage: S) -> S {
    let [one, two] = S::BOTH;
    match total(first).cmp(&total(second)) {
        Ordering::Greater => one,
        Ordering::Less => two,
        Ordering::Equal => advantage,
    }
}

fn total(dice: [D6; 2]) -> u8 {
    dice.map(D6::get).into_iter().sum()
}

/// Who plays the next action phase: this side if it has points left, or else the other; nobody if neither has.
pub fn next_to_act<S: TwoSided>(side: S, left: &impl BySide<S, Item = u8>) -> Option<S> {
    let mut sides = [side, side.other()].into_iter();
    sides.find(|&side| *left.of(side) > 0)
}

/// What it costs to activate a place: two points without a leader, one with, and for a great one, with two swords, what the season says.
pub fn activation_cost(best_swords: Option<u8>, great_leader: u8) -> u8 {
    match best_swords {
        None => 2,
        Some(0 | 1) => 1,
        Some(2..) => great_leader,
    }
}

/// The points of an action phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// What is left of the announcement.
    pub announced: u8,
    /// The point for the combats has been paid.
    pub combats_paid: bool,
}

impl Budget {
    /// From one point to all that are left may be announced.
    pub fn announce<C: Campaign>(points: u8, left: u8) -> Result<Self, Refusal<C>> {
        let budget = Self {
            announced: points,
            combats_paid: false,
        };
        let may = (1..=left).contains(&points);
        may.then_some(budget)
            .ok_or(Refusal::NotSoManyPoints { most: left })
    }

    /// May a place be activated for so many points? For nothing only once in a phase: not if it is among those that were.
    pub fn may_activate<C: Campaign>(
        self,
        place: C::Place,
        cost: u8,
        for_nothing: IdSet<C::Place>,
    ) -> Result<(), Refusal<C>> {
        if cost > self.announced {
            Err(Refusal::TooDear { place, cost })
        } else if cost == 0 && for_nothing.contains(place) {
            Err(Refusal::FreeOnce { place })
        } else {
            Ok(())
        }
    }

    /// The place is activated: its cost is paid, or it is noted among those that were activated for nothing.
    pub fn activate<P: SmallId>(
        &mut self,
        (place, cost): (P, u8),
        left: &mut u8,
        for_nothing: &mut IdSet<P>,
    ) {
        self.spend(cost, left);
        if cost == 0 {
            for_nothing.insert(place);
        }
    }

    /// Points are paid out of the announcement, and are no longer left.
    pub fn spend(&mut self, points: u8, left: &mut u8) {
        self.announced = self.announced.saturating_sub(points);
        *left = left.saturating_sub(points);
    }

    /// One point pays for all combats of the phase: has it been paid, or is there one?
    pub fn covers_combats(self) -> bool {
        self.combats_paid || self.announced > 0
    }

    /// May a combat of the phase be fought?
    pub fn may_fight<C: Campaign>(self) -> Result<(), Refusal<C>> {
        if self.covers_combats() {
            Ok(())
        } else {
            Err(Refusal::NoActionForCombats)
        }
    }

    /// The first combat is paid for; the others are free.
    pub fn pay_for_combats(&mut self, left: &mut u8) {
        if !self.combats_paid {
            self.combats_paid = true;
            self.spend(1, left);
        }
    }

    /// The phase is over: what was announced and is not spent is lost.
    pub fn end(&mut self, left: &mut u8) {
        self.spend(self.announced, left);
    }
}

/// Half of the dice, rounded up, and the season's change; totals that the season spares are not changed.
pub fn action_points(dice: [D6; 2], change: i8, spared: &[u8]) -> u8 {
    let points = total(dice).div_ceil(2);
    if spared.contains(&points) {
        return points;
    }
    points.saturating_add_signed(change)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Types;

    fn points(total: u8, change: i8, spared: &[u8]) -> u8 {
        let dice = [total / 2, total.div_ceil(2)].map(|eyes| D6::try_from(eyes).unwrap());
        action_points(dice, change, spared)
    }

    #[test]
    fn leaders_make_activations_cheap() {
        let costs = [None, Some(0), Some(1), Some(2), Some(3)].map(|best| activation_cost(best, 0));
        assert_eq!(costs, [2, 1, 1, 0, 0]);
        assert_eq!(activation_cost(Some(2), 1), 1);
    }

    #[test]
    fn half_of_the_dice_rounded_up() {
        assert_eq!((points(8, 0, &[]), points(5, 0, &[])), (4, 3));
        assert_eq!((points(12, 1, &[]), points(2, 1, &[])), (7, 2));
    }

    #[test]
    fn one_point_pays_for_all_combats() {
        let announce = |points| Budget::announce::<Types>(points, 4);
        let refused = Err(Refusal::NotSoManyPoints { most: 4 });
        assert_eq!((announce(0), announce(5)), (refused, refused));
        let (mut budget, mut left) = (announce(3).unwrap(), 4);
        budget.spend(2, &mut left);
        assert!(budget.covers_combats());
        budget.pay_for_combats(&mut left);
        budget.pay_for_combats(&mut left);
        assert_eq!((budget.announced, left), (0, 1));
        assert!(budget.covers_combats(), "they are paid for");
        assert!(!Budget::default().covers_combats());
    }

    #[test]
    fn what_is_announced_is_lost() {
        let (mut budget, mut left) = (Budget::announce::<Types>(3, 4).unwrap(), 4);
        budget.spend(1, &mut left);
        budget.end(&mut left);
        assert_eq!((budget.announced, left), (0, 1));
    }

    #[test]
    fn some_are_spared() {
        let winter = [2, 3, 4, 5, 6, 11].map(|dice| points(dice, -1, &[1, 2]));
        assert_eq!(winter, [1, 2, 2, 2, 2, 5]);
        let summer = [2, 8, 9, 12].map(|dice| points(dice, 1, &[5, 6]));
        assert_eq!(summer, [2, 5, 5, 6]);
    }

    #[test]
    fn a_place_is_activated_for_nothing_once() {
        let (mut left, mut for_nothing) = (4, IdSet::EMPTY);
        let mut budget = Budget::announce::<Types>(2, left).unwrap();
        let may = |budget: Budget, cost, done| budget.may_activate::<Types>(7, cost, done);
        let (place, cost) = (7, 3);
        assert_eq!(
            may(budget, 3, for_nothing),
            Err(Refusal::TooDear { place, cost })
        );
        budget.activate((place, 0), &mut left, &mut for_nothing);
        assert_eq!(
            may(budget, 0, for_nothing),
            Err(Refusal::FreeOnce { place })
        );
        assert_eq!(may(budget, 2, for_nothing), Ok(()));
        budget.activate((place, 2), &mut left, &mut for_nothing);
        assert_eq!((budget.announced, left), (0, 2));
        assert_eq!(
            budget.may_fight::<Types>(),
            Err(Refusal::NoActionForCombats)
        );
    }
}
