//! 3b Where groups can go, and for how many points.

use std::collections::BTreeMap;

use engine::MarchStep;

use crate::{Campaign, CampaignGame, Grouping, IdSet, Look, March, Step};

/// What each game says about the ways of its groups.
pub trait Routes: Grouping {
    /// The rule by which groups are formed.
    const FORMING: &'static str;

    /// 3b A group after this step; none if it may not take it.
    fn after_step(
        look: Look<'_, Self>,
        side: Self::Side,
        march: &March<Self>,
        to: Self::Place,
    ) -> Option<March<Self>>;

    /// The places next to one, by whatever way.
    fn beside(game: &CampaignGame<Self>, at: Self::Place) -> impl Iterator<Item = Self::Place>;

    /// May a group stay where it is?
    fn may_stay(look: Look<'_, Self>, side: Self::Side, march: &March<Self>) -> bool;

    /// Does nothing end its march there?
    fn may_go_on(look: Look<'_, Self>, side: Self::Side, march: &March<Self>) -> bool;

    /// Does it go by ship?
    fn is_fleet(march: &March<Self>) -> bool;

    /// 2.B.3.2 What has to be activated so that those in a place move, and for how many points; none if it cannot be activated now.
    fn activated(
        look: Look<'_, Self>,
        side: Self::Side,
        from: Self::Place,
    ) -> Option<(Self::Place, u8)>;

    /// Those in a place who may set out together; of each list the first who get anywhere.
    fn parties(
        look: Look<'_, Self>,
        side: Self::Side,
        from: Self::Place,
    ) -> Vec<Vec<IdSet<Self::Piece>>>;
}

impl<C: Campaign> March<C> {
    /// The group, or those of it who can go on, after a step at this cost.
    pub fn after(
        &self,
        group: IdSet<C::Piece>,
        (to, cost): (C::Place, u8),
        own: C::OwnMarch,
    ) -> Self {
        Self {
            group,
            at: to,
            spent: self.spent + cost,
            begun: true,
            own,
            ..*self
        }
    }
}

impl<C: Routes> Look<'_, C> {
    /// 3b The group that is asked for its next step, and its side.
    pub fn marching_group(self) -> Option<(C::Side, March<C>)> {
        match self.state.step() {
            Some(Step::Pick(picking)) => Some((picking.side, self.set_out(picking).ok()?)),
            Some(Step::March { side }) => Some((side, self.state.marching()?)),
            _ => None,
        }
    }

    /// 3b The group that is asked for its next step as it was, its side, and the group after this step.
    pub fn step(self, to: C::Place) -> Option<(C::Side, March<C>, March<C>)> {
        let (side, march) = self.marching_group()?;
        let after = C::after_step(self, side, &march, to)?;
        Some((side, march, after))
    }

    /// 3b Where a step leads, and its movement points.
    pub(crate) fn march_step(self, to: C::Place) -> Option<MarchStep> {
        let (_, before, after) = self.step(to)?;
        Some(MarchStep {
            to: to.to_string(),
            cost: (after.spent - before.spent).into(),
        })
    }

    /// 3b The fewest points with which a group comes to a place and may stay there.
    pub(crate) fn fewest_points(self, side: C::Side, march: March<C>, to: C::Place) -> Option<u8> {
        let mut best = BTreeMap::from([(march.at, march.spent)]);
        let mut open = vec![march];
        let units = march.group.without(self.game.pieces.leaders);
        let mut fewest: Option<u8> = None;
        while let Some(at) = next(&mut open) {
            for place in C::beside(self.game, at.at) {
                let Some(there) = C::after_step(self, side, &at, place) else {
                    continue;
                };
                let go_on = there.group.intersection(units) == units;
                if !go_on || best.get(&place).is_some_and(|&known| known <= there.spent) {
                    continue;
                }
                best.insert(place, there.spent);
                if place == to && C::may_stay(self, side, &there) {
                    fewest = Some(fewest.map_or(there.spent, |known| known.min(there.spent)));
                }
                if C::may_go_on(self, side, &there) {
                    open.push(there);
                }
            }
        }
        fewest
    }
}

/// The march that has spent least.
fn next<C: Routes>(open: &mut Vec<March<C>>) -> Option<March<C>> {
    let marches = open.iter().enumerate();
    let (least, _) = marches.min_by_key(|(_, march)| march.spent)?;
    Some(open.swap_remove(least))
}
