//! What those ask who weigh positions and plan whole moves.

use engine::MoveStage;

use crate::{
    CampaignGame, CampaignState, IdSet, Look, Picking, SmallId, Step, Vocabulary, WindowKind,
    sensible_groups,
};

/// What each game says to those who weigh its positions.
pub trait Weighing: Vocabulary {
    /// What one side has and is near to.
    type Outlook;

    /// How a side stands.
    fn outlook(look: Look<'_, Self>, side: Self::Side) -> Self::Outlook;

    /// How far a move has come at a step that only this game has.
    fn own_stage(step: Self::OwnStep) -> MoveStage;

    /// The same at a moment that only this game has.
    fn own_window_stage(kind: Self::OwnWindowKind) -> MoveStage;

    /// Those who may be added to a group.
    fn pickable(look: Look<'_, Self>, picking: Picking<Self>) -> IdSet<Self::Piece>;

    /// The answer that adds a piece to a group.
    fn pick(piece: Self::Piece) -> Self::Action;
}

impl<C: Weighing> CampaignGame<C> {
    /// How a side stands.
    pub fn outlook(&self, state: &CampaignState<C>, side: C::Side) -> C::Outlook {
        C::outlook(Look::new(self, state), side)
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
