//! 3 A group on the move.

use crate::rules::{
    cargo, casualties,
    prelude::*,
    steps::{self, Way},
    stratagem_targets::{alcibiades, has_archers},
    withdrawal,
};

/// 3.5k So many times the enemy's strength passes without a die.
const OVERWHELMING: u16 = 10;

/// 3b The next step, a passenger to leave behind, the enemy fleet to pass, or the end of the move.
pub(crate) fn answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    let Some(march) = current(look.state) else {
        return;
    };
    if steps::must_pass(look, side, &march) {
        out.push(Action::TryPass);
        out.push(Action::Stop);
        return;
    }
    steps::answers(look, side, &march, out);
    for piece in march.group.iter() {
        if may_drop(look.game, &march, piece).is_ok() {
            out.push(Action::Drop { piece });
        }
    }
    if may_stop(look, side, &march).is_ok() {
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
pub(crate) fn step(act: &mut Act<'_>, side: Side, to: Place) -> Result<(), Illegal> {
    let march = current(act.state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    let way = steps::may_step(act.look(), side, &march, to)?;
    if are_archers_asked(act.look(), side, to) {
        act.state.march = Some(March {
            next: Some(to),
            ..march
        });
        act.state
            .open_window_for(WindowKind::Archers { zone: to }, side.other());
    } else {
        perform_step(act, side, march, way, to);
    }
    Ok(())
}

/// 7.S6b, 2.B.3i Is the enemy asked before this step? Public facts alone decide.
fn are_archers_asked(look: Look<'_>, side: Side, to: Place) -> bool {
    let enemy = side.other();
    let window = Window::new(WindowKind::Archers { zone: to }, enemy);
    to.is_land() && has_archers(look, enemy, to) && look.may_be_played(window)
}

/// 7.S6b The window is closed: the step is carried out, or taken back if the zone is barred now.
pub(crate) fn resume(act: &mut Act<'_>, side: Side) {
    let Some(mut march) = current(act.state) else {
        return;
    };
    let Some(to) = march.next.take() else {
        return;
    };
    act.state.march = Some(march);
    if let Ok(way) = steps::may_step(act.look(), side, &march, to) {
        perform_step(act, side, march, way, to);
    }
}

/// 3b, 3a The pieces go to their new place; then it shows whether they have to stop.
fn perform_step(act: &mut Act<'_>, side: Side, march: March, way: Way, to: Place) {
    let Way {
        cost,
        entered,
        kind,
        who,
    } = way;
    for piece in who.iter() {
        let mut walker = act.state.pieces.get_mut(piece);
        walker.at = At::Place(to);
        walker.moved = true;
        walker.entered = entered;
        // 2.B.2i Whoever has left his base is no reinforcement any more.
        walker.fresh = false;
    }
    // 7.S18a
    act.state.alcibiades_entered |= alcibiades().is_some_and(|leader| who.contains(leader));
    let from = march.at;
    act.tell(PieceEvent::Moved {
        side,
        pieces: who,
        from,
        to,
        cost,
    });
    if kind == MarchKind::Amphibious && to.is_sea() {
        let load = act
            .look()
            .strength_of(who.intersection(act.game.pieces.land()));
        act.state.phase.own.crossed.add(to.index(), load);
    }
    // 3.3g Those who stay at sea must fit the ships that stay.
    if from.is_sea() && kind == MarchKind::Naval && !march.begun {
        cargo::check(act.state, side, Cause::Stranded);
    }
    let march = March {
        group: who,
        at: to,
        spent: march.spent + cost,
        begun: true,
        own: OwnMarch {
            kind,
            seen: march.seen.with(to),
            passed: kind == MarchKind::Naval && is_overwhelming(act.look(), side, who, to),
            ..march.own
        },
        ..march
    };
    act.state.march = Some(march);
    casualties::lone_leaders(act, to, Cause::Alone);
    let has_landed = kind == MarchKind::Amphibious && !to.is_sea();
    if kind != MarchKind::Naval && act.look().has_units_at(side.other(), to) && !to.is_sea() {
        meet_enemies(act, side);
    } else if has_landed {
        finish(act, side);
    }
}

/// 3.5l The ships of the group and of the enemy in a zone, in strength.
pub(crate) fn fleets(look: Look<'_>, side: Side, group: PieceSet, zone: Place) -> (u16, u16) {
    let ships = group.intersection(look.game.pieces.of_type(UnitType::Trireme));
    let enemies = look.ships_at(side.other(), zone);
    (look.strength_of(ships), look.strength_of(enemies))
}

/// 3.5k, 3.5l Ten to one against the enemy fleet in a zone, counting only the ships of the group.
pub(crate) fn is_overwhelming(look: Look<'_>, side: Side, group: PieceSet, zone: Place) -> bool {
    let (ships, enemies) = fleets(look, side, group, zone);
    ships >= OVERWHELMING * enemies
}

/// 3.5f, 3.5h Those who meet enemies stop, unless these are cavalry that withdraws.
fn meet_enemies(act: &mut Act<'_>, side: Side) {
    let Some(march) = current(act.state) else {
        return;
    };
    if withdrawal::is_offered(act.look(), side, march.at) {
        act.state.stack.push(Step::Withdraw {
            side: side.other(),
            zone: march.at,
        });
    } else {
        finish(act, side);
    }
}

/// Ends a move that has nothing left to decide. Says whether it goes on.
pub(crate) fn settle(act: &mut Act<'_>, side: Side) -> bool {
    let Some(march) = current(act.state) else {
        act.state.stack.pop();
        return false;
    };
    let goes_on = !march.group.is_empty()
        && (steps::must_pass(act.look(), side, &march)
            || steps::has_step(act.look(), side, &march));
    if !goes_on {
        finish(act, side);
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
pub(crate) fn drop(act: &mut Act<'_>, side: Side, piece: PieceId) -> Result<(), Illegal> {
    let mut march = current(act.state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    may_drop(act.game, &march, piece)?;
    march.group.remove(piece);
    let port = march.at;
    // 1.1f The ships may go back the way they came; each drop leaves fewer aboard, so the move ends.
    march.seen = PlaceSet::one(port);
    act.state.march = Some(march);
    act.log.push(|| Event::Dropped { side, piece, port });
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
pub(crate) fn try_pass(act: &mut Act<'_>, side: Side) -> Result<(), Illegal> {
    let mut march = current(act.state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    if !steps::must_pass(act.look(), side, &march) {
        return Err(Illegal::NothingToPass { at: march.at });
    }
    let die = act.state.dice.d6(act.log);
    let (zone, passed) = (march.at, die.get() <= passing_faces(act.game, march.at));
    act.log.push(|| Event::PassingRolled {
        side,
        zone,
        die,
        passed,
    });
    if passed {
        march.passed = true;
        act.state.march = Some(march);
    } else {
        finish(act, side);
    }
    Ok(())
}

/// 3.4g May the move end here? Not at sea without ships, unless there is no way on.
pub(crate) fn may_stop(look: Look<'_>, side: Side, march: &March) -> Result<(), Illegal> {
    let is_crossing = march.kind == MarchKind::Amphibious && march.at.is_sea();
    if is_crossing && steps::has_step(look, side, march) {
        return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
    }
    Ok(())
}

/// The group goes no further.
pub(crate) fn stop(act: &mut Act<'_>, side: Side) -> Result<(), Illegal> {
    let march = current(act.state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    may_stop(act.look(), side, &march)?;
    finish(act, side);
    Ok(())
}

/// The move is over.
pub(crate) fn finish(act: &mut Act<'_>, side: Side) {
    let march = current(act.state);
    act.state.march = None;
    act.state.stack.pop();
    match march {
        Some(march) if march.kind == MarchKind::Amphibious && march.at.is_sea() => {
            take_back(act, side, march);
        }
        Some(_) | None => {}
    }
}

/// 3.4g Ruling: when archers have closed the last shore to those at sea, these go back to where they started.
fn take_back(act: &mut Act<'_>, side: Side, march: March) {
    for piece in march.group.iter() {
        act.state.pieces.get_mut(piece).at = At::Place(march.from);
    }
    let (pieces, zone) = (march.group, march.from);
    act.tell(PieceEvent::Moved {
        side,
        pieces,
        from: march.at,
        to: zone,
        cost: 0,
    });
}
