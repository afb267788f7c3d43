//! Where all pieces are and how they are: sets of pieces, so that a question about a place is answered without looking at every piece.

use std::{
    borrow::Cow,
    fmt::Display,
    ops::{Deref, DerefMut},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::id_set::{IdSet, SmallId};

/// The ways of entering a zone that a game tells apart, at most so many.
pub const WAYS: usize = 4;

/// How a piece came into its zone, as bits.
pub trait Entry: Copy + Default {
    /// Each way is a bit below [`WAYS`].
    fn bits(self) -> u8;

    /// From the bits.
    fn from_bits(bits: u8) -> Self;
}

/// Where a piece is and how it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    rename_all = "camelCase",
    deny_unknown_fields,
    bound(
        serialize = "P: Serialize, E: Serialize + Default + PartialEq",
        deserialize = "P: Deserialize<'de> + FromStr<Err: Display>, E: Deserialize<'de> + Default"
    )
)]
pub struct Piece<P, E> {
    /// Where it is.
    pub at: At<P>,
    /// Weakened, wounded or sick.
    #[serde(default, skip_serializing_if = "is_default")]
    pub back: bool,
    /// Has moved in this action phase, this free move or these adjustments.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moved: bool,
    /// A sick leader stays where he is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sick: bool,
    /// Has arrived in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fresh: bool,
    /// A land piece aboard ships.
    #[serde(default, skip_serializing_if = "is_default")]
    pub aboard: bool,
    /// How it entered its zone in this phase.
    #[serde(default, skip_serializing_if = "is_default")]
    pub entered: E,
    /// Where it was when the phase began.
    pub start: P,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Where a piece is; as a document the name of the place, or `reserve`, `eliminated`, `removed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At<P> {
    /// In play.
    Place(P),
    /// Yet to come.
    Reserve,
    /// Lost.
    Eliminated,
    /// Out of the game without being lost.
    Removed,
}

impl<P> At<P> {
    /// The place, if it is in play.
    #[inline]
    pub fn place(self) -> Option<P> {
        match self {
            Self::Place(place) => Some(place),
            Self::Reserve | Self::Eliminated | Self::Removed => None,
        }
    }
}

impl<P: Serialize> Serialize for At<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Place(place) => place.serialize(serializer),
            Self::Reserve => serializer.serialize_str("reserve"),
            Self::Eliminated => serializer.serialize_str("eliminated"),
            Self::Removed => serializer.serialize_str("removed"),
        }
    }
}

impl<P: FromStr> FromStr for At<P> {
    type Err = P::Err;

    fn from_str(text: &str) -> Result<Self, P::Err> {
        Ok(match text {
            "reserve" => Self::Reserve,
            "eliminated" => Self::Eliminated,
            "removed" => Self::Removed,
            place => Self::Place(place.parse()?),
        })
    }
}

impl<'de, P: FromStr<Err: Display>> Deserialize<'de> for At<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

impl<P: Default, E: Entry> Piece<P, E> {
    /// A piece that has not come yet.
    pub fn in_reserve() -> Self {
        Self {
            at: At::Reserve,
            back: false,
            moved: false,
            sick: false,
            fresh: false,
            aboard: false,
            entered: E::default(),
            start: P::default(),
        }
    }
}

/// All pieces, at most as many as a set can hold, in at most 64 places. Only [`Roster::set`] changes where a piece is: `at`, `here` and
/// `occupied` say the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster<I: SmallId, P, const PIECES: usize, const PLACES: usize> {
    at: [At<P>; PIECES],
    here: [IdSet<I>; PLACES],
    /// Places with pieces, as bits.
    occupied: u64,
    in_play: IdSet<I>,
    back: IdSet<I>,
    moved: IdSet<I>,
    sick: IdSet<I>,
    fresh: IdSet<I>,
    aboard: IdSet<I>,
    entered: [IdSet<I>; WAYS],
    start: [P; PIECES],
}

impl<I, P, const PIECES: usize, const PLACES: usize> Roster<I, P, PIECES, PLACES>
where
    I: SmallId,
    P: SmallId + Default,
{
    /// All pieces are yet to come.
    pub fn in_reserve() -> Self {
        Self {
            at: [At::Reserve; PIECES],
            here: [IdSet::EMPTY; PLACES],
            occupied: 0,
            in_play: IdSet::EMPTY,
            back: IdSet::EMPTY,
            moved: IdSet::EMPTY,
            sick: IdSet::EMPTY,
            fresh: IdSet::EMPTY,
            aboard: IdSet::EMPTY,
            entered: [IdSet::EMPTY; WAYS],
            start: [P::default(); PIECES],
        }
    }

    /// One piece.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a piece id is below the count")]
    pub fn get<E: Entry>(&self, id: I) -> Piece<P, E> {
        let index = usize::from(id.number());
        let ways = (0_u8..).zip(&self.entered);
        let entered = ways.fold(0, |bits, (way, set)| {
            bits | u8::from(set.contains(id)) << way
        });
        Piece {
            at: self.at[index],
            back: self.back.contains(id),
            moved: self.moved.contains(id),
            sick: self.sick.contains(id),
            fresh: self.fresh.contains(id),
            aboard: self.aboard.contains(id),
            entered: E::from_bits(entered),
            start: self.start[index],
        }
    }

    /// One piece to be changed.
    #[inline]
    pub fn get_mut<E: Entry>(&mut self, id: I) -> PieceMut<'_, I, P, E, PIECES, PLACES> {
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
    pub fn whereabouts(&self, id: I) -> At<P> {
        self.at[usize::from(id.number())]
    }

    /// Where a piece was when the phase began.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a piece id is below the count")]
    pub fn start(&self, id: I) -> P {
        self.start[usize::from(id.number())]
    }

    /// All pieces in a place.
    #[inline]
    pub fn here(&self, place: P) -> IdSet<I> {
        self.here
            .get(usize::from(place.number()))
            .copied()
            .unwrap_or_default()
    }

    /// The places where somebody is, in the order of the map.
    #[inline]
    pub fn occupied(&self) -> impl Iterator<Item = P> + use<I, P, PIECES, PLACES> {
        let mut left = self.occupied;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(P::from_number(lowest))
        })
    }

    /// All pieces that are in some place.
    #[inline]
    pub fn in_play(&self) -> IdSet<I> {
        self.in_play
    }

    /// Those that show their back.
    #[inline]
    pub fn backs(&self) -> IdSet<I> {
        self.back
    }

    /// Those that have moved.
    #[inline]
    pub fn moved(&self) -> IdSet<I> {
        self.moved
    }

    /// Those that are sick.
    #[inline]
    pub fn sick(&self) -> IdSet<I> {
        self.sick
    }

    /// Those that have arrived in this turn.
    #[inline]
    pub fn fresh(&self) -> IdSet<I> {
        self.fresh
    }

    /// Those aboard ships.
    #[inline]
    pub fn aboard(&self) -> IdSet<I> {
        self.aboard
    }

    /// The ways in which any of these pieces has entered its zone in this phase.
    pub fn entries<E: Entry>(&self, pieces: IdSet<I>) -> E {
        let ways = (0_u8..).zip(&self.entered);
        E::from_bits(ways.fold(0, |bits, (way, set)| {
            bits | u8::from(set.meets(pieces)) << way
        }))
    }

    /// These pieces have not moved.
    pub fn forget_moves(&mut self, pieces: IdSet<I>) {
        self.moved = self.moved.without(pieces);
    }

    /// These pieces are like all others that came before.
    pub fn forget_arrivals(&mut self, pieces: IdSet<I>) {
        self.fresh = self.fresh.without(pieces);
    }

    /// All who are in play have not moved and start from where they are.
    pub fn begin_phase(&mut self) {
        self.forget_moves(self.in_play);
        for entered in &mut self.entered {
            *entered = entered.without(self.in_play);
        }
        for (start, at) in self.start.iter_mut().zip(&self.at) {
            if let At::Place(place) = *at {
                *start = place;
            }
        }
    }

    fn set<E: Entry>(&mut self, id: I, piece: Piece<P, E>) {
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
            && let Some(here) = self.here.get_mut(usize::from(left.number()))
        {
            here.remove(id);
            if here.is_empty() {
                self.occupied &= !(1 << left.number());
            }
        }
        if let At::Place(place) = at
            && let Some(here) = self.here.get_mut(usize::from(place.number()))
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
        if let Some(cell) = self.at.get_mut(usize::from(id.number())) {
            *cell = at;
        }
        if let Some(cell) = self.start.get_mut(usize::from(id.number())) {
            *cell = start;
        }
    }
}

/// A piece that is being changed; the roster takes the change over when this goes out of scope.
#[derive(Debug)]
pub struct PieceMut<'a, I, P, E, const PIECES: usize, const PLACES: usize>
where
    I: SmallId,
    P: SmallId + Default,
    E: Entry,
{
    roster: &'a mut Roster<I, P, PIECES, PLACES>,
    id: I,
    piece: Piece<P, E>,
}

impl<I, P, E, const PIECES: usize, const PLACES: usize> Deref
    for PieceMut<'_, I, P, E, PIECES, PLACES>
where
    I: SmallId,
    P: SmallId + Default,
    E: Entry,
{
    type Target = Piece<P, E>;

    #[inline]
    fn deref(&self) -> &Piece<P, E> {
        &self.piece
    }
}

impl<I, P, E, const PIECES: usize, const PLACES: usize> DerefMut
    for PieceMut<'_, I, P, E, PIECES, PLACES>
where
    I: SmallId,
    P: SmallId + Default,
    E: Entry,
{
    #[inline]
    fn deref_mut(&mut self) -> &mut Piece<P, E> {
        &mut self.piece
    }
}

impl<I, P, E, const PIECES: usize, const PLACES: usize> Drop
    for PieceMut<'_, I, P, E, PIECES, PLACES>
where
    I: SmallId,
    P: SmallId + Default,
    E: Entry,
{
    #[inline]
    fn drop(&mut self) {
        self.roster.set(self.id, self.piece);
    }
}

#[cfg(test)]
mod tests {
    use engine::{Rng, Seed};

    use super::*;

    const PIECES: usize = 81;
    const PLACES: usize = 64;
    type TestRoster = Roster<u8, u8, PIECES, PLACES>;
    type TestPiece = Piece<u8, Ways>;

    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    struct Ways(u8);

    impl Entry for Ways {
        fn bits(self) -> u8 {
            self.0
        }

        fn from_bits(bits: u8) -> Self {
            Self(bits)
        }
    }

    fn any_piece(rng: &mut Rng) -> TestPiece {
        let place = |rng: &mut Rng| rng.below(PLACES) as u8;
        let at = match rng.below(6) {
            0 => At::Reserve,
            1 => At::Eliminated,
            2 => At::Removed,
            _ => At::Place(place(rng)),
        };
        let mut coin = || rng.below(2) == 0;
        let [back, moved, sick, fresh, aboard] = [(); 5].map(|()| coin());
        Piece {
            at,
            back,
            moved,
            sick,
            fresh,
            aboard,
            entered: Ways(rng.below(1 << WAYS) as u8),
            start: place(rng),
        }
    }

    #[test]
    fn sets_and_pieces_say_the_same() {
        let mut rng = Rng::new(Seed::from_number(1));
        let mut roster = TestRoster::in_reserve();
        let mut pieces = [TestPiece::in_reserve(); PIECES];
        for _ in 0..2000 {
            let id = rng.below(PIECES) as u8;
            let piece = any_piece(&mut rng);
            *roster.get_mut(id) = piece;
            pieces[usize::from(id)] = piece;
            let with = |holds: &dyn Fn(&TestPiece) -> bool| -> IdSet<u8> {
                let all = (0..).zip(&pieces);
                all.filter(|(_, piece)| holds(piece))
                    .map(|(id, _)| id)
                    .collect()
            };
            assert!((0..PIECES as u8).all(|id| roster.get(id) == pieces[usize::from(id)]));
            for place in 0..PLACES as u8 {
                assert_eq!(
                    roster.here(place),
                    with(&|piece| piece.at == At::Place(place))
                );
            }
            let is_occupied = |place: &u8| !roster.here(*place).is_empty();
            assert!(roster.occupied().eq((0..PLACES as u8).filter(is_occupied)));
            assert_eq!(
                roster.in_play(),
                with(&|piece| matches!(piece.at, At::Place(_)))
            );
            assert_eq!(roster.backs(), with(&|piece| piece.back));
            assert_eq!(roster.moved(), with(&|piece| piece.moved));
            assert_eq!(roster.sick(), with(&|piece| piece.sick));
            assert_eq!(roster.fresh(), with(&|piece| piece.fresh));
            assert_eq!(roster.aboard(), with(&|piece| piece.aboard));
            let first = with(&|piece| piece.entered.0 & 1 != 0);
            assert_eq!(roster.entries::<Ways>(first).0 & 1 != 0, !first.is_empty());
        }
    }

    #[test]
    fn a_phase_begins_for_those_in_play() {
        let mut rng = Rng::new(Seed::from_number(2));
        let mut roster = TestRoster::in_reserve();
        for id in 0..PIECES as u8 {
            *roster.get_mut(id) = any_piece(&mut rng);
        }
        let before = roster.clone();
        roster.begin_phase();
        for id in 0..PIECES as u8 {
            let old: TestPiece = before.get(id);
            let expected = match old.at {
                At::Place(start) => Piece {
                    moved: false,
                    entered: Ways::default(),
                    start,
                    ..old
                },
                At::Reserve | At::Eliminated | At::Removed => old,
            };
            assert_eq!(roster.get(id), expected);
        }
    }
}
