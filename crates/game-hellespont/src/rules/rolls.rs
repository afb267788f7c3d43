//! 8d Dice that the holder of the advantage may cancel.

use campaign::{AdvantageUse, Hurts, could_improve, may_cancel};

use crate::{battle::SiegeDice, rules::prelude::*};

impl Roll {
    /// The die, unless it is a siege that has several.
    pub(crate) fn die(self) -> Option<u8> {
        match self {
            Self::Evasion { die }
            | Self::Combat { die }
            | Self::Attrition { die, .. }
            | Self::Storm { die, .. }
            | Self::Discord { die, .. } => Some(die),
            Self::Siege { .. } => None,
        }
    }

    fn with(self, again: u8) -> Self {
        match self {
            Self::Evasion { .. } => Self::Evasion { die: again },
            Self::Combat { .. } => Self::Combat { die: again },
            Self::Attrition { side, zone, .. } => Self::Attrition {
                side,
                zone,
                die: again,
            },
            Self::Storm { by, unit, left, .. } => Self::Storm {
                by,
                unit,
                left,
                die: again,
            },
            Self::Discord { side, leader, .. } => Self::Discord {
                side,
                leader,
                die: again,
            },
            Self::Siege { port } => Self::Siege { port },
        }
    }
}

/// 8d The dice have been thrown: they may be cancelled before they stand.
pub(crate) fn offer(state: &mut State, roll: Roll) {
    let repeated = false;
    state
        .stack
        .push(Step::Own(OwnStep::Roll { roll, repeated }));
}

/// Who is asked: the holder of the advantage, 8e unless the roll has been repeated, or no face would be better for him.
pub(crate) fn asked(look: Look<'_>, roll: Roll, repeated: bool) -> Option<Side> {
    let holder = may_cancel(look.state.advantage, repeated, &look.state.phase.passed)?;
    could_help(look, roll, holder).then_some(holder)
}

/// 8d Could another throw do the holder of the advantage good? Public facts alone decide.
fn could_help(look: Look<'_>, roll: Roll, holder: Side) -> bool {
    match roll {
        Roll::Storm { unit, die, .. } => unit.first().is_none_or(|ship| {
            let hurts = Hurts::side(look.game.pieces.card(ship).side, holder);
            could_improve(die, hurts, |die| storm::strikes(look, ship, die))
        }),
        Roll::Attrition { .. }
        | Roll::Evasion { .. }
        | Roll::Combat { .. }
        | Roll::Discord { .. }
        | Roll::Siege { .. } => true,
    }
}

/// Throw again, or let it stand.
pub(crate) fn answers(out: &mut Decisions<Hellespont>) {
    out.push(Action::Reroll);
    out.push(Action::Accept);
    out.push(Action::PassPhase);
}

/// 8a, 8d The dice are thrown again and the advantage passes on.
pub(crate) fn reroll(act: &mut Act<'_>, (roll, repeated): (Roll, bool)) -> Result<(), Illegal> {
    if repeated {
        return Err(Illegal::Shared(Refusal::CannotReroll));
    }
    let side = act.state.advantage;
    let (dice, again) = match (&mut act.state.own.siege, roll.die()) {
        (Some(siege), None) => {
            let count = siege.dice.iter().count();
            siege.dice = (0..count)
                .map(|_| act.state.dice.d6(act.log).get())
                .collect();
            (siege.dice, roll)
        }
        (_, _) => {
            let die = act.state.dice.d6(act.log).get();
            (SiegeDice::from_iter([die]), roll.with(die))
        }
    };
    act.log.push(|| Event::Rerolled { side, dice });
    act.pass_advantage(side, AdvantageUse::Reroll);
    act.state.next_step(Step::Own(OwnStep::Roll {
        roll: again,
        repeated: true,
    }));
    Ok(())
}

/// The dice stand.
pub(crate) fn stand(act: &mut Act<'_>, roll: Roll) {
    act.state.stack.pop();
    let die = roll.die().and_then(|die| D6::try_from(die).ok());
    match (roll, die) {
        (Roll::Siege { .. }, _) => siege::stand(act.state, act.log),
        (Roll::Evasion { .. }, Some(die)) => evasion::resolve(act, die),
        (Roll::Combat { .. }, Some(die)) => act.resolve_battle(die),
        (Roll::Attrition { side, zone, .. }, Some(die)) => {
            attrition::resolve(act, side, zone, die);
        }
        (Roll::Storm { by, unit, left, .. }, Some(die)) => {
            storm::resolve(act, by, (unit, left), die);
        }
        (Roll::Discord { side, leader, .. }, Some(die)) => {
            if let Some(leader) = leader.first() {
                stratagem_effects::resolve_discord(act, side, leader, die);
            }
        }
        (
            Roll::Evasion { .. }
            | Roll::Combat { .. }
            | Roll::Attrition { .. }
            | Roll::Storm { .. }
            | Roll::Discord { .. },
            None,
        ) => {}
    }
}
