//! What an answer loses or risks, said before it is given.

use crate::{
    Answer, CampaignGame, IdSet, Look, Routes, SharedHint, Step, TwoSided, attrition_faces,
};

/// What each game says about crowds and attrition to those who look ahead.
pub trait Warnings: Routes {
    /// The places where a side has too many units if its moves end now.
    fn crowded(look: Look<'_, Self>, side: Self::Side) -> impl Iterator<Item = Self::Place>;

    /// Would there be too many units of a side in a place if these came, too?
    fn is_crowded_by(
        look: Look<'_, Self>,
        side: Self::Side,
        place: Self::Place,
        group: IdSet<Self::Piece>,
    ) -> bool;

    /// 6.4 Where attrition will test a side.
    fn exposed(look: Look<'_, Self>, side: Self::Side) -> impl Iterator<Item = Self::Place>;

    /// What it adds to the die there.
    fn bonus(look: Look<'_, Self>, side: Self::Side, place: Self::Place) -> u8;

    /// The places from which units come at once to leaders who are alone.
    fn near(game: &CampaignGame<Self>, place: Self::Place) -> impl Iterator<Item = Self::Place>;

    /// Whose regrouping this is; nobody's if it is something else.
    fn regrouping(step: Self::OwnStep) -> Option<Self::Side>;
}

/// What an answer loses or risks besides what the hint says, worst first.
pub(crate) fn risks<C: Warnings>(look: Look<'_, C>, action: C::Action) -> Vec<C::Hint> {
    let risks = match look.state.step() {
        Some(Step::Menu { side }) if action.ends_moves() => look.end_of_moves(side),
        Some(Step::March { side }) if action.is_pass() => look.end_of_march(side),
        Some(Step::Own(step)) if action.is_pass() => look.end_of_regrouping(step),
        Some(Step::Pick(_) | Step::March { .. }) => look.crowd_after(action.step()),
        _ => Vec::new(),
    };
    risks.into_iter().map(C::Hint::from).collect()
}

impl<C: Warnings> Look<'_, C> {
    /// 3.3b, 3.6c, 6.4 What comes of things as they are when the moves end.
    fn end_of_moves(self, side: C::Side) -> Vec<SharedHint<C>> {
        let moved = self.state.pieces.moved();
        let moved = moved.intersection(self.game.pieces.of(side));
        let is_new = |zone: &C::Place| self.state.pieces.at(*zone).meets(moved);
        let zones = C::exposed(self, side).filter(is_new);
        let crowds = C::crowded(self, side).map(|place| SharedHint::Overstacked { place });
        let supplies = self.supplies_fall(side).into_iter();
        crowds
            .chain(self.leaders_in_danger(side))
            .chain(self.exposures(side, zones))
            .chain(supplies.filter(|hint| matches!(hint, SharedHint::SuppliesFall { left: 0 })))
            .collect()
    }

    /// 6.4 What comes of things as they are when the last pieces have regrouped.
    fn end_of_regrouping(self, step: C::OwnStep) -> Vec<SharedHint<C>> {
        let side = C::regrouping(step).into_iter();
        side.flat_map(|side| {
            let exposed = self.exposures(side, C::exposed(self, side));
            exposed.chain(self.supplies_fall(side))
        })
        .collect()
    }

    /// 3.3b, 3.6c, 6.4 What comes of a group that stays where it is.
    fn end_of_march(self, side: C::Side) -> Vec<SharedHint<C>> {
        let Some(march) = self.state.marching() else {
            return Vec::new();
        };
        let is_here = |place: &C::Place| *place == march.at;
        let alone = self.leaders_in_danger(side);
        let alone = alone.filter(
            |hint| matches!(hint, SharedHint::LeadersAlone { place, .. } if is_here(place)),
        );
        let zone = C::exposed(self, side).filter(is_here);
        let crowd = self.crowd(side, march.at, march.group);
        crowd
            .into_iter()
            .chain(alone)
            .chain(self.exposures(side, zone))
            .collect()
    }

    /// 3.3b, 3.6c Who would be too many if the group stayed there.
    fn crowd_after(self, to: Option<C::Place>) -> Vec<SharedHint<C>> {
        let step = to.and_then(|to| self.step(to));
        let crowd = step.and_then(|(side, _, after)| self.crowd(side, after.at, after.group));
        crowd.into_iter().collect()
    }

    fn crowd(
        self,
        side: C::Side,
        place: C::Place,
        group: IdSet<C::Piece>,
    ) -> Option<SharedHint<C>> {
        let is_crowded = C::is_crowded_by(self, side, place, group);
        is_crowded.then_some(SharedHint::Overstacked { place })
    }

    /// 4.2.2d, 4.2.4d Leaders alone with enemies next to them.
    fn leaders_in_danger(self, side: C::Side) -> impl Iterator<Item = SharedHint<C>> {
        let is_near = move |zone: C::Place| {
            C::near(self.game, zone).any(|from| self.has_units_at(side.other(), from))
        };
        let alone = self.leaders_alone(side);
        let in_danger = alone.filter(move |&(place, _)| is_near(place));
        in_danger.map(|(place, pieces)| SharedHint::LeadersAlone { pieces, place })
    }

    /// 6.4c, 6.4h The chances of each stack.
    fn exposures(
        self,
        side: C::Side,
        zones: impl Iterator<Item = C::Place>,
    ) -> impl Iterator<Item = SharedHint<C>> {
        zones.filter_map(move |place| {
            let (one, all) = attrition_faces(C::bonus(self, side, place));
            (one + all > 0).then_some(SharedHint::Exposed { place, one, all })
        })
    }
}
