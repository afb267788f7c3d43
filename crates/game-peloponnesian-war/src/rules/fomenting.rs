//! 4.4 Fomenting a rebellion.

use super::{Flow, Look, Play};
use crate::{
    event::{EndReason, Event},
    ids::Side,
    illegal::Illegal,
    names::SpaceId,
    step::Step,
};

impl Look<'_> {
    /// 4.4b-e, 4.4.2c May this side try it there? Money is another question.
    pub fn may_foment(self, side: Side, space: SpaceId) -> Result<(), Illegal> {
        let enemy = side.other();
        let shut = matches!(space, SpaceId::ARGOS | SpaceId::SYRACUSE | SpaceId::PELLA)
            && self.ally_of(space).is_none();
        let enemy_or_neutral = match self.league(space) {
            Some(league) => league == enemy,
            None => self.ally_of(space) != Some(side),
        };
        let closed = shut
            || !self.game.board.spaces.contains(space)
            || !enemy_or_neutral
            || self.is_there(enemy, space)
            || self.is_there(side, space)
            || self.at.rebels.contains(space)
            || space == enemy.home()
            || self.is_coalition(space, enemy);
        if closed {
            Err(Illegal::CannotFoment { space })
        } else {
            Ok(())
        }
    }
}

impl Play<'_> {
    /// 4.4a Is there a choice between fomenting and sending an army?
    pub fn approach(&mut self) -> Flow {
        let look = self.look();
        let price = look.game.numbers.fomenting.price;
        let open = look.at.operation.as_ref().is_some_and(|operation| {
            operation.objective.is_some_and(|space| {
                look.may_foment(operation.side, space).is_ok()
                    && look.may_spend(operation.side, price)
            })
        });
        if open {
            return Flow::Asks;
        }
        self.replace(Step::Gather);
        Flow::Goes
    }

    /// 4.4.1a, 4.4.2a The objective rises, or the operation is over.
    pub fn foment(&mut self) -> bool {
        let Some(operation) = self.at.operation.as_ref() else {
            return false;
        };
        let side = operation.side;
        let Some(space) = operation.objective else {
            return false;
        };
        let numbers = &self.game.numbers.fomenting;
        *self.at.treasury.get_mut(side) -= numbers.price;
        let least = if self.at.is_system(side) {
            numbers.non_player
        } else {
            numbers.player
        };
        let die = self.d6();
        let success = die.get() >= least;
        self.say(|| Event::Fomented {
            side,
            space,
            die,
            success,
        });
        if success {
            self.rebel(space);
            if let Some(operation) = self.at.operation.as_mut() {
                operation.has_fomented = true;
            }
        } else {
            self.end_operation(EndReason::FomentingFailed);
        }
        success
    }
}
