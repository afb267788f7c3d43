//! 7.2, 8.3k New strength points.

use arrayvec::ArrayVec;

use super::{Flow, Look, Play, control, gathering, going_home};
use crate::{
    event::Event,
    force::Force,
    ids::{Kind, Nationality, Side, Sort},
    illegal::Illegal,
    step::{HomeAfter, Step, WarOrPeace},
};

/// 7.2a, 7.2e, 8.3k May this point be built?
pub(crate) fn may_build(
    look: Look<'_>,
    side: Side,
    nationality: Nationality,
    kind: Kind,
    when: WarOrPeace,
) -> Result<(), Illegal> {
    if nationality.side() != side {
        return Err(Illegal::NotYourTroops);
    }
    let sort = Sort::of(nationality, kind);
    if control::free_counters(look, side).get(sort) == 0 {
        return Err(Illegal::NoCounter);
    }
    if !going_home::has_place(look, side)(sort) {
        return Err(Illegal::NoHome);
    }
    may_pay(look, side, when)
}

fn may_pay(look: Look<'_>, side: Side, when: WarOrPeace) -> Result<(), Illegal> {
    let building = &look.game.numbers.building;
    let price = building.price;
    gathering::may_pay(look, side, price)?;
    let left = look.at.treasury.get(side) - price;
    let keeps = if when == WarOrPeace::Peace {
        building.peace_keeps
    } else if look.at.is_system(side) {
        building.non_player_keeps
    } else {
        0
    };
    if left < keeps {
        return Err(Illegal::TooDear { price });
    }
    Ok(())
}

/// Everything that may be built.
pub(crate) fn buildable(
    look: Look<'_>,
    side: Side,
    when: WarOrPeace,
) -> impl Iterator<Item = (Nationality, Kind)> {
    let affordable = may_pay(look, side, when).is_ok();
    let room = if affordable {
        control::free_counters(look, side)
    } else {
        Force::EMPTY
    };
    let has_place = going_home::has_place(look, side);
    Sort::ALL
        .into_iter()
        .filter(move |&sort| room.get(sort) > 0 && has_place(sort))
        .map(move |sort| (sort.nationality(side), sort.kind()))
}

/// 1.1.3c The sorts of a force that it helps a side most to have back: Spartan hoplites and Athenian ships, then the type of which fewest are
/// left, its own men before allies. Several are equal.
fn most_helpful(look: Look<'_>, side: Side, open: Force) -> ArrayVec<Sort, { Sort::ALL.len() }> {
    let in_play = look.at.troops.total(side).plus(*look.at.homeward.get(side));
    let excelling = match side {
        Side::Athens => Sort::own(Kind::Naval),
        Side::Sparta => Sort::own(Kind::Hoplite),
    };
    let need = |sort: Sort| {
        let left = in_play.kind(sort.kind());
        (sort != excelling, left, !sort.is_own())
    };
    let sorts = || Sort::ALL.into_iter().filter(|&sort| open.get(sort) > 0);
    let greatest = sorts().map(need).min();
    sorts()
        .filter(|&sort| Some(need(sort)) == greatest)
        .collect()
}

/// 7.2d So many points the system can pay, as far as that can matter.
fn payable_points(look: Look<'_>, side: Side) -> u8 {
    let building = &look.game.numbers.building;
    let keeps = building.non_player_keeps.max(control::reserve(look, side));
    let points = (look.at.treasury.get(side) - keeps) / building.price.max(1);
    points.clamp(0, i32::from(u8::MAX)) as u8
}

/// 7.2b, 8.3k How many points a side may build.
pub(crate) fn limit(look: Look<'_>, when: WarOrPeace) -> u8 {
    let building = &look.game.numbers.building;
    match when {
        WarOrPeace::War => (building.limit / building.price.max(1)) as u8,
        WarOrPeace::Peace => building.peace_limit,
    }
}

/// 7.2, 8.3k A side builds: a player chooses, the system follows its rules.
pub(crate) fn begin(play: &mut Play<'_>, side: Side, when: WarOrPeace) {
    let left = limit(play.look(), when);
    if !play.at.is_system(side) {
        play.push(Step::Build { side, left, when });
    } else if when == WarOrPeace::Peace {
        build_in_peace(play, side, left);
    } else {
        replace_losses(play, side, left);
    }
}

/// 7.2b The player goes on while something can be built.
pub(crate) fn advance(play: &mut Play<'_>, side: Side, left: u8, when: WarOrPeace) -> Flow {
    let possible = left > 0 && buildable(play.look(), side, when).next().is_some();
    if possible {
        return Flow::Asks;
    }
    play.pop();
    going_home::send_all(play, HomeAfter::Combat);
    Flow::Goes
}

/// 7.2a Pays for a point; when all are built it goes to its place by the post-combat table.
pub(crate) fn build_one(play: &mut Play<'_>, side: Side, sort: Sort) {
    *play.at.treasury.get_mut(side) -= play.game.numbers.building.price;
    let waiting = play.at.homeward.get_mut(side);
    *waiting = waiting.plus(Force::of(sort, 1));
    play.say(|| Event::Built {
        side,
        nationality: sort.nationality(side),
        kind: sort.kind(),
    });
}

/// 7.2c-e The system replaces what it lost this turn; if that is more than it may build or can pay, what helps it most.
fn replace_losses(play: &mut Play<'_>, side: Side, most: u8) {
    let mut lost = *play.at.lost.get(side);
    let mut left = most;
    while left > 0 && !lost.is_empty() {
        let mut open = Force::EMPTY;
        for (nationality, kind) in buildable(play.look(), side, WarOrPeace::War) {
            let sort = Sort::of(nationality, kind);
            open.set(sort, lost.get(sort));
        }
        if open.is_empty() {
            break;
        }
        let payable = payable_points(play.look(), side).min(left);
        let helpful = most_helpful(play.look(), side, open);
        let number = if open.total() > payable {
            play.draw(helpful.len())
        } else {
            0
        };
        let Some(&sort) = helpful.get(number) else {
            break;
        };
        lost = lost.minus(Force::of(sort, 1));
        build_one(play, side, sort);
        left -= 1;
    }
    going_home::send_all(play, HomeAfter::Combat);
}

/// 8.3k, 8.3l Ships for Sparta, hoplites for Athens; own men while there are counters.
fn build_in_peace(play: &mut Play<'_>, side: Side, most: u8) {
    let kind = match side {
        Side::Athens => Kind::Hoplite,
        Side::Sparta => Kind::Naval,
    };
    for _ in 0..most {
        let sorts = [Sort::own(kind), Sort::allied(kind)];
        let sort = sorts.into_iter().find(|sort| {
            let nationality = sort.nationality(side);
            may_build(play.look(), side, nationality, kind, WarOrPeace::Peace).is_ok()
        });
        let Some(sort) = sort else { break };
        build_one(play, side, sort);
    }
    going_home::send_all(play, HomeAfter::Combat);
}
