//! 2.C, 5 Sieges.

use campaign::Refusal;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    battle::{SIEGE_DICE, Siege},
    event::{CounterEvent, Event, SiegeLine, SiegeReason},
    game::Hellespont,
    ids::{CounterId, Place, Side},
    illegal::Illegal,
    pieces::{PieceId, PieceSet, UnitType},
    rules::{cargo, casualties, stacking, weakening, windows},
    state::{At, SiegeRatio, State},
    step::{Cause, Roll, SiegeStage, Step, WeakenCause, Window, WindowKind},
};

/// The units of a side in the zones around a port, troops aboard included.
pub(crate) fn around(game: &Hellespont, state: &State, side: Side, port: Place) -> PieceSet {
    game.board.around(port).fold(PieceSet::EMPTY, |all, zone| {
        all.union(state.units_at(game, side, zone))
    })
}

/// 2.Cb to 2.Cd May the side besiege a port? Once in a phase, with a ship and a land unit next to enemies inside.
pub(crate) fn may_besiege(
    game: &Hellespont,
    state: &State,
    side: Side,
    done: u8,
    port: Place,
) -> Result<(), Illegal> {
    let units = around(game, state, side, port);
    let is_able =
        units.meets(game.pieces.of_type(UnitType::Trireme)) && units.meets(game.pieces.land());
    let is_done = port.is_port() && done & (1 << port.port_number()) != 0;
    if !port.is_port() || is_done || !is_able || !state.holds(game, side.other(), port) {
        return Err(Illegal::NoSiege { port });
    }
    Ok(())
}

/// Is there a siege to choose?
pub(crate) fn is_asked(game: &Hellespont, state: &State, side: Side, done: u8) -> bool {
    Place::ports().any(|port| may_besiege(game, state, side, done, port).is_ok())
}

/// 2.Cc, 5a The sieges that are possible, or the end.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    done: u8,
    out: &mut Decisions<Hellespont>,
) {
    for port in Place::ports() {
        if may_besiege(game, state, side, done, port).is_ok() {
            out.push(Action::Besiege { port });
        }
    }
    out.push(Action::Done);
}

/// 5a, 5.1o A siege begins; the besieger decides first about counters.
pub(crate) fn besiege(
    game: &Hellespont,
    state: &mut State,
    (side, done): (Side, u8),
    port: Place,
) -> Result<(), Illegal> {
    may_besiege(game, state, side, done, port)?;
    let done = done | 1 << port.port_number();
    state.next_step(Step::Sieges { side, done });
    state.siege = Some(Siege::new(port, side));
    state.stack.push(Step::Siege {
        stage: SiegeStage::Dice,
    });
    windows::open(state, WindowKind::Siege { port }, side);
    Ok(())
}

/// 5.1d, 5.1h, 5.1o, 7.S9a May this counter be given up for a die? One each, with a face of one's own colour; not besides S9.
pub(crate) fn may_discard(
    game: &Hellespont,
    state: &State,
    window: Window,
    counter: CounterId,
) -> Result<(), Illegal> {
    let side = window.asked;
    let is_siege = matches!(window.kind, WindowKind::Siege { .. });
    let siege = state.siege.filter(|_| is_siege);
    let siege = siege.ok_or(Illegal::Shared(Refusal::OtherQuestion { rule: "5.1d" }))?;
    if !state.hands.get(side).contains(counter) {
        return Err(Illegal::Shared(Refusal::NotInHand));
    }
    let mut faces = game.counters.faces(counter);
    let is_own = faces.any(|face| face.colour.is_of(side));
    let has_sapped = siege.sap && siege.besieger == side;
    if !is_own || *siege.discarded.get(side) || has_sapped {
        return Err(Illegal::NoSiegeDie);
    }
    Ok(())
}

/// 5.1d, 5.1h The counter is shown and goes to the bowl.
pub(crate) fn discard(
    game: &Hellespont,
    state: &mut State,
    window: Window,
    counter: CounterId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_discard(game, state, window, counter)?;
    let side = window.asked;
    state.take_from_hand(side, counter);
    state.bowl.insert(counter);
    if let Some(siege) = &mut state.siege {
        *siege.discarded.get_mut(side) = true;
    }
    log.seal();
    log.push(|| Event::Counter(CounterEvent::Discarded { side, counter }));
    Ok(())
}

/// 5.1a to 5.1p Everything that adds dice and takes them.
pub(crate) fn lines(game: &Hellespont, state: &State, siege: &Siege) -> Vec<SiegeLine> {
    let (side, enemy, port) = (siege.besieger, siege.besieger.other(), siege.port);
    let zones = |own: Side| {
        let alone =
            |zone: &Place| state.holds(game, own, *zone) && !state.holds(game, own.other(), *zone);
        game.board.around(port).filter(alone).count() as i8
    };
    let swords = |side, place| state.best_swords(game, state.leaders_at(game, side, place));
    let outside = game.board.around(port).map(|zone| swords(side, zone)).max();
    let inside = swords(enemy, port);
    let season = game.scenarios.turn(state.turn);
    let all = [
        (SiegeReason::Base, 1),
        (SiegeReason::Advantage, i8::from(state.advantage == side)),
        (SiegeReason::Zones, zones(side)),
        (SiegeReason::Discard, i8::from(*siege.discarded.get(side))),
        (
            SiegeReason::GreatLeader,
            i8::from(outside >= Some(2) && inside == 0),
        ),
        (SiegeReason::Sap, 2 * i8::from(siege.sap)),
        (SiegeReason::DefendingLeader, -i8::from(inside >= 2)),
        (SiegeReason::DefendingZones, -zones(enemy)),
        (
            SiegeReason::DefendingDiscard,
            -i8::from(*siege.discarded.get(enemy)),
        ),
        (
            SiegeReason::Season,
            season.map_or(0, |card| card.siege_dice),
        ),
        (SiegeReason::Ratio, ratio(game, state, siege)),
    ];
    let counts = all.into_iter().filter(|&(_, by)| by != 0);
    counts.map(|(line, by)| SiegeLine { line, by }).collect()
}

/// 5.1j to 5.1m What the force ratio costs.
fn ratio(game: &Hellespont, state: &State, siege: &Siege) -> i8 {
    let (side, port) = (siege.besieger, siege.port);
    let outside = state.strength_of(game, around(game, state, side, port));
    let inside = state.strength_of(game, state.units_at(game, side.other(), port));
    let times = (1..=3).find(|times| outside < times * inside);
    match (times, state.options.siege_ratio) {
        (None, _) => 0,
        (Some(times), SiegeRatio::Sensible) => times as i8 - 4,
        (Some(times), SiegeRatio::Printed) => -(times as i8),
    }
}

/// 5.1n The number of dice.
pub(crate) fn dice(lines: &[SiegeLine]) -> u8 {
    let sum: i8 = lines.iter().map(|line| line.by).sum();
    sum.clamp(0, SIEGE_DICE as i8) as u8
}

/// 5.1, 5.2 A stage of a siege goes by.
pub(crate) fn proceed(
    game: &Hellespont,
    state: &mut State,
    stage: SiegeStage,
    log: &mut Log<Event>,
) {
    let Some(siege) = state.siege else {
        state.stack.pop();
        return;
    };
    let to_stage = |state: &mut State, stage| state.next_step(Step::Siege { stage });
    match stage {
        SiegeStage::Dice => {
            to_stage(state, SiegeStage::Ones);
            throw(game, state, siege, log);
        }
        SiegeStage::Ones => {
            to_stage(state, SiegeStage::Assault);
            let units = around(game, state, siege.besieger, siege.port);
            let ones = siege.dice.count(1).min(units.len());
            weakening::ask(state, siege.besieger, units, ones, WeakenCause::Siege);
        }
        SiegeStage::Assault => {
            to_stage(state, SiegeStage::End);
            assault(game, state, siege, log);
        }
        SiegeStage::End => {
            state.stack.pop();
            state.siege = None;
            cargo::check(state, siege.besieger, Cause::Stranded);
        }
    }
}

/// 5.2a All dice at once; the advantage may cancel them. Without a die nothing happens.
fn throw(game: &Hellespont, state: &mut State, mut siege: Siege, log: &mut Log<Event>) {
    let lines = lines(game, state, &siege);
    let (side, port, count) = (siege.besieger, siege.port, dice(&lines));
    log.push(|| Event::SiegeBegan {
        side,
        port,
        dice: count,
        lines,
    });
    if count == 0 {
        return;
    }
    siege.dice = (0..count).map(|_| state.dice.d6(log).get()).collect();
    state.siege = Some(siege);
    state.stack.push(Step::Roll {
        roll: Roll::Siege { port },
        repeated: false,
    });
}

/// 5.2a The dice stand.
pub(crate) fn stand(state: &State, log: &mut Log<Event>) {
    if let Some(siege) = state.siege {
        log.push(|| Event::SiegeRolled {
            side: siege.besieger,
            port: siege.port,
            dice: siege.dice,
        });
    }
}

/// 5.2d to 5.2h A 6 takes the port, otherwise a 5 weakens all inside.
fn assault(game: &Hellespont, state: &mut State, siege: Siege, log: &mut Log<Event>) {
    let (side, port) = (siege.besieger, siege.port);
    let units = state.units_at(game, side.other(), port);
    if siege.dice.count(6) > 0 {
        for unit in units.iter() {
            state
                .pieces
                .eliminate(&game.pieces, unit, Cause::Siege, log);
        }
    } else if siege.dice.count(5) > 0 {
        for unit in units.iter() {
            state.pieces.weaken(&game.pieces, unit, Cause::Siege, log);
        }
    }
    if !state.holds(game, side.other(), port) {
        log.push(|| Event::PortFell { side, port });
        state.stack.push(Step::Enter { side, port });
    }
}

/// 5.2e May this piece move into the port? Within the stacking limits.
fn may_enter(
    game: &Hellespont,
    state: &State,
    (side, port): (Side, Place),
    piece: PieceId,
) -> Result<(), Illegal> {
    let is_own = game.pieces.of(side).contains(piece);
    let ships = game.pieces.of_type(UnitType::Trireme);
    let is_next = state.pieces.place(piece).is_some_and(|zone| {
        // 10.1g Persians are never aboard, so they come by land.
        if ships.contains(piece) {
            game.board.is_naval_way(zone, port) && zone.is_sea()
        } else {
            game.board.is_coast(zone, port) || game.board.is_land_way(zone, port)
        }
    });
    let is_fit = !state.pieces.sick().contains(piece);
    if is_own && is_next && is_fit && stacking::has_room(game, state, side, piece, port) {
        Ok(())
    } else {
        Err(Illegal::Shared(Refusal::NotEnterable { piece }))
    }
}

/// 5.2e Those who may move in.
fn able(
    game: &Hellespont,
    state: &State,
    side: Side,
    port: Place,
) -> impl Iterator<Item = PieceId> {
    let own = game.pieces.of(side).intersection(state.pieces.in_play());
    own.iter()
        .filter(move |&piece| may_enter(game, state, (side, port), piece).is_ok())
}

/// Is there anybody to move in?
pub(crate) fn is_entry_asked(game: &Hellespont, state: &State, side: Side, port: Place) -> bool {
    able(game, state, side, port).next().is_some()
}

/// 5.2e Who moves in, or nobody else.
pub(crate) fn enter_answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    port: Place,
    out: &mut Decisions<Hellespont>,
) {
    out.extend(able(game, state, side, port).map(|piece| Action::Enter { piece }));
    out.push(Action::Done);
}

/// 5.2e, 5.2h A piece moves in; leaders left inside are captured by units.
pub(crate) fn enter(
    game: &Hellespont,
    state: &mut State,
    (side, port): (Side, Place),
    piece: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_enter(game, state, (side, port), piece)?;
    state.pieces.get_mut(piece).at = At::Place(port);
    log.push(|| Event::Entered { side, piece, port });
    casualties::lone_leaders(game, state, port, Cause::Siege, log);
    Ok(())
}
