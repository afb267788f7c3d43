//! 2.B.3g, 2.B.3i Moments at which players may use stratagems and the advantage. Who is asked depends on public facts alone.

use engine::Rng;

use crate::{
    Act, BySide, Campaign, CampaignGame, CampaignState, Look, Papers, Play, Refusal, Step,
    TwoSided, Vocabulary, Window, WindowKind, imagine_play, may_be_asked, pass_phase,
};

/// What each game says about its windows.
pub trait Windows: Vocabulary {
    /// May this player be asked for a stratagem? Only the size of his hand counts, never what is in it.
    fn may_play(state: &CampaignState<Self>, window: Window<Self>) -> Result<(), Self::Illegal>;

    /// 8j, 8k Is there anything to use the advantage for? Public facts alone decide.
    fn is_advantage_usable(look: Look<'_, Self>, window: Window<Self>) -> bool;

    /// The window is closed: what it interrupted goes on.
    fn close(act: &mut Act<'_, Self>, window: Window<Self>);

    /// 4.2e, 4.2.2d The question that this side has answered in secret before the combat, if it has.
    fn answered_in_secret(state: &CampaignState<Self>, side: Self::Side) -> Option<Window<Self>>;

    /// 4.2e, 4.2.2c All that may have been put down at this question.
    fn guesses(look: Look<'_, Self>, window: Window<Self>) -> Vec<Play<Self>>;
}

impl<C: Campaign> WindowKind<C> {
    /// Does it lie in an action phase, where the limit of one stratagem holds (2.B.3e, 2.B.3g)?
    pub fn is_action_phase(&self) -> bool {
        match self {
            Self::Announced | Self::Archers { .. } | Self::Moved | Self::Combat | Self::Result => {
                true
            }
            Self::Initiative
            | Self::Reinforcements
            | Self::Supply
            | Self::Attrition
            | Self::Own(_) => false,
        }
    }
}

impl<C: Campaign> CampaignState<C> {
    /// Opens a window for both players, this one first.
    pub fn open_window(&mut self, kind: WindowKind<C>, first: C::Side) {
        let window = Window::new(kind, first);
        self.stack.push(Step::Window { window });
    }

    /// Opens a window for one player.
    pub fn open_window_for(&mut self, kind: WindowKind<C>, side: C::Side) {
        let window: Window<C> = Window::new(kind, side);
        let window = window.for_one();
        self.stack.push(Step::Window { window });
    }

    /// May this player be asked for a stratagem? Only the size of his hand counts, and the limit of one in an action phase.
    pub fn may_be_asked(&self, window: Window<C>) -> Result<(), Refusal<C>> {
        let side = window.asked;
        let is_spent = window.kind.is_action_phase() && *self.phase.played.of(side);
        may_be_asked(*self.hands.of(side), is_spent)
    }

    /// 4.2e, 4.2.2c A stratagem lies on the table until both are revealed: it leaves the hand and counts as the one of this phase.
    pub fn lay_down(&mut self, side: C::Side, play: Play<C>) {
        if let Some(battle) = &mut self.battle {
            self.hands.of_mut(side).remove(play.counter);
            *battle.plays.of_mut(side) = Some(play);
            *self.phase.played.of_mut(side) = true;
        }
    }
}

impl<C: Papers> CampaignState<C> {
    /// 4.2e, 4.2.2d What a side has put down in secret, not revealed yet.
    pub fn put_down_by(&self, side: C::Side) -> Option<Play<C>> {
        let battle = self.battle.as_ref()?;
        let is_secret = C::is_secret(battle, side);
        battle.plays.of(side).filter(|_| is_secret)
    }
}

impl<C: Windows> Look<'_, C> {
    /// Is this player asked for a stratagem?
    pub fn may_be_played(self, window: Window<C>) -> bool {
        !*self.state.phase.passed.of(window.asked) && C::may_play(self.state, window).is_ok()
    }

    /// Is anybody asked now?
    pub fn is_window_open(self, window: Window<C>) -> bool {
        !*self.state.phase.passed.of(window.asked)
            && (C::may_play(self.state, window).is_ok() || C::is_advantage_usable(self, window))
    }
}

impl<C: Windows> Act<'_, C> {
    /// Asks the next player if somebody is asked at all, and says whether; otherwise the window closes.
    pub fn settle_window(&mut self, window: Window<C>) -> bool {
        let asks = self.look().is_window_open(window);
        if !asks {
            self.proceed_with_window(window);
        }
        asks
    }

    /// Asks the next player, or closes the window and goes on with what it interrupted.
    pub fn proceed_with_window(&mut self, window: Window<C>) {
        if !window.last {
            let next = Window {
                asked: window.asked.other(),
                last: true,
                ..window
            };
            self.state.next_step(Step::Window { window: next });
            return;
        }
        self.state.stack.pop();
        C::close(self, window);
    }

    /// 2.B.3g, 2.B.3i Not asked again in this phase. 4.2e, 4.2.2d The enemy must not see whether a stratagem was put down before a combat.
    pub fn pass_phase(&mut self, window: Window<C>) {
        let is_secret = matches!(window.kind, WindowKind::Combat);
        let battle = self.state.battle.as_mut().filter(|_| is_secret);
        let passes = battle.map(|battle| &mut battle.passes);
        pass_phase(window.asked, passes, &mut self.state.phase.passed);
        self.proceed_with_window(window);
    }
}

/// 4.2e, 4.2.2d Every second time a side that has been asked before a combat is imagined to have put something down. The viewer knows what he has done.
pub fn imagine_plays<C: Windows>(
    game: &CampaignGame<C>,
    state: &mut CampaignState<C>,
    viewer: Option<C::Side>,
    rng: &mut Rng,
) {
    for side in C::Side::BOTH
        .into_iter()
        .filter(|&side| Some(side) != viewer)
    {
        let Some(window) = C::answered_in_secret(state, side) else {
            continue;
        };
        if let Some(play) = imagine_play(rng, || C::guesses(Look::new(game, state), window)) {
            state.lay_down(side, play);
        }
    }
}
