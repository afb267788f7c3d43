//! 4.3j to 4.3m Sieges.

use strum::VariantArray;

use crate::rules::prelude::*;

/// 4.3k The units that help at most.
const MOST_BESIEGERS: u8 = 4;
/// 4.3l A siege succeeds with this or more.
const SUCCESS: u8 = 6;

/// 4.3j Is the fort besieged by this side? It holds enemies; its zone holds none, but somebody of this side.
pub(crate) fn may_besiege(look: Look<'_>, side: Side, fort: FortId) -> Result<(), Illegal> {
    let (zone, enemy) = (look.game.board.zone_of(fort), side.other());
    let has_units = |side, place| !look.units_at(side, place).is_empty();
    if has_units(enemy, Place::fort(fort)) && !has_units(enemy, zone) && has_units(side, zone) {
        Ok(())
    } else {
        Err(Illegal::NoSiege { fort })
    }
}

fn bit(fort: FortId) -> u8 {
    1 << fort as u8
}

/// 2.Dn The sieges that have not been rolled for in this D.5.
pub(crate) fn sieges(look: Look<'_>, side: Side, done: u8) -> impl Iterator<Item = FortId> {
    let forts = FortId::VARIANTS.iter().copied();
    forts.filter(move |&fort| done & bit(fort) == 0 && may_besiege(look, side, fort).is_ok())
}

/// 2.Dn, 4.3j Which siege is next. None is left out.
pub(crate) fn sieges_answers(look: Look<'_>, side: Side, done: u8, out: &mut Decisions<Syracuse>) {
    let left = sieges(look, side, done);
    out.extend(left.map(|fort| Action::Besiege { fort }));
}

/// 4.3j Throws the die of a siege.
pub(crate) fn besiege(act: &mut Act<'_>, side: Side, fort: FortId) -> Result<(), Illegal> {
    let Some(Step::Sieges { done, .. }) = act.state.step() else {
        return Err(Illegal::NoSiege { fort });
    };
    if done & bit(fort) != 0 {
        return Err(Illegal::NoSiege { fort });
    }
    may_besiege(act.look(), side, fort)?;
    let done = done | bit(fort);
    act.state.next_step(Step::Sieges { side, done });
    let roll = Roll::Siege {
        side,
        fort: Place::fort(fort),
        die: act.state.dice.d6(act.log).get(),
        used: PerSide::default(),
    };
    act.state.stack.push(Step::Own(OwnStep::Roll { roll }));
    Ok(())
}

/// 4.3k to 4.3m What the die does. The step of the roll is off the stack.
pub(crate) fn resolve(act: &mut Act<'_>, side: Side, fort: FortId, die: D6) {
    let besiegers = act.look().units_at(side, act.game.board.zone_of(fort));
    let bonus = besiegers.len().min(MOST_BESIEGERS);
    let taken = die.get() + bonus >= SUCCESS;
    act.log.push(|| Event::SiegeRolled {
        side,
        fort,
        die,
        bonus,
        taken,
    });
    if taken {
        take(act, side, fort);
    }
}

/// 4.3m The garrison is lost, its leaders without points for anybody; the besieger may go in.
fn take(act: &mut Act<'_>, side: Side, fort: FortId) {
    let inside = Place::fort(fort);
    for unit in act.look().units_at(side.other(), inside).iter() {
        act.eliminate(unit, Cause::Siege);
    }
    let leaders = act.look().leaders_at(side.other(), inside);
    act.capture(leaders, Cause::Siege);
    occupation::take_fort(act, side, fort);
    occupation::offer(act.state, side, fort);
}
