//! What rules of both campaigns do to a position, and tell. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if
//! they differ.

use crate::{
    Act, AdvantageUse, Budget, BySide, Campaign, CampaignState, CounterEvent, IdSet, MarkerEvent,
    PieceEvent, Refusal, SharedEvent, Step, SupplyFace, TwoSided,
};

/// What the advantage adds to the action points.
const MORE_ACTIONS: u8 = 2;

impl<C: Campaign> Act<'_, C> {
    /// Tells what happens.
    #[inline]
    pub fn tell(&mut self, event: impl Into<SharedEvent<C>>) {
        self.log.push(|| event.into().into());
    }
}

/// Counters.
impl<C: Campaign> Act<'_, C> {
    /// 2.Aa, 2.Ab A side draws counters into its hand, as many as there are; what they are is for its eyes.
    pub fn draw(&mut self, side: C::Side, count: u8) {
        let state = &mut *self.state;
        let drawn = (0..count).filter_map(|_| state.bowl.draw(&mut state.dice, self.log));
        let counters: Vec<C::Counter> = drawn.collect();
        let hand = state.hands.of_mut(side);
        counters.iter().for_each(|&counter| hand.insert(counter));
        let count = counters.len() as u8;
        self.tell(CounterEvent::Drew {
            side,
            count,
            counters,
        });
    }

    /// 2.Db, 2.D.1a A side keeps one counter of its hand, or none; the others go back to the bowl. Says which, unless the one to keep is not held.
    pub fn keep(
        &mut self,
        side: C::Side,
        counter: Option<C::Counter>,
    ) -> Result<IdSet<C::Counter>, Refusal<C>> {
        let state = &mut *self.state;
        let hand = state.hands.of_mut(side);
        let kept: IdSet<C::Counter> = counter.into_iter().collect();
        if !kept.without(*hand).is_empty() {
            return Err(Refusal::NotKept);
        }
        let returned = hand.without(kept);
        state.bowl = state.bowl.union(returned);
        *hand = kept;
        let count = kept.len();
        self.tell(CounterEvent::HandKept { side, count });
        Ok(returned)
    }
}

impl<C: Campaign> CampaignState<C> {
    /// 2.Db, 2.D.1a Asks whoever holds counters, however many.
    pub fn ask_to_keep(&mut self, side: C::Side) {
        if !self.hands.of(side).is_empty() {
            self.stack.push(Step::Keep { side });
        }
    }
}

/// Points and markers.
impl<C: Campaign> Act<'_, C> {
    /// 2.B.3.1a A side announces from one point to all that it has left: a phase begins.
    pub fn announce(&mut self, side: C::Side, points: u8) -> Result<(), Refusal<C>> {
        let budget = Budget::announce(points, *self.state.actions.of(side))?;
        self.state.begin_phase();
        self.state.phase.budget = budget;
        self.tell(MarkerEvent::Announced { side, points });
        Ok(())
    }

    /// A place is paid for, or noted among those that were activated for nothing.
    pub fn activate(&mut self, side: C::Side, place: C::Place, cost: u8) {
        let state = &mut *self.state;
        let (left, done) = (state.actions.of_mut(side), &mut state.phase.done);
        state.phase.budget.activate((place, cost), left, done);
        self.tell(PieceEvent::Activated { side, place, cost });
    }

    /// 8b The advantage buys a side action points.
    pub fn add_actions(&mut self, side: C::Side) {
        let left = self.state.actions.of_mut(side);
        *left += MORE_ACTIONS;
        let actions = *left;
        self.tell(MarkerEvent::ActionsAdded { side, actions });
    }

    /// 8c By the advantage of a side the initiative changes hands.
    pub fn swap_initiative(&mut self, side: C::Side) {
        let initiative = self.state.initiative.other();
        self.state.initiative = initiative;
        self.tell(MarkerEvent::InitiativeSwapped { side, initiative });
    }

    /// 8a A side has used the advantage, which passes to the opponent.
    pub fn pass_advantage(&mut self, side: C::Side, purpose: AdvantageUse) {
        let holder = side.other();
        self.state.advantage = holder;
        self.tell(MarkerEvent::AdvantageUsed {
            side,
            purpose,
            holder,
        });
    }

    /// A side takes the advantage.
    pub fn take_advantage(&mut self, side: C::Side) {
        self.state.advantage = side;
        self.tell(MarkerEvent::AdvantageTaken { side });
    }

    /// The supply marker of a side shows this face.
    pub fn turn_supply(&mut self, side: C::Side, face: SupplyFace) {
        if let Some(face) = self.state.supply.of_mut(side).turn(face) {
            self.tell(MarkerEvent::SupplyTurned { side, face });
        }
    }

    /// The supply marker of a side moves: a box down in want, in plenty up by what the season allows.
    pub fn adjust_supply(&mut self, side: C::Side, rise: u8) {
        if let Some(value) = self.state.supply.of_mut(side).adjust(rise) {
            self.tell(MarkerEvent::SupplyMoved { side, value });
        }
    }

    /// The supply marker of a side goes one box up.
    pub fn raise_supply(&mut self, side: C::Side) {
        let value = self.state.supply.of_mut(side).raise();
        self.tell(MarkerEvent::SupplyMoved { side, value });
    }
}

#[cfg(test)]
mod tests {
    use engine::Log;

    use super::*;
    use crate::{
        CampaignState, Supply,
        testing::{Event, PerSide, Side, Types, game, state},
    };

    const EAST: Side = Side::East;

    fn set(ids: &[u8]) -> IdSet<u8> {
        ids.iter().copied().collect()
    }

    /// What is told when this is done to a position.
    fn told(state: &mut CampaignState<Types>, act: impl FnOnce(&mut Act<'_, Types>)) -> Vec<Event> {
        let (game, mut log) = (game(), Log::on());
        act(&mut Act::new(&game, state, &mut log));
        log.take()
    }

    #[test]
    fn what_is_not_kept_goes_back() {
        let mut state = state();
        state.hands.east = set(&[1, 4, 7]);
        state.bowl = set(&[2]);
        let events = told(&mut state, |act| {
            assert_eq!(act.keep(EAST, Some(2)), Err(Refusal::NotKept));
            assert_eq!(act.keep(EAST, Some(4)), Ok(set(&[1, 7])));
            assert_eq!(act.keep(EAST, None), Ok(set(&[4])));
        });
        assert_eq!(
            (state.hands.east, state.bowl),
            (set(&[]), set(&[1, 2, 4, 7]))
        );
        let kept = |count| Event::Counter(CounterEvent::HandKept { side: EAST, count });
        assert_eq!(events, [kept(1), kept(0)]);
    }

    #[test]
    fn what_is_drawn_comes_out_of_the_bowl() {
        let (game, mut state, mut log) = (game(), state(), Log::on());
        state.hands.east = set(&[3]);
        state.bowl = set(&[1, 4]);
        Act::<Types>::new(&game, &mut state, &mut log).draw(EAST, 3);
        assert_eq!((state.hands.east, state.bowl), (set(&[1, 3, 4]), set(&[])));
        assert!(log.is_sealed(), "chance has shown itself");
        let told = log.take();
        let [
            Event::Counter(CounterEvent::Drew {
                side: Side::East,
                count: 2,
                counters,
            }),
        ] = told.as_slice()
        else {
            panic!("{told:?}");
        };
        assert_eq!(set(counters), set(&[1, 4]));
    }

    #[test]
    fn markers_move_and_it_is_told() {
        let (side, west) = (EAST, Side::West);
        let mut state = state();
        state.actions = PerSide { east: 3, west: 5 };
        state.supply.east.value = 2;
        let events = told(&mut state, |act| {
            act.add_actions(side);
            act.swap_initiative(side);
            act.take_advantage(west);
            act.pass_advantage(west, AdvantageUse::Reroll);
            act.turn_supply(side, SupplyFace::Appro);
            act.turn_supply(side, SupplyFace::by_causes([false, true]));
            act.adjust_supply(side, 1);
            act.raise_supply(side);
        });
        assert_eq!(state.actions, PerSide { east: 5, west: 5 });
        assert_eq!((state.initiative, state.advantage), (west, EAST));
        let face = SupplyFace::Disette;
        assert_eq!(state.supply.east, Supply { value: 2, face });
        let expected = [
            MarkerEvent::ActionsAdded { side, actions: 5 },
            MarkerEvent::InitiativeSwapped {
                side,
                initiative: west,
            },
            MarkerEvent::AdvantageTaken { side: west },
            MarkerEvent::AdvantageUsed {
                side: west,
                purpose: AdvantageUse::Reroll,
                holder: EAST,
            },
            MarkerEvent::SupplyTurned { side, face },
            MarkerEvent::SupplyMoved { side, value: 1 },
            MarkerEvent::SupplyMoved { side, value: 2 },
        ];
        assert_eq!(events, expected.map(Event::Marker));
    }

    #[test]
    fn points_are_announced_and_spent() {
        let side = EAST;
        let mut state = state();
        state.actions.east = 4;
        let events = told(&mut state, |act| {
            let most = 4;
            assert_eq!(
                act.announce(side, 5),
                Err(Refusal::NotSoManyPoints { most })
            );
            assert_eq!(act.announce(side, 3), Ok(()));
            act.activate(side, 7, 0);
            act.activate(side, 8, 2);
        });
        assert_eq!((state.actions.east, state.phase.budget.announced), (2, 1));
        assert_eq!(state.phase.done, set(&[7]));
        let activated = |place, cost| Event::Piece(PieceEvent::Activated { side, place, cost });
        let announced = Event::Marker(MarkerEvent::Announced { side, points: 3 });
        assert_eq!(events, [announced, activated(7, 0), activated(8, 2)]);
    }
}
