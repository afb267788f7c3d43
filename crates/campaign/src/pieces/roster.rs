//! Where all pieces are and how they are: sets of pieces, so that a question about a place is answered without looking at every piece.

use std::ops::{Deref, DerefMut};

use crate::{Array, At, Campaign, Entry, IdSet, Piece, PieceOf, SmallId, WAYS};

/// All pieces, at most as many as a set can hold, in at most 64 places. Only `Roster::set` changes where a piece is: `whereabouts`, `here`
/// and `occupied` say the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster<C: Campaign> {
    whereabouts: C::PerPiece<At<C::Place>>,
    here: C::PerPlace<IdSet<C::Piece>>,
    /// Places with pieces, as bits.
    occupied: u64,
    in_play: IdSet<C::Piece>,
    back: IdSet<C::Piece>,
    moved: IdSet<C::Piece>,
    sick: IdSet<C::Piece>,
    fresh: IdSet<C::Piece>,
    aboard: IdSet<C::Piece>,
    entered: [IdSet<C::Piece>; WAYS],
    start: C::PerPiece<C::Place>,
}

/// What a hit does to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// It shows its back from now on.
    Weakened,
    /// It was weakened already and is lost.
    Eliminated,
}

impl<C: Campaign> Roster<C> {
    /// All pieces are yet to come.
    pub fn in_reserve() -> Self {
        Self {
            whereabouts: C::PerPiece::filled(At::Reserve),
            here: C::PerPlace::filled(IdSet::EMPTY),
            occupied: 0,
            in_play: IdSet::EMPTY,
            back: IdSet::EMPTY,
            moved: IdSet::EMPTY,
            sick: IdSet::EMPTY,
            fresh: IdSet::EMPTY,
            aboard: IdSet::EMPTY,
            entered: [IdSet::EMPTY; WAYS],
            start: C::PerPiece::filled(C::Place::default()),
        }
    }

    /// One piece.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a piece id is below the count")]
    pub fn get(&self, id: C::Piece) -> PieceOf<C> {
        let index = usize::from(id.number());
        let ways = (0_u8..).zip(&self.entered);
        let entered = ways.fold(0, |bits, (way, set)| {
            bits | u8::from(set.contains(id)) << way
        });
        Piece {
            at: self.whereabouts.as_ref()[index],
            back: self.back.contains(id),
            moved: self.moved.contains(id),
            sick: self.sick.contains(id),
            fresh: self.fresh.contains(id),
            aboard: self.aboard.contains(id),
            entered: C::Entered::from_bits(entered),
            start: self.start.as_ref()[index],
        }
    }

    /// One piece to be changed.
    #[inline]
    pub fn get_mut(&mut self, id: C::Piece) -> PieceMut<'_, C> {
        let piece = self.get(id);
        PieceMut {
            roster: self,
            id,
            piece,
        }
    }

    /// Where a piece is.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a piece id is below the count")]
    pub fn whereabouts(&self, id: C::Piece) -> At<C::Place> {
        self.whereabouts.as_ref()[usize::from(id.number())]
    }

    /// The place where a piece is; nothing if it is not in play.
    #[inline]
    pub fn place(&self, id: C::Piece) -> Option<C::Place> {
        self.whereabouts(id).place()
    }

    /// Where a piece was when the phase began.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a piece id is below the count")]
    pub fn start(&self, id: C::Piece) -> C::Place {
        self.start.as_ref()[usize::from(id.number())]
    }

    /// All pieces in a place.
    #[inline]
    pub fn at(&self, place: C::Place) -> IdSet<C::Piece> {
        self.here
            .as_ref()
            .get(usize::from(place.number()))
            .copied()
            .unwrap_or_default()
    }

    /// The places where somebody is, in the order of the map.
    #[inline]
    pub fn occupied(&self) -> impl Iterator<Item = C::Place> + use<C> {
        let mut left = self.occupied;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(C::Place::from_number(lowest))
        })
    }

    /// All pieces that are in some place.
    #[inline]
    pub fn in_play(&self) -> IdSet<C::Piece> {
        self.in_play
    }

    /// Those that show their back: weakened units, wounded and sick leaders.
    #[inline]
    pub fn backs(&self) -> IdSet<C::Piece> {
        self.back
    }

    /// Those that have moved.
    #[inline]
    pub fn moved(&self) -> IdSet<C::Piece> {
        self.moved
    }

    /// Those that are sick.
    #[inline]
    pub fn sick(&self) -> IdSet<C::Piece> {
        self.sick
    }

    /// Those that have arrived in this turn.
    #[inline]
    pub fn fresh(&self) -> IdSet<C::Piece> {
        self.fresh
    }

    /// Those aboard ships.
    #[inline]
    pub fn aboard(&self) -> IdSet<C::Piece> {
        self.aboard
    }

    /// The ways in which any of these pieces has entered its zone in this phase.
    pub fn entries(&self, pieces: IdSet<C::Piece>) -> C::Entered {
        let ways = (0_u8..).zip(&self.entered);
        C::Entered::from_bits(ways.fold(0, |bits, (way, set)| {
            bits | u8::from(set.meets(pieces)) << way
        }))
    }

    /// Those of these units in play that are weakened.
    #[inline]
    pub fn weakened(&self, units: IdSet<C::Piece>) -> IdSet<C::Piece> {
        units.intersection(self.back).intersection(self.in_play)
    }

    /// A unit is weakened; one that is weakened already is eliminated. Nothing happens to one that is not in play.
    pub(crate) fn strike(&mut self, unit: C::Piece) -> Option<Hit> {
        if self.back.contains(unit) {
            return self.remove(unit).then_some(Hit::Eliminated);
        }
        if !self.in_play.contains(unit) {
            return None;
        }
        self.back.insert(unit);
        Some(Hit::Weakened)
    }

    /// A piece is lost; says whether it was in play.
    pub(crate) fn remove(&mut self, piece: C::Piece) -> bool {
        if !self.in_play.contains(piece) {
            return false;
        }
        let mut lost = self.get_mut(piece);
        lost.at = At::Eliminated;
        lost.aboard = false;
        true
    }

    /// A weakened unit is at full strength again.
    pub(crate) fn turn_up(&mut self, unit: C::Piece) {
        self.back.remove(unit);
    }

    /// These pieces are put into a place, from which they start.
    pub fn deploy(&mut self, pieces: IdSet<C::Piece>, place: C::Place) {
        for id in pieces.iter() {
            let mut deployed = self.get_mut(id);
            deployed.at = At::Place(place);
            deployed.start = place;
        }
    }

    /// Those of these leaders who are wounded or sick are fit again. Says who they were.
    pub fn leaders_recover(&mut self, leaders: IdSet<C::Piece>) -> IdSet<C::Piece> {
        let down = leaders.intersection(self.back).intersection(self.in_play);
        self.back = self.back.without(down);
        self.sick = self.sick.without(down);
        down
    }

    /// These pieces have not moved.
    pub fn forget_moves(&mut self, pieces: IdSet<C::Piece>) {
        self.moved = self.moved.without(pieces);
    }

    /// These pieces are like all others that came before.
    pub fn forget_arrivals(&mut self, pieces: IdSet<C::Piece>) {
        self.fresh = self.fresh.without(pieces);
    }

    /// These pieces have had their move.
    pub fn note_moves(&mut self, pieces: IdSet<C::Piece>) {
        self.moved = self.moved.union(pieces);
    }

    /// Of these pieces those are aboard ships from now on, and no others.
    pub fn set_aboard(&mut self, pieces: IdSet<C::Piece>, aboard: IdSet<C::Piece>) {
        self.aboard = self.aboard.without(pieces).union(aboard);
    }

    /// All who are in play have not moved and start from where they are.
    pub fn begin_phase(&mut self) {
        self.forget_moves(self.in_play);
        for entered in &mut self.entered {
            *entered = entered.without(self.in_play);
        }
        for (start, at) in self
            .start
            .as_mut()
            .iter_mut()
            .zip(self.whereabouts.as_ref())
        {
            if let At::Place(place) = *at {
                *start = place;
            }
        }
    }

    fn set(&mut self, id: C::Piece, piece: PieceOf<C>) {
        let Piece {
            at,
            back,
            moved,
            sick,
            fresh,
            aboard,
            entered,
            start,
        } = piece;
        if let At::Place(left) = self.whereabouts(id)
            && let Some(here) = self.here.as_mut().get_mut(usize::from(left.number()))
        {
            here.remove(id);
            if here.is_empty() {
                self.occupied &= !(1 << left.number());
            }
        }
        if let At::Place(place) = at
            && let Some(here) = self.here.as_mut().get_mut(usize::from(place.number()))
        {
            here.insert(id);
            self.occupied |= 1 << place.number();
        }
        self.in_play.put(id, matches!(at, At::Place(_)));
        self.back.put(id, back);
        self.moved.put(id, moved);
        self.sick.put(id, sick);
        self.fresh.put(id, fresh);
        self.aboard.put(id, aboard);
        let bits = entered.bits();
        for (way, set) in (0_u8..).zip(&mut self.entered) {
            set.put(id, bits & (1 << way) != 0);
        }
        if let Some(cell) = self.whereabouts.as_mut().get_mut(usize::from(id.number())) {
            *cell = at;
        }
        if let Some(cell) = self.start.as_mut().get_mut(usize::from(id.number())) {
            *cell = start;
        }
    }
}

/// A piece that is being changed; the roster takes the change over when this goes out of scope.
#[derive(Debug)]
pub struct PieceMut<'a, C: Campaign> {
    roster: &'a mut Roster<C>,
    id: C::Piece,
    piece: PieceOf<C>,
}

impl<C: Campaign> Deref for PieceMut<'_, C> {
    type Target = PieceOf<C>;

    #[inline]
    fn deref(&self) -> &PieceOf<C> {
        &self.piece
    }
}

impl<C: Campaign> DerefMut for PieceMut<'_, C> {
    #[inline]
    fn deref_mut(&mut self) -> &mut PieceOf<C> {
        &mut self.piece
    }
}

impl<C: Campaign> Drop for PieceMut<'_, C> {
    #[inline]
    fn drop(&mut self) {
        self.roster.set(self.id, self.piece);
    }
}

#[cfg(test)]
mod tests;
