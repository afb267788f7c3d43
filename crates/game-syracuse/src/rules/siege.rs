//! 4.3j to 4.3m Sieges.

use engine::{D6, Decisions, Log};
use strum::VariantArray;

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{FortId, PerSide, Place, Side},
    illegal::Illegal,
    rules::{
        casualties::{self, Cause},
        occupation,
    },
    state::State,
    step::{Roll, Step},
};

/// 4.3k The units that help at most.
const MOST_BESIEGERS: u8 = 4;
/// 4.3l A siege succeeds with this or more.
const SUCCESS: u8 = 6;

/// 4.3j The sieges in the D.5 of a side.
pub(crate) fn begin(state: &mut State, side: Side) {
    state.stack.push(Step::Sieges { side, done: 0 });
}

/// 4.3j Is the fort besieged by this side? It holds enemies; its zone holds none, but somebody of this side.
pub(crate) fn may_besiege(
    game: &Syracuse,
    state: &State,
    side: Side,
    fort: FortId,
) -> Result<(), Illegal> {
    let (zone, enemy) = (game.board.zone_of(fort), side.other());
    let has_units = |side, place| !state.units_at(game, side, place).is_empty();
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
pub(crate) fn sieges(
    game: &Syracuse,
    state: &State,
    side: Side,
    done: u8,
) -> impl Iterator<Item = FortId> {
    let forts = FortId::VARIANTS.iter().copied();
    forts.filter(move |&fort| done & bit(fort) == 0 && may_besiege(game, state, side, fort).is_ok())
}

/// 2.Dn, 4.3j Which siege is next. None is left out.
pub(crate) fn sieges_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    done: u8,
    out: &mut Decisions<Syracuse>,
) {
    let left = sieges(game, state, side, done);
    out.extend(left.map(|fort| Action::Besiege { fort }));
}

/// 4.3j Throws the die of a siege.
pub(crate) fn besiege(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    fort: FortId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Some(Step::Sieges { done, .. }) = state.step() else {
        return Err(Illegal::NoSiege { fort });
    };
    if done & bit(fort) != 0 {
        return Err(Illegal::NoSiege { fort });
    }
    may_besiege(game, state, side, fort)?;
    let done = done | bit(fort);
    state.next_step(Step::Sieges { side, done });
    let roll = Roll::Siege {
        side,
        fort: Place::fort(fort),
        die: state.dice.d6(log).get(),
        used: PerSide::default(),
    };
    state.stack.push(Step::Roll { roll });
    Ok(())
}

/// 4.3k to 4.3m What the die does. The step of the roll is off the stack.
pub(crate) fn resolve(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    fort: FortId,
    die: D6,
    log: &mut Log<Event>,
) {
    let besiegers = state.units_at(game, side, game.board.zone_of(fort));
    let bonus = besiegers.len().min(MOST_BESIEGERS);
    let taken = die.get() + bonus >= SUCCESS;
    log.push(|| Event::SiegeRolled {
        side,
        fort,
        die,
        bonus,
        taken,
    });
    if taken {
        take(game, state, side, fort, log);
    }
}

/// 4.3m The garrison is lost, its leaders without points for anybody; the besieger may go in.
fn take(game: &Syracuse, state: &mut State, side: Side, fort: FortId, log: &mut Log<Event>) {
    let inside = Place::fort(fort);
    for unit in state.units_at(game, side.other(), inside).iter() {
        state
            .pieces
            .eliminate(&game.pieces, unit, Cause::Siege, log);
    }
    let leaders = state.leaders_at(game, side.other(), inside);
    casualties::capture(game, state, leaders, Cause::Siege, log);
    occupation::take_fort(state, side, fort, log);
    occupation::offer(state, side, fort);
}
