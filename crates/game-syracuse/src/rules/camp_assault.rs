//! 4.4 The assault of the Athenian camp.

use campaign::{CounterEvent, Refusal};
use engine::{Decisions, Log};

use crate::{
    action::{Action, Target},
    battle::{Battle, BattleKind, Play},
    event::Event,
    game::Syracuse,
    ids::{CAMP, CAMP_PORT, CounterId, Place, PlaceSet, Side, Stratagem},
    illegal::Illegal,
    pieces::{PieceId, PieceSet},
    rules::{battle, combats, landing},
    state::{Camp, Edition, State},
    step::{BattleStage, Retreat, RetreatCause, Step},
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
fn may_be_asked(game: &Syracuse, state: &State, side: Side) -> Result<(), Illegal> {
    let is_ready = |zone: &Place| {
        // 4.4b Nobody assaults the camp with enemies at his back: their combat comes first.
        !state.units_at(game, side, *zone).is_empty() && !combats::is_contested(game, state, *zone)
    };
    if side != Side::Syracusan || !state.has_camp() || !ZONES.iter().all(is_ready) {
        return Err(Illegal::NotCampAssault);
    }
    if *state.phase.played.get(side) {
        return Err(Illegal::Shared(Refusal::PlayedAlready));
    }
    combats::may_pay(state)
}

/// 2.B.3g Whether Syracuse is asked depends on the size of its hand, not on the counters in it.
pub(crate) fn is_asked(game: &Syracuse, state: &State, side: Side) -> bool {
    may_be_asked(game, state, side).is_ok() && !state.hands.get(side).is_empty()
}

/// 4.4a, 4.4b May the camp be assaulted with this counter as combined attack?
pub(crate) fn may_assault_camp(
    game: &Syracuse,
    state: &State,
    side: Side,
    main: Place,
    counter: CounterId,
) -> Result<(), Illegal> {
    may_be_asked(game, state, side)?;
    if !ZONES.contains(&main) {
        return Err(Illegal::NotCampAssault);
    }
    if !state.hands.get(side).contains(counter) {
        return Err(Illegal::Shared(Refusal::NotInHand));
    }
    let mut usable = game.counters.usable(counter, side);
    if !usable.any(|stratagem| stratagem == Stratagem::CombinedAttack) {
        return Err(Illegal::NotCampAssault);
    }
    Ok(())
}

/// 4.4b, 4.4f From either zone, with each counter that allows it.
pub(crate) fn assault_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    for main in ZONES {
        for counter in CounterId::all().iter() {
            if may_assault_camp(game, state, side, main, counter).is_ok() {
                out.push(Action::AssaultCamp { main, counter });
            }
        }
    }
}

/// 4.4b, 4.4f Syracuse shows its combined attack and assaults the camp.
pub(crate) fn assault_camp(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    main: Place,
    counter: CounterId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_assault_camp(game, state, side, main, counter)?;
    combats::pay(state, side);
    *state.phase.played.get_mut(side) = true;
    state.hands.get_mut(side).remove(counter);
    state.shown.get_mut(side).remove(counter);
    let stratagem = Stratagem::CombinedAttack;
    log.seal();
    log.push(|| {
        Event::Counter(CounterEvent::Played {
            side,
            counter,
            stratagem,
        })
    });
    let mut battle = Battle::new(BattleKind::Camp(main), CAMP, side);
    *battle.plays.get_mut(side) = Some(Play {
        counter,
        stratagem,
        target: Target::Place {
            place: other_zone(main),
        },
    });
    battle::begin(game, state, battle, log);
    Ok(())
}

/// 4.4d, 4.4e May this piece be put on the marker? The English edition counts leaders too.
fn may_defend(game: &Syracuse, state: &State, piece: PieceId) -> Result<(), Illegal> {
    let refused = Illegal::NotADefender { piece };
    let battle = state.battle.as_ref().ok_or(refused)?;
    let defender = battle.attacker.other();
    let there = state.pieces.at(CAMP).intersection(game.pieces.of(defender));
    if !there.contains(piece) || battle.defenders.contains(piece) {
        return Err(refused);
    }
    let on_marker = match state.edition {
        Edition::Fr if piece.is_leader() => return Ok(()),
        Edition::Fr => battle.defenders.without(game.pieces.leaders),
        Edition::En => battle.defenders,
    };
    if on_marker.len() >= DEFENDERS {
        return Err(refused);
    }
    Ok(())
}

/// 4.4d Who may still be put on the marker; it may be left as it is.
pub(crate) fn defenders_answers(game: &Syracuse, state: &State, out: &mut Decisions<Syracuse>) {
    let able = PieceId::all().filter(|&piece| may_defend(game, state, piece).is_ok());
    out.extend(able.map(|piece| Action::Defend { piece }));
    out.push(Action::Done);
}

/// 4.4d A unit or leader goes on the marker.
pub(crate) fn defend(game: &Syracuse, state: &mut State, piece: PieceId) -> Result<(), Illegal> {
    may_defend(game, state, piece)?;
    if let Some(battle) = &mut state.battle {
        battle.defenders.insert(piece);
    }
    Ok(())
}

/// 4.4d The marker stays as it is when nobody can be added; without any unit in the camp there is nothing to choose.
pub(crate) fn are_defenders_asked(game: &Syracuse, state: &State) -> bool {
    let units = state.units_at(game, Side::Athenian, CAMP);
    !units.is_empty() && PieceId::all().any(|piece| may_defend(game, state, piece).is_ok())
}

/// 4.4d The defenders are named. 4.4f Without any there will be no roll.
pub(crate) fn defenders_done(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    battle::to_stage(state, BattleStage::Stratagems);
    battle::announce(game, state, log);
}

/// 4.4g, 4.4h, 4.4i The camp is destroyed: the Athenians leave it, Syracuse may move in, and the ships beyond the limit put to sea, as do
/// leaders without ships in what is no port any more (3.1g). What happens first is pushed last.
pub(crate) fn fall(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    let (side, victor) = (Side::Athenian, Side::Syracusan);
    state.camp = Camp::Destroyed;
    log.push(|| Event::CampFell { zone: CAMP });
    let cause = RetreatCause::CampLost;
    let stranded = if landing::is_adrift(game, state, side, CAMP_PORT) {
        state.leaders_at(game, side, CAMP_PORT)
    } else {
        PieceSet::EMPTY
    };
    state.stack.push(Step::Retreat(Retreat {
        side,
        from: CAMP_PORT,
        left: stranded,
        cause,
        passed: PlaceSet::EMPTY,
    }));
    let attackers = ZONES.map(|zone| state.pieces.at(zone).intersection(game.pieces.of(victor)));
    let [first, second] = attackers;
    state.stack.push(Step::Occupy {
        from: first.union(second),
    });
    let left = state.pieces.at(CAMP).intersection(game.pieces.of(side));
    if !left.is_empty() {
        state.stack.push(Step::Retreat(Retreat {
            side,
            from: CAMP,
            left,
            cause,
            passed: PlaceSet::EMPTY,
        }));
    }
}
