//! What both players do, one after the other.

use serde::{Deserialize, Serialize};

use crate::TwoSided;

/// One player's half of a part of the turn that both play, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
pub struct HalfTurn<S> {
    /// Who plays it.
    pub side: S,
    /// Has the other played before?
    pub second: bool,
}

impl<S: TwoSided> HalfTurn<S> {
    /// The half of the player who begins.
    pub fn first(side: S) -> Self {
        Self {
            side,
            second: false,
        }
    }

    /// The half of a side, where one of both begins.
    pub fn of(side: S, first: S) -> Self {
        Self {
            side,
            second: side != first,
        }
    }

    /// The half that comes next; none if both have played.
    pub fn next(self) -> Option<Self> {
        let next = Self {
            side: self.side.other(),
            second: true,
        };
        (!self.second).then_some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Side::{East, West};

    #[test]
    fn both_play_once() {
        let first = HalfTurn::first(West);
        let second = first.next();
        assert_eq!(second, Some(HalfTurn::of(East, West)));
        assert_eq!(second.and_then(HalfTurn::next), None);
        assert_eq!(HalfTurn::of(West, West), first);
    }
}
