//! Where all pieces are and how they are: sets of pieces, so that a question about a place is answered without looking at every piece.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

use crate::{
    ids::Place,
    pieces::{PieceId, PieceSet},
};

/// Where a piece is and how it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub(crate) at: At,
    /// Weakened, wounded or sick.
    pub(crate) back: bool,
    /// Has moved in this action phase, this free move or this regrouping.
    pub(crate) moved: bool,
    /// 7.S23b A sick leader stays where he is.
    pub(crate) sick: bool,
    /// 2.B.2f Has arrived in this turn.
    pub(crate) fresh: bool,
    /// 3.5a A land piece aboard ships.
    pub(crate) aboard: bool,
    /// How it entered its zone in this phase.
    pub(crate) entered: Entered,
    /// 4.1c Where it was when the phase began.
    pub(crate) start: Place,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// On the map, in Catania or in a fort.
    Place(Place),
    /// Yet to come.
    Reserve,
    /// Lost.
    Eliminated,
    /// Recalled, or driven out by discord.
    Removed,
}

/// table.column-h How a piece came into its zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Entered {
    pub river: bool,
    pub climb: bool,
    pub landing: bool,
    pub wall: bool,
}

impl Piece {
    /// A piece that has not come yet.
    pub(crate) fn in_reserve() -> Self {
        Self {
            at: At::Reserve,
            back: false,
            moved: false,
            sick: false,
            fresh: false,
            aboard: false,
            entered: Entered::default(),
            start: Place::CATANIA,
        }
    }
}

/// All pieces. Only [`Roster::set`] changes where a piece is: `at`, `here` and `occupied` say the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    at: [At; PieceId::COUNT],
    here: [PieceSet; Place::COUNT],
    /// Places with pieces, as bits.
    occupied: u64,
    in_play: PieceSet,
    back: PieceSet,
    moved: PieceSet,
    sick: PieceSet,
    fresh: PieceSet,
    aboard: PieceSet,
    river: PieceSet,
    climb: PieceSet,
    landing: PieceSet,
    wall: PieceSet,
    start: [Place; PieceId::COUNT],
}

impl Roster {
    /// All pieces are yet to come.
    pub(crate) fn in_reserve() -> Self {
        Self {
            at: [At::Reserve; PieceId::COUNT],
            here: [PieceSet::EMPTY; Place::COUNT],
            occupied: 0,
            in_play: PieceSet::EMPTY,
            back: PieceSet::EMPTY,
            moved: PieceSet::EMPTY,
            sick: PieceSet::EMPTY,
            fresh: PieceSet::EMPTY,
            aboard: PieceSet::EMPTY,
            river: PieceSet::EMPTY,
            climb: PieceSet::EMPTY,
            landing: PieceSet::EMPTY,
            wall: PieceSet::EMPTY,
            start: [Place::CATANIA; PieceId::COUNT],
        }
    }

    /// One piece.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a piece id is below the count")]
    pub(crate) fn get(&self, id: PieceId) -> Piece {
        Piece {
            at: self.at[id.index()],
            back: self.back.contains(id),
            moved: self.moved.contains(id),
            sick: self.sick.contains(id),
            fresh: self.fresh.contains(id),
            aboard: self.aboard.contains(id),
            entered: Entered {
                river: self.river.contains(id),
                climb: self.climb.contains(id),
                landing: self.landing.contains(id),
                wall: self.wall.contains(id),
            },
            start: self.start[id.index()],
        }
    }

    /// One piece to be changed.
    #[inline]
    pub(crate) fn get_mut(&mut self, id: PieceId) -> PieceMut<'_> {
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
    pub(crate) fn whereabouts(&self, id: PieceId) -> At {
        self.at[id.index()]
    }

    /// All pieces in a place.
    #[inline]
    pub(crate) fn here(&self, place: Place) -> PieceSet {
        self.here.get(place.index()).copied().unwrap_or_default()
    }

    /// The places where somebody is, in the order of the map.
    #[inline]
    pub(crate) fn occupied(&self) -> impl Iterator<Item = Place> + use<> {
        let mut left = self.occupied;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(Place::from_index(lowest))
        })
    }

    /// All pieces that are in some place.
    #[inline]
    pub(crate) fn in_play(&self) -> PieceSet {
        self.in_play
    }

    /// Those that show their back.
    #[inline]
    pub(crate) fn backs(&self) -> PieceSet {
        self.back
    }

    /// Those that have moved.
    #[inline]
    pub(crate) fn moved(&self) -> PieceSet {
        self.moved
    }

    /// Those that have arrived in this turn.
    #[inline]
    pub(crate) fn fresh(&self) -> PieceSet {
        self.fresh
    }

    /// Those aboard ships.
    #[inline]
    pub(crate) fn aboard(&self) -> PieceSet {
        self.aboard
    }

    /// These pieces have not moved.
    pub(crate) fn forget_moves(&mut self, pieces: PieceSet) {
        self.moved = self.moved.without(pieces);
    }

    /// These pieces are like all others that came before.
    pub(crate) fn forget_arrivals(&mut self, pieces: PieceSet) {
        self.fresh = self.fresh.without(pieces);
    }

    /// 3a, 4.1c All who are in play have not moved and start from where they are.
    pub(crate) fn begin_phase(&mut self) {
        self.forget_moves(self.in_play);
        for entered in [
            &mut self.river,
            &mut self.climb,
            &mut self.landing,
            &mut self.wall,
        ] {
            *entered = entered.without(self.in_play);
        }
        for (start, at) in self.start.iter_mut().zip(&self.at) {
            if let At::Place(place) = *at {
                *start = place;
            }
        }
    }

    fn set(&mut self, id: PieceId, piece: Piece) {
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
            && let Some(here) = self.here.get_mut(left.index())
        {
            here.remove(id);
            if here.is_empty() {
                self.occupied &= !(1 << left.index());
            }
        }
        if let At::Place(place) = at
            && let Some(here) = self.here.get_mut(place.index())
        {
            here.insert(id);
            self.occupied |= 1 << place.index();
        }
        self.in_play.put(id, matches!(at, At::Place(_)));
        self.back.put(id, back);
        self.moved.put(id, moved);
        self.sick.put(id, sick);
        self.fresh.put(id, fresh);
        self.aboard.put(id, aboard);
        self.river.put(id, entered.river);
        self.climb.put(id, entered.climb);
        self.landing.put(id, entered.landing);
        self.wall.put(id, entered.wall);
        if let Some(cell) = self.at.get_mut(id.index()) {
            *cell = at;
        }
        if let Some(cell) = self.start.get_mut(id.index()) {
            *cell = start;
        }
    }
}

/// A piece that is being changed; the roster takes the change over when this goes out of scope.
#[derive(Debug)]
pub struct PieceMut<'a> {
    roster: &'a mut Roster,
    id: PieceId,
    piece: Piece,
}

impl Deref for PieceMut<'_> {
    type Target = Piece;

    #[inline]
    fn deref(&self) -> &Piece {
        &self.piece
    }
}

impl DerefMut for PieceMut<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Piece {
        &mut self.piece
    }
}

impl Drop for PieceMut<'_> {
    #[inline]
    fn drop(&mut self) {
        self.roster.set(self.id, self.piece);
    }
}

#[cfg(test)]
mod tests {
    use engine::{Rng, Seed};

    use super::*;

    fn any_piece(rng: &mut Rng) -> Piece {
        let mut coin = || rng.below(2) == 0;
        let [back, moved, sick, fresh, aboard] = [(); 5].map(|()| coin());
        let [river, climb, landing, wall] = [(); 4].map(|()| coin());
        let place = |rng: &mut Rng| Place::from_index(rng.below(Place::COUNT) as u8);
        let at = match rng.below(6) {
            0 => At::Reserve,
            1 => At::Eliminated,
            2 => At::Removed,
            _ => At::Place(place(rng)),
        };
        Piece {
            at,
            back,
            moved,
            sick,
            fresh,
            aboard,
            entered: Entered {
                river,
                climb,
                landing,
                wall,
            },
            start: place(rng),
        }
    }

    #[test]
    fn sets_and_pieces_say_the_same() {
        let mut rng = Rng::new(Seed::from_number(1));
        let mut roster = Roster::in_reserve();
        let mut pieces = [Piece::in_reserve(); PieceId::COUNT];
        for _ in 0..2000 {
            let id = PieceId::from_index(rng.below(PieceId::COUNT)).unwrap();
            let piece = any_piece(&mut rng);
            *roster.get_mut(id) = piece;
            pieces[id.index()] = piece;
            let with = |holds: &dyn Fn(&Piece) -> bool| -> PieceSet {
                let all = PieceId::all().zip(&pieces);
                all.filter(|(_, piece)| holds(piece))
                    .map(|(id, _)| id)
                    .collect()
            };
            assert!(PieceId::all().all(|id| roster.get(id) == pieces[id.index()]));
            for place in Place::all() {
                assert_eq!(
                    roster.here(place),
                    with(&|piece| piece.at == At::Place(place))
                );
            }
            let is_occupied = |place: &Place| !roster.here(*place).is_empty();
            assert!(roster.occupied().eq(Place::all().filter(is_occupied)));
            assert_eq!(
                roster.in_play(),
                with(&|piece| matches!(piece.at, At::Place(_)))
            );
            assert_eq!(roster.backs(), with(&|piece| piece.back));
            assert_eq!(roster.moved(), with(&|piece| piece.moved));
            assert_eq!(roster.fresh(), with(&|piece| piece.fresh));
            assert_eq!(roster.aboard(), with(&|piece| piece.aboard));
        }
    }

    #[test]
    fn a_phase_begins_for_those_in_play() {
        let mut rng = Rng::new(Seed::from_number(2));
        let mut roster = Roster::in_reserve();
        for id in PieceId::all() {
            *roster.get_mut(id) = any_piece(&mut rng);
        }
        let before = roster.clone();
        roster.begin_phase();
        for id in PieceId::all() {
            let old = before.get(id);
            let expected = match old.at {
                At::Place(start) => Piece {
                    moved: false,
                    entered: Entered::default(),
                    start,
                    ..old
                },
                At::Reserve | At::Eliminated | At::Removed => old,
            };
            assert_eq!(roster.get(id), expected);
        }
    }
}
