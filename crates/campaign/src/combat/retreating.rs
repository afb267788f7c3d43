//! 4.2.2, 4.2.4 Retreats, piece by piece. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use crate::{
    Act, CampaignState, Casualties, Cause, Choice, IdSet, Look, PieceEvent, Refusal, Retreat, Step,
    Vocabulary,
};

/// What each game says about retreats.
pub trait Retreating: Vocabulary + Casualties {
    /// The rule that asks where the beaten go.
    const RETREAT: &'static str;

    /// Who of those who have to go is next: ships first, because those aboard go with them, then units, then leaders.
    fn first_to_go(look: Look<'_, Self>, left: IdSet<Self::Piece>) -> Option<Self::Piece>;

    /// All places where a piece may go.
    fn refuges(
        look: Look<'_, Self>,
        retreat: Retreat<Self>,
        piece: Self::Piece,
    ) -> impl Iterator<Item = Self::Place>;

    /// The piece goes there; whoever makes a stack too great sets others moving.
    fn go(act: &mut Act<'_, Self>, retreat: Retreat<Self>, piece: Self::Piece, to: Self::Place);

    /// Why a piece is lost that has to go and finds no way out.
    fn cause_of_loss(cause: Self::RetreatCause) -> Cause;

    /// Nobody is on his way: either all are gone, or the stack is still too great. Says whether there is something to decide.
    fn settle_stack(act: &mut Act<'_, Self>, retreat: Retreat<Self>) -> bool;
}

impl<C: Retreating> CampaignState<C> {
    /// The retreat that is asked about, with those who are still there.
    pub fn retreat(&self) -> Option<Retreat<C>> {
        let Some(Step::Retreat(retreat)) = self.step() else {
            return None;
        };
        let left = retreat.left.intersection(self.pieces.at(retreat.from));
        Some(Retreat { left, ..retreat })
    }

    /// The same, or the refusal of an answer that belongs to it.
    pub fn asked_retreat(&self) -> Result<Retreat<C>, Refusal<C>> {
        let rule = C::RETREAT;
        self.retreat().ok_or(Refusal::OtherQuestion { rule })
    }

    /// These are the ones who have still to go.
    pub fn retreat_on(&mut self, retreat: Retreat<C>, left: IdSet<C::Piece>) {
        self.next_step(Step::Retreat(Retreat { left, ..retreat }));
    }
}

impl<C: Retreating> Act<'_, C> {
    /// 4.2.2c, 4.2.2e, 4.2.4c No way out means elimination, or capture for a leader; one way is taken at once. Says whether there is something to
    /// decide.
    pub fn settle_retreat(&mut self) -> bool {
        let Some(retreat) = self.state.retreat() else {
            return false;
        };
        let Some(piece) = C::first_to_go(self.look(), retreat.left) else {
            return C::settle_stack(self, retreat);
        };
        let refuges = Choice::among(C::refuges(self.look(), retreat, piece));
        match refuges {
            Choice::Several => return true,
            Choice::Only(place) => C::go(self, retreat, piece, place),
            Choice::Nothing => {
                let left = retreat.left.without(IdSet::one(piece));
                self.state.retreat_on(retreat, left);
                self.lose(piece, C::cause_of_loss(retreat.cause));
            }
        }
        false
    }

    /// 4.2.2g, 4.2.4g The next piece goes where its owner says.
    pub fn retreat_to(&mut self, place: C::Place) -> Result<(), C::Illegal> {
        let retreat = self.state.asked_retreat()?;
        let piece = C::first_to_go(self.look(), retreat.left);
        let piece = piece.ok_or(Refusal::CannotRetreatTo { place })?;
        let is_open = C::refuges(self.look(), retreat, piece).any(|open| open == place);
        if !is_open {
            return Err(Refusal::CannotRetreatTo { place }.into());
        }
        C::go(self, retreat, piece, place);
        Ok(())
    }

    /// A piece has gone: it is told, 4.2.2d, 4.2.4d leaders who stand there without units are captured, and the others are left.
    pub fn has_retreated(&mut self, retreat: Retreat<C>, piece: C::Piece, to: C::Place) {
        let (side, from) = (retreat.side, retreat.from);
        self.tell(PieceEvent::Retreated {
            side,
            piece,
            from,
            to,
        });
        self.lone_leaders(to, Cause::Alone);
        let left = retreat.left.without(IdSet::one(piece));
        self.state.retreat_on(retreat, left);
    }
}
