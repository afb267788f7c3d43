//! 2.B.3.3, 4.1 Which combats are fought in an action phase, and what happens when they cannot be paid.

use engine::{Decisions, Log};
use strum::VariantArray;

use crate::{
    action::Action,
    battle::{Battle, BattleKind},
    event::{Event, PieceEvent},
    game::Syracuse,
    ids::{FortId, Place, PlaceSet, Side},
    illegal::{Illegal, Refusal},
    pieces::PieceSet,
    rules::{
        battle, camp_assault,
        casualties::{self, Cause},
        landing, stacking,
    },
    state::{At, Edition, Entered, State},
    step::Step,
    types::Types,
};

/// 4.1a, 2.B.3.3b Do units of both sides stand in a zone? A garrison and those around its fort do not meet.
pub(crate) fn is_contested(game: &Syracuse, state: &State, zone: Place) -> bool {
    let stands = |side| !state.units_at(game, side, zone).is_empty();
    stands(Side::Athenian) && stands(Side::Syracusan)
}

/// 2.B.3.3a The zones where a combat is mandatory.
pub(crate) fn contested<'a>(
    game: &'a Syracuse,
    state: &'a State,
) -> impl Iterator<Item = Place> + use<'a> {
    let zones = state
        .pieces
        .occupied()
        .filter(|place| place.as_fort().is_none());
    zones.filter(move |&zone| is_contested(game, state, zone))
}

/// 4.1g The kind of combat that a zone sees.
pub(crate) fn kind_in(zone: Place) -> BattleKind {
    if zone.is_land() {
        BattleKind::Field
    } else {
        BattleKind::Naval
    }
}

/// 2.B.3.3a, 4.1c One point pays for all combats of the phase.
pub(crate) fn may_pay(state: &State) -> Result<(), Illegal> {
    state.phase.budget.may_fight::<Types>()?;
    Ok(())
}

pub(crate) fn pay(state: &mut State, side: Side) {
    let left = state.actions.get_mut(side);
    state.phase.budget.pay_for_combats(left);
}

/// 4.1a, 4.1c May the combat in this zone be fought?
pub(crate) fn may_fight(game: &Syracuse, state: &State, zone: Place) -> Result<(), Illegal> {
    if !is_contested(game, state, zone) {
        return Err(Illegal::Shared(Refusal::NoCombatThere { zone }));
    }
    may_pay(state)
}

/// 4.3b May the units around a fort assault it? Its garrison has no friend in the zone.
pub(crate) fn may_assault(
    game: &Syracuse,
    state: &State,
    side: Side,
    fort: FortId,
) -> Result<(), Illegal> {
    let zone = game.board.zone_of(fort);
    let holds = |side, place| !state.units_at(game, side, place).is_empty();
    let besieged = holds(side, zone) && !holds(side.other(), zone);
    if !besieged || !holds(side.other(), Place::fort(fort)) {
        return Err(Illegal::NotAssaultable { fort });
    }
    may_pay(state)
}

/// 4.1f May the active player refuse to pay? Only the English edition knows that, and only before anything is paid.
fn may_decline(game: &Syracuse, state: &State) -> Result<(), Illegal> {
    let is_open = contested(game, state).next().is_some() && !state.phase.budget.combats_paid;
    match state.edition {
        Edition::En if is_open => Ok(()),
        Edition::En | Edition::Fr => Err(Illegal::CannotDecline),
    }
}

/// 2.B.3.3a, 4.1f May the combats end? All mandatory ones have been fought.
fn may_end(game: &Syracuse, state: &State) -> Result<(), Illegal> {
    match contested(game, state).next() {
        Some(_) => Err(Illegal::Shared(Refusal::CombatsMandatory)),
        None => Ok(()),
    }
}

/// 2.B.3.3a, 4.1c, 4.1e Whenever the combats come up, 3.5f those aboard who need not fight go ashore first. Leaders alone among enemies are
/// captured; units that cannot be paid for go back; the phase ends when there is nothing to ask. Says whether there is.
pub(crate) fn settle(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) -> bool {
    for zone in state
        .pieces
        .occupied()
        .filter(|place| place.as_fort().is_none())
    {
        casualties::lone_leaders(game, state, zone, Cause::Alone, log);
    }
    landing::disembark(game, state, log);
    let step = Some(Step::Combats { side });
    if state.step() != step {
        return false;
    }
    let is_mandatory = may_end(game, state).is_err();
    if is_mandatory && may_pay(state).is_err() {
        send_back(game, state, side, log);
    } else if !is_mandatory && !has_option(game, state, side) {
        end_phase(state, side);
    }
    state.step() == step
}

/// 4.1e, 2.B.3g Could anything be assaulted, as far as everybody can see?
fn has_option(game: &Syracuse, state: &State, side: Side) -> bool {
    let mut forts = FortId::VARIANTS.iter();
    forts.any(|&fort| may_assault(game, state, side, fort).is_ok())
        || camp_assault::is_asked(game, state, side)
}

/// 4.2a The attacker chooses what is next.
pub(crate) fn combats_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    for zone in Place::zones() {
        if may_fight(game, state, zone).is_ok() {
            out.push(Action::Fight { zone });
        }
    }
    for &fort in FortId::VARIANTS {
        if may_assault(game, state, side, fort).is_ok() {
            out.push(Action::Assault { fort });
        }
    }
    camp_assault::assault_answers(game, state, side, out);
    if may_decline(game, state).is_ok() {
        out.push(Action::DeclineCombats);
    }
    if may_end(game, state).is_ok() {
        out.push(Action::EndCombats);
    }
}

/// 4.1b, 4.2a The active player attacks in a zone.
pub(crate) fn fight(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    zone: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_fight(game, state, zone)?;
    pay(state, side);
    battle::begin(game, state, Battle::new(kind_in(zone), zone, side), log);
    Ok(())
}

/// 4.3b The units in a zone assault its fort.
pub(crate) fn assault(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    fort: FortId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_assault(game, state, side, fort)?;
    pay(state, side);
    let battle = Battle::new(BattleKind::Assault(fort), game.board.zone_of(fort), side);
    battle::begin(game, state, battle, log);
    Ok(())
}

/// 4.1f The active player would rather go back than pay.
pub(crate) fn decline_combats(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_decline(game, state)?;
    send_back(game, state, side, log);
    Ok(())
}

/// 4.1e No further assault.
pub(crate) fn end_combats(game: &Syracuse, state: &mut State, side: Side) -> Result<(), Illegal> {
    may_end(game, state)?;
    end_phase(state, side);
    Ok(())
}

/// 2.Ae, 2.B.3.1b The phase is over: counters that lay on the map return, and points that were announced but not used are lost.
pub(crate) fn end_phase(state: &mut State, side: Side) {
    state.bowl.take_all(&mut state.phase.lying);
    state.phase.budget.end(state.actions.get_mut(side));
    if let Some(Step::Combats { .. }) = state.step() {
        state.stack.pop();
    }
}

/// 4.1c, 4.1d Whoever faces a combat that is not paid goes back, weakened, to where it began the phase, also among enemies. Nobody is sent
/// back twice. The stacks there are checked.
fn send_back(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) {
    let zones: PlaceSet = contested(game, state).collect();
    let mut returned = PieceSet::EMPTY;
    for zone in zones.iter() {
        // Those who have come back to this zone from another have suffered already.
        for unit in state.units_at(game, side, zone).without(returned).iter() {
            state
                .pieces
                .weaken(&game.pieces, unit, Cause::ForcedReturn, log);
        }
        let pieces = state.pieces.at(zone).intersection(game.pieces.of(side));
        let pieces = pieces.without(returned);
        for piece in pieces.iter() {
            let mut back = state.pieces.get_mut(piece);
            back.at = At::Place(back.start);
            back.entered = Entered::default();
            // Ruling: those aboard face no combat and return unharmed.
            back.aboard = back.aboard && back.start.is_sea();
        }
        returned = returned.union(pieces);
        log.push(|| Event::Piece(PieceEvent::SentBack { side, pieces, zone }));
    }
    // 4.2.2d An enemy leader may have withdrawn alone to where they come back.
    for place in state.pieces.occupied() {
        if state.pieces.at(place).meets(returned) {
            casualties::lone_leaders(game, state, place, Cause::Alone, log);
        }
    }
    end_phase(state, side);
    // 3.3b Giving up a unit goes on to the next stack that is too great, so one question is enough.
    let is_crowded = |place: &Place| {
        state.pieces.at(*place).meets(returned)
            && stacking::is_overstacked(game, state, side, *place)
    };
    if let Some(place) = Place::all().find(is_crowded) {
        state.stack.push(Step::Overstacked { side, place });
    }
    // 3.1g Their ships may be lost.
    for zone in Place::zones().filter(|zone| zone.is_sea()) {
        landing::strand(game, state, side, zone, log);
    }
}
