//! What a nation of Antike has is worth, and what the next actions may bring.

use std::sync::LazyLock;

use game_antike::{Advance, Antike, Coverage, Outlook, Space, State, Target, Tasks, Way};

use crate::weights::Weights;

/// What is counted for a nation: `data/antike.json` says how much each counts.
pub(super) const FEATURES: [&str; 26] = [
    "goal",
    "personages",
    "way-to-king",
    "way-to-citizen",
    "way-to-navigator",
    "cities",
    "temples",
    "income",
    "market",
    "currency",
    "mobility",
    "safety",
    "needed",
    "spare",
    "useless",
    "coins",
    "more-coins",
    "units",
    "sites",
    "seas",
    "war",
    "pending",
    "steps",
    "threatened-cities",
    "threatened-temples",
    "prospects",
];

/// The features of a nation.
pub(super) type Standing = [f64; FEATURES.len()];

pub(super) fn weights() -> &'static Weights {
    static WEIGHTS: LazyLock<Weights> =
        LazyLock::new(|| Weights::embedded(&FEATURES, include_str!("../../data/antike.json")));
    &WEIGHTS
}

/// Worth of one personage to whoever plans a conquest; everything else is measured against it.
pub(super) const PERSONAGE: i32 = 1000;
/// Worth of all that leads to a king, citizen or navigator; the rest comes with the personage.
const ALMOST: i32 = 800;
/// Worth of what rivals have, in percent of the same thing of one's own.
pub(super) const RIVAL_PERCENT: i32 = 15;
/// Worth of a city, a temple and a unit of a rival.
pub(super) const RIVAL_CITY: i32 = 200;
pub(super) const RIVAL_TEMPLE: i32 = 260;
pub(super) const RIVAL_UNIT: i32 = 40;
/// Worth of a conquered city, apart from kings and income.
const CITY: i32 = 56;
/// Worth of the income from it at the beginning of the game.
const INCOME: i32 = 80;
/// Worth of a unit of a resource that is needed.
const NEEDED: i32 = 45;
/// So much of a resource beyond what is needed is spare; more is useless.
const SPARES: i32 = 6;
/// Cities, temples and units to keep resources for, and gold when no scholar is left.
const CITIES_AHEAD: i32 = 3;
const TEMPLES_AHEAD: i32 = 3;
const UNITS_AHEAD: i32 = 3;
const GOLD_AHEAD: i32 = 4;
/// How many coins are worth keeping.
const COINS: i32 = 8;
/// Percent of its worth that a goal has for a unit that is there, can go there in this action, or needs one, two or three turns.
const BY_TURNS: [i32; 5] = [100, 85, 45, 28, 18];
/// What is lost on each step that a unit on its way to a conquest has yet to go in this turn.
const MARCH: i32 = 12;
/// What a maneuver that goes on is worth less than one that has ended.
const RESTLESS: f64 = 6.0;
/// Percent of the gain from a conquest that units are worth which can carry it out at once, or only later.
const STRIKE_NOW: i32 = 119;
const STRIKE_LATER: i32 = 38;
/// What is lost with each unit that a conquest takes, and more if it holds a sea or a site.
const STRIKER: i32 = 77;
const BOUND: i32 = 110;
/// Percent that a unit counts that can take part in a conquest in this action, in the next maneuver, and later.
const STRIKERS: [i32; 4] = [100, 100, 60, 35];
/// Of its gain, what an action is worth before it is done.
const CHANCE: f64 = 0.9;
/// Of its gain, what the best action of the next turn is worth now.
const PROSPECT: f64 = 0.5;
/// Gain from each unit that is armed for a task, and from each advance that is bought; at most so many units count.
const ARMED: i32 = 40;
const BOUGHT: i32 = 180;
const RECRUITS: i32 = 12;
/// Sites that units are armed for.
const SITES: i32 = 10;

/// How much of the game is left, and what counts how much now.
pub(super) struct Pace {
    goal: i32,
    left: i32,
    weights: Standing,
}

impl Pace {
    pub(super) fn of(game: &Antike, state: &State) -> Self {
        let goal = game.goal(state);
        let best = game.holdings(state).map(|(_, held)| held.personages).max();
        let mut pace = Self {
            goal,
            left: (goal - best.unwrap_or_default()).max(1),
            weights: [0.0; FEATURES.len()],
        };
        let progress = pace.progress();
        for (now, weight) in pace.weights.iter_mut().zip(&weights().features) {
            *now = weight.at(progress);
        }
        pace
    }

    /// How much of the game is over, from 0 to 1.
    pub(super) fn progress(&self) -> f64 {
        1.0 - f64::from(self.left) / f64::from(self.goal.max(1))
    }

    /// What pays in the long run is worth less towards the end.
    fn lasting(&self, worth: i32) -> i32 {
        worth * self.left / self.goal
    }

    pub(super) fn worth(&self, standing: &Standing) -> f64 {
        let counted = standing.iter().zip(&self.weights);
        counted.map(|(feature, weight)| feature * weight).sum()
    }
}

/// The best chance to conquer a city.
#[derive(Clone, Copy, Default)]
pub(super) struct War {
    /// What it is worth now, and after another maneuver.
    pub(super) worth: i32,
    next: i32,
    /// Units that are still missing.
    missing: i32,
    /// The city, if it can be conquered in this action.
    pub(super) conquest: Option<Target>,
}

impl War {
    pub(super) fn of(target: &Target, outlook: &Outlook, pace: &Pace) -> Self {
        let gain = conquest_gain(target, outlook, pace);
        if gain <= 0 {
            return Self::default();
        }
        let pending = target.pending * MARCH;
        let [now, then, ..] = target.strikers;
        let missing = (target.defence - target.strikers.into_iter().sum::<i32>()).max(0);
        let approach = |percents: [i32; 4]| {
            let mut needed = target.defence;
            let mut share = 0;
            for (number, percent) in target.strikers.into_iter().zip(percents) {
                let counted = number.min(needed);
                needed -= counted;
                share += counted * percent;
            }
            gain * STRIKE_LATER / 100 * share / 100 / target.defence
        };
        let [a, b, c, d] = STRIKERS;
        Self {
            worth: if now >= target.defence {
                gain * STRIKE_NOW / 100
            } else {
                approach([a, b, c, d])
            } - pending,
            next: if now + then >= target.defence {
                gain
            } else {
                approach([a, a, b, c])
            },
            missing,
            conquest: (now >= target.defence).then_some(*target),
        }
    }
}

fn conquest_gain(target: &Target, outlook: &Outlook, pace: &Pace) -> i32 {
    let [to_king, ..] = outlook.ways;
    let king = if to_king.each > 0 {
        ALMOST / to_king.each
    } else {
        0
    };
    let general = if target.temple && outlook.generals {
        PERSONAGE
    } else {
        0
    };
    let city = king + CITY + pace.lasting(INCOME) + RIVAL_CITY * RIVAL_PERCENT / 100;
    general + city - target.defence * STRIKER - target.bound * BOUND
}

/// A nation and what it may do next.
#[derive(Clone, Copy)]
pub(super) struct Plan<'a> {
    pub(super) outlook: Outlook,
    pub(super) tasks: Tasks,
    pub(super) war: War,
    pub(super) pace: &'a Pace,
}

impl Plan<'_> {
    /// What the nation has, with what it may do in its next turn as the last feature.
    pub(super) fn features(&self) -> Standing {
        self.with_prospects(self.prospects())
    }

    /// The same while the action of a space goes on. Less than after the whole action, so that it gets done.
    pub(super) fn features_on(&self, space: Space) -> Standing {
        let now = self.prospects();
        if matches!(space, Space::Maneuver1 | Space::Maneuver2) {
            return self.with_prospects(now - RESTLESS);
        }
        let gain = self.after(space).worth() - self.worth();
        self.with_prospects(now + gain.max(0.0) * CHANCE)
    }

    fn with_prospects(&self, prospects: f64) -> Standing {
        let mut features = self.standing();
        if let Some(last) = features.last_mut() {
            *last = prospects;
        }
        features
    }

    fn worth(&self) -> f64 {
        self.pace.worth(&self.standing()) + self.prospects()
    }

    /// Of what the best action of the next turn would change, what counts now.
    fn prospects(&self) -> f64 {
        let standing = self.pace.worth(&self.standing());
        let gain = |(&space, toll): (&Space, i32)| {
            let after = self.pace.worth(&self.after(space).standing());
            after - standing - f64::from(toll * NEEDED)
        };
        let gains = SPACES.iter().zip(self.outlook.tolls).map(gain);
        gains.fold(0.0, f64::max) * PROSPECT
    }

    /// What a nation has and is near to, in the order of [`FEATURES`].
    fn standing(&self) -> Standing {
        let Self {
            outlook,
            tasks,
            pace,
            ..
        } = self;
        let held = &outlook.holdings;
        let near = |way: Way| {
            if way.each > 0 {
                f64::from(way.have) / f64::from(way.each)
            } else {
                0.0
            }
        };
        let [king, citizen, navigator] = outlook.ways.map(near);
        let income = outlook.income.into_iter().map(|income| income.min(9));
        let [market, currency, mobility, safety] = advances(outlook);
        let [needed, spare, useless] = resources(outlook);
        let coins = outlook.coins.min(COINS);
        [
            f64::from(u8::from(held.personages >= pace.goal)),
            f64::from(held.personages),
            king,
            citizen,
            navigator,
            f64::from(held.cities),
            f64::from(held.temples),
            f64::from(income.sum::<i32>()),
            market,
            currency,
            mobility,
            safety,
            f64::from(needed),
            f64::from(spare),
            f64::from(useless),
            f64::from(coins),
            f64::from(outlook.coins - coins),
            f64::from(held.units),
            f64::from(covered(&tasks.sites)) / 100.0,
            f64::from(covered(&tasks.seas)) / 100.0,
            f64::from(self.war.worth),
            f64::from(tasks.sites.pending + tasks.seas.pending),
            f64::from(outlook.steps),
            f64::from(outlook.threatened_cities),
            f64::from(outlook.threatened_temples),
            0.0,
        ]
    }

    fn missing_seas(&self) -> i32 {
        let [_, _, navigator] = self.outlook.ways;
        (navigator.each - navigator.have).max(0)
    }

    /// What the action of a space would change.
    fn after(&self, space: Space) -> Self {
        let mut after = *self;
        let outlook = &mut after.outlook;
        let [marble, iron, gold] = &mut outlook.stock;
        match space {
            Space::Marble => *marble += outlook.income[0],
            Space::Iron => *iron += outlook.income[1],
            Space::Gold => *gold += outlook.income[2],
            Space::Temple => {
                let count = ((*marble + outlook.coins) / 5).min(outlook.bare_cities);
                spend(marble, &mut outlook.coins, 5 * count);
                outlook.bare_cities -= count;
                outlook.holdings.temples += count;
                outlook.income[2] += 2 * count;
                let [_, citizen, _] = &mut outlook.ways;
                citizen.have += count;
                if citizen.each > 0 && citizen.have >= citizen.each {
                    citizen.have -= citizen.each;
                    outlook.holdings.personages += 1;
                }
            }
            Space::Arming => {
                let sites = (SITES - self.tasks.sites.by_turns.into_iter().sum::<i32>()).max(0);
                let wanted = (self.missing_seas() + sites + self.war.missing).min(RECRUITS);
                let count = (*iron + outlook.coins).min(outlook.room).min(wanted);
                spend(iron, &mut outlook.coins, count);
                after.war.worth += count * (NEEDED + ARMED);
            }
            Space::KnowHow => {
                let shopping = outlook.shopping;
                if shopping.cost <= *gold + outlook.coins {
                    spend(gold, &mut outlook.coins, shopping.cost);
                    outlook.holdings.personages += shopping.first;
                    after.war.worth += (shopping.first + shopping.later) * BOUGHT;
                    outlook.shopping = Default::default();
                }
            }
            Space::Maneuver1 | Space::Maneuver2 => {
                after.war.worth = after.war.next;
                for coverage in [&mut after.tasks.sites, &mut after.tasks.seas] {
                    let [held, now, next, later, last] = coverage.by_turns;
                    coverage.by_turns = [held + now + next, 0, later, last, 0];
                }
            }
        }
        after
    }
}

/// Goals that units have or come to, in percent of those they have.
fn covered(coverage: &Coverage) -> i32 {
    let by_turns = coverage.by_turns.into_iter().zip(BY_TURNS);
    by_turns.map(|(number, percent)| number * percent).sum()
}

/// The advances by what they are good for: trade in marble and iron, coins, units, defence.
fn advances(outlook: &Outlook) -> [f64; 4] {
    let mut counts = [0.0; 4];
    let [market, currency, mobility, safety] = &mut counts;
    for advance in outlook.advances.iter() {
        *match advance {
            Advance::Market => &mut *market,
            Advance::Currency => &mut *currency,
            Advance::Wheel | Advance::Sailing | Advance::Roads | Advance::Navigation => {
                &mut *mobility
            }
            Advance::Monarchy | Advance::Democracy => &mut *safety,
        } += 1.0;
    }
    counts
}

/// Of the stock, what is needed for the next plans, what is spare and what is useless.
fn resources(outlook: &Outlook) -> [i32; 3] {
    let temples = outlook.bare_cities.min(TEMPLES_AHEAD);
    let gold = outlook.scholar.unwrap_or(GOLD_AHEAD);
    let needs = [5 * temples, UNITS_AHEAD, gold].map(|need| need + CITIES_AHEAD);
    let mut sums = [0; 3];
    let [needed, spare, useless] = &mut sums;
    for (there, need) in outlook.stock.into_iter().zip(needs) {
        let wanted = there.min(need);
        let more = (there - wanted).min(SPARES);
        *needed += wanted;
        *spare += more;
        *useless += there - wanted - more;
    }
    sums
}

/// Takes a price out of the stock, the rest in coins.
fn spend(there: &mut i32, coins: &mut i32, amount: i32) {
    let paid = amount.min(*there);
    *there -= paid;
    *coins -= amount - paid;
}

/// All spaces of the wheel.
const SPACES: [Space; 8] = [
    Space::Iron,
    Space::Temple,
    Space::Gold,
    Space::Maneuver1,
    Space::Arming,
    Space::Marble,
    Space::KnowHow,
    Space::Maneuver2,
];
