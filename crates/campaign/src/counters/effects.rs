//! 7 What is done when somebody uses a stratagem. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use crate::{
    Act, At, Battle, BySide, CampaignState, PieceEvent, Play, Step, Validating, WindowKind,
    put_down_in_order, show,
};

/// Where a counter goes that has been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Used {
    /// 2.Ab, 2.Ad Back into the bowl; 2.Ae, 7.S6b that of the archers lies in their zone until the phase ends.
    Returns,
    /// 7.S18a, 7.S14a It waits for the enemy's answer.
    Waits,
    /// 2.Ac, 2.Ae It leaves the game.
    Leaves,
}

/// Was it a stratagem of the combat for which it was put down?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Applied {
    Yes,
    No,
}

/// What each game says its stratagems do.
pub trait Effects: Validating {
    /// 2.Ab, 2.Ad The counter leaves the hand of a side.
    fn take(state: &mut CampaignState<Self>, side: Self::Side, counter: Self::Counter);

    /// What a face does outside a combat.
    fn apply(act: &mut Act<'_, Self>, side: Self::Side, play: Play<Self>) -> Used;

    /// What a face does that was put down before a combat: columns and strengths are read from the battle later.
    fn apply_in_combat(act: &mut Act<'_, Self>, play: Play<Self>) -> Applied;
}

impl<C: Effects> Act<'_, C> {
    /// 2.Ab, 2.Ac, 2.Ad, 2.Ae Takes the counter out of the hand, applies the face, and puts the counter where it belongs.
    pub fn use_stratagem(&mut self, side: C::Side, play: Play<C>) {
        let (counter, stratagem) = (play.counter, play.stratagem);
        C::take(self.state, side, counter);
        show::<C>(side, &play, self.log);
        match C::apply(self, side, play) {
            Used::Leaves => self.state.set_aside.insert(counter),
            Used::Returns if stratagem == C::ARCHERS => self.state.phase.lying.insert(counter),
            Used::Returns => self.state.bowl.insert(counter),
            Used::Waits => {}
        }
    }

    /// 4.2e, 4.2.2c Before a combat both faces are revealed and applied together. The counters go back when the combat is over.
    pub(crate) fn apply_revealed(&mut self, battle: &Battle<C>) {
        self.log.seal();
        for (side, play) in put_down_in_order::<C>(battle.attacker, &battle.plays) {
            C::take(self.state, side, play.counter);
            if C::apply_in_combat(self, play) == Applied::No {
                C::apply(self, side, play);
            }
            if play.stratagem == C::ARCHERS {
                self.state.phase.lying.insert(play.counter);
            }
        }
    }

    /// 7.S7a, 7.S6a Archers close a zone to a side.
    pub fn bar(&mut self, side: C::Side, zone: C::Place) {
        self.state.phase.barred.of_mut(side).insert(zone);
        self.tell(PieceEvent::Barred { side, zone });
    }

    /// 7.S24a, 7.S23a A unit of a side leaves the game.
    pub fn desert(&mut self, side: C::Side, piece: C::Piece) {
        self.state.pieces.get_mut(piece).at = At::Removed;
        self.tell(PieceEvent::Deserted { side, piece });
    }
}

impl<C: Validating> CampaignState<C> {
    /// 7.S17a, 7.S13b The answer cancels the reinforcement: the window closes without effect, and the counter that waits returns.
    pub fn cancel_reinforcement(&mut self) {
        if let Some(Step::Window { window }) = self.step()
            && let WindowKind::Own(kind) = window.kind
            && let Some(counter) = C::waiting(kind)
        {
            self.stack.pop();
            self.bowl.insert(counter);
        }
    }
}
