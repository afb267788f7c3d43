//! What must hold for every position and for the data of both games.

use std::{collections::BTreeMap, fmt::Display};

use engine::{data::Checker, ensure, message::Localized};

use crate::{
    BySide, Campaign, CampaignState, GROUPS, IdSet, Play, Scenario, Step, TwoSided, each_once,
    put_down_by_both,
};

impl<C: Campaign> CampaignState<C> {
    /// The steps that are being resolved: the course of the turn lies below all others, each `fits`, and there is none when the game is over.
    pub fn check_steps(
        &self,
        is_turn: impl Fn(&Step<C>) -> bool,
        fits: impl Fn(&Step<C>) -> bool,
    ) -> Result<(), String> {
        ensure(self.verdict.is_some() == self.stack.is_empty(), || {
            "either the game is over or something is to be decided".to_owned()
        })?;
        for (depth, step) in self.stack.iter().enumerate() {
            ensure(is_turn(step) == (depth == 0) && fits(step), || {
                format!("step {} cannot be resolved here", depth + 1)
            })?;
        }
        Ok(())
    }

    /// Is each of all counters in exactly one place: in the bowl, set aside or lying on the map, in a hand, put down before a combat, or waiting for an answer? Archers
    /// that are revealed lie in their zone already.
    pub fn check_counters(
        &self,
        (plays, archers): (&C::PerSide<Option<Play<C>>>, C::Stratagem),
        waiting: impl Iterator<Item = C::Counter>,
        all: IdSet<C::Counter>,
    ) -> Result<(), String> {
        let lying = self.phase.lying;
        let sets = [self.bowl, self.set_aside, lying].into_iter();
        let sets = sets.chain(C::Side::BOTH.map(|side| *self.hands.of(side)));
        let is_apart = |play: &Play<C>| play.stratagem != archers || !lying.contains(play.counter);
        let played = put_down_by_both(plays).filter(is_apart);
        let played = played.map(|play| play.counter);
        each_once(sets.flat_map(IdSet::iter).chain(waiting).chain(played), all)
    }
}

/// A state has room for so many of something.
pub fn check_room(what: &str, count: usize, most: usize) -> Result<(), String> {
    ensure(count <= most, || format!("there are {count} {what}"))
}

/// Complains unless each place of the map is listed once.
pub fn require_places<P: PartialEq + Display>(
    all: impl Iterator<Item = P>,
    listed: impl Iterator<Item = P> + Clone,
    checker: &mut Checker<'_>,
) {
    for place in all {
        let found = listed.clone().filter(|listed| *listed == place).count();
        checker.require(found == 1, "zones", || {
            format!("{place} stands {found} times")
        });
    }
}

/// What a zone is called: `T13 (The Meadow)`.
pub fn zone_label(id: impl Display, [en, fr]: [&str; 2]) -> Localized {
    let label = |name: &str| format!("{id} ({name})");
    Localized {
        en: label(en),
        fr: label(fr),
    }
}

/// Complains unless all these scenarios are there, none with more groups than a state has room for.
pub fn require_scenarios<C: Campaign>(
    scenarios: &BTreeMap<String, Scenario<C>>,
    needed: &[&str],
    checker: &mut Checker<'_>,
) {
    for id in needed {
        checker.require(scenarios.contains_key(*id), "scenarios", || {
            format!("scenario {id} is missing")
        });
    }
    for scenario in scenarios.values() {
        checker.require(scenario.groups.len() <= GROUPS, "scenarios", || {
            format!("more than {GROUPS} groups")
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Stage, Step, Verdict,
        testing::{Side, state},
    };

    #[test]
    fn the_turn_lies_below_all_steps() {
        let check = |is_over: bool, steps: &[&str]| {
            let side = Side::East;
            let step = |step: &&str| match *step {
                "turn" => Step::Turn { stage: Stage::Draw },
                "" => Step::Sick { side },
                _ => Step::March { side },
            };
            let mut state = state();
            state.stack = steps.iter().map(step).collect();
            state.verdict = is_over.then(|| Verdict::total(side));
            state.check_steps(
                |step| matches!(step, Step::Turn { .. }),
                |step| !matches!(step, Step::Sick { .. }),
            )
        };
        assert_eq!(check(false, &["turn", "march", "window"]), Ok(()));
        assert_eq!(check(true, &[]), Ok(()));
        let over = "either the game is over or something is to be decided";
        assert_eq!(check(false, &[]), Err(over.to_owned()));
        assert_eq!(check(true, &["turn"]), Err(over.to_owned()));
        for (number, stack) in [
            (1, ["march", "turn"]),
            (2, ["turn", "turn"]),
            (2, ["turn", ""]),
        ] {
            let problem = format!("step {number} cannot be resolved here");
            assert_eq!(check(false, &stack), Err(problem));
        }
    }

    #[test]
    fn a_state_has_limits() {
        assert_eq!(check_room("steps", 10, 10), Ok(()));
        let problem = "there are 11 steps".to_owned();
        assert_eq!(check_room("steps", 11, 10), Err(problem));
    }

    #[test]
    fn zones_have_numbers_and_names() {
        let label = zone_label("T13", ["The Meadow", "La Prairie"]);
        assert_eq!(
            (label.en.as_str(), label.fr.as_str()),
            ("T13 (The Meadow)", "T13 (La Prairie)")
        );
    }
}
