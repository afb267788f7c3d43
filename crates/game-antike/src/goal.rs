//! What the nations are after, and how far they are.

use engine::{Goal, GoalLine, PartyGoal};
use serde::Serialize;
use strum::{VariantArray, VariantNames};

use crate::{
    game::Antike,
    ids::{Advance, Nation, PersonageKind},
    rules::{know_how, victory},
    state::{Place, State},
};

/// What can be said about it, worded by the messages `goal-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum GoalItem {
    /// What a nation is called.
    Party { nation: Nation },
    /// victory.1 So many personages win.
    Personages { goal: u8 },
    /// victory.7 Once all personages are taken a temple decides.
    LastTemple,
    /// Personages of a kind that a nation has won.
    Won { kind: PersonageKind, count: u8 },
    /// personages.1, .5, .6 So many cities, temples or seas, and so many make the next one.
    Next {
        kind: PersonageKind,
        have: u8,
        need: u8,
    },
    /// personages.3 Advances that nobody has yet.
    FirstAdvances { advances: Vec<FirstAdvance> },
    /// personages.4 Temples of other nations.
    EnemyTemples { count: u8 },
    /// personages.17 Nobody can win any more of this kind.
    PileEmpty { kind: PersonageKind },
}

/// An advance that nobody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct FirstAdvance {
    pub advance: Advance,
}

/// How the game is won and how all nations stand.
pub(crate) fn goal(game: &Antike, state: &State) -> Goal<GoalItem> {
    let personages = GoalItem::Personages { goal: state.goal };
    let mut ways = vec![GoalLine::new(personages, "victory.1")];
    if victory::can_piles_run_out(state) {
        ways.push(GoalLine::new(GoalItem::LastTemple, "victory.7"));
    }
    let places = state.places();
    Goal {
        ways,
        parties: places.map(|place| party(game, state, place)).collect(),
    }
}

fn party(game: &Antike, state: &State, place: Place) -> PartyGoal<GoalItem> {
    let nation = state.nation(place);
    let won = |&kind: &PersonageKind| {
        let count = nation.count(kind);
        GoalLine::new(GoalItem::Won { kind, count }, rule(kind)).worth(count)
    };
    let lines = PersonageKind::VARIANTS.iter().map(won).collect();
    let name = GoalItem::Party {
        nation: nation.nation,
    };
    PartyGoal {
        target: Some(state.goal.into()),
        chances: chances(game, state, place),
        ..PartyGoal::new(nation.nation, name, nation.seat, lines)
    }
}

/// personages.1, .3 to .6
fn rule(kind: PersonageKind) -> &'static str {
    match kind {
        PersonageKind::King => "personages.1",
        PersonageKind::Scholar => "personages.3",
        PersonageKind::General => "personages.4",
        PersonageKind::Citizen => "personages.5",
        PersonageKind::Navigator => "personages.6",
    }
}

/// personages.17 What brings the next personage of each kind, as long as there are any.
fn chances(game: &Antike, state: &State, place: Place) -> Vec<GoalLine<GoalItem>> {
    let chance = |&kind: &PersonageKind| {
        if game.left(state, kind) == 0 {
            return GoalLine::new(GoalItem::PileEmpty { kind }, "personages.17");
        }
        let counted = game.counted(state, place);
        match counted.into_iter().find(|(each, ..)| *each == kind) {
            Some((_, have, each)) => {
                let need = (state.nation(place).count(kind) + 1) * each;
                let next = GoalItem::Next { kind, have, need };
                GoalLine::new(next, rule(kind)).reached(have, need)
            }
            None => GoalLine::new(deeds(state, place, kind), rule(kind)),
        }
    };
    PersonageKind::VARIANTS.iter().map(chance).collect()
}

/// personages.3, .4 What scholars and generals are won for.
fn deeds(state: &State, place: Place, kind: PersonageKind) -> GoalItem {
    if kind == PersonageKind::General {
        let own = state.nation(place).cities;
        let count = state.temples.without(own).len();
        return GoalItem::EnemyTemples { count };
    }
    let advances = Advance::VARIANTS.iter().copied();
    let advances = advances.filter(|&advance| know_how::is_first(state, advance));
    GoalItem::FirstAdvances {
        advances: advances.map(|advance| FirstAdvance { advance }).collect(),
    }
}
