//! 7 Stratagems: when each face may be used. Its targets are in `stratagem_targets`, what it does in `stratagem_effects`.

use crate::rules::{prelude::*, stratagem_targets::targets};

/// When somebody may use a stratagem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// A window.
    Window(WindowKind),
    /// 2.B.3i The active player's own decisions.
    Acting,
    /// The player's own D.3.
    Recovering,
}

impl Moment {
    /// The window that it is, if it is one.
    pub(crate) fn window(self) -> Option<WindowKind> {
        match self {
            Self::Window(kind) => Some(kind),
            Self::Acting | Self::Recovering => None,
        }
    }

    /// Does it lie in an action phase, where the limit of one stratagem holds (2.B.3g)?
    pub(crate) fn is_action_phase(self) -> bool {
        match self {
            Self::Acting => true,
            Self::Recovering => false,
            Self::Window(kind) => match kind {
                WindowKind::Announced
                | WindowKind::Archers { .. }
                | WindowKind::Moved
                | WindowKind::Combat
                | WindowKind::Result => true,
                WindowKind::Initiative
                | WindowKind::Reinforcements
                | WindowKind::Own(OwnWindowKind::Answer { .. })
                | WindowKind::Own(OwnWindowKind::Arrived)
                | WindowKind::Own(OwnWindowKind::Siege { .. })
                | WindowKind::Supply
                | WindowKind::Attrition => false,
            },
        }
    }
}

/// 7a, 7c Every face that a side could use now, with every target.
pub(crate) fn plays(look: Look<'_>, side: Side, moment: Moment, play: &mut impl FnMut(Play)) {
    let targets = |stratagem, mut target: &mut dyn FnMut(Target)| {
        targets(look, side, moment, stratagem, &mut target);
    };
    look.game
        .counters
        .plays(*look.state.hands.get(side), side, targets, play);
}

/// 7a, 7c May this face be used now, on this target?
pub(crate) fn may_use(
    look: Look<'_>,
    side: Side,
    moment: Moment,
    play: Play,
) -> Result<(), Illegal> {
    let hand = *look.state.hands.get(side);
    look.game
        .counters
        .may_use(hand, side, play, |stratagem, mut target| {
            targets(look, side, moment, stratagem, &mut target);
        })?;
    Ok(())
}
