//! How good a position of Antike is.
//!
//! Personages count most, then the way to the next ones (cities, temples, seas, advances), then what pays for them. What the space of the
//! wheel allows next is part of the value, so that a look of one answer ahead sees why to go there.

use engine::{Game, Seat};
use game_antike::{Antike, Opportunity, Outlook, State};

use crate::evaluate::Evaluate;

/// Worth of one personage; everything else is measured against it.
const PERSONAGE: i32 = 1000;
/// Worth of what the best rival has, in percent of the same thing of one's own.
const RIVAL_PERCENT: i32 = 25;
/// Worth of one unit of marble, iron and gold, and how many of each are worth keeping.
const RESOURCES: [(i32, i32); 3] = [(24, 12), (22, 8), (24, 12)];
const SPARE_RESOURCE: i32 = 2;

impl Evaluate for Antike {
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome(state) {
            return if outcome.winners.contains(seat) {
                1_000_000
            } else {
                -1_000_000
            };
        }
        if let Some(settled) = self.settled(state) {
            return self.evaluate(&settled, seat);
        }
        let (mut own, mut rival) = (0, 0);
        for (owner, outlook) in self.outlooks(state) {
            let mut value = standing(&outlook);
            if outlook.at_turn {
                value += chances(self.opportunity(state), &outlook);
            }
            if owner == seat {
                own += value;
            } else {
                rival = rival.max(value);
            }
        }
        own - rival * RIVAL_PERCENT / 100
    }
}

/// What a nation has, and how near it is to the next king, citizen and navigator.
fn standing(outlook: &Outlook) -> i32 {
    let [to_king, to_citizen, to_navigator] = outlook.next;
    let near = |missing: i32, each: i32, worth: i32| (each - missing.clamp(0, each)) * worth / each;
    let units = outlook.legions + outlook.galleys;
    let resources: i32 = RESOURCES
        .iter()
        .zip(outlook.stock)
        .map(|(&(worth, keep), there)| {
            there.min(keep) * worth + (there - keep).max(0) * SPARE_RESOURCE
        })
        .sum();
    let income: i32 = outlook
        .income
        .iter()
        .map(|&income| 24 * income.min(9))
        .sum();
    let sites = outlook.open_sites.min(1 + affordable_cities(outlook));
    outlook.personages * PERSONAGE
        + near(to_king, 5, 800)
        + near(to_citizen, 3, 850)
        + near(to_navigator, 7, 700)
        + outlook.cities * 90
        + outlook.temples * 120
        + i32::from(outlook.advances.len()) * 200
        + income
        + resources
        + outlook.coins * 24
        + units.min(12) * 60
        + (units - 12).max(0) * 26
        + sites * 70
        - outlook.threatened_cities * 20
        - outlook.threatened_temples * 150
}

fn affordable_cities(outlook: &Outlook) -> i32 {
    let missing = |each: i32| -> i32 {
        outlook
            .stock
            .iter()
            .map(|&there| (each - there).max(0))
            .sum()
    };
    (1..=4)
        .take_while(|&each| missing(each) <= outlook.coins)
        .count() as i32
}

/// What the action that has begun promises. It is less than what doing it adds, so that it gets done.
fn chances(opportunity: Opportunity, outlook: &Outlook) -> i32 {
    match opportunity {
        Opportunity::None => 0,
        Opportunity::Temples(count) => count * 240,
        Opportunity::Units(count) => {
            let wanted = (14 - outlook.legions - outlook.galleys).max(0);
            count.min(wanted) * 28
        }
        Opportunity::Advances(first, later) => first * 900 + later * 60,
        Opportunity::Maneuver(campaign) => {
            let sites = campaign.sites.min(affordable_cities(outlook));
            sites * 150 + campaign.seas * 80 + campaign.cities * 60 + campaign.temples * 600
        }
    }
}
