//! The maneuver spaces: moving, fighting and conquering in any order.

use engine::Decisions;
use strum::VariantArray;

use crate::{
    action::Action,
    game::Antike,
    ids::{UnitKind, Zone},
    rules::{combat, conquest, idle::Idle, movement},
    state::State,
};

/// The most maneuvers a unit can have.
pub(crate) const MOST: usize = 3;

/// maneuver.2, maneuver.3, maneuver.4 Whatever any unit may do now.
pub(crate) fn maneuvers(game: &Antike, state: &State, out: &mut Decisions<Antike>) {
    let roster = Roster::of(state);
    movement::moves(game, &roster, out);
    combat::fights(state, out);
    conquest::conquests(game, &roster, out);
    out.push(Action::Done);
}

/// turn.9 Can any unit move or fight? A conquest takes units that could move.
pub(crate) fn may_act(state: &State) -> Result<(), Idle> {
    if movement::is_any_possible(state) || combat::is_any_possible(state) {
        Ok(())
    } else {
        Err(Idle::NoUnits)
    }
}

/// maneuver.9 How many maneuvers the units of the nation at turn have left.
#[derive(Debug)]
pub(crate) struct Roster<'a> {
    pub(crate) state: &'a State,
    allowances: [u8; 2],
}

impl<'a> Roster<'a> {
    #[inline]
    pub(crate) fn of(state: &'a State) -> Self {
        Self {
            state,
            allowances: [UnitKind::Legion, UnitKind::Galley].map(|kind| state.allowance(kind)),
        }
    }

    /// How many units in a province have 0, 1, 2 and 3 maneuvers left.
    #[inline]
    pub(crate) fn counts(&self, kind: UnitKind, zone: Zone) -> [u8; MOST + 1] {
        let index = kind as usize;
        let mut counts = [0; MOST + 1];
        let mut fresh = self.state.at_turn().units(kind).at(zone);
        for moved in &self.state.turn.moved {
            if moved.kind == kind
                && moved.zone == zone
                && let Some(count) = counts.get_mut(usize::from(moved.left))
            {
                *count = moved.count;
                fresh -= moved.count;
            }
        }
        let allowance = self.allowances.get(index).copied().unwrap_or_default();
        if let Some(count) = counts.get_mut(usize::from(allowance)) {
            *count += fresh;
        }
        counts
    }

    /// conquest.2, conquest.12, conquest.20 Units of both kinds in a province with a maneuver left.
    #[inline]
    pub(crate) fn able(&self, zone: Zone) -> u8 {
        let able = |&kind: &UnitKind| {
            let [_spent, able @ ..] = self.counts(kind, zone);
            able.iter().sum::<u8>()
        };
        UnitKind::VARIANTS.iter().map(able).sum()
    }
}
