//! 3b One step of a group: where it may go, who can pay for it, and how it enters. Rules are named as in the ledgers: that of Syracuse, then that of
//! Hellespont, if they differ.

use crate::{Campaign, IdSet, Look, March, Vocabulary};

/// A step that may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Way<C: Campaign> {
    pub cost: u8,
    pub entered: C::Entered,
    /// 1.2c, 3.2b Those who go: all, or the leaders alone.
    pub who: IdSet<C::Piece>,
}

/// What each game says about the steps of a group.
pub trait Stepping: Vocabulary {
    /// 3b The places that a group may be able to step to.
    fn neighbours(look: Look<'_, Self>, march: &March<Self>) -> impl Iterator<Item = Self::Place>;

    /// 3b, 3.1 to 3.4 May the group take this step?
    fn may_step(
        look: Look<'_, Self>,
        side: Self::Side,
        march: &March<Self>,
        to: Self::Place,
    ) -> Result<Way<Self>, Self::Illegal>;
}

impl<'a, C: Stepping> Look<'a, C> {
    /// 3b, 3.1 to 3.4 May the group take this step?
    #[inline]
    pub fn may_step(
        self,
        side: C::Side,
        march: &March<C>,
        to: C::Place,
    ) -> Result<Way<C>, C::Illegal> {
        C::may_step(self, side, march, to)
    }

    /// 3b Every step the group may take.
    pub fn steps(self, side: C::Side, march: &'a March<C>) -> impl Iterator<Item = C::Place> {
        C::neighbours(self, march).filter(move |&to| self.may_step(side, march, to).is_ok())
    }

    /// Is there a step at all?
    pub fn has_step(self, side: C::Side, march: &'a March<C>) -> bool {
        self.steps(side, march).next().is_some()
    }
}
