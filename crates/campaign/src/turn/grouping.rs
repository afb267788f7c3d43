//! 3.2, 3.5a Forming a group out of an activated place. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use crate::{Act, IdSet, Look, March, Marching, Picking, Step, all_together};

/// What each game says about groups that are being formed.
pub trait Grouping: Marching {
    /// 2.B.3.2e, 3.5a Those of a side whom an activation of the place reaches.
    fn reach(look: Look<'_, Self>, picking: Picking<Self>) -> IdSet<Self::Piece>;

    /// 3a, 3.2a, 3.5a May the piece join the group?
    fn may_pick(
        look: Look<'_, Self>,
        picking: Picking<Self>,
        piece: Self::Piece,
    ) -> Result<(), Self::Illegal>;

    /// The group with this piece.
    fn joined(look: Look<'_, Self>, picking: Picking<Self>, piece: Self::Piece) -> Picking<Self>;

    /// All who can go together.
    fn everybody(look: Look<'_, Self>, picking: Picking<Self>) -> IdSet<Self::Piece>;

    /// The march of the group as it stands.
    fn set_out(look: Look<'_, Self>, picking: Picking<Self>) -> Result<March<Self>, Self::Illegal>;

    /// The group sets out: what is noted of those who are left.
    fn leave(act: &mut Act<'_, Self>, picking: Picking<Self>) -> Self::OwnPicking;

    /// 2.B.3.2a May the others stay?
    fn may_end_zone(look: Look<'_, Self>, picking: Picking<Self>) -> Result<(), Self::Illegal>;

    /// 2.B.3.2a The others stay.
    fn stay(act: &mut Act<'_, Self>, picking: Picking<Self>);
}

impl<'a, C: Grouping> Look<'a, C> {
    /// Those who may be added to the group.
    pub fn pickable(self, picking: Picking<C>) -> impl Iterator<Item = C::Piece> + use<'a, C> {
        let reach = C::reach(self, picking).iter();
        reach.filter(move |&piece| C::may_pick(self, picking, piece).is_ok())
    }

    /// May somebody be added to the group?
    pub fn is_pickable(self, picking: Picking<C>) -> bool {
        self.pickable(picking).next().is_some()
    }

    /// The march of the group as it stands.
    pub fn set_out(self, picking: Picking<C>) -> Result<March<C>, C::Illegal> {
        C::set_out(self, picking)
    }

    /// 3.2a, 3.5a May they all go together?
    pub fn may_pick_all(self, picking: Picking<C>) -> Result<IdSet<C::Piece>, C::Illegal> {
        let everybody = || C::everybody(self, picking);
        let can_go = |picked| {
            let march = C::set_out(self, picking.with(picked));
            march.is_ok_and(|march| self.has_step(picking.side, &march))
        };
        Ok(all_together::<C>(
            picking.picked,
            picking.from,
            everybody,
            can_go,
        )?)
    }
}

impl<C: Grouping> Act<'_, C> {
    /// 3.2a, 3.5a One piece more.
    pub fn pick(&mut self, picking: Picking<C>, piece: C::Piece) -> Result<(), C::Illegal> {
        C::may_pick(self.look(), picking, piece)?;
        let joined = C::joined(self.look(), picking, piece);
        self.state.next_step(Step::Pick(joined));
        Ok(())
    }

    /// 3.2a, 3.5a All at once.
    pub fn pick_all(&mut self, picking: Picking<C>) -> Result<(), C::Illegal> {
        let picked = self.look().may_pick_all(picking)?;
        let all = picking.with(picked);
        self.state.next_step(Step::Pick(all));
        Ok(())
    }

    /// 3b The group sets out.
    pub fn first_step(&mut self, picking: Picking<C>, to: C::Place) -> Result<(), C::Illegal> {
        let side = picking.side;
        let march = self.look().set_out(picking)?;
        self.look().may_step(side, &march, to)?;
        let own = C::leave(self, picking);
        let picked = IdSet::EMPTY;
        let rest = Picking {
            picked,
            own,
            ..picking
        };
        self.state.next_step(Step::Pick(rest));
        self.state.stack.push(Step::March { side });
        self.state.march = Some(march);
        self.step_to(side, to)
    }

    /// 2.B.3.2a No piece has to move: the others stay.
    pub fn end_zone(&mut self, picking: Picking<C>) -> Result<(), C::Illegal> {
        C::may_end_zone(self.look(), picking)?;
        C::stay(self, picking);
        self.state.stack.pop();
        Ok(())
    }
}
