//! Movement: across one border, in groups.

use arrayvec::ArrayVec;
use engine::{Decisions, Log};
use strum::VariantArray;

use crate::{
    action::Action,
    event::Event,
    game::Antike,
    ids::{ProvinceId, UnitKind},
    illegal::Illegal,
    rules::{
        entry,
        maneuver::{self, Roster},
        zone_of,
    },
    state::{MAX_UNITS, State, UnitClass},
};

/// maneuver.10 Units of one kind in one province with the same number of maneuvers left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub(crate) kind: UnitKind,
    pub(crate) from: ProvinceId,
    pub(crate) to: ProvinceId,
    pub(crate) left: u8,
    pub(crate) count: u8,
}

/// turn.9 Has any unit a maneuver left? Then it can move: where units of a kind can be there are borders for them.
pub(crate) fn is_any_possible(state: &State) -> bool {
    let mut kinds = UnitKind::VARIANTS.iter();
    kinds.any(|&kind| {
        let moved = state.turn.moved.iter();
        let spent = moved.filter(|moved| moved.kind == kind && moved.left == 0);
        state.at_turn().units(kind).total() > spent.map(|moved| moved.count).sum()
    })
}

/// movement.1 Every group that may move.
pub(crate) fn moves(game: &Antike, roster: &Roster<'_>, out: &mut Decisions<Antike>) {
    let state = roster.state;
    let board = game.board(state.board);
    for &kind in UnitKind::VARIANTS {
        let borders = board.borders(kind);
        for zone in state.at_turn().units(kind).present().iter() {
            let [_, able @ ..] = roster.counts(kind, zone);
            let groups = groups(able);
            if groups.is_empty() {
                continue;
            }
            let from = state.board.province(zone);
            for to in state.board.of(borders.neighbours(zone)) {
                out.extend(groups.iter().map(|&(left, count)| Action::Move {
                    kind,
                    from,
                    to,
                    left,
                    count,
                }));
            }
        }
    }
}

/// maneuver.10 The groups that units can form, by their maneuvers left and their number, in the order of the answers. Made once for all borders:
/// 5 % of the instructions of random games (docs/performance.md).
#[inline]
fn groups(able: [u8; maneuver::MOST]) -> ArrayVec<(u8, u8), { MAX_UNITS as usize }> {
    let mut groups = ArrayVec::new();
    for (left, there) in (1..).zip(able) {
        for fewer in 0..there {
            groups.push((left, fewer + 1));
        }
    }
    groups
}

/// movement.1 to movement.4, maneuver.5, maneuver.10 May this group go there?
fn may_go(game: &Antike, state: &State, group: Group) -> Result<(), Illegal> {
    let Group {
        kind,
        from,
        to,
        left,
        count,
    } = group;
    let (zone, goal) = (zone_of(state, from)?, zone_of(state, to)?);
    let board = game.board(state.board);
    if !board.borders(kind).are_adjacent(zone, goal) {
        return Err(if board.are_neighbours(from, to) {
            Illegal::BorderClosed { kind, from, to }
        } else {
            Illegal::NotNeighbours { from, to }
        });
    }
    let there = state.count_left(UnitClass { kind, left }, zone);
    let [spent, able @ ..] = Roster::of(state).counts(kind, zone);
    if spent > 0 && (left == 0 || able == [0; maneuver::MOST]) {
        return Err(Illegal::NoManeuverLeft { kind });
    }
    if left == 0 || count == 0 || count > there {
        return Err(Illegal::NotSoMany {
            kind,
            province: from,
            left,
            there,
        });
    }
    Ok(())
}

/// movement.1, movement.5 The group crosses the border; then those who stand there are asked.
pub(crate) fn go(
    game: &Antike,
    state: &mut State,
    group: Group,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_go(game, state, group)?;
    let Group {
        kind,
        from,
        to,
        left,
        count,
    } = group;
    state.take_left(UnitClass { kind, left }, from.zone(), count);
    let arrived = UnitClass {
        kind,
        left: left - 1,
    };
    let units = state.at_turn_mut().units_mut(kind);
    units.remove(from.zone(), count);
    units.add(to.zone(), count);
    state.add_left(arrived, to.zone(), count);
    let nation = state.at_turn().nation;
    log.push(|| Event::Moved {
        nation,
        kind,
        from,
        to,
        count,
    });
    entry::begin(state, arrived, to.zone(), count);
    Ok(())
}
