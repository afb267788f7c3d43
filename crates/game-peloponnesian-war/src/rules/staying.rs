//! 5.4, 5.5 Armies that stay and armies that go home.

use engine::D6;

use super::{Flow, Look, Play, control, leaders, losses};
use crate::{
    data::SpaceKind,
    event::Event,
    force::Force,
    ids::{Kind, LeaderId, Side, Sort, SpaceId},
    sets::SpaceSet,
    state::Party,
    step::Step,
};

/// 5.4c, 5.4d, 5.4f The kinds of points of which one stays: more than one where the owner chooses.
pub(crate) fn staying_kinds(
    look: Look<'_>,
    space: SpaceId,
    force: Force,
) -> arrayvec::ArrayVec<Kind, 2> {
    let has = |kind: Kind| force.kind(kind) > 0;
    let first = |order: [Kind; 3]| order.into_iter().find(|&kind| has(kind));
    match control::kind_of(look, space) {
        SpaceKind::Land | SpaceKind::Coast | SpaceKind::SeaBox => {
            first([Kind::Hoplite, Kind::Cavalry, Kind::Naval])
                .into_iter()
                .collect()
        }
        SpaceKind::Island if has(Kind::Naval) => std::iter::once(Kind::Naval).collect(),
        SpaceKind::Island => [Kind::Hoplite, Kind::Cavalry]
            .into_iter()
            .filter(|&kind| has(kind))
            .collect(),
    }
}

/// 5.5a Forces that still share a space without a siege: whoever does not hold it goes home.
pub(crate) fn separate(play: &mut Play<'_>) {
    let troops = &play.at.troops;
    let shared = troops
        .occupied(Side::Athens)
        .intersection(troops.occupied(Side::Sparta));
    for space in shared.iter() {
        let holder = control::friendly_to(play.look(), space).unwrap_or(Side::Athens);
        losses::send_home(play, holder.other(), Party::Standing { space });
    }
}

/// 5.4b The rating that is added to the die of an army.
fn rating(look: Look<'_>, side: Side, space: SpaceId) -> i8 {
    let leaders = look.at.leaders_at(side, space);
    let ratings = leaders.map(|leader| look.game.leaders.get(leader).strategic);
    ratings.min().unwrap_or_default()
}

/// 5.4a, 5.4b The armies of a side away from home, and the faces of the die on which each of them stays.
pub(crate) fn staying_faces(look: Look<'_>, side: Side) -> impl Iterator<Item = (SpaceId, u8)> {
    let led = LeaderId::of(side).filter_map(move |leader| look.at.leader_at(leader));
    let armies: SpaceSet = led
        .filter(|&space| look.at.troops.is_there(side, space))
        .collect();
    let away = armies.without(SpaceSet::one(side.home()));
    away.iter().map(move |space| {
        let rating = rating(look, side, space);
        let stays = |die: &D6| die.get() as i8 + rating >= look.game.numbers.staying.at_least;
        (space, D6::all().filter(stays).count() as u8)
    })
}

/// 5.4a, 5.4b, 5.4e The next army of a side is tested.
// Kept apart from the steps that are taken more often: these would look up what only it needs.
#[inline(never)]
pub(crate) fn advance(play: &mut Play<'_>, side: Side, next: SpaceId) -> Flow {
    let led = LeaderId::of(side).filter_map(|leader| play.at.leader_at(leader));
    let armies = led.filter(|&space| space >= next && play.at.troops.is_there(side, space));
    let Some(space) = armies.min() else {
        match side {
            Side::Athens => play.replace(Step::Staying {
                side: Side::Sparta,
                next: SpaceId::ATHENS,
            }),
            Side::Sparta => play.pop(),
        }
        return Flow::Goes;
    };
    let rating = rating(play.look(), side, space);
    let die = play.d6();
    let total = die.get() as i8 + rating;
    let stays = total >= play.game.numbers.staying.at_least;
    play.say(|| Event::StayingRolled {
        side,
        space,
        die,
        rating,
        total,
        stays,
    });
    leaders::send_off_from(play, side, space);
    play.replace(Step::Staying { side, next: space });
    if !stays {
        play.push(Step::Remain { side, space });
    }
    Flow::Goes
}

/// 5.4c, 5.4d, 5.4f One point stays; the owner chooses its kind on an island without ships.
// Kept apart from the steps that are taken more often: these would look up what only it needs.
#[inline(never)]
pub(crate) fn advance_remain(play: &mut Play<'_>, side: Side, space: SpaceId) -> Flow {
    let force = play.at.troops.at(side, space);
    let kinds = staying_kinds(play.look(), space, force);
    if kinds.len() > 1 && !play.at.is_system(side) {
        return Flow::Asks;
    }
    if let Some(&kind) = kinds.first() {
        keep(play, side, space, kind);
    } else {
        play.pop();
    }
    Flow::Goes
}

/// All but one point of this kind go to the box.
pub(crate) fn keep(play: &mut Play<'_>, side: Side, space: SpaceId, kind: Kind) {
    play.pop();
    let force = play.at.troops.at(side, space);
    let sort = if force.get(Sort::own(kind)) > 0 {
        Sort::own(kind)
    } else {
        Sort::allied(kind)
    };
    losses::box_from(play, side, space, force.minus(Force::of(sort, 1)));
}
