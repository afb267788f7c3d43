//! 7 Stratagems: when each face may be used. Its targets are in `stratagem_targets`, what it does in `stratagem_effects`.

use crate::rules::{prelude::*, stratagem_targets::targets};

/// When somebody may use a stratagem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// A window.
    Window(WindowKind),
    /// 2.B.3g The active player's own decisions.
    Acting,
    /// 2.Cr The builder's own decisions.
    Building,
    /// 2.Do The player's own D.3.
    Recovering,
}

impl Moment {
    /// The window that it is, if it is one.
    pub(crate) fn window(self) -> Option<WindowKind> {
        match self {
            Self::Window(kind) => Some(kind),
            Self::Acting | Self::Building | Self::Recovering => None,
        }
    }

    /// Does it lie in an action phase, where the limit of one stratagem holds (2.B.3e)?
    pub(crate) fn is_action_phase(self) -> bool {
        match self {
            Self::Acting => true,
            Self::Building | Self::Recovering => false,
            Self::Window(kind) => match kind {
                WindowKind::Announced
                | WindowKind::Archers { .. }
                | WindowKind::Moved
                | WindowKind::Combat
                | WindowKind::Result => true,
                WindowKind::Initiative
                | WindowKind::Reinforcements
                | WindowKind::Own(OwnWindowKind::Answer { .. })
                | WindowKind::Own(OwnWindowKind::Works)
                | WindowKind::Supply
                | WindowKind::Attrition => false,
            },
        }
    }
}

/// 7c Names what a face can be aimed at; 7.S25b good omens at nothing once they have been used.
fn aims(
    look: Look<'_>,
    side: Side,
    moment: Moment,
    omens_used: bool,
) -> impl Fn(Stratagem, &mut dyn FnMut(Target)) {
    move |stratagem, mut target| {
        if stratagem != Stratagem::GoodOmens || !omens_used {
            targets(look, side, moment, stratagem, &mut target);
        }
    }
}

/// 7a, 7c Every face that a side could use now, with every target.
pub(crate) fn plays(
    look: Look<'_>,
    side: Side,
    moment: Moment,
    omens_used: bool,
    play: &mut impl FnMut(Play),
) {
    let targets = aims(look, side, moment, omens_used);
    look.game
        .counters
        .plays(*look.state.hands.get(side), side, targets, play);
}

/// The same as answers, in order.
pub(crate) fn answers(
    look: Look<'_>,
    side: Side,
    moment: Moment,
    omens_used: bool,
    out: &mut Decisions<Syracuse>,
) {
    let start = out.answers_so_far();
    plays(look, side, moment, omens_used, &mut |play| {
        out.push(Action::from(play));
    });
    out.sort_from(start);
}

/// 7a, 7c May this face be used now, on this target?
pub(crate) fn may_use(
    look: Look<'_>,
    side: Side,
    moment: Moment,
    omens_used: bool,
    play: Play,
) -> Result<(), Illegal> {
    let hand = *look.state.hands.get(side);
    let targets = aims(look, side, moment, omens_used);
    look.game.counters.may_use(hand, side, play, targets)?;
    Ok(())
}
