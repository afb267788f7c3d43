//! Movement: across one border, in groups.

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
    state::{State, UnitClass},
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

/// turn.9 Is there a unit with a maneuver left and a border to cross?
pub(crate) fn is_any_possible(game: &Antike, roster: &Roster<'_>) -> bool {
    let state = roster.state;
    let board = game.board(state.board);
    let mut kinds = UnitKind::VARIANTS.iter();
    kinds.any(|&kind| {
        let borders = board.borders(kind);
        let mut zones = state.at_turn().units(kind).present().iter();
        zones.any(|zone| {
            let [_, able @ ..] = roster.counts(kind, zone);
            able != [0; maneuver::MOST] && !borders.neighbours(zone).is_empty()
        })
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
            if able == [0; maneuver::MOST] {
                continue;
            }
            let from = state.board.province(zone);
            for to in borders.neighbours(zone).iter() {
                let to = state.board.province(to);
                for (left, there) in (1..).zip(able) {
                    out.extend((0..there).map(|fewer| Action::Move {
                        kind,
                        from,
                        to,
                        left,
                        count: fewer + 1,
                    }));
                }
            }
        }
    }
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
