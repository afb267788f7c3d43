//! What units can be used for.

use arrayvec::ArrayVec;
use strum::VariantArray;

use super::{SITES, TURNS, allowance, on_maneuver, targets::Target};
use crate::{
    data::Board,
    game::Antike,
    ids::{PersonageKind, UnitKind, Zone, ZoneSet},
    rules::maneuver::Roster,
    state::{MAX_UNITS, Moved, Place, State},
};

/// Goals given out to units, one each, by the turns they need to get there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Coverage {
    /// How many goals: held, to be reached in this action, and in one, two or three more turns.
    pub by_turns: [i32; TURNS],
    /// Steps that the units have yet to go in this turn.
    pub pending: i32,
}

/// What units have to do, one task each.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tasks {
    /// Provinces without a city that they hold or could come to.
    pub sites: Coverage,
    /// Seas without an own galley that spare galleys could come to.
    pub seas: Coverage,
}

/// Units of one kind in one province that can go equally far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stack {
    pub(super) kind: UnitKind,
    pub(super) zone: Zone,
    /// Maneuvers left in this turn, and in each turn to come.
    pub(super) left: u8,
    pub(super) allowance: u8,
    pub(super) count: u8,
    /// How many of them hold a sea or the site of a city.
    pub(super) bound: u8,
}

impl Stack {
    /// Steps it has to go in this turn so that it needs no more than these after it.
    pub(super) fn steps_now(&self, board: &Board, goal: Zone, later: u8) -> i32 {
        let far = board.steps(self.kind, self.zone, goal).unwrap_or(later);
        i32::from(far.saturating_sub(later))
    }

    /// Where it can take part in a conquest within so many turns after this one.
    pub(super) fn strike(&self, board: &Board, turns: u8) -> ZoneSet {
        match (self.left + turns * self.allowance).checked_sub(1) {
            Some(steps) => board.within(self.kind, self.zone, steps),
            None => ZoneSet::EMPTY,
        }
    }
}

pub(super) type Stacks = ArrayVec<Stack, { 2 * MAX_UNITS as usize }>;

impl Antike {
    /// The units of a nation and how far they can go.
    pub(super) fn stacks(&self, state: &State, place: Place) -> Stacks {
        let nation = state.nation(place);
        let on_maneuver = on_maneuver(state, place);
        let cities = state.all_cities();
        let seas_count = self.left(state, PersonageKind::Navigator) > 0;
        let mut stacks = Stacks::new();
        let mut held: ZoneSet = ZoneSet::EMPTY;
        for &kind in UnitKind::VARIANTS {
            let allowance = allowance(nation.advances, kind);
            for zone in nation.units(kind).present().iter() {
                let holds = kind == UnitKind::Galley && seas_count || !cities.contains(zone);
                let mut add = |left: u8, count: u8| {
                    let bound = u8::from(count > 0 && holds && !held.contains(zone));
                    if bound > 0 {
                        held.insert(zone);
                    }
                    stacks.extend((count > 0).then_some(Stack {
                        kind,
                        zone,
                        left,
                        allowance,
                        count,
                        bound,
                    }));
                };
                if on_maneuver {
                    let counts = Roster::of(state).counts(kind, zone);
                    (0..).zip(counts).for_each(|(left, count)| add(left, count));
                } else {
                    add(0, nation.units(kind).at(zone));
                }
            }
        }
        stacks
    }

    /// What the units of a nation can do that are not needed for a conquest in this action; so many seas are missing.
    pub fn tasks(
        &self,
        state: &State,
        place: Place,
        conquest: Option<Target>,
        missing_seas: i32,
    ) -> Tasks {
        let board = self.board(state.board);
        let mut stacks = self.stacks(state, place);
        if let Some(target) = conquest {
            self.reserve(state, &mut stacks, target);
        }
        let held = state.nation(place).galleys.present();
        let mut spare = stacks.clone();
        let mut kept: ZoneSet = ZoneSet::EMPTY;
        for stack in &mut spare {
            if stack.kind == UnitKind::Legion {
                stack.count = 0;
            } else if !kept.contains(stack.zone) {
                kept.insert(stack.zone);
                stack.count -= stack.count.min(1);
            }
        }
        let before: Stacks = spare.clone();
        let seas = self.cover(
            state,
            &mut spare,
            board.for_galleys.without(held),
            missing_seas,
        );
        for (stack, (before, after)) in stacks.iter_mut().zip(before.iter().zip(&spare)) {
            stack.count -= before.count - after.count;
        }
        let land = board.for_legions.union(board.for_galleys);
        let sites = self.cover(state, &mut stacks, land.without(state.all_cities()), SITES);
        Tasks { sites, seas }
    }

    /// Steps that the units of a nation have gone in this turn.
    pub(super) fn steps(&self, state: &State, place: Place) -> i32 {
        if !on_maneuver(state, place) {
            return 0;
        }
        let gone =
            |moved: &Moved| i32::from((state.allowance(moved.kind) - moved.left) * moved.count);
        state.turn.moved.iter().map(gone).sum()
    }

    /// Takes away the units that a conquest in this action needs.
    pub(super) fn reserve(&self, state: &State, stacks: &mut Stacks, target: Target) {
        let board = self.board(state.board);
        let mut needed = target.defence as u8;
        for stack in stacks {
            if stack.strike(board, 0).contains(target.zone) {
                let taken = needed.min(stack.count);
                needed -= taken;
                stack.count -= taken;
            }
        }
    }

    /// Gives every unit a goal of its own, the nearest first.
    pub(super) fn cover(
        &self,
        state: &State,
        stacks: &mut Stacks,
        mut goals: ZoneSet,
        most: i32,
    ) -> Coverage {
        let board = self.board(state.board);
        let mut coverage = Coverage::default();
        let mut open = most;
        for stack in stacks.iter_mut() {
            if open > 0 && stack.count > 0 && goals.contains(stack.zone) {
                open -= 1;
                goals.remove(stack.zone);
                stack.count -= 1;
                coverage.by_turns[0] += 1;
            }
        }
        for (turns, number) in (0..).zip(coverage.by_turns.iter_mut().skip(1)) {
            for stack in stacks.iter_mut() {
                let steps = stack.left + turns * stack.allowance;
                if stack.count == 0 || steps == 0 {
                    continue;
                }
                let near = board.within(stack.kind, stack.zone, steps);
                let count = i32::from(stack.count).min(open).max(0);
                for zone in near.intersection(goals).iter().take(count as usize) {
                    open -= 1;
                    goals.remove(zone);
                    stack.count -= 1;
                    *number += 1;
                    coverage.pending += stack.steps_now(board, zone, turns * stack.allowance);
                }
            }
        }
        coverage
    }
}
