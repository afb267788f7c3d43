//! Moves as a whole: how far one has come, and the groups worth moving.

use campaign::{SmallId, sensible_groups};
use engine::MoveStage;

use crate::{
    action::Action,
    game::Syracuse,
    rules::groups,
    state::State,
    step::{Step, WindowKind},
    types::Look,
};

impl Syracuse {
    /// How far a move has come.
    pub fn move_stage(&self, state: &State) -> MoveStage {
        match state.step() {
            Some(Step::March { .. } | Step::Land(_)) => MoveStage::Marching,
            Some(Step::Pick(_) | Step::RegroupTo { .. }) => MoveStage::Forming,
            Some(Step::Menu { .. }) => MoveStage::Opening,
            Some(
                Step::Battle { .. }
                | Step::Roll { .. }
                | Step::Retreat(_)
                | Step::Garrison { .. }
                | Step::Occupy { .. }
                | Step::Withdraw { .. }
                | Step::WithdrawTo { .. }
                | Step::Weaken { .. },
            ) => MoveStage::Resolving,
            Some(Step::Window { window }) => match window.kind {
                WindowKind::Announced | WindowKind::Archers { .. } | WindowKind::Moved => {
                    MoveStage::Waiting
                }
                WindowKind::Combat | WindowKind::Result => MoveStage::Resolving,
                WindowKind::Initiative
                | WindowKind::Reinforcements
                | WindowKind::Answer { .. }
                | WindowKind::Works
                | WindowKind::Supply
                | WindowKind::Attrition => MoveStage::Over,
            },
            _ => MoveStage::Over,
        }
    }

    /// Where nobody is picked yet: groups worth moving, each as the answers that form it, the likeliest first.
    pub fn sensible_groups(&self, state: &State) -> Option<Vec<Vec<Action>>> {
        let Some(Step::Pick(picking)) = state.step() else {
            return None;
        };
        if !picking.picked.is_empty() {
            return None;
        }
        let there = groups::pickable(Look::new(self, state), picking);
        let sets = sensible_groups(&self.pieces, state.pieces.backs(), there);
        let picks =
            |set: crate::pieces::PieceSet| set.iter().map(|piece| Action::Pick { piece }).collect();
        Some(sets.into_iter().map(picks).collect())
    }

    /// The same for marches of the same group that have come to the same place.
    pub fn march_key(&self, state: &State) -> Option<(u8, u128)> {
        let march = state
            .march
            .filter(|_| matches!(state.step(), Some(Step::March { .. })))?;
        let bit = |piece: crate::pieces::PieceId| 1_u128 << piece.number();
        Some((march.at.number(), march.group.iter().map(bit).sum()))
    }

    /// Does somebody who has moved, or is on the march, stand where he stood when the phase began?
    pub fn is_back(&self, state: &State) -> bool {
        let is_back = |piece| state.pieces.place(piece) == Some(state.pieces.start(piece));
        let marching = state.march.filter(|march| march.begun);
        let marching = marching.map(|march| march.group).unwrap_or_default();
        state.pieces.moved().union(marching).iter().any(is_back)
    }
}
