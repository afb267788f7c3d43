//! 9 Victory.

use engine::Log;

use crate::{
    event::Event,
    game::Hellespont,
    ids::{PerSide, Place, Side},
    pieces::{PieceSet, UnitType},
    state::{At, State, Tissaphernes, Verdict},
};

/// 2.Db, 9.1c The end of a turn: a total victory, and after the last turn the verdict.
pub(crate) fn check(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    let is_last = game
        .scenario(state)
        .is_none_or(|scenario| state.turn >= scenario.last_turn);
    let by_ports = Side::BOTH
        .into_iter()
        .find(|&side| holds_ports(game, state, side));
    let by_fleet = Side::BOTH
        .into_iter()
        .find(|&side| is_last && rules_the_sea(game, state, side));
    let verdict = match by_ports.or(by_fleet) {
        Some(winner) => Verdict::total(winner),
        None if is_last => by_points(totals(game, state)),
        None => return,
    };
    state.verdict = Some(verdict);
    state.stack.clear();
    let points = totals(game, state);
    log.push(|| Event::Ended { verdict, points });
}

/// 9.1a to 9.1c Does a side hold all the ports it needs?
fn holds_ports(game: &Hellespont, state: &State, side: Side) -> bool {
    let mut ports = game.scenarios.victory.ports(side).iter();
    ports.all(|&port| state.holds(game, side, port))
}

/// 9.1f The present strength of a side's ships in play, bases included.
fn fleet(game: &Hellespont, state: &State, side: Side) -> u16 {
    let ships = game.pieces.ships_of(side);
    state.strength_of(game, ships.intersection(state.pieces.in_play()))
}

/// 9.1d to 9.1f Has a side a fleet, and the enemy hardly one?
fn rules_the_sea(game: &Hellespont, state: &State, side: Side) -> bool {
    let card = game.scenarios.victory.fleet(side);
    fleet(game, state, side) >= card.own && fleet(game, state, side.other()) <= card.enemy
}

/// 9.2a to 9.2i The victory points of both sides.
pub(crate) fn totals(game: &Hellespont, state: &State) -> PerSide<u16> {
    PerSide::each(|side| points(game, state, side))
}

/// 9.2a to 9.2i The victory points of a side.
pub(crate) fn points(game: &Hellespont, state: &State, side: Side) -> u16 {
    let card = &game.scenarios.victory.points;
    let held = Place::ports().filter(|&port| state.holds(game, side, port));
    let ports: u16 = held.map(|port| card.port(port)).sum();
    let [own, enemy] = [side, side.other()].map(|side| u16::from(state.supply.get(side).value));
    let ships = game.pieces.ships_of(side);
    let ships = ships.intersection(state.pieces.in_play());
    let at_home = Place::bases_of(side)
        .into_iter()
        .fold(PieceSet::EMPTY, |all, base| {
            all.union(state.pieces.at(base))
        });
    let naval = state.strength_of(game, ships.without(at_home));
    let enemies = game.pieces.of(side.other());
    let lost = enemies
        .intersection(game.pieces.land())
        .without(state.pieces.in_play());
    let units: u16 = lost
        .iter()
        .filter(|&unit| state.pieces.whereabouts(unit) == At::Eliminated)
        .map(|unit| {
            if game.pieces.of_type(UnitType::Hoplite).contains(unit) {
                card.hoplites
            } else {
                card.other_land_unit
            }
        })
        .sum();
    let leaders = u16::from(state.killed.intersection(enemies).len());
    let forestalled = side == Side::Spartan && state.tissaphernes == Tissaphernes::Forestalled;
    ports
        + card.supply_box * own.saturating_sub(enemy)
        + card.ten_naval_pf * (naval / 10)
        + units
        + card.leader * leaders
        + card.alcibiades_before_tissaphernes * u16::from(forestalled)
}

/// 9.2j, 9.2k The verdict when nobody has won totally: more than double the points are a strategic victory.
fn by_points(points: PerSide<u16>) -> Verdict {
    let points = [points.athenian, points.spartan];
    Verdict::by_points(points, std::cmp::Ordering::is_gt)
}
