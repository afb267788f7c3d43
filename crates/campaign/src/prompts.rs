//! What both games ask in the same words. In JSON these prompts stand among those of the game.

use serde::Serialize;
use strum::VariantNames;

use crate::{Campaign, IdSet};

/// A question of a kind that both games have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum SharedPrompt<C: Campaign> {
    /// Where do the enemies go that stand in the way of those who arrive?
    Displace { side: C::Side, zone: C::Place },
    /// How many points are announced?
    Announce { side: C::Side, most: u8 },
    /// Which place is activated next, if any?
    Menu { side: C::Side, points: u8 },
    /// Who belongs to the group?
    Pick {
        side: C::Side,
        from: C::Place,
        pieces: IdSet<C::Piece>,
    },
    /// Where does the group go next?
    March {
        side: C::Side,
        at: C::Place,
        pieces: IdSet<C::Piece>,
        points: u8,
    },
    /// Does the cavalry withdraw?
    Withdraw { side: C::Side, zone: C::Place },
    /// Which combat is next?
    Combats { side: C::Side },
    /// Which unit is hit?
    Losses {
        side: C::Side,
        zone: C::Place,
        left: u8,
    },
    /// Which unit moves on from a place that is too full?
    MoveOn { side: C::Side, place: C::Place },
    /// Which siege is next?
    Sieges { side: C::Side },
    /// Which counter is kept?
    Keep { side: C::Side },
    /// Who regroups?
    Regroup { side: C::Side },
    /// Where does the piece regroup?
    RegroupTo { side: C::Side, piece: C::Piece },
    /// Who is hit by the epidemic?
    Epidemic { side: C::Side, left: u8 },
    /// Which leader falls sick?
    Sick { side: C::Side },
}

impl<C: Campaign> SharedPrompt<C> {
    /// Where the piece that was taken regroups, or who does if none was.
    pub fn regroup_to(side: C::Side, taken: IdSet<C::Piece>) -> Self {
        match taken.first() {
            Some(piece) => Self::RegroupTo { side, piece },
            None => Self::Regroup { side },
        }
    }
}
