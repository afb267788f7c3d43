//! Routes, zones and lines over random wars, compared with what a plain search finds.

use engine::{Decisions, Rng, Seed};

use super::{
    plain::{Line, Map, Mover, Plain, force},
    playouts::wars,
    table::game,
};
use crate::{
    Force, LeaderId, Position, RouteKind, Side, SpaceId, SpaceSet, State, Whereabouts,
    rules::{Look, battles, control, lines_of_communication, routes, zones},
    step::{Group, Purpose, Stage, Step},
};

/// More routes than this are not all walked.
const MOST: usize = 400;

/// Armies of every composition.
fn armies() -> [Force; 9] {
    [
        Force::EMPTY,
        force([3, 0, 0], [0; 3]),
        force([0; 3], [2, 1, 0]),
        force([0, 0, 3], [0; 3]),
        force([0; 3], [0, 0, 2]),
        force([2, 0, 2], [0; 3]),
        force([1, 1, 1], [0, 0, 1]),
        force([2, 0, 1], [0; 3]),
        force([0; 3], [1, 1, 1]),
    ]
}

/// Looks at some positions of random wars of all scenarios, alone and with two players, as they are and with more on the map; `pick` says how
/// many are passed over.
pub(super) fn positions(pick: usize, mut compare: impl FnMut(Look<'_>, Plain<'_>, &mut Rng)) {
    let (game, map) = (game(), Map::read());
    let mut rng = Rng::new(Seed::from_number(7));
    for seats in 1..=2 {
        let question = |state: &State, _: &Decisions<crate::PeloponnesianWar>| {
            if rng.below(pick) == 0 {
                for at in [state.position.clone(), shaken(&state.position, &mut rng)] {
                    let plain = Plain { map: &map, at: &at };
                    compare(game.look(&at), plain, &mut rng);
                }
            }
        };
        wars(seats, question, |_| {});
    }
}

/// Troops, rebels and neutrals as no war is likely to have them.
fn shaken(at: &Position, rng: &mut Rng) -> Position {
    let mut at = at.clone();
    let any = |rng: &mut Rng| SpaceId::from_number(rng.below(SpaceId::COUNT) as u8);
    for _ in 0..rng.below(40) {
        let (place, side) = (any(rng), Side::BOTH[rng.below(2)]);
        let counts = |rng: &mut Rng| [0; 3].map(|_: u8| rng.below(4).saturating_sub(1) as u8);
        let force = force(counts(rng), counts(rng));
        if place != SpaceId::EUXINE {
            at.troops.add(side, place, force);
            let leaders: Vec<LeaderId> = LeaderId::of(side).collect();
            let &leader = rng.pick(&leaders).expect("a leader");
            at.leaders.set(leader, Whereabouts::At { space: place });
        }
    }
    for _ in 0..rng.below(12) {
        let place = any(rng);
        at.rebels.insert(place);
        at.ravaged.insert(any(rng));
        at.besieged
            .get_mut(Side::BOTH[rng.below(2)])
            .insert(any(rng));
    }
    at.allies.argos = rng.below(2) == 0;
    at.allies.syracuse = rng.below(2) == 0;
    at.allies.corcyra_left = rng.below(3) == 0;
    at.marks.plague_ban = rng.below(3) == 0;
    at.options.control_at_once = rng.below(2) == 0;
    at.options.cavalry_in_both_cities = rng.below(2) == 0;
    at.options.even_chance = rng.below(2) == 0;
    at
}

fn is_combat(at: &Position) -> bool {
    use Stage::{Battles, HomeAfterCombat, SiegeDetermination, Sieges, Staying};
    let combat = [
        SiegeDetermination,
        Battles,
        Sieges,
        Staying,
        HomeAfterCombat,
    ];
    match at.steps.first() {
        Some(Step::Turn { stage }) => combat.contains(stage),
        _ => false,
    }
}

#[test]
fn r_4_1_1l_routes_are_the_shortest_of_a_plain_search() {
    // covers: 4.1.1c 4.1.1n 4.1.2a 4.1.3c 4.1.4a ERR.b RE.6c
    let mut seen = [0; 5];
    positions(90, |look, plain, rng| {
        for side in Side::BOTH {
            for army in armies() {
                for route in [RouteKind::Usual, RouteKind::OpenSea] {
                    let number = rng.below(SpaceId::COUNT) as u8;
                    let from = if army.is_empty() {
                        side.home()
                    } else {
                        SpaceId::from_number(number)
                    };
                    let mover = Mover {
                        side,
                        army,
                        route,
                        from,
                    };
                    compare_ways(look, plain, mover, rng, &mut seen);
                }
            }
        }
    });
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}

fn compare_ways(
    look: Look<'_>,
    plain: Plain<'_>,
    mover: Mover,
    rng: &mut Rng,
    seen: &mut [u32; 5],
) {
    let Mover {
        side,
        army,
        route,
        from,
    } = mover;
    if from == SpaceId::EUXINE {
        return;
    }
    let steps = plain.distances(mover);
    let spaces = || SpaceId::all().filter(|&to| to != SpaceId::EUXINE);
    for to in spaces() {
        let found = routes::steps_between(look, side, army, route, from, to);
        assert_eq!(
            found.map(usize::from),
            steps[to.index()],
            "{mover:?} to {to}"
        );
        if route == RouteKind::Usual {
            let has_way = routes::has_way(look, side, army, from, to);
            assert_eq!(has_way, steps[to.index()].is_some(), "{mover:?} to {to}");
        }
    }
    if route == RouteKind::Usual {
        let all: SpaceSet = spaces().collect();
        let reached = routes::reachable(look, side, army, from, all);
        let expected = spaces().filter(|to| steps[to.index()].is_some());
        assert_eq!(reached, expected.collect(), "{mover:?}");
    }
    if route == RouteKind::OpenSea {
        let usual = plain.distances(Mover {
            route: RouteKind::Usual,
            ..mover
        });
        let far = |steps: Option<usize>| steps.unwrap_or(usize::MAX);
        let all: SpaceSet = spaces().collect();
        let nearer = spaces().filter(|to| far(steps[to.index()]) < far(usual[to.index()]));
        let expected = nearer.filter(|_| !look.at.is_system(side)).collect();
        let found = routes::nearer_by_open_sea(look, side, army, from, all);
        assert_eq!(found, expected, "{mover:?}");
        seen[4] += u32::from(!found.is_empty());
    }
    for _ in 0..3 {
        let to = SpaceId::from_number(rng.below(SpaceId::COUNT) as u8);
        for purpose in [Purpose::Objective, Purpose::Gathering] {
            if to != SpaceId::EUXINE && to != from {
                compare_routes(look, plain, mover, to, purpose, seen);
            }
        }
    }
}

/// 4.1.1m, 4.1.1n Every equal route can be drawn, and no other.
fn compare_routes(
    look: Look<'_>,
    plain: Plain<'_>,
    mover: Mover,
    to: SpaceId,
    purpose: Purpose,
    seen: &mut [u32; 5],
) {
    let Mover {
        side,
        army,
        route,
        from,
    } = mover;
    let mut routes = plain.routes(mover, to);
    let all = routes.len();
    let is_system = look.at.is_system(side);
    let is_alone = !look.at.has_two_players();
    let chooses = is_alone && (is_system || !look.at.options.even_chance);
    if chooses {
        let key = |route: &Vec<SpaceId>| {
            let feared = route
                .iter()
                .filter(|&&space| plain.is_reached(side.other(), space, is_combat(plain.at)));
            let ravages = purpose == Purpose::Objective && !army.is_empty();
            let ravaged = route
                .iter()
                .filter(|&&space| ravages && plain.ravages(side, space));
            (feared.count(), usize::MAX - ravaged.count())
        };
        let keys = routes.iter().map(key);
        let best = if is_system { keys.min() } else { keys.max() };
        routes.retain(|route| Some(key(route)) == best);
    }
    seen[usize::from(chooses)] += u32::from(all > routes.len() || !chooses);
    seen[2] += u32::from(all == 0);
    seen[3] += u32::from(routes.len() > 1);
    let draw = |number: u32| routes::find(look, side, army, route, [from, to], purpose, |_| number);
    let Some(first) = draw(0) else {
        assert_eq!(all, 0, "{mover:?} to {to}");
        return;
    };
    assert_eq!(first.equal as usize, routes.len(), "{mover:?} to {to}");
    if routes.len() > MOST {
        return;
    }
    let drawn = (0..first.equal).map(|number| {
        let route = draw(number).expect("a route");
        route.spaces.into_iter().collect()
    });
    let mut drawn: Vec<Vec<SpaceId>> = drawn.collect();
    drawn.sort();
    routes.sort();
    assert_eq!(drawn, routes, "{mover:?} to {to}");
}

#[test]
fn r_1_3r_zones_are_those_of_a_plain_search() {
    // covers: 1.3o 1.3p 1.3q 4.1.2b 4.1.3d 5.3.1e 5.3.1f 5.3.1g 1.3f
    positions(100, |look, plain, _| {
        let combat = is_combat(plain.at);
        for side in Side::BOTH {
            for target in SpaceId::all() {
                let reaching: SpaceSet = SpaceId::all()
                    .filter(|&from| plain.has_zone(side, from, target, combat))
                    .collect();
                assert_eq!(
                    zones::reaching(look, side, target),
                    reaching,
                    "{side} {target}"
                );
                assert_eq!(zones::is_reached(look, side, target), !reaching.is_empty());
                let controls = plain.controls(side, target);
                assert_eq!(control::controlled(look, side).contains(target), controls);
                assert_eq!(control::controller(look, target) == Some(side), controls);
            }
        }
    });
}

#[test]
fn r_5_2a_battles_are_those_of_a_plain_search() {
    // covers: 5.2b 5.2f 5.2g
    let mut seen = 0;
    positions(20, |look, plain, _| {
        let at = plain.at;
        let forces =
            |side: Side| SpaceId::all().filter(move |&space| at.troops.is_there(side, space));
        let mut expected = Vec::new();
        for athens in forces(Side::Athens) {
            for sparta in forces(Side::Sparta) {
                let [one, other] = [
                    at.troops.at(Side::Athens, athens),
                    at.troops.at(Side::Sparta, sparta),
                ];
                let fights =
                    (one.land() > 0 && other.land() > 0) || (one.ships() > 0 && other.ships() > 0);
                let meets = plain.has_zone(Side::Athens, athens, sparta, is_combat(at))
                    || plain.has_zone(Side::Sparta, sparta, athens, is_combat(at));
                let is_free = !at.besieged.sparta.contains(athens)
                    && !at.besieged.athens.contains(sparta)
                    && !at.fought.contains(&(athens, sparta));
                if athens != sparta && fights && meets && is_free {
                    expected.push((athens, sparta));
                }
            }
        }
        seen += expected.len();
        assert_eq!(battles::pending(look, Group::Zone).as_slice(), expected);
    });
    assert!(seen > 100, "{seen}");
}

/// All that is joined to a space by lines of any kind but the open sea.
pub(super) fn joined(plain: Plain<'_>, from: SpaceId, open: &dyn Fn(SpaceId) -> bool) -> SpaceSet {
    joined_by(plain, from, open, |_, _| true)
}

/// 7.1.2c The line to the Euxine by sea, once out of Athens.
pub(super) fn shipped(plain: Plain<'_>, open: &dyn Fn(SpaceId) -> bool) -> SpaceSet {
    let harbour = [SpaceId::ATHENS, SpaceId::PIRAEUS];
    joined_by(plain, SpaceId::ATHENS, open, |line, ends| {
        line.kind != "land" || ends == harbour
    })
}

fn joined_by(
    plain: Plain<'_>,
    from: SpaceId,
    open: &dyn Fn(SpaceId) -> bool,
    allows: impl Fn(&Line, [SpaceId; 2]) -> bool,
) -> SpaceSet {
    let mut found = SpaceSet::one(from);
    let mut left = vec![from];
    while let Some(here) = left.pop() {
        for (line, to) in plain.map.from(here) {
            if !line.crossing && allows(line, [here, to]) && !found.contains(to) && open(to) {
                found.insert(to);
                left.push(to);
            }
        }
    }
    found
}

#[test]
fn r_7_1_2a_lines_are_those_of_a_plain_search() {
    // covers: 7.1.2b 7.1.2c 7.1.3a 7.1.3c 5.3.1c DEF.d
    let mut cut = 0;
    positions(20, |look, plain, _| {
        let (athens, euxine) = (SpaceId::ATHENS, SpaceId::EUXINE);
        let spartan = |space| plain.controls(Side::Sparta, space);
        let reaches =
            |open: &dyn Fn(SpaceId) -> bool| open(athens) && shipped(plain, open).contains(euxine);
        let is_open = reaches(&|space| !spartan(space));
        assert_eq!(lines_of_communication::is_euxine_open(look), is_open);
        let spartan = |space| plain.determines(Side::Sparta, space);
        let besieged = plain.at.besieged.sparta;
        let under_siege = reaches(&|space| !spartan(space) || besieged.contains(space));
        assert_eq!(
            lines_of_communication::is_euxine_open_under_siege(look),
            under_siege
        );
        let is_open = reaches(&|space| !spartan(space));
        let reopens = |freed: SpaceId| reaches(&|space| space == freed || !spartan(space));
        let alone: SpaceSet = SpaceId::all()
            .filter(|&freed| spartan(freed) && (freed == athens || reopens(freed)))
            .filter(|&freed| !spartan(athens) || freed == athens)
            .collect();
        assert_eq!(
            lines_of_communication::reopening(look),
            (!is_open).then_some(alone)
        );
        cut += u32::from(!is_open);
        for side in Side::BOTH {
            let holds = |space| plain.controls(side, space);
            let line = holds(side.home())
                && joined(plain, side.home(), &holds).contains(SpaceId::EPIDAMNUS);
            assert_eq!(lines_of_communication::is_epidamnus_open(look, side), line);
        }
    });
    assert!(cut > 10, "{cut}");
}
