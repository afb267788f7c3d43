//! Cities that could be conquered, and threats to one's own.

use arrayvec::ArrayVec;
use strum::VariantArray;

use super::{TURNS, allowance, tasks::Stacks};
use crate::{
    game::Antike,
    ids::{UnitKind, Zone, ZoneSet},
    rules::conquest::Defence,
    state::{MAX_UNITS, Place, State},
};

/// A foreign city that could be conquered.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    pub(crate) zone: Zone,
    pub temple: bool,
    pub defence: i32,
    /// Units that can take part in this action, in the next maneuver, and later.
    pub strikers: [i32; TURNS - 1],
    /// Steps that those of them who are needed have yet to go in this turn.
    pub pending: i32,
    /// How many of those who are needed hold a sea or the site of a city.
    pub bound: i32,
}

impl Antike {
    /// Foreign cities, and the units of a nation that could conquer them.
    pub fn targets(&self, state: &State, place: Place) -> impl Iterator<Item = Target> {
        let board = self.board(state.board);
        let seat = state.nation(place).seat;
        let stacks = self.stacks(state, place);
        let rivals = state.places().filter(move |&rival| {
            let nation = state.nation(rival);
            nation.seat != seat && nation.cities.len() > 1
        });
        let all = stacks.iter().fold(ZoneSet::EMPTY, |all, stack| {
            all.union(stack.strike(board, 3))
        });
        rivals.flat_map(move |rival| {
            let stacks = stacks.clone();
            let cities = state.nation(rival).cities.intersection(all);
            cities
                .iter()
                .map(move |zone| self.target(state, &stacks, zone, rival))
        })
    }

    pub(super) fn target(
        &self,
        state: &State,
        stacks: &Stacks,
        zone: Zone,
        owner: Place,
    ) -> Target {
        let board = self.board(state.board);
        let mut target = Target {
            zone,
            temple: state.temples.contains(zone),
            defence: i32::from(Defence::of(self, state, zone, owner).total()),
            strikers: [0; TURNS - 1],
            pending: 0,
            bound: 0,
        };
        let mut needed = target.defence;
        let mut before: ArrayVec<bool, { 2 * MAX_UNITS as usize }> =
            stacks.iter().map(|_| false).collect();
        for (turns, number) in (0..).zip(&mut target.strikers) {
            for (stack, counted) in stacks.iter().zip(&mut before) {
                if *counted || !stack.strike(board, turns).contains(zone) {
                    continue;
                }
                *counted = true;
                *number += i32::from(stack.count);
                let wanted = needed.min(i32::from(stack.count));
                needed -= wanted;
                target.bound += (wanted - i32::from(stack.count - stack.bound)).max(0);
                if wanted > 0 && stack.left > 0 {
                    let later = (turns * stack.allowance).saturating_sub(1);
                    target.pending += wanted * stack.steps_now(board, zone, later);
                }
            }
        }
        target
    }

    /// By how much the units of a rival in and near own cities outdo their defence: without and with a temple.
    pub(super) fn threats(&self, state: &State, place: Place) -> (i32, i32) {
        const MOST: i32 = 3;
        let board = self.board(state.board);
        let cities = state.nation(place).cities;
        let (mut plain, mut temples) = (0, 0);
        for zone in cities.iter() {
            let defence = Defence::of(self, state, zone, place).total();
            let mut excess = 0;
            for rival in state.places().filter(|&rival| rival != place) {
                let nation = state.nation(rival);
                if nation.legions.total() + nation.galleys.total() < defence {
                    continue;
                }
                let of_kind = |&kind: &UnitKind| -> u8 {
                    let units = nation.units(kind);
                    let steps = allowance(nation.advances, kind);
                    let near = board
                        .within(kind, zone, steps)
                        .intersection(units.present());
                    near.iter().map(|zone| units.at(zone)).sum()
                };
                let near: u8 = UnitKind::VARIANTS.iter().map(of_kind).sum();
                excess = excess.max(i32::from(near) - i32::from(defence) + 1);
            }
            if state.temples.contains(zone) {
                temples += excess.min(MOST);
            } else {
                plain += excess.min(MOST);
            }
        }
        (plain, temples)
    }
}
