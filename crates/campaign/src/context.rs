//! What every rule works on: a position that is looked at, and one that is played on.

use engine::Log;

use crate::{Campaign, CampaignGame, CampaignState, Cards, IdSet, UnitType};

/// A position that is looked at.
#[derive(Debug)]
pub struct Look<'a, C: Campaign> {
    /// The game with its data.
    pub game: &'a CampaignGame<C>,
    /// The position.
    pub state: &'a CampaignState<C>,
}

/// A position that is played on; what happens is told.
#[derive(Debug)]
pub struct Act<'a, C: Campaign> {
    /// The game with its data.
    pub game: &'a CampaignGame<C>,
    /// The position.
    pub state: &'a mut CampaignState<C>,
    /// What happens.
    pub log: &'a mut Log<C::Event>,
}

impl<C: Campaign> Clone for Look<'_, C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Campaign> Copy for Look<'_, C> {}

impl<'a, C: Campaign> Act<'a, C> {
    /// A position of a game, and where to tell what happens.
    #[inline]
    pub fn new(
        game: &'a CampaignGame<C>,
        state: &'a mut CampaignState<C>,
        log: &'a mut Log<C::Event>,
    ) -> Self {
        Self { game, state, log }
    }

    /// The position as it is now.
    #[inline]
    pub fn look(&self) -> Look<'_, C> {
        Look::new(self.game, self.state)
    }
}

impl<'a, C: Campaign> Look<'a, C> {
    /// A position of a game.
    #[inline]
    pub fn new(game: &'a CampaignGame<C>, state: &'a CampaignState<C>) -> Self {
        Self { game, state }
    }

    #[inline]
    fn cards(self) -> &'a Cards<C> {
        &self.game.pieces
    }

    /// The present strength of a unit.
    #[inline]
    pub fn strength(self, unit: C::Piece) -> u16 {
        self.cards().strength(unit, self.state.pieces.backs())
    }

    /// The present strength of several units.
    #[inline]
    pub fn strength_of(self, units: IdSet<C::Piece>) -> u16 {
        self.cards().strength_of(units, self.state.pieces.backs())
    }

    /// The swords a piece shows.
    #[inline]
    pub fn swords(self, piece: C::Piece) -> u8 {
        self.cards().swords(piece, self.state.pieces.backs())
    }

    /// The weakened units of a side in play (Syracuse 2.Dk, Hellespont 2.D.3c), wherever they are.
    pub fn weakened_units(self, side: C::Side) -> IdSet<C::Piece> {
        self.state.pieces.weakened(self.cards().units_of(side))
    }

    /// The most swords that one of these leaders shows.
    pub fn best_swords(self, leaders: IdSet<C::Piece>) -> u8 {
        let best = self.cards().best_swords(leaders, self.state.pieces.backs());
        best.unwrap_or(0)
    }

    /// All pieces of a side that are in play.
    #[inline]
    pub fn in_play(self, side: C::Side) -> IdSet<C::Piece> {
        self.cards()
            .of(side)
            .intersection(self.state.pieces.in_play())
    }

    /// All pieces of a side in a place.
    #[inline]
    pub fn own_at(self, side: C::Side, place: C::Place) -> IdSet<C::Piece> {
        self.state
            .pieces
            .at(place)
            .intersection(self.cards().of(side))
    }

    /// The units of a side in a place, without those that are marked as aboard.
    #[inline]
    pub fn units_at(self, side: C::Side, place: C::Place) -> IdSet<C::Piece> {
        self.own_at(side, place)
            .without(self.cards().leaders)
            .without(self.state.pieces.aboard())
    }

    /// Does a side have units in a place?
    #[inline]
    pub fn has_units_at(self, side: C::Side, place: C::Place) -> bool {
        !self.units_at(side, place).is_empty()
    }

    /// The leaders of a side in a place.
    #[inline]
    pub fn leaders_at(self, side: C::Side, place: C::Place) -> IdSet<C::Piece> {
        self.own_at(side, place).intersection(self.cards().leaders)
    }

    /// The triremes of a side in a place.
    #[inline]
    pub fn ships_at(self, side: C::Side, place: C::Place) -> IdSet<C::Piece> {
        let ships = self.cards().of_type(UnitType::Trireme);
        self.own_at(side, place).intersection(ships)
    }

    /// The land units of a side in a place, aboard or not.
    #[inline]
    pub fn men_at(self, side: C::Side, place: C::Place) -> IdSet<C::Piece> {
        self.own_at(side, place).intersection(self.cards().land())
    }
}

#[cfg(test)]
mod tests {
    use engine::Log;

    use super::*;
    use crate::{
        Cause,
        testing::{PieceId, Side, Types, game, piece, state, together},
    };

    #[test]
    fn who_stands_in_a_place() {
        let (game, mut state) = (game(), state());
        state.pieces = together(3);
        let [hoplites, ships, hektor] = ["east-H1", "east-T1", "hektor"].map(piece);
        let set = |pieces: &[PieceId]| -> IdSet<PieceId> { pieces.iter().copied().collect() };
        let look = Look::<Types>::new(&game, &state);
        assert_eq!(look.own_at(Side::East, 3), set(&[hoplites, ships, hektor]));
        assert_eq!(look.units_at(Side::East, 3), set(&[hoplites, ships]));
        assert_eq!(look.leaders_at(Side::East, 3), set(&[hektor]));
        assert_eq!(look.ships_at(Side::East, 3), set(&[ships]));
        assert_eq!(look.men_at(Side::East, 3), set(&[hoplites]));
        assert!(look.has_units_at(Side::West, 3) && !look.has_units_at(Side::West, 4));
        state.pieces.get_mut(hoplites).aboard = true;
        let look = Look::<Types>::new(&game, &state);
        assert_eq!(look.units_at(Side::East, 3), set(&[ships]), "one is aboard");
        assert_eq!(look.men_at(Side::East, 3), set(&[hoplites]));
    }

    #[test]
    fn what_pieces_show_counts() {
        let (game, mut state, mut log) = (game(), state(), Log::off());
        state.pieces = together(3);
        let [hoplites, ships, hektor] = ["east-H1", "east-T1", "hektor"].map(piece);
        let both = IdSet::one(hoplites).with(ships);
        let mut act = Act::<Types>::new(&game, &mut state, &mut log);
        assert_eq!(act.look().strength_of(both), 14);
        act.weaken(ships, Cause::Combat);
        assert_eq!(act.look().weakened_units(Side::East), IdSet::one(ships));
        assert_eq!(
            (act.look().strength(ships), act.look().strength(hoplites)),
            (5, 4)
        );
        assert_eq!(act.look().swords(hektor), 1);
        let leaders = IdSet::one(hektor).with(piece("patroklos"));
        assert_eq!(act.look().best_swords(leaders), 1);
        assert_eq!(act.look().best_swords(IdSet::EMPTY), 0);
    }
}
