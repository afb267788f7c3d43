//! 8.1 The will to go on.

use arrayvec::ArrayVec;

use super::{
    Look, Play,
    control::{self, Ravages},
};
use crate::{
    event::{BellicosityItem, Event},
    ids::{Side, SpaceId},
};

/// 8.1a-e What moves a side's bellicosity.
pub(crate) fn items(look: Look<'_>, side: Side) -> ArrayVec<(BellicosityItem, i8), 4> {
    let numbers = &look.game.numbers.bellicosity;
    let confidence = *look.at.confidence.get(side);
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
    let harmed = control::harmed_spaces(look, side, Ravages::Counted);
    let lost_allies = allies
        .into_iter()
        .filter(|&space| control::ally_of(look, space) == Some(side) && harmed.contains(space));
    let damaged = usize::from(control::damaged_spaces(look, side, Ravages::Counted).len())
        + lost_allies.count();
    let by_damage = damaged / usize::from(numbers.damaged_spaces.max(1));
    let helots = if side == Side::Sparta && look.at.marks.helots != 0 {
        look.game.numbers.helots.bellicosity
    } else {
        0
    };
    [
        (BellicosityItem::Confidence, by_confidence),
        (BellicosityItem::Damage, -(by_damage as i8)),
        (BellicosityItem::Event, *look.at.marks.bellicosity.get(side)),
        (BellicosityItem::Helots, helots),
    ]
    .into_iter()
    .filter(|&(_, by)| by != 0)
    .collect()
}

/// 8.1e Everything is added up, then held between the ends of the track.
pub(crate) fn adjust(play: &mut Play<'_>) {
    let track = &play.game.numbers.tracks.bellicosity;
    for side in Side::BOTH {
        let mut value = *play.at.bellicosity.get(side);
        for (item, by) in items(play.look(), side) {
            value += by;
            play.say(|| Event::BellicosityLine { side, item, by });
        }
        let value = value.clamp(track.least, track.most);
        *play.at.bellicosity.get_mut(side) = value;
        *play.at.marks.bellicosity.get_mut(side) = 0;
        play.say(|| Event::Bellicosity { side, value });
    }
}
