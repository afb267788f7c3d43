//! A position in a few numbers, for those who weigh it.

use arrayvec::ArrayVec;
use engine::{Log, Seat, map::ZoneSet};
use strum::{EnumCount, VariantArray};

use crate::{
    action::Action,
    data::Board,
    game::Antike,
    ids::{Advance, AdvanceSet, Line, PersonageKind, Resource, Space, UnitKind},
    rules::{self, conquest::Defence, maneuver::Roster, production, purchase},
    state::{MAX_UNITS, Moved, Place, State, Step},
};

/// Units are told apart by the turns they need: none, this one, or one, two or three more.
pub const TURNS: usize = 5;

/// At most so many provinces are thought of as sites of new cities.
pub const SITES: i32 = 5;

/// What everybody sees of a nation.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Holdings {
    pub seat: Seat,
    /// Personages won, and those that are due if the turn ends like this.
    pub personages: i32,
    pub cities: i32,
    pub temples: i32,
    pub units: i32,
}

/// What a nation has, can get and has to fear.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Outlook {
    pub holdings: Holdings,
    pub stock: [i32; 3],
    pub coins: i32,
    /// What each production yields.
    pub income: [i32; 3],
    pub advances: AdvanceSet,
    /// The ways to the next king, citizen and navigator.
    pub ways: [Way; 3],
    /// The gold that the next advance new to the game costs; nothing when there is none.
    pub scholar: Option<i32>,
    /// Are generals left?
    pub generals: bool,
    pub shopping: Shopping,
    /// Own cities that could take a temple, as far as the bank has temples.
    pub bare_cities: i32,
    /// Units that can be placed in one turn.
    pub room: i32,
    /// What it costs to go to each space of the wheel.
    pub tolls: [i32; Space::COUNT],
    /// Steps that units have gone in this turn.
    pub steps: i32,
    /// Units by which rivals outdo the defence of own cities, and of those with a temple.
    pub threatened_cities: i32,
    pub threatened_temples: i32,
}

/// The way to the next king, citizen or navigator.
#[derive(Clone, Copy, Debug, Default)]
pub struct Way {
    /// Cities, temples or seas beyond those that the last one took.
    pub have: i32,
    /// How many of them the next one takes; 0 when the pile is empty.
    pub each: i32,
}

/// Goals given out to units, one each, by the turns they need to get there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Coverage {
    /// How many goals: held, to be reached in this action, and in one, two or three more turns.
    pub by_turns: [i32; TURNS],
    /// How many of those to be reached in this action belong to units that have not moved yet.
    pub fresh: i32,
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

/// A foreign city that could be conquered.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Target {
    pub(crate) zone: u8,
    pub temple: bool,
    pub defence: i32,
    /// Units that can take part in this action, in the next maneuver, and later.
    pub strikers: [i32; TURNS - 1],
    /// Steps that those of them who are needed have yet to go in this turn.
    pub pending: i32,
    /// How many of those who are needed hold a sea or the site of a city.
    pub bound: i32,
}

/// Advances that a nation can buy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shopping {
    /// How many that nobody has yet.
    pub first: i32,
    /// How many that others have.
    pub later: i32,
    /// Their price in gold.
    pub cost: i32,
}

/// Units of one kind in one province that can go equally far.
#[derive(Clone, Copy, Debug)]
struct Stack {
    kind: UnitKind,
    zone: u8,
    /// Maneuvers left in this turn, and in each turn to come.
    left: u8,
    allowance: u8,
    count: u8,
    /// How many of them hold a sea or the site of a city.
    bound: u8,
}

impl Stack {
    /// Steps it has to go in this turn so that it needs no more than these after it.
    fn steps_now(&self, board: &Board, goal: u8, later: u8) -> i32 {
        let far = board.steps(self.kind, self.zone, goal).unwrap_or(later);
        i32::from(far.saturating_sub(later))
    }

    /// Where it can take part in a conquest within so many turns after this one.
    fn strike(&self, board: &Board, turns: u8) -> ZoneSet {
        match (self.left + turns * self.allowance).checked_sub(1) {
            Some(steps) => board.within(self.kind, self.zone, steps),
            None => ZoneSet::EMPTY,
        }
    }
}

type Stacks = ArrayVec<Stack, { 2 * MAX_UNITS as usize }>;

impl Antike {
    /// The position after an open payment has been met with the fewest coins.
    pub fn settled(&self, state: &State) -> Option<State> {
        let Some(Step::Payment(purchase)) = state.step() else {
            return None;
        };
        let nation = state.at_turn();
        let payment = purchase::price(self, state, purchase).cheapest(&nation.stock)?;
        let mut state = state.clone();
        let seat = nation.seat;
        rules::apply(
            self,
            &mut state,
            seat,
            Action::Pay(payment),
            &mut Log::off(),
        )
        .ok()?;
        Some(state)
    }

    /// What every nation has, in the order of turns.
    pub fn holdings(&self, state: &State) -> impl Iterator<Item = (Place, Holdings)> {
        state
            .places()
            .map(|place| (place, self.holdings_of(state, place)))
    }

    /// How many personages win.
    pub fn goal(&self, state: &State) -> i32 {
        i32::from(state.goal)
    }

    /// Is it this nation's turn?
    pub fn is_at_turn(&self, state: &State, place: Place) -> bool {
        place == state.active
    }

    fn holdings_of(&self, state: &State, place: Place) -> Holdings {
        let nation = state.nation(place);
        let mut personages = nation.personage_total();
        if place == state.active {
            personages += state.turn.firsts.len();
            personages += state
                .turn
                .destroyed
                .min(self.left(state, PersonageKind::General));
        }
        for (kind, there, each) in self.counted(state, place) {
            personages += self.due(state, place, kind, there / each);
        }
        Holdings {
            seat: nation.seat,
            personages: i32::from(personages),
            cities: i32::from(nation.cities.len()),
            temples: i32::from(nation.cities.intersection(state.temples).len()),
            units: i32::from(nation.legions.total() + nation.galleys.total()),
        }
    }

    /// What kings, citizens and navigators are won for: how many the nation has, how many one takes.
    fn counted(&self, state: &State, place: Place) -> [(PersonageKind, u8, u8); 3] {
        let nation = state.nation(place);
        let temples = nation.cities.intersection(state.temples);
        let seas = nation.galleys.present();
        let numbers = &self.numbers;
        [
            (
                PersonageKind::King,
                nation.cities.len(),
                numbers.cities_per_king,
            ),
            (
                PersonageKind::Citizen,
                temples.len(),
                numbers.temples_per_citizen,
            ),
            (
                PersonageKind::Navigator,
                seas.len(),
                numbers.seas_per_navigator,
            ),
        ]
    }

    fn left(&self, state: &State, kind: PersonageKind) -> u8 {
        self.piles
            .of(kind)
            .saturating_sub(state.personages_won(kind))
    }

    /// Personages of a kind that a nation has not yet been given.
    fn due(&self, state: &State, place: Place, kind: PersonageKind, deserved: u8) -> u8 {
        let won = state.nation(place).count(kind);
        deserved.saturating_sub(won).min(self.left(state, kind))
    }

    /// What a nation has, can get and has to fear.
    pub fn outlook(&self, state: &State, place: Place) -> Outlook {
        let nation = state.nation(place);
        let ways = self.counted(state, place).map(|(kind, there, each)| {
            let due = self.due(state, place, kind, there / each);
            let taken = (nation.count(kind) + due) * each;
            let any_left = self.left(state, kind) > due;
            Way {
                have: i32::from(there.saturating_sub(taken)),
                each: if any_left { i32::from(each) } else { 0 },
            }
        });
        let bare = nation.cities.without(state.temples).len();
        let (threatened_cities, threatened_temples) = self.threats(state, place);
        Outlook {
            holdings: self.holdings_of(state, place),
            stock: Resource::VARIANTS_ARRAY.map(|resource| i32::from(nation.stock.get(resource))),
            coins: i32::from(nation.stock.coins),
            income: Resource::VARIANTS_ARRAY.map(|resource| {
                let cities = production::yield_of_cities(self, state, place, resource);
                i32::from(cities + production::bonus(state, place))
            }),
            advances: nation.advances,
            ways,
            scholar: self.next_scholar(state, place),
            generals: self.left(state, PersonageKind::General) > state.turn.destroyed,
            shopping: self.shopping(state, place),
            room: self.room(state, place),
            tolls: self.tolls(state, place),
            bare_cities: i32::from(bare.min(self.limits.temples - state.temples.len())),
            steps: self.steps(state, place),
            threatened_cities,
            threatened_temples,
        }
    }

    /// The units of a nation and how far they can go.
    fn stacks(&self, state: &State, place: Place) -> Stacks {
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
    fn steps(&self, state: &State, place: Place) -> i32 {
        if !on_maneuver(state, place) {
            return 0;
        }
        let gone =
            |moved: &Moved| i32::from((state.allowance(moved.kind) - moved.left) * moved.count);
        state.turn.moved.iter().map(gone).sum()
    }

    /// Takes away the units that a conquest in this action needs.
    fn reserve(&self, state: &State, stacks: &mut Stacks, target: Target) {
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
    fn cover(&self, state: &State, stacks: &mut Stacks, mut goals: ZoneSet, most: i32) -> Coverage {
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
                    coverage.fresh += i32::from(turns == 0 && stack.left == stack.allowance);
                    coverage.pending += stack.steps_now(board, zone, turns * stack.allowance);
                }
            }
        }
        coverage
    }

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

    fn target(&self, state: &State, stacks: &Stacks, zone: u8, owner: Place) -> Target {
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
    fn threats(&self, state: &State, place: Place) -> (i32, i32) {
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

    /// The action that has begun, if it has and the nation decides about it.
    pub fn action(&self, state: &State) -> Option<Space> {
        let space = state.at_turn().space?;
        let step = Step::of_space(space)?;
        (state.stack.first() == Some(&step)).then_some(space)
    }

    /// What it costs a nation to go to each space of the wheel.
    fn tolls(&self, state: &State, place: Place) -> [i32; Space::COUNT] {
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
    fn room(&self, state: &State, place: Place) -> i32 {
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

    /// The advances a nation can buy now: those that nobody has yet before the others, the cheapest first.
    fn shopping(&self, state: &State, place: Place) -> Shopping {
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
                i32::from(self.numbers.advance(*advance, !known.contains(*advance)))
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
    fn next_scholar(&self, state: &State, place: Place) -> Option<i32> {
        let known = state.all_advances();
        let owned = state.nation(place).advances;
        let price = |advance| {
            let basic = Advance::basic(advance).filter(|&basic| !owned.contains(basic));
            let before = basic.map_or(0, |basic| {
                self.numbers.advance(basic, !known.contains(basic))
            });
            i32::from(before + self.numbers.advance(advance, true))
        };
        let unknown = Advance::VARIANTS
            .iter()
            .filter(|&&advance| !known.contains(advance));
        unknown.map(|&advance| price(advance)).min()
    }
}

/// Are the units of this nation on the move?
fn on_maneuver(state: &State, place: Place) -> bool {
    place == state.active && state.stack.first() == Some(&Step::Maneuver)
}

/// The maneuvers that each unit of a kind has with these advances.
fn allowance(advances: AdvanceSet, kind: UnitKind) -> u8 {
    let line = match kind {
        UnitKind::Legion => Line::Legions,
        UnitKind::Galley => Line::Galleys,
    };
    1 + advances.bonus(line)
}
