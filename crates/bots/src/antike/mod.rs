//! How good a position of Antike is.
//!
//! Personages count most, then the way to the next ones (cities, temples, seas, advances), then what pays for them. What the space of the
//! wheel allows next is part of the value, so that a look of one answer ahead sees why to go there.

mod worth;

use engine::{Game, Seat};
use game_antike::{Action, Antike, State};

use self::worth::{
    PERSONAGE, Pace, Plan, RIVAL_CITY, RIVAL_PERCENT, RIVAL_TEMPLE, RIVAL_UNIT, War,
};
use crate::{
    chance::{exponential, logistic},
    evaluate::{Evaluate, worth_of_end},
};

impl Evaluate for Antike {
    const SCALE: f64 = 900.0;
    /// Once round the table.
    const TURNS_AHEAD: u32 = 4;

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome(state) {
            return worth_of_end(outcome, seat);
        }
        if let Some(settled) = self.settled(state) {
            return self.evaluate(&settled, seat);
        }
        let pace = Pace::of(self, state);
        let own: i32 = worths(self, state, pace, |owner| owner == seat)
            .into_iter()
            .map(|(_, worth)| worth)
            .sum();
        let rivals = self.holdings(state).filter(|(_, held)| held.seat != seat);
        let has = rivals.map(|(_, held)| {
            held.personages * PERSONAGE
                + held.cities * RIVAL_CITY
                + held.temples * RIVAL_TEMPLE
                + held.units * RIVAL_UNIT
        });
        own - has.sum::<i32>() * RIVAL_PERCENT / 100
    }

    /// Every rival plays for itself: the chances of all are weighed against each other.
    fn win_probability(&self, state: &State, seat: Seat) -> f64 {
        if let Some(outcome) = self.outcome(state) {
            return logistic(f64::from(worth_of_end(outcome, seat)));
        }
        if let Some(settled) = self.settled(state) {
            return self.win_probability(&settled, seat);
        }
        let pace = Pace::of(self, state);
        let worths = worths(self, state, pace, |_| true);
        let total = |wanted: Seat| -> f64 {
            let own = worths.iter().filter(|(owner, _)| *owner == wanted);
            own.map(|&(_, worth)| f64::from(worth)).sum::<f64>() / Self::SCALE
        };
        let own = total(seat);
        let mut seats: Vec<Seat> = worths.iter().map(|&(owner, _)| owner).collect();
        seats.sort_unstable();
        seats.dedup();
        let all = seats.iter().map(|&owner| exponential(total(owner) - own));
        1.0 / all.sum::<f64>().max(1.0)
    }

    /// A coin never harms: declining it is the last thing to do.
    fn expected_value(&self, _state: &State, _seat: Seat, answer: &Action) -> Option<i32> {
        (*answer == Action::DeclineCoin).then_some(i32::MIN)
    }
}

/// What the nations of some seats have and may do next.
fn worths(
    game: &Antike,
    state: &State,
    pace: Pace,
    is_wanted: impl Fn(Seat) -> bool,
) -> Vec<(Seat, i32)> {
    let mut worths = Vec::new();
    for (place, held) in game
        .holdings(state)
        .filter(|(_, held)| is_wanted(held.seat))
    {
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
        let worth = match game.action(state) {
            Some(space) if game.is_at_turn(state, place) => plan.on(space),
            Some(_) | None => plan.worth(),
        };
        worths.push((held.seat, worth));
    }
    worths
}
