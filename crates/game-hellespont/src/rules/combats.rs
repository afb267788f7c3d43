//! 2.B.3.3, 4.1 Which combats are fought in an action phase, and what happens when they cannot be paid.

use crate::{
    rules::{modifiers::fighters, prelude::*},
    step::RetreatCause,
};

/// 4a, 4b Do units of both sides that fight each other stand in a zone?
pub(crate) fn is_contested(look: Look<'_>, zone: Place) -> bool {
    (zone.is_sea() || zone.is_land())
        && Side::BOTH
            .into_iter()
            .all(|side| !fighters(look, side, zone).is_empty())
}

/// 2.B.3.3a The zones where a combat is compulsory.
pub(crate) fn contested<'a>(look: Look<'a>) -> impl Iterator<Item = Place> + use<'a> {
    let zones = look.state.pieces.occupied();
    zones.filter(move |&zone| is_contested(look, zone))
}

/// 4a, 4.1b May the combat in this zone be fought?
pub(crate) fn may_fight(look: Look<'_>, zone: Place) -> Result<(), Illegal> {
    if !is_contested(look, zone) {
        return Err(Illegal::Shared(Refusal::NoCombatThere { zone }));
    }
    Ok(look.state.may_pay_for_combats()?)
}

/// 2.B.3.3a, 4.1b Called whenever the combats come up. Leaders alone among enemies are captured; units that cannot be paid for go back; the
/// phase ends when there is nothing to fight. Says whether there is something to decide.
pub(crate) fn settle(act: &mut Act<'_>, side: Side) -> bool {
    for zone in act.state.pieces.occupied() {
        act.lone_leaders(zone, Cause::Alone);
    }
    let is_compulsory = contested(act.look()).next().is_some();
    if is_compulsory && act.state.may_pay_for_combats().is_err() {
        send_back(act, side);
        return false;
    }
    if !is_compulsory {
        end_phase(act.state, side);
    }
    is_compulsory
}

/// 4.2a The attacker chooses what is next.
pub(crate) fn answers(look: Look<'_>, out: &mut Decisions<Hellespont>) {
    for zone in contested(look) {
        if may_fight(look, zone).is_ok() {
            out.push(Action::Fight { zone });
        }
    }
}

/// 4.1a, 4.2a The active player attacks in a zone.
pub(crate) fn fight(act: &mut Act<'_>, side: Side, zone: Place) -> Result<(), Illegal> {
    may_fight(act.look(), zone)?;
    act.state.pay_for_combats(side);
    battle::begin(act.state, Battle::new(zone, side));
    Ok(())
}

/// 7.S6b, 2.B.3.1b The phase is over: counters that lay on the map return, and points that were announced but not used are lost.
pub(crate) fn end_phase(state: &mut State, side: Side) {
    state.end_phase(side);
    state.stack.pop();
}

/// 4.1b, 4.1c Whoever faces a combat that is not paid is weakened, troops aboard too, and goes back to where he began the phase, also among
/// enemies; who has not moved is there already. The phase is over with that: nobody is sent back twice.
fn send_back(act: &mut Act<'_>, side: Side) {
    end_phase(act.state, side);
    let check = StackCheck::Moved;
    act.state
        .stack
        .push(Step::Own(OwnStep::Stacks { side, check }));
    cargo::check(act.state, side, Cause::Stranded);
    let zones: PlaceSet = contested(act.look()).collect();
    let mut sent = PieceSet::EMPTY;
    for zone in zones.iter() {
        // Those who have come back to this zone from another have suffered already.
        for unit in act.look().units_at(side, zone).without(sent).iter() {
            act.weaken(unit, Cause::ForcedReturn);
        }
        let pieces = away(act.look(), side, zone).without(sent);
        if pieces.is_empty() {
            continue;
        }
        sent = sent.union(pieces);
        act.tell(PieceEvent::SentBack { side, pieces, zone });
        go_back(act, (side, zone), pieces);
    }
    for place in act.state.pieces.occupied() {
        act.lone_leaders(place, Cause::Alone);
    }
}

/// 4.1c Pieces of a side in a zone that began the phase elsewhere.
fn away(look: Look<'_>, side: Side, zone: Place) -> PieceSet {
    let own = look.own_at(side, zone).iter();
    own.filter(|&piece| look.state.pieces.start(piece) != zone)
        .collect()
}

/// 4.1b, 4.1c Whom an unpaid combat would send back.
pub(crate) fn would_go_back(look: Look<'_>, side: Side) -> PieceSet {
    contested(look).fold(PieceSet::EMPTY, |all, zone| {
        all.union(away(look, side, zone))
    })
}

/// 4.1c Ruling: who has not moved is where he began and stays; who has left a port that enemy cavalry has entered since (3.1g) leaves the zone as
/// after a combat.
fn go_back(act: &mut Act<'_>, (side, zone): (Side, Place), pieces: PieceSet) {
    let mut shut_out = PieceSet::EMPTY;
    for piece in pieces.iter() {
        let start = act.state.pieces.start(piece);
        if steps::may_not_enter(act.look(), side, start) {
            shut_out.insert(piece);
            continue;
        }
        let mut back = act.state.pieces.get_mut(piece);
        back.at = At::Place(start);
        back.entered = Entered::default();
    }
    if !shut_out.is_empty() {
        act.state.stack.push(Step::Retreat(Retreat {
            side,
            from: zone,
            left: shut_out,
            cause: RetreatCause::Unpaid,
            own: OwnRetreat {
                ships: shut_out.intersection(act.game.pieces.of_type(UnitType::Trireme)),
            },
        }));
    }
}
