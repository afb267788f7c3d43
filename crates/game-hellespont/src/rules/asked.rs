//! Who is asked what.

use campaign::Asking;

use crate::{
    battle::SiegeDice,
    prompt::{Prompt, SharedPrompt},
    rules::prelude::*,
};

impl Asking for Types {
    fn asked(look: Look<'_>, step: Step) -> Side {
        match step {
            Step::Window { window } => window.asked,
            Step::Own(OwnStep::Roll { .. }) => look.state.advantage,
            Step::Own(OwnStep::Displace { group }) => {
                arrivals::blocked(look, group).map_or(look.state.advantage, |(side, _)| side)
            }
            Step::Own(OwnStep::Choose { side })
            | Step::Own(OwnStep::BaseMoves { side })
            | Step::Announce { side }
            | Step::Menu { side }
            | Step::Pick(Picking { side, .. })
            | Step::March { side }
            | Step::Withdraw { side, .. }
            | Step::Own(OwnStep::Stacks { side, .. })
            | Step::Own(OwnStep::Cargo { side, .. })
            | Step::Combats { side }
            | Step::Own(OwnStep::EvadeTo { side })
            | Step::Retreat(Retreat { side, .. })
            | Step::Sieges { side, .. }
            | Step::Own(OwnStep::Enter { side, .. })
            | Step::Keep { side }
            | Step::Own(OwnStep::Regroup { side, .. })
            | Step::Own(OwnStep::RegroupTo { side, .. })
            | Step::Own(OwnStep::Recover { side, .. })
            | Step::Own(OwnStep::Tests { side })
            | Step::Own(OwnStep::Weaken { side, .. })
            | Step::Epidemic { side, .. }
            | Step::Sick { side }
            | Step::Own(OwnStep::SickTo { side, .. }) => side,
            Step::Battle { stage } => fighter(look.state, stage),
            Step::Turn { .. } | Step::Own(OwnStep::Siege { .. }) => look.state.initiative,
        }
    }

    fn prompt(look: Look<'_>, step: Step, side: Side) -> Prompt {
        match step {
            Step::Window { window } => Prompt::Window {
                side,
                window: window.kind,
            },
            Step::Own(OwnStep::Roll { roll, .. }) => {
                let siege = look.state.siege.filter(|_| roll.die().is_none());
                Prompt::Roll {
                    side,
                    roll,
                    dice: siege.map_or(SiegeDice::default(), |siege| siege.dice),
                }
            }
            Step::Own(OwnStep::Choose { .. }) => Prompt::Choose { side },
            Step::Own(OwnStep::Displace { group }) => {
                let blocked = arrivals::blocked(look, group);
                let zone = blocked.map(|(_, zone)| zone).unwrap_or_default();
                Prompt::Shared(SharedPrompt::Displace { side, zone })
            }
            Step::Own(OwnStep::BaseMoves { .. }) => Prompt::BaseMoves { side },
            Step::Announce { .. } => Prompt::Shared(SharedPrompt::Announce {
                side,
                most: *look.state.actions.get(side),
            }),
            Step::Menu { .. } => Prompt::Shared(SharedPrompt::Menu {
                side,
                points: look.state.phase.budget.announced,
            }),
            Step::Pick(Picking { from, picked, .. }) => Prompt::Shared(SharedPrompt::Pick {
                side,
                from,
                pieces: picked,
            }),
            Step::March { .. } => march(look, side),
            Step::Withdraw { zone, .. } => Prompt::Shared(SharedPrompt::Withdraw { side, zone }),
            Step::Own(OwnStep::Stacks { check, .. }) => Prompt::Overstacked {
                side,
                place: stacking::crowded(look, side, check).unwrap_or_default(),
            },
            Step::Own(OwnStep::Cargo { .. }) => Prompt::Overloaded {
                side,
                zone: cargo::overloaded(look, side).unwrap_or_default(),
            },
            Step::Combats { .. } => Prompt::Shared(SharedPrompt::Combats { side }),
            Step::Battle { stage } => battle(look, side, stage),
            Step::Own(OwnStep::EvadeTo { .. }) => Prompt::EvadeTo {
                side,
                zone: look
                    .state
                    .battle
                    .map(|battle| battle.zone)
                    .unwrap_or_default(),
            },
            Step::Retreat(Retreat { from, cause, .. }) => match retreat::next_piece(look.state) {
                Some(piece) => Prompt::Retreat {
                    side,
                    from,
                    piece,
                    cause,
                },
                None => Prompt::Shared(SharedPrompt::MoveOn { side, place: from }),
            },
            Step::Sieges { .. } | Step::Own(OwnStep::Siege { .. }) => {
                Prompt::Shared(SharedPrompt::Sieges { side })
            }
            Step::Own(OwnStep::Enter { port, .. }) => Prompt::Enter { side, port },
            Step::Keep { .. } => Prompt::Shared(SharedPrompt::Keep { side }),
            Step::Own(OwnStep::Regroup { .. }) => Prompt::Shared(SharedPrompt::Regroup { side }),
            Step::Own(OwnStep::RegroupTo { piece, .. }) => match piece.first() {
                Some(piece) => Prompt::Shared(SharedPrompt::RegroupTo { side, piece }),
                None => Prompt::Shared(SharedPrompt::Regroup { side }),
            },
            Step::Own(OwnStep::Recover { left, cause, .. }) => {
                Prompt::Recover { side, left, cause }
            }
            Step::Own(OwnStep::Tests { .. }) => Prompt::Tests { side },
            Step::Own(OwnStep::Weaken { left, cause, .. }) => Prompt::Weaken { side, left, cause },
            Step::Epidemic { left, .. } => Prompt::Shared(SharedPrompt::Epidemic { side, left }),
            Step::Sick { .. } => Prompt::Shared(SharedPrompt::Sick { side }),
            Step::Own(OwnStep::SickTo { leader, .. }) => match leader.first() {
                Some(leader) => Prompt::SickTo { side, leader },
                None => Prompt::Shared(SharedPrompt::Sick { side }),
            },
            Step::Turn { .. } => Prompt::Shared(SharedPrompt::Menu { side, points: 0 }),
        }
    }
}

/// Who decides in a stage of a combat.
fn fighter(state: &State, stage: BattleStage) -> Side {
    let attacker = state
        .battle
        .map_or(state.initiative, |battle| battle.attacker);
    match stage {
        BattleStage::Own(OwnBattleStage::Evasion)
        | BattleStage::Own(OwnBattleStage::Escape)
        | BattleStage::DefenderLosses => attacker.other(),
        BattleStage::AttackerLosses
        | BattleStage::Stratagems
        | BattleStage::Reveal
        | BattleStage::Roll
        | BattleStage::Own(OwnBattleStage::Aftermath)
        | BattleStage::Result
        | BattleStage::Retreat
        | BattleStage::End => attacker,
    }
}

fn march(look: Look<'_>, side: Side) -> Prompt {
    let march = look.state.marching().unwrap_or_default();
    let (at, pieces) = (march.at, march.group);
    if steps::must_pass(look, side, &march) {
        return Prompt::Passing {
            side,
            at,
            pieces,
            faces: marching::passing_faces(look.game, at),
        };
    }
    Prompt::Shared(SharedPrompt::March {
        side,
        at,
        pieces,
        points: march.spent,
    })
}

fn battle(look: Look<'_>, side: Side, stage: BattleStage) -> Prompt {
    let Some(battle) = &look.state.battle else {
        return Prompt::Shared(SharedPrompt::Combats { side });
    };
    let (zone, left) = (battle.zone, *battle.losses.get(side));
    if stage == BattleStage::Own(OwnBattleStage::Evasion) {
        return Prompt::Evasion {
            side,
            zone,
            faces: evasion::faces(look, side, zone),
        };
    }
    if battle.zone.is_sea() {
        Prompt::NavalLosses { side, zone, left }
    } else {
        Prompt::Shared(SharedPrompt::Losses { side, zone, left })
    }
}
