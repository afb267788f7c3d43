//! 3 A group on the move. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use crate::{
    Act, At, Campaign, CampaignState, Casualties, Cause, Look, March, PieceEvent, Refusal, Step,
    Stepping, TwoSided, Way, Window, WindowKind, Windows,
};

/// What each game says about its marches.
pub trait Marching: Stepping + Casualties + Windows {
    /// 7.S7a, 7.S6a Does this step lead into a zone where the enemy of this side has archers who could close it?
    fn meets_archers(
        look: Look<'_, Self>,
        side: Self::Side,
        march: &March<Self>,
        to: Self::Place,
    ) -> bool;

    /// The pieces have gone to their new place: the march as it is from now on.
    fn moved(
        act: &mut Act<'_, Self>,
        side: Self::Side,
        march: March<Self>,
        to: Self::Place,
    ) -> March<Self>;

    /// 3.2k to 3.2n, 3.5f, 3.5h Does the group have to stop where it has come to, or to wait for those it meets there?
    fn arrive(act: &mut Act<'_, Self>, side: Self::Side, march: March<Self>);

    /// 3.2n, 3.5h May the enemies of the side, whom the group has met, withdraw?
    fn may_withdraw(look: Look<'_, Self>, side: Self::Side, march: &March<Self>) -> bool;

    /// Is there anything left to decide for somebody of the group?
    fn goes_on(look: Look<'_, Self>, side: Self::Side, march: &March<Self>) -> bool;

    /// May the march end here?
    fn may_stop(
        look: Look<'_, Self>,
        side: Self::Side,
        march: &March<Self>,
    ) -> Result<(), Self::Illegal>;

    /// The march is over, and its step off the stack.
    fn finish(act: &mut Act<'_, Self>, side: Self::Side, march: Option<March<Self>>);
}

impl<C: Campaign> CampaignState<C> {
    /// The march, without those whom a stratagem has taken out of it; 7.S23b, 7.S20b a leader may fall sick in the zone that he was about to leave.
    pub fn marching(&self) -> Option<March<C>> {
        let march = self.march?;
        let here = self.pieces.at(march.at).without(self.pieces.sick());
        let group = march.group.intersection(here);
        Some(March { group, ..march })
    }
}

impl<C: Marching> Act<'_, C> {
    /// 3b The group takes a step; the enemy's archers may be asked first.
    pub fn step_to(&mut self, side: C::Side, to: C::Place) -> Result<(), C::Illegal> {
        let march = self.state.marching().ok_or(Refusal::PickFirst)?;
        let way = self.look().may_step(side, &march, to)?;
        if self.look().are_archers_asked(side, &march, to) {
            self.state.march = Some(March {
                next: Some(to),
                ..march
            });
            let archers = WindowKind::Archers { zone: to };
            self.state.open_window_for(archers, side.other());
        } else {
            self.perform_step(side, march, way, to);
        }
        Ok(())
    }

    /// 7.S7b, 7.S6b The window is closed: the step is carried out, or taken back if the zone is barred now or nobody is left to go.
    pub fn resume_march(&mut self, side: C::Side) {
        let Some(mut march) = self.state.marching() else {
            return;
        };
        let Some(to) = march.next.take() else {
            return;
        };
        self.state.march = Some(march);
        if let Ok(way) = self.look().may_step(side, &march, to)
            && !march.group.is_empty()
        {
            self.perform_step(side, march, way, to);
        }
    }

    /// 3b, 3a The pieces go to their new place; then it shows whether they have to stop.
    fn perform_step(&mut self, side: C::Side, march: March<C>, way: Way<C>, to: C::Place) {
        let Way { cost, entered, who } = way;
        for piece in who.iter() {
            let mut walker = self.state.pieces.get_mut(piece);
            walker.at = At::Place(to);
            walker.moved = true;
            walker.entered = entered;
        }
        self.tell(PieceEvent::Moved {
            side,
            pieces: who,
            from: march.at,
            to,
            cost,
        });
        let going = March {
            group: who,
            spent: march.spent + cost,
            ..march
        };
        let march = March {
            at: to,
            begun: true,
            ..C::moved(self, side, going, to)
        };
        self.state.march = Some(march);
        self.lone_leaders(to, Cause::Alone);
        C::arrive(self, side, march);
    }

    /// 3.2k to 3.2n, 3.5f, 3.5h Those who meet enemies stop, unless these are cavalry that withdraws.
    pub fn meet_enemies(&mut self, side: C::Side) {
        let Some(march) = self.state.marching() else {
            return;
        };
        if C::may_withdraw(self.look(), side, &march) {
            self.state.stack.push(Step::Withdraw {
                side: side.other(),
                zone: march.at,
            });
        } else {
            self.finish_march(side);
        }
    }

    /// 3.2n, 3.5h The cavalry of a side stays, and the group has to stop.
    pub fn decline_withdrawal(&mut self, side: C::Side) {
        self.state.stack.pop();
        self.finish_march(side.other());
    }

    /// Ends a march that has nothing left to decide. Says whether it goes on.
    pub fn settle_march(&mut self, side: C::Side) -> bool {
        let Some(march) = self.state.marching() else {
            self.state.stack.pop();
            return false;
        };
        // A leader on his own may be gone.
        let goes_on = !march.group.is_empty() && C::goes_on(self.look(), side, &march);
        if !goes_on {
            self.finish_march(side);
        }
        goes_on
    }

    /// The group goes no further.
    pub fn stop_march(&mut self, side: C::Side) -> Result<(), C::Illegal> {
        let march = self.state.marching().ok_or(Refusal::PickFirst)?;
        C::may_stop(self.look(), side, &march)?;
        self.finish_march(side);
        Ok(())
    }

    /// The march is over.
    pub fn finish_march(&mut self, side: C::Side) {
        let march = self.state.marching();
        self.state.march = None;
        self.state.stack.pop();
        C::finish(self, side, march);
    }
}

impl<C: Marching> Look<'_, C> {
    /// May the march end here?
    pub fn may_stop(self, side: C::Side, march: &March<C>) -> Result<(), C::Illegal> {
        C::may_stop(self, side, march)
    }

    /// 7.S7b, 7.S6b Is the enemy asked before this step? Public facts alone decide.
    fn are_archers_asked(self, side: C::Side, march: &March<C>, to: C::Place) -> bool {
        let window = Window::new(WindowKind::Archers { zone: to }, side.other());
        C::meets_archers(self, side, march, to) && self.may_be_played(window)
    }
}
