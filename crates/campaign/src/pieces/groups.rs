//! Forming a group that moves together.

use crate::{Campaign, IdSet, Refusal, Roster};

impl<C: Campaign> Roster<C> {
    /// May the piece join a group that is formed out of those in reach of a place? It is well and has not moved; groups are formed in ascending order, so that each can
    /// be formed in one way only.
    pub fn may_join(
        &self,
        picked: IdSet<C::Piece>,
        (place, reach): (C::Place, IdSet<C::Piece>),
        piece: C::Piece,
    ) -> Result<(), Refusal<C>> {
        if !reach.contains(piece) {
            return Err(Refusal::NotHere { piece, place });
        }
        if self.sick().contains(piece) {
            return Err(Refusal::IsSick { leader: piece });
        }
        if self.moved().contains(piece) {
            return Err(Refusal::HasMoved { piece });
        }
        if picked.last().is_some_and(|earlier| earlier >= piece) {
            return Err(Refusal::PickInOrder { piece });
        }
        Ok(())
    }
}

/// May all who can go together out of a place be picked at once? Nobody has been picked yet, they are two at least, and as a group they can go somewhere.
pub fn all_together<C: Campaign>(
    picked: IdSet<C::Piece>,
    place: C::Place,
    everybody: impl FnOnce() -> IdSet<C::Piece>,
    can_go: impl FnOnce(IdSet<C::Piece>) -> bool,
) -> Result<IdSet<C::Piece>, Refusal<C>> {
    if let Some(piece) = picked.first() {
        return Err(Refusal::PickInOrder { piece });
    }
    let all = everybody();
    if all.is_empty() {
        return Err(Refusal::PickFirst);
    }
    if all.len() < 2 || !can_go(all) {
        return Err(Refusal::NothingToMove { place });
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{PieceId, Types, piece, together};

    #[test]
    fn a_group_is_formed_in_one_way_only() {
        let mut roster = together(3);
        let ids = ["east-H1", "east-T1", "west-H1", "hektor", "patroklos"];
        let [hoplites, ships, enemies, hektor, patroklos] = ids.map(piece);
        roster.get_mut(hektor).sick = true;
        roster.get_mut(patroklos).moved = true;
        let reach: IdSet<PieceId> = [hoplites, ships, hektor, patroklos].into_iter().collect();
        let may = |picked, piece| roster.may_join(picked, (3, reach), piece);
        let picked = IdSet::one(ships);
        assert_eq!(
            (may(IdSet::EMPTY, hoplites), may(IdSet::EMPTY, ships)),
            (Ok(()), Ok(()))
        );
        let refused = [hoplites, enemies, hektor, patroklos].map(|piece| may(picked, piece));
        assert_eq!(
            refused,
            [
                Err(Refusal::PickInOrder { piece: hoplites }),
                Err(Refusal::NotHere {
                    piece: enemies,
                    place: 3
                }),
                Err(Refusal::IsSick { leader: hektor }),
                Err(Refusal::HasMoved { piece: patroklos }),
            ]
        );
    }

    #[test]
    fn all_go_at_once_if_they_can_go_at_all() {
        let set = |ids: &[&str]| -> IdSet<PieceId> { ids.iter().map(|id| piece(id)).collect() };
        let together = |picked: &[&str], all: &[&str], can_go: bool| {
            all_together::<Types>(set(picked), 3, || set(all), |_| can_go)
        };
        let two = ["east-H1", "east-T1"];
        let nothing = Err(Refusal::NothingToMove { place: 3 });
        assert_eq!(together(&[], &two, true), Ok(set(&two)));
        assert_eq!(together(&[], &two, false), nothing);
        assert_eq!(together(&[], &["east-H1"], true), nothing);
        assert_eq!(together(&[], &[], true), Err(Refusal::PickFirst));
        let piece = piece("east-T1");
        assert_eq!(
            together(&["east-T1"], &two, true),
            Err(Refusal::PickInOrder { piece })
        );
    }
}
