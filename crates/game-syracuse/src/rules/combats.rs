//! 2.B.3.3, 4.1 Which combats are fought in an action phase, and what happens when they cannot be paid.

use strum::VariantArray;

use crate::rules::prelude::*;

/// 4.1a, 2.B.3.3b Do units of both sides stand in a zone? A garrison and those around its fort do not meet.
pub(crate) fn is_contested(look: Look<'_>, zone: Place) -> bool {
    let stands = |side| !look.units_at(side, zone).is_empty();
    stands(Side::Athenian) && stands(Side::Syracusan)
}

/// 2.B.3.3a The zones where a combat is mandatory.
pub(crate) fn contested<'a>(look: Look<'a>) -> impl Iterator<Item = Place> + use<'a> {
    let zones = look
        .state
        .pieces
        .occupied()
        .filter(|place| place.as_fort().is_none());
    zones.filter(move |&zone| is_contested(look, zone))
}

/// 4.1g The kind of combat that a zone sees.
pub(crate) fn kind_in(zone: Place) -> BattleKind {
    if zone.is_land() {
        BattleKind::Field
    } else {
        BattleKind::Naval
    }
}

/// 4.1a, 4.1c May the combat in this zone be fought?
pub(crate) fn may_fight(look: Look<'_>, zone: Place) -> Result<(), Illegal> {
    if !is_contested(look, zone) {
        return Err(Illegal::Shared(Refusal::NoCombatThere { zone }));
    }
    Ok(look.state.may_pay_for_combats()?)
}

/// 4.3b May the units around a fort assault it? Its garrison has no friend in the zone.
pub(crate) fn may_assault(look: Look<'_>, side: Side, fort: FortId) -> Result<(), Illegal> {
    let zone = look.game.board.zone_of(fort);
    let holds = |side, place| !look.units_at(side, place).is_empty();
    let besieged = holds(side, zone) && !holds(side.other(), zone);
    if !besieged || !holds(side.other(), Place::fort(fort)) {
        return Err(Illegal::NotAssaultable { fort });
    }
    Ok(look.state.may_pay_for_combats()?)
}

/// 4.1f May the active player refuse to pay? Only the English edition knows that, and only before anything is paid.
fn may_decline(look: Look<'_>) -> Result<(), Illegal> {
    let is_open = contested(look).next().is_some() && !look.state.phase.budget.combats_paid;
    match look.state.edition {
        Edition::En if is_open => Ok(()),
        Edition::En | Edition::Fr => Err(Illegal::CannotDecline),
    }
}

/// 2.B.3.3a, 4.1f May the combats end? All mandatory ones have been fought.
fn may_end(look: Look<'_>) -> Result<(), Illegal> {
    match contested(look).next() {
        Some(_) => Err(Illegal::Shared(Refusal::CombatsMandatory)),
        None => Ok(()),
    }
}

/// 2.B.3.3a, 4.1c, 4.1e Whenever the combats come up, 3.5f those aboard who need not fight go ashore first. Leaders alone among enemies are
/// captured; units that cannot be paid for go back; the phase ends when there is nothing to ask. Says whether there is.
pub(crate) fn settle(act: &mut Act<'_>, side: Side) -> bool {
    for zone in act
        .state
        .pieces
        .occupied()
        .filter(|place| place.as_fort().is_none())
    {
        act.lone_leaders(zone, Cause::Alone);
    }
    landing::disembark(act);
    let step = Some(Step::Combats { side });
    if act.state.step() != step {
        return false;
    }
    let is_mandatory = may_end(act.look()).is_err();
    if is_mandatory && act.state.may_pay_for_combats().is_err() {
        send_back(act, side);
    } else if !is_mandatory && !has_option(act.look(), side) {
        end_phase(act.state, side);
    }
    act.state.step() == step
}

/// 4.1e, 2.B.3g Could anything be assaulted, as far as everybody can see?
fn has_option(look: Look<'_>, side: Side) -> bool {
    let mut forts = FortId::VARIANTS.iter();
    forts.any(|&fort| may_assault(look, side, fort).is_ok()) || camp_assault::is_asked(look, side)
}

/// 4.2a The attacker chooses what is next.
pub(crate) fn combats_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    for zone in Place::zones() {
        if may_fight(look, zone).is_ok() {
            out.push(Action::Fight { zone });
        }
    }
    for &fort in FortId::VARIANTS {
        if may_assault(look, side, fort).is_ok() {
            out.push(Action::Assault { fort });
        }
    }
    camp_assault::assault_answers(look, side, out);
    if may_decline(look).is_ok() {
        out.push(Action::DeclineCombats);
    }
    if may_end(look).is_ok() {
        out.push(Action::EndCombats);
    }
}

/// 4.1b, 4.2a The active player attacks in a zone.
pub(crate) fn fight(act: &mut Act<'_>, side: Side, zone: Place) -> Result<(), Illegal> {
    may_fight(act.look(), zone)?;
    act.state.pay_for_combats(side);
    battle::begin(act, OwnBattle::combat(kind_in(zone), zone, side));
    Ok(())
}

/// 4.3b The units in a zone assault its fort.
pub(crate) fn assault(act: &mut Act<'_>, side: Side, fort: FortId) -> Result<(), Illegal> {
    may_assault(act.look(), side, fort)?;
    act.state.pay_for_combats(side);
    let battle = OwnBattle::combat(
        BattleKind::Assault(fort),
        act.game.board.zone_of(fort),
        side,
    );
    battle::begin(act, battle);
    Ok(())
}

/// 4.1f The active player would rather go back than pay.
pub(crate) fn decline_combats(act: &mut Act<'_>, side: Side) -> Result<(), Illegal> {
    may_decline(act.look())?;
    send_back(act, side);
    Ok(())
}

/// 4.1e No further assault.
pub(crate) fn end_combats(act: &mut Act<'_>, side: Side) -> Result<(), Illegal> {
    may_end(act.look())?;
    end_phase(act.state, side);
    Ok(())
}

/// 2.Ae, 2.B.3.1b The phase is over: counters that lay on the map return, and points that were announced but not used are lost.
pub(crate) fn end_phase(state: &mut State, side: Side) {
    state.end_phase(side);
    if let Some(Step::Combats { .. }) = state.step() {
        state.stack.pop();
    }
}

/// 4.1c, 4.1d Whoever faces a combat that is not paid goes back, weakened, to where it began the phase, also among enemies. Nobody is sent
/// back twice. The stacks there are checked.
fn send_back(act: &mut Act<'_>, side: Side) {
    let zones: PlaceSet = contested(act.look()).collect();
    let mut returned = PieceSet::EMPTY;
    for zone in zones.iter() {
        // Those who have come back to this zone from another have suffered already.
        for unit in act.look().units_at(side, zone).without(returned).iter() {
            act.weaken(unit, Cause::ForcedReturn);
        }
        let pieces = act
            .state
            .pieces
            .at(zone)
            .intersection(act.game.pieces.of(side));
        let pieces = pieces.without(returned);
        for piece in pieces.iter() {
            let mut back = act.state.pieces.get_mut(piece);
            back.at = At::Place(back.start);
            back.entered = Entered::default();
            // Ruling: those aboard face no combat and return unharmed.
            back.aboard = back.aboard && back.start.is_sea();
        }
        returned = returned.union(pieces);
        act.tell(PieceEvent::SentBack { side, pieces, zone });
    }
    // 4.2.2d An enemy leader may have withdrawn alone to where they come back.
    for place in act.state.pieces.occupied() {
        if act.state.pieces.at(place).meets(returned) {
            act.lone_leaders(place, Cause::Alone);
        }
    }
    end_phase(act.state, side);
    // 3.3b Giving up a unit goes on to the next stack that is too great, so one question is enough.
    let is_crowded = |place: &Place| {
        act.state.pieces.at(*place).meets(returned)
            && stacking::is_overstacked(act.look(), side, *place)
    };
    if let Some(place) = Place::all().find(is_crowded) {
        act.state
            .stack
            .push(Step::Own(OwnStep::Overstacked { side, place }));
    }
    // 3.1g Their ships may be lost.
    for zone in Place::zones().filter(|zone| zone.is_sea()) {
        landing::strand(act, side, zone);
    }
}
