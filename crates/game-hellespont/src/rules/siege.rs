//! 2.C, 5 Sieges.

use crate::{
    battle::SIEGE_DICE,
    event::{CounterEvent, SiegeLine, SiegeReason},
    rules::prelude::*,
    state::SiegeRatio,
    step::SiegeStage,
};

/// The units of a side in the zones around a port, troops aboard included.
pub(crate) fn around(look: Look<'_>, side: Side, port: Place) -> PieceSet {
    look.game
        .board
        .around(port)
        .fold(PieceSet::EMPTY, |all, zone| {
            all.union(look.units_at(side, zone))
        })
}

/// 2.Cb to 2.Cd May the side besiege a port? Once in a phase, with a ship and a land unit next to enemies inside.
pub(crate) fn may_besiege(
    look: Look<'_>,
    side: Side,
    done: u8,
    port: Place,
) -> Result<(), Illegal> {
    let units = around(look, side, port);
    let is_able = units.meets(look.game.pieces.of_type(UnitType::Trireme))
        && units.meets(look.game.pieces.land());
    let is_done = port.is_port() && done & (1 << port.port_number()) != 0;
    if !port.is_port() || is_done || !is_able || !look.has_units_at(side.other(), port) {
        return Err(Illegal::NoSiege { port });
    }
    Ok(())
}

/// Is there a siege to choose?
pub(crate) fn is_asked(look: Look<'_>, side: Side, done: u8) -> bool {
    Place::ports().any(|port| may_besiege(look, side, done, port).is_ok())
}

/// 2.Cc, 5a The sieges that are possible, or the end.
pub(crate) fn answers(look: Look<'_>, side: Side, done: u8, out: &mut Decisions<Hellespont>) {
    for port in Place::ports() {
        if may_besiege(look, side, done, port).is_ok() {
            out.push(Action::Besiege { port });
        }
    }
    out.push(Action::Done);
}

/// 5a, 5.1o A siege begins; the besieger decides first about counters.
pub(crate) fn besiege(
    act: &mut Act<'_>,
    (side, done): (Side, u8),
    port: Place,
) -> Result<(), Illegal> {
    may_besiege(act.look(), side, done, port)?;
    let done = done | 1 << port.port_number();
    act.state.next_step(Step::Sieges { side, done });
    act.state.siege = Some(Siege::new(port, side));
    act.state.stack.push(Step::Own(OwnStep::Siege {
        stage: SiegeStage::Dice,
    }));
    act.state
        .open_window(WindowKind::Own(OwnWindowKind::Siege { port }), side);
    Ok(())
}

/// 5.1d, 5.1h, 5.1o, 7.S9a May this counter be given up for a die? One each, with a face of one's own colour; not besides S9.
pub(crate) fn may_discard(
    look: Look<'_>,
    window: Window,
    counter: CounterId,
) -> Result<(), Illegal> {
    let side = window.asked;
    let is_siege = matches!(window.kind, WindowKind::Own(OwnWindowKind::Siege { .. }));
    let siege = look.state.siege.filter(|_| is_siege);
    let siege = siege.ok_or(Illegal::Shared(Refusal::OtherQuestion { rule: "5.1d" }))?;
    if !look.state.hands.get(side).contains(counter) {
        return Err(Illegal::Shared(Refusal::NotInHand));
    }
    let mut faces = look.game.counters.faces(counter);
    let is_own = faces.any(|face| face.colour.is_of(side));
    let has_sapped = siege.sap && siege.besieger == side;
    if !is_own || *siege.discarded.get(side) || has_sapped {
        return Err(Illegal::NoSiegeDie);
    }
    Ok(())
}

/// 5.1d, 5.1h The counter is shown and goes to the bowl.
pub(crate) fn discard(
    act: &mut Act<'_>,
    window: Window,
    counter: CounterId,
) -> Result<(), Illegal> {
    may_discard(act.look(), window, counter)?;
    let side = window.asked;
    act.state.take_from_hand(side, counter);
    act.state.bowl.insert(counter);
    if let Some(siege) = &mut act.state.siege {
        *siege.discarded.get_mut(side) = true;
    }
    act.log.seal();
    act.tell(CounterEvent::Discarded { side, counter });
    Ok(())
}

/// 5.1a to 5.1p Everything that adds dice and takes them.
pub(crate) fn lines(look: Look<'_>, siege: &Siege) -> Vec<SiegeLine> {
    let (side, enemy, port) = (siege.besieger, siege.besieger.other(), siege.port);
    let zones = |own: Side| {
        let alone =
            |zone: &Place| look.has_units_at(own, *zone) && !look.has_units_at(own.other(), *zone);
        look.game.board.around(port).filter(alone).count() as i8
    };
    let swords = |side, place| look.best_swords(look.leaders_at(side, place));
    let outside = look
        .game
        .board
        .around(port)
        .map(|zone| swords(side, zone))
        .max();
    let inside = swords(enemy, port);
    let season = look.game.turn(look.state.turn);
    let all = [
        (SiegeReason::Base, 1),
        (
            SiegeReason::Advantage,
            i8::from(look.state.advantage == side),
        ),
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
        (SiegeReason::Ratio, ratio(look, siege)),
    ];
    let counts = all.into_iter().filter(|&(_, by)| by != 0);
    counts.map(|(line, by)| SiegeLine { line, by }).collect()
}

/// 5.1j to 5.1m What the force ratio costs.
fn ratio(look: Look<'_>, siege: &Siege) -> i8 {
    let (side, port) = (siege.besieger, siege.port);
    let outside = look.strength_of(around(look, side, port));
    let inside = look.strength_of(look.units_at(side.other(), port));
    let times = (1..=3).find(|times| outside < times * inside);
    match (times, look.state.options.siege_ratio) {
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
pub(crate) fn proceed(act: &mut Act<'_>, stage: SiegeStage) {
    let Some(siege) = act.state.siege else {
        act.state.stack.pop();
        return;
    };
    let to_stage = |state: &mut State, stage| state.next_step(Step::Own(OwnStep::Siege { stage }));
    match stage {
        SiegeStage::Dice => {
            to_stage(act.state, SiegeStage::Ones);
            throw(act, siege);
        }
        SiegeStage::Ones => {
            to_stage(act.state, SiegeStage::Assault);
            let units = around(act.look(), siege.besieger, siege.port);
            let ones = siege.dice.count(1).min(units.len());
            weakening::ask(act.state, siege.besieger, units, ones, WeakenCause::Siege);
        }
        SiegeStage::Assault => {
            to_stage(act.state, SiegeStage::End);
            assault(act, siege);
        }
        SiegeStage::End => {
            act.state.stack.pop();
            act.state.siege = None;
            cargo::check(act.state, siege.besieger, Cause::Stranded);
        }
    }
}

/// 5.2a All dice at once; the advantage may cancel them. Without a die nothing happens.
fn throw(act: &mut Act<'_>, mut siege: Siege) {
    let lines = lines(act.look(), &siege);
    let (side, port, count) = (siege.besieger, siege.port, dice(&lines));
    act.log.push(|| Event::SiegeBegan {
        side,
        port,
        dice: count,
        lines,
    });
    if count == 0 {
        return;
    }
    siege.dice = (0..count)
        .map(|_| act.state.dice.d6(act.log).get())
        .collect();
    act.state.siege = Some(siege);
    rolls::offer(act.state, Roll::Siege { port });
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
fn assault(act: &mut Act<'_>, siege: Siege) {
    let (side, port) = (siege.besieger, siege.port);
    let units = act.look().units_at(side.other(), port);
    if siege.dice.count(6) > 0 {
        for unit in units.iter() {
            act.eliminate(unit, Cause::Siege);
        }
    } else if siege.dice.count(5) > 0 {
        for unit in units.iter() {
            act.weaken(unit, Cause::Siege);
        }
    }
    if !act.look().has_units_at(side.other(), port) {
        act.log.push(|| Event::PortFell { side, port });
        act.state
            .stack
            .push(Step::Own(OwnStep::Enter { side, port }));
    }
}

/// 5.2e May this piece move into the port? Within the stacking limits.
fn may_enter(look: Look<'_>, (side, port): (Side, Place), piece: PieceId) -> Result<(), Illegal> {
    let is_own = look.game.pieces.of(side).contains(piece);
    let ships = look.game.pieces.of_type(UnitType::Trireme);
    let is_next = look.state.pieces.place(piece).is_some_and(|zone| {
        // 10.1g Persians are never aboard, so they come by land.
        if ships.contains(piece) {
            look.game.board.is_naval_way(zone, port) && zone.is_sea()
        } else {
            look.game.board.is_coast(zone, port) || look.game.board.is_land_way(zone, port)
        }
    });
    let is_fit = !look.state.pieces.sick().contains(piece);
    if is_own && is_next && is_fit && stacking::has_room(look, side, piece, port) {
        Ok(())
    } else {
        Err(Illegal::Shared(Refusal::NotEnterable { piece }))
    }
}

/// 5.2e Those who may move in.
fn able(look: Look<'_>, side: Side, port: Place) -> impl Iterator<Item = PieceId> {
    let own = look
        .game
        .pieces
        .of(side)
        .intersection(look.state.pieces.in_play());
    own.iter()
        .filter(move |&piece| may_enter(look, (side, port), piece).is_ok())
}

/// Is there anybody to move in?
pub(crate) fn is_entry_asked(look: Look<'_>, side: Side, port: Place) -> bool {
    able(look, side, port).next().is_some()
}

/// 5.2e Who moves in, or nobody else.
pub(crate) fn enter_answers(
    look: Look<'_>,
    side: Side,
    port: Place,
    out: &mut Decisions<Hellespont>,
) {
    out.extend(able(look, side, port).map(|piece| Action::Enter { piece }));
    out.push(Action::Done);
}

/// 5.2e, 5.2h A piece moves in; leaders left inside are captured by units.
pub(crate) fn enter(
    act: &mut Act<'_>,
    (side, port): (Side, Place),
    piece: PieceId,
) -> Result<(), Illegal> {
    may_enter(act.look(), (side, port), piece)?;
    act.state.pieces.get_mut(piece).at = At::Place(port);
    act.log.push(|| Event::Entered { side, piece, port });
    act.lone_leaders(port, Cause::Siege);
    Ok(())
}
