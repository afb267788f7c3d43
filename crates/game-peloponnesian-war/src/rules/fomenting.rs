//! 4.4 Fomenting a rebellion.

use super::{Flow, Look, Play, control, operation, rebellion};
use crate::{
    event::{EndReason, Event},
    ids::{Side, SpaceId},
    illegal::Illegal,
    step::Step,
};

/// 4.4b-e, 4.4.2c May this side try it there? Money is another question.
pub(crate) fn may_foment(look: Look<'_>, side: Side, space: SpaceId) -> Result<(), Illegal> {
    let enemy = side.other();
    let stays_neutral = matches!(space, SpaceId::ARGOS | SpaceId::SYRACUSE | SpaceId::PELLA)
        && control::ally_of(look, space).is_none();
    let enemy_or_neutral = match control::league_of(look, space) {
        Some(league) => league == enemy,
        None => control::ally_of(look, space) != Some(side),
    };
    let closed = stays_neutral
        || !look.game.board.spaces.contains(space)
        || !enemy_or_neutral
        || control::is_there(look, enemy, space)
        || control::is_there(look, side, space)
        || look.at.rebels.contains(space)
        || space == enemy.home()
        || control::is_coalition(look, space, enemy);
    if closed {
        Err(Illegal::CannotFoment { space })
    } else {
        Ok(())
    }
}

/// 4.4a Is there a choice between fomenting and sending an army?
pub(crate) fn approach(play: &mut Play<'_>) -> Flow {
    let look = play.look();
    let price = look.game.numbers.fomenting.price;
    let open = look.at.operation.as_ref().is_some_and(|operation| {
        operation.objective.is_some_and(|space| {
            may_foment(look, operation.side, space).is_ok()
                && control::may_spend(look, operation.side, price)
        })
    });
    if open {
        return Flow::Asks;
    }
    play.replace(Step::Gather);
    Flow::Goes
}

/// 4.4.1a, 4.4.2a The objective rises, or the operation is over.
pub(crate) fn foment(play: &mut Play<'_>) -> bool {
    let Some(operation) = play.at.operation.as_ref() else {
        return false;
    };
    let side = operation.side;
    let Some(space) = operation.objective else {
        return false;
    };
    let numbers = &play.game.numbers.fomenting;
    *play.at.treasury.get_mut(side) -= numbers.price;
    let least = if play.at.is_system(side) {
        numbers.non_player
    } else {
        numbers.player
    };
    let die = play.d6();
    let success = die.get() >= least;
    play.say(|| Event::Fomented {
        side,
        space,
        die,
        success,
    });
    if success {
        rebellion::rebel(play, space);
        if let Some(operation) = play.at.operation.as_mut() {
            operation.has_fomented = true;
        }
    } else {
        operation::end(play, EndReason::FomentingFailed);
    }
    success
}
