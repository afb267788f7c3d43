//! What those ask who weigh positions and plan whole moves.

use std::{fmt::Debug, ops::Deref};

use engine::MoveStage;

use crate::{
    BySide, CampaignGame, CampaignState, IdSet, Look, Picking, Scoring, SmallId, Step, SupplyFace,
    WindowKind, sensible_groups,
};

/// What each game says to those who weigh its positions.
pub trait Weighing: Scoring {
    /// What only this game weighs.
    type OwnOutlook: Copy + Debug;

    /// What it comes to for a side.
    fn own_outlook(look: Look<'_, Self>, side: Self::Side) -> Self::OwnOutlook;

    /// Are leaders without troops safe there?
    fn is_shelter(look: Look<'_, Self>, side: Self::Side, place: Self::Place) -> bool;

    /// On how many more faces of the die a side wins than loses, over all combats that it has brought about in its phase.
    fn prospects(look: Look<'_, Self>, side: Self::Side) -> i32;

    /// How far a move has come at a step that only this game has.
    fn own_stage(step: Self::OwnStep) -> MoveStage;

    /// The same at a moment that only this game has.
    fn own_window_stage(kind: Self::OwnWindowKind) -> MoveStage;

    /// Those who may be added to a group.
    fn pickable(look: Look<'_, Self>, picking: Picking<Self>) -> IdSet<Self::Piece>;

    /// The answer that adds a piece to a group.
    fn pick(piece: Self::Piece) -> Self::Action;
}

/// What one side has and is near to. What only this game weighs is reached as if it were among these fields.
#[derive(Clone, Copy, Debug)]
pub struct Outlook<C: Weighing> {
    /// 9.2 Victory points now.
    pub points: i32,
    /// Leaders' swords in play.
    pub swords: i32,
    /// Counters in the hand.
    pub hand: i32,
    /// Action points.
    pub actions: i32,
    /// Of them those that are announced and lost unless this phase uses them.
    pub announced: i32,
    /// 4.2.2d, 4.2.4d Leaders without troops where an enemy could take them.
    pub lone_leaders: i32,
    /// Boxes of supply.
    pub supply: i32,
    /// Are its supplies cut?
    pub in_want: bool,
    /// Has it the advantage?
    pub has_advantage: bool,
    /// Of the six faces, how many more win than lose, over all combats this side is about to fight.
    pub prospects: i32,
    /// What only this game weighs.
    pub own: C::OwnOutlook,
}

impl<C: Weighing> Deref for Outlook<C> {
    type Target = C::OwnOutlook;

    fn deref(&self) -> &C::OwnOutlook {
        &self.own
    }
}

impl<C: Weighing> Look<'_, C> {
    fn outlook(self, side: C::Side) -> Outlook<C> {
        let (state, supply) = (self.state, self.state.supply.of(side));
        let budget = &state.phase.budget;
        let is_on_the_move = self.is_on_the_move(side);
        let fights = is_on_the_move && budget.covers_combats();
        Outlook {
            points: C::points(self, side) as i32,
            swords: state.pieces.swords(&self.game.pieces, side).into(),
            hand: state.hands.of(side).len().into(),
            actions: (*state.actions.of(side)).into(),
            announced: i32::from(is_on_the_move) * i32::from(budget.announced),
            lone_leaders: self.lone_leaders(side),
            supply: supply.value.into(),
            in_want: supply.face == SupplyFace::Disette,
            has_advantage: state.advantage == side,
            prospects: if fights { C::prospects(self, side) } else { 0 },
            own: C::own_outlook(self, side),
        }
    }

    /// 4.2.2d, 4.2.4d Leaders whom any unit could capture that comes to where they are.
    fn lone_leaders(self, side: C::Side) -> i32 {
        let alone = |place| !C::is_shelter(self, side, place) && !self.has_units_at(side, place);
        let leaders = self.in_play(side).intersection(self.game.pieces.leaders);
        self.state.pieces.among(leaders, alone).len().into()
    }

    /// Is this the phase of the side?
    fn is_on_the_move(self, side: C::Side) -> bool {
        let is_own = |step: &Step<C>| matches!(step, Step::Menu { side: active } | Step::Combats { side: active } if *active == side);
        self.state.stack.iter().any(is_own)
    }
}

impl<C: Weighing> CampaignGame<C> {
    /// How a side stands.
    pub fn outlook(&self, state: &CampaignState<C>, side: C::Side) -> Outlook<C> {
        Look::new(self, state).outlook(side)
    }

    /// How far a move has come.
    pub fn move_stage(&self, state: &CampaignState<C>) -> MoveStage {
        let Some(step) = state.step() else {
            return MoveStage::Over;
        };
        match step {
            Step::March { .. } => MoveStage::Marching,
            Step::Pick(_) => MoveStage::Forming,
            Step::Menu { .. } => MoveStage::Opening,
            Step::Battle { .. } | Step::Retreat(_) | Step::Withdraw { .. } => MoveStage::Resolving,
            Step::Window { window } => match window.kind {
                WindowKind::Announced | WindowKind::Archers { .. } | WindowKind::Moved => {
                    MoveStage::Waiting
                }
                WindowKind::Combat | WindowKind::Result => MoveStage::Resolving,
                WindowKind::Initiative
                | WindowKind::Reinforcements
                | WindowKind::Supply
                | WindowKind::Attrition => MoveStage::Over,
                WindowKind::Own(kind) => C::own_window_stage(kind),
            },
            Step::Turn { .. }
            | Step::Announce { .. }
            | Step::Combats { .. }
            | Step::Sieges { .. }
            | Step::Keep { .. }
            | Step::Epidemic { .. }
            | Step::Sick { .. } => MoveStage::Over,
            Step::Own(step) => C::own_stage(step),
        }
    }

    /// Where nobody is picked yet: groups worth moving, each as the answers that form it, the likeliest first.
    pub fn sensible_groups(&self, state: &CampaignState<C>) -> Option<Vec<Vec<C::Action>>> {
        let Some(Step::Pick(picking)) = state.step() else {
            return None;
        };
        if !picking.picked.is_empty() {
            return None;
        }
        let there = C::pickable(Look::new(self, state), picking);
        let sets = sensible_groups(&self.pieces, state.pieces.backs(), there);
        let picks = |set: IdSet<C::Piece>| set.iter().map(C::pick).collect();
        Some(sets.into_iter().map(picks).collect())
    }

    /// The same for marches of the same group that have come to the same place.
    pub fn march_key(&self, state: &CampaignState<C>) -> Option<(u8, u128)> {
        let march = state.march.as_ref();
        let march = march.filter(|_| matches!(state.step(), Some(Step::March { .. })))?;
        let bit = |piece: C::Piece| 1_u128 << piece.number();
        Some((march.at.number(), march.group.iter().map(bit).sum()))
    }

    /// Does somebody who has moved, or is on the march, stand where he stood when the phase began?
    pub fn is_back(&self, state: &CampaignState<C>) -> bool {
        let is_back = |piece| state.pieces.place(piece) == Some(state.pieces.start(piece));
        let marching = state.march.as_ref().filter(|march| march.begun);
        let marching = marching.map(|march| march.group).unwrap_or_default();
        state.pieces.moved().union(marching).iter().any(is_back)
    }
}
