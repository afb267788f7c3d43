//! 4.4 The assault of the Athenian camp.

use campaign::CounterEvent;

use crate::{
    ids::{CAMP, CAMP_PORT},
    rules::prelude::*,
    step::RetreatCause,
};

/// 4.4b The zones from which the camp is assaulted.
const ZONES: [Place; 2] = [Place::land(13), Place::land(15)];
/// 3.3e The camp marker holds so many.
const DEFENDERS: u8 = 3;

/// 4.4f The zone that only lends its strength.
pub(crate) fn other_zone(main: Place) -> Place {
    let [first, second] = ZONES;
    if main == first { second } else { first }
}

/// 4.4b What everybody can see of a camp assault: the camp, the units in both zones, a point, and a stratagem still to be used.
fn may_be_asked(look: Look<'_>, side: Side) -> Result<(), Illegal> {
    let is_ready = |zone: &Place| {
        // 4.4b Nobody assaults the camp with enemies at his back: their combat comes first.
        !look.units_at(side, *zone).is_empty() && !combats::is_contested(look, *zone)
    };
    if side != Side::Syracusan || !look.state.has_camp() || !ZONES.iter().all(is_ready) {
        return Err(Illegal::NotCampAssault);
    }
    if *look.state.phase.played.get(side) {
        return Err(Illegal::Shared(Refusal::PlayedAlready));
    }
    Ok(look.state.may_pay_for_combats()?)
}

/// 2.B.3g Whether Syracuse is asked depends on the size of its hand, not on the counters in it.
pub(crate) fn is_asked(look: Look<'_>, side: Side) -> bool {
    may_be_asked(look, side).is_ok() && !look.state.hands.get(side).is_empty()
}

/// 4.4a, 4.4b May the camp be assaulted with this counter as combined attack?
pub(crate) fn may_assault_camp(
    look: Look<'_>,
    side: Side,
    main: Place,
    counter: CounterId,
) -> Result<(), Illegal> {
    may_be_asked(look, side)?;
    if !ZONES.contains(&main) {
        return Err(Illegal::NotCampAssault);
    }
    if !look.state.hands.get(side).contains(counter) {
        return Err(Illegal::Shared(Refusal::NotInHand));
    }
    let mut usable = look.game.counters.usable(counter, side);
    if !usable.any(|stratagem| stratagem == Stratagem::CombinedAttack) {
        return Err(Illegal::NotCampAssault);
    }
    Ok(())
}

/// 4.4b, 4.4f From either zone, with each counter that allows it.
pub(crate) fn assault_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    for main in ZONES {
        for counter in CounterId::all().iter() {
            if may_assault_camp(look, side, main, counter).is_ok() {
                out.push(Action::AssaultCamp { main, counter });
            }
        }
    }
}

/// 4.4b, 4.4f Syracuse shows its combined attack and assaults the camp.
pub(crate) fn assault_camp(
    act: &mut Act<'_>,
    side: Side,
    main: Place,
    counter: CounterId,
) -> Result<(), Illegal> {
    may_assault_camp(act.look(), side, main, counter)?;
    act.state.pay_for_combats(side);
    *act.state.phase.played.get_mut(side) = true;
    act.state.hands.get_mut(side).remove(counter);
    act.state.shown.get_mut(side).remove(counter);
    let stratagem = Stratagem::CombinedAttack;
    act.log.seal();
    act.tell(CounterEvent::Played {
        side,
        counter,
        stratagem,
    });
    let mut battle = OwnBattle::combat(BattleKind::Camp(main), CAMP, side);
    *battle.plays.get_mut(side) = Some(Play {
        counter,
        stratagem,
        target: Target::Place {
            place: other_zone(main),
        },
    });
    battle::begin(act, battle);
    Ok(())
}

/// 4.4d, 4.4e May this piece be put on the marker? The English edition counts leaders too.
fn may_defend(look: Look<'_>, piece: PieceId) -> Result<(), Illegal> {
    let refused = Illegal::NotADefender { piece };
    let battle = look.state.battle.as_ref().ok_or(refused)?;
    let defender = battle.attacker.other();
    let there = look
        .state
        .pieces
        .at(CAMP)
        .intersection(look.game.pieces.of(defender));
    if !there.contains(piece) || battle.defenders.contains(piece) {
        return Err(refused);
    }
    let on_marker = match look.state.edition {
        Edition::Fr if piece.is_leader() => return Ok(()),
        Edition::Fr => battle.defenders.without(look.game.pieces.leaders),
        Edition::En => battle.defenders,
    };
    if on_marker.len() >= DEFENDERS {
        return Err(refused);
    }
    Ok(())
}

/// 4.4d Who may still be put on the marker; it may be left as it is.
pub(crate) fn defenders_answers(look: Look<'_>, out: &mut Decisions<Syracuse>) {
    let able = PieceId::all().filter(|&piece| may_defend(look, piece).is_ok());
    out.extend(able.map(|piece| Action::Defend { piece }));
    out.push(Action::Done);
}

/// 4.4d A unit or leader goes on the marker.
pub(crate) fn defend(act: &mut Act<'_>, piece: PieceId) -> Result<(), Illegal> {
    may_defend(act.look(), piece)?;
    if let Some(battle) = &mut act.state.battle {
        battle.defenders.insert(piece);
    }
    Ok(())
}

/// 4.4d The marker stays as it is when nobody can be added; without any unit in the camp there is nothing to choose.
pub(crate) fn are_defenders_asked(look: Look<'_>) -> bool {
    let units = look.units_at(Side::Athenian, CAMP);
    !units.is_empty() && PieceId::all().any(|piece| may_defend(look, piece).is_ok())
}

/// 4.4d The defenders are named. 4.4f Without any there will be no roll.
pub(crate) fn defenders_done(act: &mut Act<'_>) {
    act.state.battle_stage(BattleStage::Stratagems);
    act.announce_battle();
}

/// 4.4g, 4.4h, 4.4i The camp is destroyed: the Athenians leave it, Syracuse may move in, and the ships beyond the limit put to sea, as do
/// leaders without ships in what is no port any more (3.1g). What happens first is pushed last.
pub(crate) fn fall(act: &mut Act<'_>) {
    let (side, victor) = (Side::Athenian, Side::Syracusan);
    act.state.camp = Camp::Destroyed;
    act.log.push(|| Event::CampFell { zone: CAMP });
    let cause = RetreatCause::CampLost;
    let stranded = if landing::is_adrift(act.look(), side, CAMP_PORT) {
        act.look().leaders_at(side, CAMP_PORT)
    } else {
        PieceSet::EMPTY
    };
    act.state.stack.push(Step::Retreat(Retreat {
        side,
        from: CAMP_PORT,
        left: stranded,
        cause,
        own: OwnRetreat {
            passed: PlaceSet::EMPTY,
        },
    }));
    let attackers = ZONES.map(|zone| {
        act.state
            .pieces
            .at(zone)
            .intersection(act.game.pieces.of(victor))
    });
    let [first, second] = attackers;
    act.state.stack.push(Step::Own(OwnStep::Occupy {
        from: first.union(second),
    }));
    let left = act
        .state
        .pieces
        .at(CAMP)
        .intersection(act.game.pieces.of(side));
    if !left.is_empty() {
        act.state.stack.push(Step::Retreat(Retreat {
            side,
            from: CAMP,
            left,
            cause,
            own: OwnRetreat {
                passed: PlaceSet::EMPTY,
            },
        }));
    }
}
