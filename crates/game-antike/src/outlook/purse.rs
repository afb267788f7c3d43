//! What can be bought.

use strum::{EnumCount, VariantArray};

use crate::{
    data::AdvanceBuyer,
    game::Antike,
    ids::{Advance, Space},
    state::{Place, State, Step},
};

/// Advances that a nation can buy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shopping {
    /// How many are new to the game.
    pub first: i32,
    /// How many have been acquired by others.
    pub later: i32,
    /// Their price in gold.
    pub cost: i32,
}

impl Antike {
    /// The action that has begun, if it has and the nation decides about it.
    pub fn action(&self, state: &State) -> Option<Space> {
        let space = state.at_turn().space?;
        let step = Step::of_space(space)?;
        (state.stack.first() == Some(&step)).then_some(space)
    }

    /// What it costs a nation to go to each space of the wheel.
    pub(super) fn tolls(&self, state: &State, place: Place) -> [i32; Space::COUNT] {
        let Some(from) = state.nation(place).space else {
            return [0; Space::COUNT];
        };
        let mut tolls = [0; Space::COUNT];
        for (toll, &space) in tolls.iter_mut().zip(Space::VARIANTS) {
            let paid = self
                .rondel
                .steps(from, space)
                .saturating_sub(self.rondel.free);
            *toll = i32::from(paid * self.rondel.step_price);
        }
        tolls
    }

    /// How many units a nation can place in one turn.
    pub(super) fn room(&self, state: &State, place: Place) -> i32 {
        let nation = state.nation(place);
        let numbers = &self.numbers;
        let temples = nation.cities.intersection(state.temples).len();
        let plain = nation.cities.len() - temples;
        let room = plain * numbers.plain_city + temples * numbers.temple_city;
        let placed = if place == state.active {
            let [ones, twos] = state.turn.placed;
            ones.len() + 2 * twos.len()
        } else {
            0
        };
        let pieces = 2 * self.limits.units - nation.legions.total() - nation.galleys.total();
        i32::from(room.saturating_sub(placed).min(pieces))
    }

    /// The advances a nation can buy now: those new to the game before the others, the cheapest first.
    pub(super) fn shopping(&self, state: &State, place: Place) -> Shopping {
        let nation = state.nation(place);
        let known = state.all_advances();
        let budget = i32::from(nation.stock.gold) + i32::from(nation.stock.coins);
        let mut owned = nation.advances;
        let mut shopping = Shopping::default();
        loop {
            let buyable = |advance: &&Advance| {
                !owned.contains(**advance)
                    && advance.basic().is_none_or(|basic| owned.contains(basic))
            };
            let price = |advance: &Advance| {
                i32::from(
                    self.numbers
                        .advance(*advance, AdvanceBuyer::of(*advance, known)),
                )
            };
            let candidates = Advance::VARIANTS.iter().filter(buyable);
            let within = candidates.filter(|advance| shopping.cost + price(advance) <= budget);
            let Some(&advance) =
                within.min_by_key(|advance| (known.contains(**advance), price(advance)))
            else {
                return shopping;
            };
            shopping.cost += price(&advance);
            owned.insert(advance);
            if known.contains(advance) {
                shopping.later += 1;
            } else {
                shopping.first += 1;
            }
        }
    }

    /// The gold that the next advance new to the game costs a nation, with the basic one if it lacks that.
    pub(super) fn next_scholar(&self, state: &State, place: Place) -> Option<i32> {
        let known = state.all_advances();
        let owned = state.nation(place).advances;
        let price = |advance| {
            let basic = Advance::basic(advance).filter(|&basic| !owned.contains(basic));
            let before = basic.map_or(0, |basic| {
                self.numbers.advance(basic, AdvanceBuyer::of(basic, known))
            });
            i32::from(before + self.numbers.advance(advance, AdvanceBuyer::First))
        };
        let unknown = Advance::VARIANTS
            .iter()
            .filter(|&&advance| !known.contains(advance));
        unknown.map(|&advance| price(advance)).min()
    }
}
