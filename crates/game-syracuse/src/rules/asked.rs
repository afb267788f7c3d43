//! Who is asked what.

use campaign::Asking;

use crate::{
    prompt::{Prompt, SharedPrompt},
    rules::prelude::*,
};

impl Asking for Types {
    fn asked(look: Look<'_>, step: Step) -> Side {
        match step {
            Step::Window { window } => window.asked,
            Step::Own(OwnStep::Roll { roll }) => {
                rolls::asked(look, roll).unwrap_or(look.state.advantage)
            }
            Step::Own(OwnStep::Arrive { group }) | Step::Own(OwnStep::Displace { group, .. }) => {
                let group = look.group(group);
                group.map_or(look.state.advantage, |group| group.side)
            }
            Step::Own(OwnStep::FreeMove { side })
            | Step::Announce { side }
            | Step::Menu { side }
            | Step::Pick(Picking { side, .. })
            | Step::March { side }
            | Step::Own(OwnStep::Land(Landing { side, .. }))
            | Step::Withdraw { side, .. }
            | Step::Own(OwnStep::WithdrawTo { side, .. })
            | Step::Own(OwnStep::Overstacked { side, .. })
            | Step::Combats { side }
            | Step::Retreat(Retreat { side, .. })
            | Step::Own(OwnStep::Garrison { side, .. })
            | Step::Own(OwnStep::Discard { side })
            | Step::Own(OwnStep::Build { side, .. })
            | Step::Keep { side }
            | Step::Own(OwnStep::Regroup { side, .. })
            | Step::Own(OwnStep::RegroupTo { side, .. })
            | Step::Own(OwnStep::Recover { side, .. })
            | Step::Own(OwnStep::Weaken { side, .. })
            | Step::Sieges { side, .. }
            | Step::Own(OwnStep::Breach { side, .. })
            | Step::Epidemic { side, .. }
            | Step::Sick { side } => side,
            Step::Own(OwnStep::Occupy { .. }) => Side::Syracusan,
            Step::Battle { stage } => fighter(look.state, stage),
            Step::Turn { .. } => look.state.initiative,
        }
    }

    fn prompt(look: Look<'_>, step: Step, side: Side) -> Prompt {
        match step {
            Step::Window { window } => Prompt::Window {
                side,
                window: window.kind,
            },
            Step::Own(OwnStep::Roll { roll }) => Prompt::Roll { side, roll },
            Step::Own(OwnStep::Arrive { group }) => {
                let group = look.group(group);
                Prompt::Arrive {
                    side,
                    pieces: group.map(|group| group.pieces).unwrap_or_default(),
                }
            }
            Step::Own(OwnStep::Displace { zone, .. }) => {
                Prompt::Shared(SharedPrompt::Displace { side, zone })
            }
            Step::Own(OwnStep::FreeMove { .. }) => Prompt::FreeMove { side },
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
            Step::March { .. } => {
                let march = look.state.march.unwrap_or_default();
                Prompt::Shared(SharedPrompt::March {
                    side,
                    at: march.at,
                    pieces: march.group,
                    points: march.spent,
                })
            }
            Step::Own(OwnStep::Land(Landing { fleet, aboard, .. })) => Prompt::Land {
                side,
                from: fleet,
                pieces: aboard,
            },
            Step::Withdraw { zone, .. } => Prompt::Shared(SharedPrompt::Withdraw { side, zone }),
            Step::Own(OwnStep::WithdrawTo { left, zone, .. }) => match left.first() {
                Some(piece) => Prompt::WithdrawTo { side, piece },
                None => Prompt::Shared(SharedPrompt::Withdraw { side, zone }),
            },
            Step::Own(OwnStep::Overstacked { place, .. }) => {
                let cause = stacking::cause(look, side, place);
                Prompt::Overstacked { side, place, cause }
            }
            Step::Combats { .. } => Prompt::Shared(SharedPrompt::Combats { side }),
            Step::Battle { .. } => {
                let zone = look
                    .state
                    .battle
                    .map(|battle| battle.zone)
                    .unwrap_or_default();
                if step
                    == (Step::Battle {
                        stage: BattleStage::Own(OwnBattleStage::Defenders),
                    })
                {
                    return Prompt::Defenders { side };
                }
                Prompt::Shared(SharedPrompt::Losses {
                    side,
                    zone,
                    left: look
                        .state
                        .battle
                        .map_or(0, |battle| *battle.losses.get(side)),
                })
            }
            Step::Retreat(step) => {
                let Retreat {
                    from, left, cause, ..
                } = step;
                match retreat::next_piece(look.game, left) {
                    Some(piece) => Prompt::Retreat {
                        side,
                        from,
                        piece,
                        cause,
                    },
                    None if retreat::is_doomed(look, step) => {
                        let (place, cause) = (from, Cause::Surplus);
                        Prompt::Overstacked { side, place, cause }
                    }
                    None => Prompt::Shared(SharedPrompt::MoveOn { side, place: from }),
                }
            }
            Step::Own(OwnStep::Garrison { fort, room, .. }) => {
                Prompt::Garrison { side, fort, room }
            }
            Step::Own(OwnStep::Occupy { .. }) => Prompt::Occupy { side },
            Step::Own(OwnStep::Discard { .. }) => {
                let dice = works::dice(look, side).max(0) as u8;
                Prompt::Discard { side, dice }
            }
            Step::Own(OwnStep::Build { points, .. }) => Prompt::Build { side, points },
            Step::Keep { .. } => Prompt::Shared(SharedPrompt::Keep { side }),
            Step::Own(OwnStep::Regroup { .. }) => Prompt::Shared(SharedPrompt::Regroup { side }),
            Step::Own(OwnStep::RegroupTo { piece, .. }) => match piece.first() {
                Some(piece) => Prompt::Shared(SharedPrompt::RegroupTo { side, piece }),
                None => Prompt::Shared(SharedPrompt::Regroup { side }),
            },
            Step::Own(OwnStep::Recover { left, cause, .. }) => {
                Prompt::Recover { side, left, cause }
            }
            Step::Own(OwnStep::Weaken { cause, .. }) => Prompt::Weaken { side, cause },
            Step::Sieges { .. } => Prompt::Shared(SharedPrompt::Sieges { side }),
            Step::Own(OwnStep::Breach { .. }) => Prompt::Breach { side },
            Step::Epidemic { left, .. } => Prompt::Shared(SharedPrompt::Epidemic { side, left }),
            Step::Sick { .. } => Prompt::Shared(SharedPrompt::Sick { side }),
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
        BattleStage::Own(OwnBattleStage::Defenders) => Side::Athenian,
        BattleStage::DefenderLosses => attacker.other(),
        BattleStage::AttackerLosses
        | BattleStage::Stratagems
        | BattleStage::Reveal
        | BattleStage::Roll
        | BattleStage::Result
        | BattleStage::Retreat
        | BattleStage::End => attacker,
    }
}
