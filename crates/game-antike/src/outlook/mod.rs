//! A position in a few numbers, for bots that weigh it.

mod purse;
mod targets;
mod tasks;

use engine::{Log, Seat};
use strum::EnumCount;

pub(crate) use self::purse::Shopping;
pub use self::{
    targets::Target,
    tasks::{Coverage, Tasks},
};
use crate::{
    action::Action,
    game::Antike,
    ids::{AdvanceSet, Line, PersonageKind, Resource, Space, UnitKind},
    rules::{dispatch, production, purchase},
    state::{Place, State, Step},
};

/// Units are told apart by the turns they need: none, this one, or one, two or three more.
pub(crate) const TURNS: usize = 5;

/// How many provinces count as sites of new cities, at most.
pub(crate) const SITES: i32 = 3;

/// What a nation has on the board.
#[derive(Clone, Copy, Debug)]
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
        dispatch::apply(
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
    pub(crate) fn counted(&self, state: &State, place: Place) -> [(PersonageKind, u8, u8); 3] {
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

    /// Personages of a kind that are still to be won.
    pub(crate) fn left(&self, state: &State, kind: PersonageKind) -> u8 {
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
            income: Resource::VARIANTS_ARRAY
                .map(|resource| i32::from(production::income(self, state, place, resource).paid)),
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
