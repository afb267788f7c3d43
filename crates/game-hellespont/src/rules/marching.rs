//! 3 A group on the move.

use campaign::Refusal;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    data::Terrain,
    event::{Event, PieceEvent},
    game::Hellespont,
    ids::{Place, PlaceSet, Side},
    illegal::Illegal,
    march::{March, MarchKind},
    pieces::{PieceId, PieceSet, UnitType},
    rules::{
        cargo, casualties,
        steps::{self, Way},
        stratagem_targets::{alcibiades, has_archers},
        windows, withdrawal,
    },
    state::{At, State},
    step::{Cause, Step, Window, WindowKind},
};

/// 3.5k So many times the enemy's strength passes without a die.
const OVERWHELMING: u16 = 10;

/// 3b The next step, a passenger to leave behind, the enemy fleet to pass, or the end of the move.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    out: &mut Decisions<Hellespont>,
) {
    let Some(march) = current(state) else {
        return;
    };
    if steps::must_pass(game, state, side, &march) {
        out.push(Action::TryPass);
        out.push(Action::Stop);
        return;
    }
    steps::answers(game, state, side, &march, out);
    for piece in march.group.iter() {
        if may_drop(game, &march, piece).is_ok() {
            out.push(Action::Drop { piece });
        }
    }
    if may_stop(game, state, side, &march).is_ok() {
        out.push(Action::Stop);
    }
}

/// The march, without those whom a stratagem has taken out of it; 7.S20b a sick leader, too, goes no further.
pub(crate) fn current(state: &State) -> Option<March> {
    let march = state.march?;
    let here = state.pieces.at(march.at).without(state.pieces.sick());
    let group = march.group.intersection(here);
    Some(March { group, ..march })
}

/// 3b The group takes a step; the enemy's archers may be asked first.
pub(crate) fn step(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let march = current(state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    let way = steps::may_step(game, state, side, &march, to)?;
    if are_archers_asked(game, state, side, to) {
        state.march = Some(March {
            next: Some(to),
            ..march
        });
        windows::open_for(state, WindowKind::Archers { zone: to }, side.other());
    } else {
        perform_step(game, state, side, march, way, to, log);
    }
    Ok(())
}

/// 7.S6b, 2.B.3i Is the enemy asked before this step? Public facts alone decide.
fn are_archers_asked(game: &Hellespont, state: &State, side: Side, to: Place) -> bool {
    let enemy = side.other();
    let window = Window::new(WindowKind::Archers { zone: to }, enemy);
    to.is_land() && has_archers(game, state, enemy, to) && windows::may_be_played(state, window)
}

/// 7.S6b The window is closed: the step is carried out, or taken back if the zone is barred now.
pub(crate) fn resume(game: &Hellespont, state: &mut State, side: Side, log: &mut Log<Event>) {
    let Some(mut march) = current(state) else {
        return;
    };
    let Some(to) = march.next.take() else {
        return;
    };
    state.march = Some(march);
    if let Ok(way) = steps::may_step(game, state, side, &march, to) {
        perform_step(game, state, side, march, way, to, log);
    }
}

/// 3b, 3a The pieces go to their new place; then it shows whether they have to stop.
fn perform_step(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    march: March,
    way: Way,
    to: Place,
    log: &mut Log<Event>,
) {
    let Way {
        cost,
        entered,
        kind,
        who,
    } = way;
    for piece in who.iter() {
        let mut walker = state.pieces.get_mut(piece);
        walker.at = At::Place(to);
        walker.moved = true;
        walker.entered = entered;
        // 2.B.2i Whoever has left his base is no reinforcement any more.
        walker.fresh = false;
    }
    // 7.S18a
    state.alcibiades_entered |= alcibiades().is_some_and(|leader| who.contains(leader));
    let from = march.at;
    log.push(|| {
        Event::Piece(PieceEvent::Moved {
            side,
            pieces: who,
            from,
            to,
            cost,
        })
    });
    if kind == MarchKind::Amphibious && to.is_sea() {
        let load = state.strength_of(game, who.intersection(game.pieces.land()));
        state.phase.crossed.add(to.index(), load);
    }
    // 3.3g Those who stay at sea must fit the ships that stay.
    if from.is_sea() && kind == MarchKind::Naval && !march.begun {
        cargo::check(state, side, Cause::Stranded);
    }
    let march = March {
        group: who,
        at: to,
        spent: march.spent + cost,
        kind,
        begun: true,
        seen: march.seen.with(to),
        passed: false,
        ..march
    };
    state.march = Some(March {
        passed: kind == MarchKind::Naval && is_overwhelming(game, state, side, who, to),
        ..march
    });
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    let has_landed = kind == MarchKind::Amphibious && !to.is_sea();
    if kind != MarchKind::Naval && state.holds(game, side.other(), to) && !to.is_sea() {
        meet_enemies(game, state, side, log);
    } else if has_landed {
        finish(state, side, log);
    }
}

/// 3.5l The ships of the group and of the enemy in a zone, in strength.
pub(crate) fn fleets(
    game: &Hellespont,
    state: &State,
    side: Side,
    group: PieceSet,
    zone: Place,
) -> (u16, u16) {
    let ships = group.intersection(game.pieces.of_type(UnitType::Trireme));
    let enemies = state.ships_at(game, side.other(), zone);
    (
        state.strength_of(game, ships),
        state.strength_of(game, enemies),
    )
}

/// 3.5k, 3.5l Ten to one against the enemy fleet in a zone, counting only the ships of the group.
pub(crate) fn is_overwhelming(
    game: &Hellespont,
    state: &State,
    side: Side,
    group: PieceSet,
    zone: Place,
) -> bool {
    let (ships, enemies) = fleets(game, state, side, group, zone);
    ships >= OVERWHELMING * enemies
}

/// 3.5f, 3.5h Those who meet enemies stop, unless these are cavalry that withdraws.
fn meet_enemies(game: &Hellespont, state: &mut State, side: Side, log: &mut Log<Event>) {
    let Some(march) = current(state) else {
        return;
    };
    if withdrawal::is_offered(game, state, side, march.at) {
        state.stack.push(Step::Withdraw {
            side: side.other(),
            zone: march.at,
        });
    } else {
        finish(state, side, log);
    }
}

/// Ends a move that has nothing left to decide. Says whether it goes on.
pub(crate) fn settle(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    log: &mut Log<Event>,
) -> bool {
    let Some(march) = current(state) else {
        state.stack.pop();
        return false;
    };
    let goes_on = !march.group.is_empty()
        && (steps::must_pass(game, state, side, &march)
            || steps::has_step(game, state, side, &march));
    if !goes_on {
        finish(state, side, log);
    }
    goes_on
}

/// 3.3c May this passenger be left in the port that the ships pass through?
fn may_drop(game: &Hellespont, march: &March, piece: PieceId) -> Result<(), Illegal> {
    let is_ship = game.pieces.of_type(UnitType::Trireme).contains(piece);
    let is_port = march.kind == MarchKind::Naval && march.begun && march.at.is_port();
    if is_port && !is_ship && march.group.contains(piece) {
        Ok(())
    } else {
        Err(Illegal::CannotDrop { piece })
    }
}

/// 3.3c, 3.3i The passenger stays behind; his move is over.
pub(crate) fn drop(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    piece: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let mut march = current(state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    may_drop(game, &march, piece)?;
    march.group.remove(piece);
    let port = march.at;
    // 1.1f The ships may go back the way they came; each drop leaves fewer aboard, so the move ends.
    march.seen = PlaceSet::one(port);
    state.march = Some(march);
    log.push(|| Event::Dropped { side, piece, port });
    Ok(())
}

/// 3.5j Faces of the die that let a group pass an enemy fleet.
pub(crate) fn passing_faces(game: &Hellespont, zone: Place) -> u8 {
    if game.board.terrain(zone) == Terrain::Strait {
        1
    } else {
        3
    }
}

/// 3.5j, 8e One die, which nobody repeats.
pub(crate) fn try_pass(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let march = current(state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    if !steps::must_pass(game, state, side, &march) {
        return Err(Illegal::NothingToPass { at: march.at });
    }
    let die = state.dice.d6(log);
    let (zone, passed) = (march.at, die.get() <= passing_faces(game, march.at));
    log.push(|| Event::PassingRolled {
        side,
        zone,
        die,
        passed,
    });
    if passed {
        state.march = Some(March {
            passed: true,
            ..march
        });
    } else {
        finish(state, side, log);
    }
    Ok(())
}

/// 3.4g May the move end here? Not at sea without ships, unless there is no way on.
fn may_stop(game: &Hellespont, state: &State, side: Side, march: &March) -> Result<(), Illegal> {
    let is_crossing = march.kind == MarchKind::Amphibious && march.at.is_sea();
    if is_crossing && steps::has_step(game, state, side, march) {
        return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
    }
    Ok(())
}

/// The group goes no further.
pub(crate) fn stop(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let march = current(state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    may_stop(game, state, side, &march)?;
    finish(state, side, log);
    Ok(())
}

/// The move is over.
pub(crate) fn finish(state: &mut State, side: Side, log: &mut Log<Event>) {
    let march = current(state);
    state.march = None;
    state.stack.pop();
    match march {
        Some(march) if march.kind == MarchKind::Amphibious && march.at.is_sea() => {
            take_back(state, side, march, log);
        }
        Some(_) | None => {}
    }
}

/// 3.4g Ruling: when archers have closed the last shore to those at sea, these go back to where they started.
fn take_back(state: &mut State, side: Side, march: March, log: &mut Log<Event>) {
    for piece in march.group.iter() {
        state.pieces.get_mut(piece).at = At::Place(march.from);
    }
    let (pieces, zone) = (march.group, march.from);
    log.push(|| {
        Event::Piece(PieceEvent::Moved {
            side,
            pieces,
            from: march.at,
            to: zone,
            cost: 0,
        })
    });
}
