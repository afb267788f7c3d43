//! Who is asked what. The questions that both campaigns have are in `campaign::Look::prompt`.

use campaign::{Asking, Retreating};

use crate::{
    prompt::{Prompt, SharedPrompt},
    rules::prelude::*,
};

impl From<SharedPrompt> for Prompt {
    fn from(prompt: SharedPrompt) -> Self {
        Self::Shared(prompt)
    }
}

impl Asking for Types {
    fn asked(look: Look<'_>, step: OwnStep) -> Side {
        match step {
            OwnStep::Roll { roll } => rolls::asked(look, roll).unwrap_or(look.state.advantage),
            OwnStep::Arrive { group } | OwnStep::Displace { group, .. } => {
                let group = look.group(group);
                group.map_or(look.state.advantage, |group| group.side)
            }
            OwnStep::Occupy { .. } => Side::Syracusan,
            OwnStep::FreeMove { side }
            | OwnStep::Land(Landing { side, .. })
            | OwnStep::WithdrawTo { side, .. }
            | OwnStep::Overstacked { side, .. }
            | OwnStep::Garrison { side, .. }
            | OwnStep::Discard { side }
            | OwnStep::Build { side, .. }
            | OwnStep::Regroup { side, .. }
            | OwnStep::RegroupTo { side, .. }
            | OwnStep::Recover { side, .. }
            | OwnStep::Weaken { side, .. }
            | OwnStep::Breach { side, .. } => side,
        }
    }

    fn own_prompt(look: Look<'_>, step: OwnStep, side: Side) -> Prompt {
        match step {
            OwnStep::Roll { roll } => Prompt::Roll { side, roll },
            OwnStep::Arrive { group } => {
                let group = look.group(group);
                let pieces = group.map(|group| group.pieces).unwrap_or_default();
                Prompt::Arrive { side, pieces }
            }
            OwnStep::Displace { zone, .. } => SharedPrompt::Displace { side, zone }.into(),
            OwnStep::FreeMove { .. } => Prompt::FreeMove { side },
            OwnStep::Land(Landing { fleet, aboard, .. }) => Prompt::Land {
                side,
                from: fleet,
                pieces: aboard,
            },
            OwnStep::WithdrawTo { left, zone, .. } => match left.first() {
                Some(piece) => Prompt::WithdrawTo { side, piece },
                None => SharedPrompt::Withdraw { side, zone }.into(),
            },
            OwnStep::Overstacked { place, .. } => {
                let cause = stacking::cause(look, side, place);
                Prompt::Overstacked { side, place, cause }
            }
            OwnStep::Garrison { fort, room, .. } => Prompt::Garrison { side, fort, room },
            OwnStep::Occupy { .. } => Prompt::Occupy { side },
            OwnStep::Discard { .. } => {
                let dice = works::dice(look, side).max(0) as u8;
                Prompt::Discard { side, dice }
            }
            OwnStep::Build { points, .. } => Prompt::Build { side, points },
            OwnStep::Regroup { .. } => SharedPrompt::Regroup { side }.into(),
            OwnStep::RegroupTo { piece, .. } => SharedPrompt::regroup_to(side, piece).into(),
            OwnStep::Recover { left, cause, .. } => Prompt::Recover { side, left, cause },
            OwnStep::Weaken { cause, .. } => Prompt::Weaken { side, cause },
            OwnStep::Breach { .. } => Prompt::Breach { side },
        }
    }

    fn window_prompt(side: Side, window: WindowKind) -> Prompt {
        Prompt::Window { side, window }
    }

    fn march_prompt(look: Look<'_>, side: Side) -> Prompt {
        look.shared_march_prompt(side)
    }

    fn battle_prompt(look: Look<'_>, side: Side, stage: BattleStage) -> Prompt {
        match stage {
            BattleStage::Own(OwnBattleStage::Defenders) => Prompt::Defenders { side },
            BattleStage::AttackerLosses
            | BattleStage::DefenderLosses
            | BattleStage::Stratagems
            | BattleStage::Reveal
            | BattleStage::Roll
            | BattleStage::Result
            | BattleStage::Retreat
            | BattleStage::End => look.shared_losses_prompt(side),
        }
    }

    fn retreat_prompt(look: Look<'_>, retreat: Retreat) -> Prompt {
        let (side, from, cause) = (retreat.side, retreat.from, retreat.cause);
        match Self::first_to_go(look, retreat.left) {
            Some(piece) => Prompt::Retreat {
                side,
                from,
                piece,
                cause,
            },
            None if retreat::is_doomed(look, retreat) => {
                let (place, cause) = (from, Cause::Surplus);
                Prompt::Overstacked { side, place, cause }
            }
            None => SharedPrompt::MoveOn { side, place: from }.into(),
        }
    }
}
