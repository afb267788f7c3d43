//! How good a position of Antike is.
//!
//! Personages count most, then the way to the next ones (cities, temples, seas, advances), then what pays for them. What the space of the
//! wheel allows next is part of the value, so that a look of one answer ahead sees why to go there.

mod worth;

use engine::{Game, Presentation, Seat};
use game_antike::{Action, Antike, State};

use self::worth::{
    FEATURES, PERSONAGE, Pace, Plan, RIVAL_CITY, RIVAL_PERCENT, RIVAL_TEMPLE, RIVAL_UNIT, Standing,
    War,
};
use crate::{
    evaluate::{Evaluate, chance_of, share_of_end, worth_of_end},
    weights::Weights,
};

impl Evaluate for Antike {
    const FEATURES: &'static [&'static str] = &FEATURES;
    const MISJUDGEMENT: f64 = 90.0;
    /// Once round the table.
    const TURNS_AHEAD: u32 = 4;
    /// Chance decides who begins, and nothing after that.
    const IS_CERTAIN: bool = true;

    type Features = Standing;

    fn weights(_seats: u8) -> &'static Weights {
        worth::weights()
    }

    fn features(&self, state: &State, seat: Seat) -> Standing {
        match self.settled(state) {
            Some(settled) => self.features(&settled, seat),
            None => standing(self, state, &Pace::of(self, state), seat),
        }
    }

    fn progress(&self, state: &State) -> f64 {
        Pace::of(self, state).progress()
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome(state) {
            return worth_of_end(outcome, seat);
        }
        if let Some(settled) = self.settled(state) {
            return self.evaluate(&settled, seat);
        }
        let pace = Pace::of(self, state);
        let own = pace.worth(&standing(self, state, &pace, seat));
        let rivals = self.holdings(state).filter(|(_, held)| held.seat != seat);
        let has = rivals.map(|(_, held)| {
            held.personages * PERSONAGE
                + held.cities * RIVAL_CITY
                + held.temples * RIVAL_TEMPLE
                + held.units * RIVAL_UNIT
        });
        own.round() as i32 - has.sum::<i32>() * RIVAL_PERCENT / 100
    }

    fn win_probability(&self, state: &State, seat: Seat) -> f64 {
        let seats = self.seats(state);
        if let Some(outcome) = self.outcome(state) {
            return share_of_end(outcome, seat, seats);
        }
        if let Some(settled) = self.settled(state) {
            return self.win_probability(&settled, seat);
        }
        let pace = Pace::of(self, state);
        let worths = (0..seats).map(|seat| pace.worth(&standing(self, state, &pace, Seat(seat))));
        chance_of(worth::weights(), worths, pace.progress(), seat)
    }

    /// A coin never harms: declining it is the last thing to do.
    fn expected_value(&self, _state: &State, _seat: Seat, answer: &Action) -> Option<i32> {
        (*answer == Action::DeclineCoin).then_some(i32::MIN)
    }
}

/// What the nations of a seat have and may do next.
fn standing(game: &Antike, state: &State, pace: &Pace, seat: Seat) -> Standing {
    let mut sum = [0.0; FEATURES.len()];
    let held = game.holdings(state).filter(|(_, held)| held.seat == seat);
    for (place, _) in held {
        let outlook = game.outlook(state, place);
        let wars = game
            .targets(state, place)
            .map(|target| War::of(&target, &outlook, pace));
        let war = wars.max_by_key(|war| war.worth).unwrap_or_default();
        let [_, _, navigator] = outlook.ways;
        let missing_seas = navigator.each - navigator.have;
        let tasks = game.tasks(state, place, war.conquest, missing_seas);
        let plan = Plan {
            outlook,
            tasks,
            war,
            pace,
        };
        let features = match game.action(state) {
            Some(space) if game.is_at_turn(state, place) => plan.features_on(space),
            Some(_) | None => plan.features(),
        };
        for (sum, feature) in sum.iter_mut().zip(features) {
            *sum += feature;
        }
    }
    sum
}
