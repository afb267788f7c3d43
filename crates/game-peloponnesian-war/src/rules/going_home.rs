//! PC, 4.9, 5.4g, 5.8, 5.9 Going home by the post-combat table.

use arrayvec::ArrayVec;

use super::{Flow, Look, Play, control, zones::walls};
use crate::{
    data::{Place, While},
    event::Event,
    force::Force,
    ids::{Kind, Side, Sort, SpaceId},
    step::{HomeAfter, SortIndex, Step},
    troops::Units,
};

/// Where points of a sort go next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Destination {
    /// So many to a space.
    Place(SpaceId, u8),
    /// One by one, where the owner likes.
    Choice([SpaceId; 2]),
    /// Nowhere.
    Lost,
}

/// PC.b, PC.m, PC.o Can a place of the table be used?
#[inline]
fn is_usable(look: Look<'_>, side: Side, space: SpaceId) -> bool {
    let left = space == SpaceId::CORCYRA && look.at.allies.corcyra_left;
    let taken = || control::is_there(look, side.other(), space) && !is_kept(look, side, space);
    !left && !look.at.rebels.contains(space) && !taken()
}

/// PC.m, 5.3.1i Is a place still open to a side although enemies are there?
#[inline(never)]
fn is_kept(look: Look<'_>, side: Side, space: SpaceId) -> bool {
    let holds =
        control::is_there(look, side, space) && control::friendly_to(look, space) == Some(side);
    holds || control::is_behind_walls(look, side, space)
}

/// RE.6c Does the plague keep points of this sort out? Nobody is lost for it: if there is no other place they come all the same.
fn is_shut_by_plague(look: Look<'_>, side: Side, sort: Sort, space: SpaceId) -> bool {
    let banned = look.at.marks.plague_ban && side == Side::Athens && !sort.is_own();
    banned && walls().contains(space)
}

/// A place of the table that can be used and is open to this sort.
fn is_open(look: Look<'_>, side: Side, sort: Sort, space: SpaceId) -> bool {
    is_usable(look, side, space) && !is_shut_by_plague(look, side, sort, space)
}

/// 5.9a, 10.4.3d Samos stands in for Chios, Athens for a closed Larisa.
fn redirected(look: Look<'_>, sort: Sort, space: SpaceId) -> SpaceId {
    let is_larisa_closed = || look.game.scenarios.get(look.at.scenario).larisa_closed;
    // For those who go home control is enough: a besieger keeps them out as well.
    let is_chios_shut = || {
        control::is_chios_lost(look)
            || control::controller(look, SpaceId::CHIOS) == Some(Side::Sparta)
    };
    match space {
        SpaceId::CHIOS if !sort.is_own() && is_chios_shut() => SpaceId::SAMOS,
        SpaceId::LARISA if is_larisa_closed() => SpaceId::ATHENS,
        _ => space,
    }
}

/// 4.5b, 4.5c Does a neutral that has joined a side take its men in? Not while an enemy stands there; Persia's satrap does.
// Seldom asked: it stays out of the way of those who look through the whole table.
#[inline(never)]
fn takes_in(look: Look<'_>, neutral: While, side: Side) -> bool {
    let space = neutral.space();
    let is_contested = neutral != While::Persia && control::is_there(look, side.other(), space);
    control::ally_of(look, space) == Some(side) && !is_contested
}

/// PC.a-p Where the next of `count` points of a sort go.
pub(crate) fn destination(
    look: Look<'_>,
    side: Side,
    sort: Sort,
    count: u8,
    after: HomeAfter,
) -> Destination {
    let row = look.game.home_table.row(side, sort);
    for &place in &row.places {
        match place {
            Place::Fill {
                space,
                up_to,
                whilst,
            } => {
                let space = redirected(look, sort, space);
                let there = look.at.troops.at(side, space).get(sort);
                if there < up_to
                    && whilst.is_none_or(|neutral| takes_in(look, neutral, side))
                    && is_open(look, side, sort, space)
                {
                    return Destination::Place(space, count.min(up_to - there));
                }
            }
            Place::Split(spaces) => {
                let usable: ArrayVec<SpaceId, 2> = spaces
                    .into_iter()
                    .map(|space| redirected(look, sort, space))
                    .filter(|&space| is_open(look, side, sort, space))
                    .collect();
                match usable.as_slice() {
                    [a, _] if count > 1 => return Destination::Place(*a, count / 2),
                    [a, b] => return Destination::Choice([*a, *b]),
                    [a] => return Destination::Place(*a, count),
                    _ => {}
                }
            }
            Place::All(space) => {
                let space = redirected(look, sort, space);
                if is_open(look, side, sort, space) {
                    return Destination::Place(space, count);
                }
            }
        }
    }
    last_resort(look, side, sort, count, after)
}

/// PC.h, PC.j, PC.o, PC.p, ERR.e None of the places can be used.
fn last_resort(look: Look<'_>, side: Side, sort: Sort, count: u8, after: HomeAfter) -> Destination {
    let row = look.game.home_table.row(side, sort);
    if sort.kind() != Kind::Naval {
        let home = side.home();
        let lost =
            after == HomeAfter::Combat && control::controller(look, home) == Some(side.other());
        return if lost {
            Destination::Lost
        } else {
            Destination::Place(home, count)
        };
    }
    let usable: ArrayVec<SpaceId, 2> = row
        .if_lost
        .iter()
        .copied()
        .filter(|&space| is_usable(look, side, space))
        .take(2)
        .collect();
    match usable.as_slice() {
        [a, b] => Destination::Choice([*a, *b]),
        [a] => Destination::Place(*a, count),
        _ => Destination::Lost,
    }
}

/// 7.2e Tells of a sort whether a new point of it has a place.
#[inline]
pub(crate) fn has_place(look: Look<'_>, side: Side) -> impl Fn(Sort) -> bool {
    // Land troops have one as long as their home is not the enemy's.
    let is_home_safe = control::controller(look, side.home()) != Some(side.other());
    move |sort| (is_home_safe && sort.kind() != Kind::Naval) || has_place_in_table(look, side, sort)
}

fn has_place_in_table(look: Look<'_>, side: Side, sort: Sort) -> bool {
    has_roomy_place(look, side, sort)
        || destination(look, side, sort, 1, HomeAfter::Combat) != Destination::Lost
}

/// PC.m Is the last place of the table open, which takes any number?
fn has_roomy_place(look: Look<'_>, side: Side, sort: Sort) -> bool {
    let is_open = |space| is_open(look, side, sort, redirected(look, sort, space));
    match look.game.home_table.row(side, sort).places.last() {
        Some(&Place::All(space)) => is_open(space),
        Some(&Place::Split(spaces)) => spaces.into_iter().any(is_open),
        Some(Place::Fill { .. }) | None => false,
    }
}

/// 4.9a, 5.4g Sends everybody home who waits in the box.
pub(crate) fn send_all(play: &mut Play<'_>, after: HomeAfter) {
    if play.at.homeward.athens.is_empty() && play.at.homeward.sparta.is_empty() {
        return;
    }
    play.push(Step::Homeward {
        side: Side::Athens,
        sort: 0,
        after,
    });
}

/// PC.a Sort by sort, Athens first.
pub(crate) fn advance(play: &mut Play<'_>, side: Side, index: SortIndex, after: HomeAfter) -> Flow {
    let (mut side, mut index) = (side, usize::from(index));
    loop {
        let waiting = *play.at.homeward.get(side);
        if let Some(sort) = waiting.first_sort_from(index) {
            index = sort.index();
            let flow = bring_some(play, side, sort, after);
            if flow == Flow::Asks {
                let sort = index as SortIndex;
                play.replace(Step::Homeward { side, sort, after });
                return flow;
            }
        } else if side == Side::Athens {
            (side, index) = (Side::Sparta, 0);
        } else {
            play.pop();
            return Flow::Goes;
        }
    }
}

/// PC.a The next points of a sort, unless the owner has to say where they go.
fn bring_some(play: &mut Play<'_>, side: Side, sort: Sort, after: HomeAfter) -> Flow {
    let count = play.at.homeward.get(side).get(sort);
    match destination(play.look(), side, sort, count, after) {
        Destination::Place(space, some) if some < count => {
            bring_halves(play, side, sort, space, some);
        }
        Destination::Place(space, count) => bring(play, side, sort, space, count),
        Destination::Choice(spaces) if play.at.is_system(side) => {
            // 1.1.3c Where fewer of its type stand, then by die.
            let [a, b] = spaces.map(|space| play.at.troops.at(side, space).kind(sort.kind()));
            let number = match a.cmp(&b) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Greater => 1,
                std::cmp::Ordering::Equal => play.draw(2),
            };
            if let Some(&space) = spaces.get(number) {
                bring(play, side, sort, space, 1);
            }
        }
        Destination::Choice(_) => return Flow::Asks,
        Destination::Lost => lose(play, side, sort, count),
    }
    Flow::Goes
}

/// Fills a place, or both halves of a split.
fn bring_halves(play: &mut Play<'_>, side: Side, sort: Sort, space: SpaceId, count: u8) {
    let row = play.game.home_table.row(side, sort);
    let split = row.places.iter().find_map(|&place| match place {
        Place::Split([a, b]) => {
            let look = play.look();
            let [a, b] = [redirected(look, sort, a), redirected(look, sort, b)];
            (a == space).then_some(b)
        }
        Place::Fill { .. } | Place::All(_) => None,
    });
    bring(play, side, sort, space, count);
    if let Some(other) = split {
        bring(play, side, sort, other, count);
    }
}

/// RE.5d New points, as far as there are counters, at once where the table sends them.
pub(crate) fn bring_by_table(play: &mut Play<'_>, side: Side, sort: Sort, count: u8) {
    let mut left = count.min(control::free_counters(play.look(), side).get(sort));
    while left > 0 {
        let place = destination(play.look(), side, sort, left, HomeAfter::Combat);
        let (space, count) = match place {
            Destination::Place(space, count) => (space, count),
            Destination::Choice([space, _]) => (space, 1),
            Destination::Lost => return,
        };
        let force = Force::of(sort, count);
        let waiting = play.at.homeward.get_mut(side);
        *waiting = waiting.plus(force);
        bring(play, side, sort, space, count);
        left -= count;
    }
}

/// Puts points of the box into a space.
pub(crate) fn bring(play: &mut Play<'_>, side: Side, sort: Sort, space: SpaceId, count: u8) {
    let force = Force::of(sort, count);
    let waiting = play.at.homeward.get_mut(side);
    *waiting = waiting.minus(force);
    play.at.troops.add(side, space, force);
    if space == SpaceId::SAMOS && !sort.is_own() {
        play.at.allies.samos_instead = true;
    }
    play.say(|| Event::WentHome {
        side,
        space,
        units: Units::new(side, force),
    });
}

fn lose(play: &mut Play<'_>, side: Side, sort: Sort, count: u8) {
    let force = Force::of(sort, count);
    let waiting = play.at.homeward.get_mut(side);
    *waiting = waiting.minus(force);
    let lost = play.at.lost.get_mut(side);
    *lost = lost.plus(force);
    play.say(|| Event::LostOnTheWay {
        side,
        units: Units::new(side, force),
    });
}
