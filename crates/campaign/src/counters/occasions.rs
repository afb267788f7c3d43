//! 7 When a stratagem may be used, and what it may be aimed at. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they
//! differ.

use engine::Decisions;

use crate::{
    BySide, Campaign, CampaignGame, IdSet, Look, Play, Refusal, Rules, TwoSided, Vocabulary,
    WindowKind, closable,
};

/// When somebody may use a stratagem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment<C: Campaign> {
    /// A window.
    Window(WindowKind<C>),
    /// 2.B.3g, 2.B.3i The active player's own decisions.
    Acting,
    /// 2.Cr The builder's own decisions, in Syracuse.
    Building,
    /// 2.Do, 2.B.3i The player's own D.3.
    Recovering,
}

impl<C: Campaign> Moment<C> {
    /// The window that it is, if it is one.
    pub fn window(self) -> Option<WindowKind<C>> {
        match self {
            Self::Window(kind) => Some(kind),
            Self::Acting | Self::Building | Self::Recovering => None,
        }
    }

    /// Does it lie in an action phase, where the limit of one stratagem holds (2.B.3e, 2.B.3g)?
    pub fn is_action_phase(self) -> bool {
        match self {
            Self::Acting => true,
            Self::Building | Self::Recovering => false,
            Self::Window(kind) => kind.is_action_phase(),
        }
    }
}

/// A side at a moment at which it may use a stratagem.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Occasion<'a, C: Campaign> {
    pub look: Look<'a, C>,
    pub side: C::Side,
    pub moment: Moment<C>,
}

/// What each game says about the use of its stratagems.
pub trait Stratagems: Vocabulary {
    /// 7c Names every target of a stratagem; none if it cannot be used.
    fn targets(
        occasion: Occasion<'_, Self>,
        stratagem: Self::Stratagem,
        target: &mut dyn FnMut(Self::Target),
    );
}

impl<'a, C: Campaign> Look<'a, C> {
    /// A side at a moment.
    pub fn occasion(self, side: C::Side, moment: Moment<C>) -> Occasion<'a, C> {
        let look = self;
        Occasion { look, side, moment }
    }
}

impl<'a, C: Stratagems> Occasion<'a, C> {
    /// 7a, 7c Every face that the side could use now, with every target.
    pub fn plays(self, play: impl FnMut(Play<C>)) {
        let (look, side) = (self.look, self.side);
        let hand = *look.state.hands.of(side);
        let targets = |stratagem, target: &mut dyn FnMut(C::Target)| {
            C::targets(self, stratagem, target);
        };
        look.game.counters.plays(hand, side, targets, play);
    }

    /// The same as answers, in order.
    pub fn answers(self, out: &mut Decisions<CampaignGame<C>>)
    where
        C: Rules,
    {
        let start = out.answers_so_far();
        self.plays(|play| out.push(play.into()));
        out.sort_from(start);
    }

    /// 7a, 7c May this face be used now, on this target?
    pub fn may_use(self, play: Play<C>) -> Result<(), Refusal<C>> {
        let (look, side) = (self.look, self.side);
        let hand = *look.state.hands.of(side);
        let targets = |stratagem, target: &mut dyn FnMut(C::Target)| {
            C::targets(self, stratagem, target);
        };
        look.game.counters.may_use(hand, side, play, targets)
    }
}

impl<'a, C: Campaign> Occasion<'a, C> {
    /// 7.S17b, 7.S13a The groups of the enemy that are due and may be delayed now.
    pub fn delayable(self) -> impl Iterator<Item = u8> + use<'a, C> {
        let is_open = self.moment == Moment::Window(WindowKind::Reinforcements);
        let groups = is_open.then(|| self.look.due_groups(self.side.other()));
        groups.into_iter().flatten()
    }

    /// 7.S7a, 7.S6a Those of these zones that archers may close now; 7.S7b, 7.S6b when a zone is about to be entered, that zone only.
    pub fn closable(self, zones: impl Iterator<Item = C::Place>) -> impl Iterator<Item = C::Place> {
        let entered = match self.moment {
            Moment::Window(WindowKind::Archers { zone }) => Some(zone),
            Moment::Window(_) | Moment::Acting | Moment::Building | Moment::Recovering => None,
        };
        let barred: IdSet<C::Place> = *self.look.state.phase.barred.of(self.side.other());
        closable(zones, entered, barred)
    }
}
