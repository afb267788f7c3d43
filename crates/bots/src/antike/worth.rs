//! What a nation of Antike has is worth, and what the next actions may bring.

use game_antike::{Advance, Antike, Coverage, Outlook, Space, State, Target, Tasks, Way};

/// Worth of one personage; everything else is measured against it.
pub(super) const PERSONAGE: i32 = 1000;
/// Worth of all that leads to a king, citizen or navigator; the rest comes with the personage.
const ALMOST: i32 = 800;
/// Worth of being sure to win at the end of the turn.
const VICTORY: i32 = 100_000;
/// Worth of what rivals have, in percent of the same thing of one's own.
pub(super) const RIVAL_PERCENT: i32 = 15;
/// Worth of a city, a temple and a unit of a rival.
pub(super) const RIVAL_CITY: i32 = 200;
pub(super) const RIVAL_TEMPLE: i32 = 260;
pub(super) const RIVAL_UNIT: i32 = 40;
/// Worth of a city and of a temple, apart from kings, citizens and income.
const CITY: i32 = 56;
const TEMPLE: i32 = 60;
/// Worth of each unit of income at the beginning of the game.
const INCOME: i32 = 80;
/// Worth of market, currency, the advances for units and those for defence, at the end of the game and at its beginning in addition.
const MARKET: i32 = 30;
const LASTING_MARKET: i32 = 240;
const CURRENCY: i32 = 40;
const LASTING_CURRENCY: i32 = 160;
const MOBILITY: i32 = 50;
const LASTING_MOBILITY: i32 = 80;
const SAFETY: i32 = 40;
const LASTING_SAFETY: i32 = 80;
/// Worth of each needed, each spare and each useless unit of a resource.
const NEEDED: i32 = 45;
const SPARE: i32 = 18;
const USELESS: i32 = 2;
/// So much of a resource beyond what is needed is spare; more is useless.
const SPARES: i32 = 6;
/// Cities, temples and units to keep resources for, and gold when no scholar is left.
const CITIES_AHEAD: i32 = 3;
const TEMPLES_AHEAD: i32 = 3;
const UNITS_AHEAD: i32 = 3;
const GOLD_AHEAD: i32 = 4;
/// Worth of a coin, and how many coins are worth keeping.
const COIN: i32 = 48;
const COINS: i32 = 8;
/// Worth of a unit without a task.
const UNIT: i32 = 25;
/// Worth of a unit in a province where a city can be founded.
const SITE: i32 = 80;
/// Percent of its worth that a goal has for a unit that is there, can go there in this action, or needs one, two or three turns.
const BY_TURNS: [i32; 5] = [100, 85, 45, 28, 18];
/// What is lost on each step that a unit has yet to go in this turn: it makes the bot move it.
const PENDING: i32 = 6;
/// What is lost on each step that a unit on its way to a conquest has yet to go in this turn.
const MARCH: i32 = 12;
/// What is lost on each step that units have gone: it keeps idle ones where they are.
const STEP: i32 = 2;
/// What a maneuver that goes on is worth less than one that has ended.
const RESTLESS: i32 = 6;
/// Percent of the gain from a conquest that units are worth which can carry it out at once, or only later.
const STRIKE_NOW: i32 = 119;
const STRIKE_LATER: i32 = 38;
/// What is lost with each unit that a conquest takes, and more if it holds a sea or a site.
const STRIKER: i32 = 77;
const BOUND: i32 = 110;
/// Percent that a unit counts that can take part in a conquest in this action, in the next maneuver, and later.
const STRIKERS: [i32; 4] = [100, 100, 60, 35];
/// Loss for each unit by which a rival near a city, and near a temple, outdoes its defence.
const CITY_THREAT: i32 = 4;
const TEMPLE_THREAT: i32 = 60;
/// Percent of its gain that an action is worth before it is done.
const CHANCE: i32 = 90;
/// Percent of its gain that the best action of the next turn is worth now.
const PROSPECT: i32 = 50;
/// Gain from each unit that is armed for a task, and from each advance that is bought; at most so many units count.
const ARMED: i32 = 40;
const BOUGHT: i32 = 180;
const RECRUITS: i32 = 12;
/// Sites that units are armed for.
const SITES: i32 = 10;

/// How much of the game is left.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    goal: i32,
    left: i32,
}

impl Pace {
    pub(super) fn of(game: &Antike, state: &State) -> Self {
        let goal = game.goal(state);
        let best = game.holdings(state).map(|(_, held)| held.personages).max();
        Self {
            goal,
            left: (goal - best.unwrap_or_default()).max(1),
        }
    }

    /// What pays in the long run is worth less towards the end.
    fn lasting(self, worth: i32) -> i32 {
        worth * self.left / self.goal
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
    pub(super) fn of(target: &Target, outlook: &Outlook, pace: Pace) -> Self {
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

fn conquest_gain(target: &Target, outlook: &Outlook, pace: Pace) -> i32 {
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
pub(super) struct Plan {
    pub(super) outlook: Outlook,
    pub(super) tasks: Tasks,
    pub(super) war: War,
    pub(super) pace: Pace,
}

impl Plan {
    /// What the nation has, and what it may do in its next turn.
    pub(super) fn worth(&self) -> i32 {
        let standing = self.standing();
        let gain =
            |(&space, toll): (&Space, i32)| self.after(space).standing() - standing - toll * NEEDED;
        let best = SPACES.iter().zip(self.outlook.tolls).map(gain).max();
        standing + best.unwrap_or_default().max(0) * PROSPECT / 100
    }

    /// What the nation has while the action of a space goes on. Less than after the whole action, so that it gets done.
    pub(super) fn on(&self, space: Space) -> i32 {
        if matches!(space, Space::Maneuver1 | Space::Maneuver2) {
            return self.worth() - RESTLESS;
        }
        let (now, then) = (self.worth(), self.after(space).worth());
        now + (then - now).max(0) * CHANCE / 100
    }

    /// What a nation has and is near to.
    fn standing(&self) -> i32 {
        let Self {
            outlook,
            tasks,
            pace,
            ..
        } = self;
        let held = &outlook.holdings;
        let victory = if held.personages >= pace.goal {
            VICTORY
        } else {
            0
        };
        let near = |way: Way| {
            if way.each > 0 {
                way.have * ALMOST / way.each
            } else {
                0
            }
        };
        victory
            + held.personages * PERSONAGE
            + outlook.ways.into_iter().map(near).sum::<i32>()
            + held.cities * CITY
            + held.temples * TEMPLE
            + pace.lasting(
                outlook
                    .income
                    .into_iter()
                    .map(|income| INCOME * income.min(9))
                    .sum(),
            )
            + advances(outlook, *pace)
            + resources(outlook)
            + held.units * UNIT
            + covered(&tasks.sites) * SITE / 100
            + covered(&tasks.seas) * ALMOST / 7 / 100
            + self.war.worth
            - (tasks.sites.pending + tasks.seas.pending) * PENDING
            - outlook.steps * STEP
            - outlook.threatened_cities * CITY_THREAT
            - outlook.threatened_temples * TEMPLE_THREAT
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

fn advances(outlook: &Outlook, pace: Pace) -> i32 {
    let worth = |advance| match advance {
        Advance::Market => MARKET + pace.lasting(LASTING_MARKET),
        Advance::Currency => CURRENCY + pace.lasting(LASTING_CURRENCY),
        Advance::Wheel | Advance::Sailing | Advance::Roads | Advance::Navigation => {
            MOBILITY + pace.lasting(LASTING_MOBILITY)
        }
        Advance::Monarchy | Advance::Democracy => SAFETY + pace.lasting(LASTING_SAFETY),
    };
    outlook.advances.iter().map(worth).sum()
}

/// What the stock is worth: what is needed for the next plans more than what is not.
fn resources(outlook: &Outlook) -> i32 {
    let temples = outlook.bare_cities.min(TEMPLES_AHEAD);
    let gold = outlook.scholar.unwrap_or(GOLD_AHEAD);
    let needs = [5 * temples, UNITS_AHEAD, gold].map(|need| need + CITIES_AHEAD);
    let worth = |(there, need): (i32, i32)| {
        let needed = there.min(need);
        let spare = (there - needed).min(SPARES);
        needed * NEEDED + spare * SPARE + (there - needed - spare) * USELESS
    };
    let coins = outlook.coins.min(COINS);
    outlook.stock.into_iter().zip(needs).map(worth).sum::<i32>()
        + coins * COIN
        + (outlook.coins - coins) * SPARE
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
