//! 8.1 The will to go on.

use arrayvec::ArrayVec;

use super::{Look, Play};
use crate::{
    event::{BellicosityItem, Event},
    ids::Side,
    names::SpaceId,
};

impl Look<'_> {
    /// 8.1a-e What moves a side's bellicosity.
    pub fn bellicosity_lines(self, side: Side) -> ArrayVec<(BellicosityItem, i8), 4> {
        let numbers = &self.game.numbers.bellicosity;
        let confidence = *self.at.confidence.get(side);
        let by_confidence = if confidence > 0 {
            confidence / numbers.confidence_share
        } else {
            confidence
        };
        let allies = [
            SpaceId::ARGOS,
            SpaceId::SYRACUSE,
            SpaceId::PELLA,
            SpaceId::SARDIS,
        ];
        let harmed = self.harmed(side, true);
        let lost_allies = allies
            .into_iter()
            .filter(|&space| self.ally_of(space) == Some(side) && harmed.contains(space));
        let damaged = usize::from(self.damaged(side, true).len()) + lost_allies.count();
        let by_damage = damaged / usize::from(numbers.damaged_spaces.max(1));
        let helots = if side == Side::Sparta && self.at.marks.helots != 0 {
            self.game.numbers.helots.bellicosity
        } else {
            0
        };
        [
            (BellicosityItem::Confidence, by_confidence),
            (BellicosityItem::Damage, -(by_damage as i8)),
            (BellicosityItem::Event, *self.at.marks.bellicosity.get(side)),
            (BellicosityItem::Helots, helots),
        ]
        .into_iter()
        .filter(|&(_, by)| by != 0)
        .collect()
    }
}

impl Play<'_> {
    /// 8.1e Everything is added up, then held between the ends of the track.
    pub fn adjust_bellicosity(&mut self) {
        let track = &self.game.numbers.tracks.bellicosity;
        for side in Side::BOTH {
            let mut value = *self.at.bellicosity.get(side);
            for (item, by) in self.look().bellicosity_lines(side) {
                value += by;
                self.say(|| Event::BellicosityLine { side, item, by });
            }
            let value = value.clamp(track.least, track.most);
            *self.at.bellicosity.get_mut(side) = value;
            *self.at.marks.bellicosity.get_mut(side) = 0;
            self.say(|| Event::Bellicosity { side, value });
        }
    }
}
