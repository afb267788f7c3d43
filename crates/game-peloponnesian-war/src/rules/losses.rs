//! 4.7d, 5.2.2e Losses, and whose men they are.

use super::{Look, Play, leaders, march};
use crate::{
    event::{Event, LossCause},
    force::Force,
    ids::{Kind, Side, Sort, SpaceId},
    state::Party,
    troops::Units,
};

/// Who takes part.
pub(crate) fn party_force(look: Look<'_>, side: Side, party: Party) -> Force {
    match party {
        Party::Standing { space } => look.at.troops.at(side, space),
        Party::Marching => look
            .at
            .operation
            .as_ref()
            .map_or(Force::EMPTY, |operation| operation.army),
    }
}

/// Where they are.
pub(crate) fn party_space(look: Look<'_>, party: Party) -> SpaceId {
    match party {
        Party::Standing { space } => space,
        Party::Marching => look
            .at
            .operation
            .as_ref()
            .map_or(SpaceId::ATHENS, |operation| operation.at),
    }
}

/// 4.7d, 5.2.2e Points of a type fall, the side's own before its allies.
pub(crate) fn lose_of(
    play: &mut Play<'_>,
    side: Side,
    party: Party,
    kind: Kind,
    count: u8,
    cause: LossCause,
) {
    let force = party_force(play.look(), side, party);
    let own = force.get(Sort::own(kind)).min(count);
    let allied = force.get(Sort::allied(kind)).min(count - own);
    let fallen = Force::of(Sort::own(kind), own).plus(Force::of(Sort::allied(kind), allied));
    lose_from(play, side, party, fallen, cause);
}

/// Takes points off the map for good.
pub(crate) fn lose_from(
    play: &mut Play<'_>,
    side: Side,
    party: Party,
    force: Force,
    cause: LossCause,
) {
    if force.is_empty() {
        return;
    }
    let space = party_space(play.look(), party);
    match party {
        Party::Marching => {
            if let Some(operation) = play.at.operation.as_mut() {
                operation.army = operation.army.minus(force);
                operation.ships_lost += force.ships();
            }
            play.at.troops.remove_spent(side, space, force);
        }
        Party::Standing { .. } => play.at.troops.remove(side, space, force),
    }
    march::forget_if_left(play, side, space);
    let lost = play.at.lost.get_mut(side);
    *lost = lost.plus(force);
    play.say(|| Event::Lost {
        side,
        space,
        units: Units::new(side, force),
        cause,
    });
}

/// 1.3i The survivors of a beaten force go to the box, and their leaders are away.
pub(crate) fn send_home(play: &mut Play<'_>, side: Side, party: Party) {
    let force = party_force(play.look(), side, party);
    let space = party_space(play.look(), party);
    match party {
        Party::Marching => {
            if let Some(operation) = play.at.operation.as_mut() {
                operation.army = Force::EMPTY;
                let leader = operation.leader;
                leaders::send_off(play, leader);
            }
            play.at.troops.unspend(side, space, force);
        }
        Party::Standing { .. } => leaders::send_off_from(play, side, space),
    }
    box_from(play, side, space, force);
}

/// Moves points from a space into the box.
pub(crate) fn box_from(play: &mut Play<'_>, side: Side, space: SpaceId, force: Force) {
    if force.is_empty() {
        return;
    }
    play.at.troops.remove(side, space, force);
    march::forget_if_left(play, side, space);
    let waiting = play.at.homeward.get_mut(side);
    *waiting = waiting.plus(force);
    play.say(|| Event::SentHome {
        side,
        space,
        units: Units::new(side, force),
    });
}
