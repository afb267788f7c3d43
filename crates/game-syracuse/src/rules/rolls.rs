//! 8d Dice that the holder of the advantage may cancel.

use campaign::{AdvantageUse, Hurts, could_improve, may_cancel};

use crate::rules::prelude::*;

impl Roll {
    /// 8i Who has used the advantage on it.
    fn used(&self) -> &PerSide<bool> {
        match self {
            Self::Attrition { used, .. }
            | Self::Siege { used, .. }
            | Self::Wall { used, .. }
            | Self::Chains { used, .. }
            | Self::Combat { used, .. }
            | Self::Storm { used, .. }
            | Self::Night { used, .. }
            | Self::Discord { used, .. } => used,
        }
    }

    fn parts_mut(&mut self) -> (&mut u8, &mut PerSide<bool>) {
        match self {
            Self::Attrition { die, used, .. }
            | Self::Siege { die, used, .. }
            | Self::Wall { die, used, .. }
            | Self::Chains { die, used, .. }
            | Self::Combat { die, used, .. }
            | Self::Storm { die, used, .. }
            | Self::Night { die, used, .. }
            | Self::Discord { die, used, .. } => (die, used),
        }
    }

    fn die(mut self) -> u8 {
        *self.parts_mut().0
    }
}

/// Who is asked: the holder of the advantage, unless he has used it on this roll, or no face would be better for him.
pub(crate) fn asked(look: Look<'_>, roll: Roll) -> Option<Side> {
    let holder = look.state.advantage;
    let holder = may_cancel(holder, *roll.used().get(holder), &look.state.phase.passed)?;
    could_help(look, roll, holder).then_some(holder)
}

/// 8d Could another throw do the holder of the advantage good? Public facts alone decide.
fn could_help(look: Look<'_>, roll: Roll, holder: Side) -> bool {
    match roll {
        Roll::Storm {
            side, unit, die, ..
        } => unit.first().is_none_or(|ship| {
            let hurts = Hurts::side(side, holder);
            could_improve(die, hurts, |die| storm::strikes(look, ship, die))
        }),
        Roll::Attrition { .. }
        | Roll::Siege { .. }
        | Roll::Wall { .. }
        | Roll::Chains { .. }
        | Roll::Combat { .. }
        | Roll::Night { .. }
        | Roll::Discord { .. } => true,
    }
}

/// Throw again, or let it stand.
pub(crate) fn answers(out: &mut Decisions<Syracuse>) {
    out.push(Action::Reroll);
    out.push(Action::Accept);
    out.push(Action::PassPhase);
}

/// 8d The die is thrown again and the advantage passes on.
pub(crate) fn reroll(act: &mut Act<'_>, mut roll: Roll) {
    let holder = act.state.advantage;
    let again = act.state.dice.d6(act.log).get();
    let (die, used) = roll.parts_mut();
    *die = again;
    *used.get_mut(holder) = true;
    act.log.push(|| Event::Rerolled {
        side: holder,
        die: again,
    });
    act.pass_advantage(holder, AdvantageUse::Reroll);
    act.state.next_step(Step::Own(OwnStep::Roll { roll }));
}

/// The die stands.
pub(crate) fn stand(act: &mut Act<'_>, roll: Roll) -> Result<(), Illegal> {
    let Ok(die) = D6::try_from(roll.die()) else {
        return Err(Illegal::Shared(Refusal::CannotReroll));
    };
    act.state.stack.pop();
    match roll {
        Roll::Attrition { side, zone, .. } => attrition::resolve(act, side, zone, die),
        Roll::Siege { side, fort, .. } => {
            if let Some(fort) = fort.as_fort() {
                siege::resolve(act, side, fort, die);
            }
        }
        Roll::Wall { side, wall, .. } => breach::resolve_wall(act, side, wall, die),
        Roll::Chains { side, .. } => breach::resolve_chains(act, side, die),
        Roll::Combat { .. } => act.resolve_battle(die),
        Roll::Storm {
            side, unit, left, ..
        } => {
            storm::resolve(act, side, (unit, left), die);
        }
        Roll::Night { .. } => stratagem_effects::resolve_night(act, die),
        Roll::Discord { side, leader, .. } => {
            if let Some(leader) = leader.first() {
                stratagem_effects::resolve_discord(act, side, leader, die);
            }
        }
    }
    Ok(())
}
