//! Who is asked what. The questions that both campaigns have are in `campaign::Look::prompt`.

use campaign::Asking;

use crate::{
    battle::SiegeDice,
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
            OwnStep::Roll { .. } => look.state.advantage,
            OwnStep::Displace { group } => {
                arrivals::blocked(look, group).map_or(look.state.advantage, |(side, _)| side)
            }
            OwnStep::Siege { .. } => look.state.initiative,
            OwnStep::Choose { side }
            | OwnStep::BaseMoves { side }
            | OwnStep::Stacks { side, .. }
            | OwnStep::Cargo { side, .. }
            | OwnStep::EvadeTo { side }
            | OwnStep::Enter { side, .. }
            | OwnStep::Regroup { side, .. }
            | OwnStep::RegroupTo { side, .. }
            | OwnStep::Recover { side, .. }
            | OwnStep::Tests { side }
            | OwnStep::Weaken { side, .. }
            | OwnStep::SickTo { side, .. } => side,
        }
    }

    fn own_prompt(look: Look<'_>, step: OwnStep, side: Side) -> Prompt {
        match step {
            OwnStep::Roll { roll, .. } => {
                let siege = look.state.siege.filter(|_| roll.die().is_none());
                let dice = siege.map_or(SiegeDice::default(), |siege| siege.dice);
                Prompt::Roll { side, roll, dice }
            }
            OwnStep::Choose { .. } => Prompt::Choose { side },
            OwnStep::Displace { group } => {
                let blocked = arrivals::blocked(look, group);
                let zone = blocked.map(|(_, zone)| zone).unwrap_or_default();
                SharedPrompt::Displace { side, zone }.into()
            }
            OwnStep::BaseMoves { .. } => Prompt::BaseMoves { side },
            OwnStep::Stacks { check, .. } => Prompt::Overstacked {
                side,
                place: stacking::crowded(look, side, check).unwrap_or_default(),
            },
            OwnStep::Cargo { .. } => Prompt::Overloaded {
                side,
                zone: cargo::overloaded(look, side).unwrap_or_default(),
            },
            OwnStep::EvadeTo { .. } => {
                let battle = look.state.battle;
                let zone = battle.map(|battle| battle.zone).unwrap_or_default();
                Prompt::EvadeTo { side, zone }
            }
            OwnStep::Siege { .. } => SharedPrompt::Sieges { side }.into(),
            OwnStep::Enter { port, .. } => Prompt::Enter { side, port },
            OwnStep::Regroup { .. } => SharedPrompt::Regroup { side }.into(),
            OwnStep::RegroupTo { piece, .. } => SharedPrompt::regroup_to(side, piece).into(),
            OwnStep::Recover { left, cause, .. } => Prompt::Recover { side, left, cause },
            OwnStep::Tests { .. } => Prompt::Tests { side },
            OwnStep::Weaken { left, cause, .. } => Prompt::Weaken { side, left, cause },
            OwnStep::SickTo { leader, .. } => match leader.first() {
                Some(leader) => Prompt::SickTo { side, leader },
                None => SharedPrompt::Sick { side }.into(),
            },
        }
    }

    fn window_prompt(side: Side, window: WindowKind) -> Prompt {
        Prompt::Window { side, window }
    }

    /// 3.5j An enemy fleet may hold the group up.
    fn march_prompt(look: Look<'_>, side: Side) -> Prompt {
        let march = look.state.marching().unwrap_or_default();
        if !steps::must_pass(look, side, &march) {
            return look.shared_march_prompt(side);
        }
        Prompt::Passing {
            side,
            at: march.at,
            pieces: march.group,
            faces: marching::passing_faces(look.game, march.at),
        }
    }

    fn battle_prompt(look: Look<'_>, side: Side, stage: BattleStage) -> Prompt {
        let Some(battle) = &look.state.battle else {
            return SharedPrompt::Combats { side }.into();
        };
        let (zone, left) = (battle.zone, *battle.losses.get(side));
        if stage == BattleStage::Own(OwnBattleStage::Evasion) {
            let faces = evasion::faces(look, side, zone);
            Prompt::Evasion { side, zone, faces }
        } else if zone.is_sea() {
            Prompt::NavalLosses { side, zone, left }
        } else {
            look.shared_losses_prompt(side)
        }
    }

    fn retreat_prompt(look: Look<'_>, retreat: Retreat) -> Prompt {
        let (side, from, cause) = (retreat.side, retreat.from, retreat.cause);
        match look.state.retreat().and_then(|step| step.left.first()) {
            Some(piece) => Prompt::Retreat {
                side,
                from,
                piece,
                cause,
            },
            None => SharedPrompt::MoveOn { side, place: from }.into(),
        }
    }
}
