//! A position in a few numbers, for those who weigh it.

use engine::{Log, Seat, map::ZoneSet};
use strum::VariantArray;

use crate::{
    action::Action,
    game::Antike,
    ids::{Advance, AdvanceSet, PersonageKind, Resource, UnitKind},
    payment::{Payment, Price},
    rules::{self, conquest::Defence, production, purchase},
    state::{Place, State, Step},
};

/// What one nation has and is near to.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Outlook {
    pub at_turn: bool,
    /// Personages won, and those that are due at the end of the turn whatever happens.
    pub personages: i32,
    pub cities: i32,
    pub temples: i32,
    /// Provinces with own galleys.
    pub seas: i32,
    pub legions: i32,
    pub galleys: i32,
    pub stock: [i32; 3],
    pub coins: i32,
    pub advances: AdvanceSet,
    /// Kings, citizens and navigators won: the next of each needs so many more cities, temples or seas.
    pub next: [i32; 3],
    /// Provinces with own units where a city could be founded.
    pub open_sites: i32,
    /// Marble, iron and gold that the cities yield.
    pub income: [i32; 3],
    /// Own cities, and own temples, that rivals could conquer with the units beside them.
    pub threatened_cities: i32,
    pub threatened_temples: i32,
}

/// What the space the nation at turn has gone to lets it do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opportunity {
    /// Nothing more, or not its action.
    None,
    /// So many temples.
    Temples(i32),
    /// So many units.
    Units(i32),
    /// Advances: so many that nobody has yet, so many that others have.
    Advances(i32, i32),
    /// Maneuvers that would bring something.
    Maneuver(Campaign),
}

/// What a maneuver could bring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Campaign {
    /// Provinces without a city and without own units that a unit not needed where it is could enter.
    pub sites: i32,
    /// Seas without own galleys that a galley not needed where it is could enter.
    pub seas: i32,
    /// Foreign cities that the units in and beside the province could conquer.
    pub cities: i32,
    /// Those of them with a temple.
    pub temples: i32,
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

    /// The seats and outlooks of all nations, in the order of turns.
    pub fn outlooks(&self, state: &State) -> impl Iterator<Item = (Seat, Outlook)> {
        state
            .places()
            .map(|place| (state.nation(place).seat, self.outlook(state, place)))
    }

    fn outlook(&self, state: &State, place: Place) -> Outlook {
        let nation = state.nation(place);
        let at_turn = place == state.active && state.winner.is_none();
        let due = if at_turn {
            state.turn.firsts.len() + state.turn.destroyed
        } else {
            0
        };
        let missing = |kind: PersonageKind, each: u8, there: u8| {
            let needed = (nation.count(kind) + 1) * each;
            let any_left = state.personages_won(kind) < self.piles.of(kind);
            if any_left {
                i32::from(needed) - i32::from(there)
            } else {
                i32::MAX
            }
        };
        let temples = nation.cities.intersection(state.temples);
        let seas = nation.galleys.present().len();
        let threatened = self.threatened(state, place);
        Outlook {
            at_turn,
            personages: i32::from(nation.personage_total() + due),
            cities: i32::from(nation.cities.len()),
            temples: i32::from(temples.len()),
            seas: i32::from(seas),
            legions: i32::from(nation.legions.total()),
            galleys: i32::from(nation.galleys.total()),
            stock: Resource::VARIANTS_ARRAY.map(|resource| i32::from(nation.stock.get(resource))),
            coins: i32::from(nation.stock.coins),
            advances: nation.advances,
            next: [
                missing(
                    PersonageKind::King,
                    self.numbers.cities_per_king,
                    nation.cities.len(),
                ),
                missing(
                    PersonageKind::Citizen,
                    self.numbers.temples_per_citizen,
                    temples.len(),
                ),
                missing(
                    PersonageKind::Navigator,
                    self.numbers.seas_per_navigator,
                    seas,
                ),
            ],
            open_sites: i32::from(nation.occupied().without(state.all_cities()).len()),
            income: Resource::VARIANTS_ARRAY.map(|resource| {
                i32::from(production::yield_of_cities(self, state, place, resource))
            }),
            threatened_cities: i32::from(threatened.len()),
            threatened_temples: i32::from(threatened.intersection(state.temples).len()),
        }
    }

    /// What the units of the nation at turn could do with a step each.
    fn campaign(&self, state: &State) -> Campaign {
        let board = self.board(state.board);
        let nation = state.at_turn();
        let cities = state.all_cities();
        let occupied = nation.occupied();
        let mut reachable = ZoneSet::EMPTY;
        let (mut movers, mut spare_galleys) = (0, 0);
        for &kind in UnitKind::VARIANTS {
            let units = nation.units(kind);
            for zone in units.present().iter() {
                let open_site = !cities.contains(zone);
                let spare = i32::from(units.at(zone)) - i32::from(open_site);
                movers += spare;
                if kind == UnitKind::Galley {
                    spare_galleys += i32::from(units.at(zone)) - 1;
                }
                if spare > 0 {
                    reachable = reachable.union(board.ways(kind).neighbours(zone));
                }
            }
        }
        let galleys = nation.galleys.present();
        let beside = |all: ZoneSet, zone| all.union(board.sea.neighbours(zone));
        let new_seas = galleys
            .iter()
            .fold(ZoneSet::EMPTY, beside)
            .without(galleys)
            .len();
        let new_sites = reachable.without(cities).without(occupied).len();
        let in_reach = |&zone: &u8| {
            state.owner(zone).is_some_and(|owner| {
                state.nation(owner).cities.len() > 1
                    && self.units_in_reach(state, state.active, zone)
                        >= Defence::of(self, state, zone, owner).total()
            })
        };
        let conquests: ZoneSet = cities
            .without(nation.cities)
            .iter()
            .filter(in_reach)
            .collect();
        Campaign {
            sites: i32::from(new_sites).min(movers),
            seas: i32::from(new_seas).min(spare_galleys),
            cities: i32::from(conquests.len()),
            temples: i32::from(conquests.intersection(state.temples).len()),
        }
    }

    /// Units of a nation in a province and next to it.
    fn units_in_reach(&self, state: &State, place: Place, zone: u8) -> u8 {
        let board = self.board(state.board);
        let of_kind = |&kind: &UnitKind| -> u8 {
            let units = state.nation(place).units(kind);
            let beside = board
                .ways(kind)
                .neighbours(zone)
                .intersection(units.present());
            units.at(zone) + beside.iter().map(|zone| units.at(zone)).sum::<u8>()
        };
        UnitKind::VARIANTS.iter().map(of_kind).sum()
    }

    /// Cities of a nation that one rival could conquer with units in the province and next to it.
    fn threatened(&self, state: &State, place: Place) -> ZoneSet {
        let cities = state.nation(place).cities;
        if cities.len() <= 1 {
            return ZoneSet::EMPTY;
        }
        let is_threatened = |&zone: &u8| {
            let defence = Defence::of(self, state, zone, place).total();
            let mut rivals = state.places().filter(|&rival| rival != place);
            rivals.any(|rival| self.units_in_reach(state, rival, zone) >= defence)
        };
        cities.iter().filter(is_threatened).collect()
    }

    /// What the nation at turn can do with the space it has gone to.
    pub fn opportunity(&self, state: &State) -> Opportunity {
        let nation = state.at_turn();
        let stock = &nation.stock;
        let affordable = |price: Price| -> i32 {
            let price = nation.price_for(price);
            let mut left = *stock;
            let mut count = 0;
            while count < 20 && price.is_within(&left) {
                let Some(Payment {
                    marble,
                    iron,
                    gold,
                    coins,
                }) = price.cheapest(&left)
                else {
                    break;
                };
                left.marble -= u16::from(marble);
                left.iron -= u16::from(iron);
                left.gold -= u16::from(gold);
                left.coins -= coins;
                count += 1;
            }
            count
        };
        match state.step() {
            Some(Step::Temple) => {
                let bare = i32::from(nation.cities.without(state.temples).len());
                let bank = i32::from(self.limits.temples - state.temples.len());
                Opportunity::Temples(affordable(self.numbers.temple).min(bare).min(bank))
            }
            Some(Step::Arming) => {
                let temples = nation.cities.intersection(state.temples).len();
                let room = (nation.cities.len() - temples) * self.numbers.plain_city
                    + temples * self.numbers.temple_city;
                let pieces =
                    2 * self.limits.units - nation.legions.total() - nation.galleys.total();
                let most = i32::from(room).min(i32::from(pieces));
                Opportunity::Units(affordable(self.numbers.unit).min(most))
            }
            Some(Step::KnowHow) => self.advances_in_reach(state),
            Some(Step::Maneuver) => Opportunity::Maneuver(self.campaign(state)),
            Some(
                Step::ChooseNations
                | Step::ChooseCity(_)
                | Step::Coin
                | Step::Rondel
                | Step::Cities
                | Step::Payment(_)
                | Step::Entry(_)
                | Step::GiveUp(_)
                | Step::Losses(_),
            )
            | None => Opportunity::None,
        }
    }

    /// The cheapest advance first, as long as the gold lasts: how many new to the game, how many not.
    fn advances_in_reach(&self, state: &State) -> Opportunity {
        let nation = state.at_turn();
        let known = state.all_advances();
        let mut gold = i32::from(nation.stock.gold) + i32::from(nation.stock.coins);
        let mut owned = nation.advances;
        let (mut first, mut later) = (0, 0);
        loop {
            let buyable = |advance: &&Advance| {
                !owned.contains(**advance)
                    && advance.basic().is_none_or(|basic| owned.contains(basic))
            };
            let price = |advance: &Advance| {
                i32::from(self.numbers.advance(*advance, !known.contains(*advance)))
            };
            // An advance that nobody has brings a scholar: it is worth more than it costs more.
            let candidates = Advance::VARIANTS.iter().filter(buyable);
            let within = candidates.filter(|advance| price(advance) <= gold);
            let Some(&advance) =
                within.min_by_key(|advance| (known.contains(**advance), price(advance)))
            else {
                return Opportunity::Advances(first, later);
            };
            gold -= price(&advance);
            owned.insert(advance);
            if known.contains(advance) {
                later += 1;
            } else {
                first += 1;
            }
        }
    }
}
