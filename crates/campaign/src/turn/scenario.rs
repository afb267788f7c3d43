//! Scenarios: who stands where, and who comes when.

use std::ops::Deref;

use crate::{Act, Arrival, Campaign, IdSet, Look, PieceEvent};

/// One scenario. What only this game has is reached as if it were among these fields.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Scenario<C: Campaign> {
    pub first_turn: u8,
    pub last_turn: u8,
    pub advantage: C::Side,
    pub deployment: Vec<(C::Place, IdSet<C::Piece>)>,
    /// 2.B.2c, 2.B.2a The groups of both sides, in the order of the list.
    pub groups: Vec<Group<C>>,
    pub removed: IdSet<C::Counter>,
    pub own: C::OwnScenario,
}

/// Pieces that arrive together.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Group<C: Campaign> {
    pub side: C::Side,
    /// Nothing for an optional group of S18, S14.
    pub turn: Option<u8>,
    pub pieces: IdSet<C::Piece>,
    pub own: C::OwnGroup,
}

impl<C: Campaign> Deref for Scenario<C> {
    type Target = C::OwnScenario;

    fn deref(&self) -> &C::OwnScenario {
        &self.own
    }
}

impl<C: Campaign> Deref for Group<C> {
    type Target = C::OwnGroup;

    fn deref(&self) -> &C::OwnGroup {
        &self.own
    }
}

impl<'a, C: Campaign> Look<'a, C> {
    /// The group of the scenario with this number.
    pub fn group(self, number: u8) -> Option<&'a Group<C>> {
        self.game.group(self.state, number)
    }

    /// The groups of a side whose arrival fits, in the order of the scenario.
    pub fn groups(
        self,
        side: C::Side,
        fits: impl Fn(&Group<C>, Arrival) -> bool,
    ) -> impl Iterator<Item = u8> {
        let scenario = self.game.scenario(self.state);
        let groups = scenario.map(|card| card.groups.as_slice());
        let fits = move |group: &Group<C>, arrival| group.side == side && fits(group, arrival);
        Arrival::fitting(&self.state.arrivals, groups.unwrap_or_default(), fits)
    }

    /// 7.S17a, 7.S17b, 7.S13a, 7.S13c The groups of the scenario's list that are due now; optional ones can only be answered at once.
    pub fn due_groups(self, side: C::Side) -> impl Iterator<Item = u8> {
        self.groups(side, move |group, arrival| {
            arrival.is_due(self.state.turn) && group.turn.is_some()
        })
    }

    /// 2.Dp, 2.Db Is it the last turn?
    pub fn is_last_turn(self) -> bool {
        let scenario = self.game.scenario(self.state);
        scenario.is_none_or(|scenario| self.state.turn >= scenario.last_turn)
    }
}

impl<C: Campaign> Act<'_, C> {
    /// 7.S17b, 7.S13a, 7.S13c A group comes one turn later, or never.
    pub fn delay(&mut self, group: u8) {
        let Some(scenario) = self.game.scenario(self.state) else {
            return;
        };
        let Some(card) = scenario.groups.get(usize::from(group)) else {
            return;
        };
        self.state.delay_group(group, scenario.last_turn);
        let (side, pieces) = (card.side, card.pieces);
        self.tell(PieceEvent::Delayed { side, pieces });
    }
}
