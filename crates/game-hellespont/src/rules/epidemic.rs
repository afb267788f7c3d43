//! 7.S20 The epidemic: two land units and a leader.

use campaign::HitsLeft;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Hellespont,
    ids::{Place, Side},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet},
    rules::{casualties, steps},
    state::State,
    step::{Cause, Step},
};

/// 7.S20a Two units fall ill.
const VICTIMS: u8 = 2;

fn on_map(state: &State, pieces: PieceSet) -> PieceSet {
    state.pieces.among(pieces, |place| !place.is_base())
}

/// 7.S20c Land units of a side on the map, garrisons and troops aboard included.
pub(crate) fn victims(game: &Hellespont, state: &State, side: Side) -> PieceSet {
    on_map(state, game.pieces.land().intersection(game.pieces.of(side)))
}

/// 7.S20b Leaders of a side on the map who are not sick.
pub(crate) fn leaders(game: &Hellespont, state: &State, side: Side) -> PieceSet {
    on_map(state, game.pieces.leaders_of(side)).without(state.pieces.sick())
}

/// 7.S20a, 7.S20c It does what it can: units first, then a leader.
pub(crate) fn begin(game: &Hellespont, state: &mut State, side: Side) {
    let enemy = side.other();
    if !leaders(game, state, enemy).is_empty() {
        state.stack.push(Step::Sick { side });
    }
    if let Some(HitsLeft { left, hit }) = HitsLeft::among(victims(game, state, enemy), VICTIMS) {
        state.stack.push(Step::Epidemic { side, left, hit });
    }
}

/// 7.S20a Enemy land units, each once.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    (side, hits_left): (Side, HitsLeft<PieceId>),
    out: &mut Decisions<Hellespont>,
) {
    let victims = hits_left.open(victims(game, state, side.other()));
    out.extend(victims.iter().map(|piece| Action::Infect { piece }));
}

/// 7.S20a A unit is weakened.
pub(crate) fn infect(
    game: &Hellespont,
    state: &mut State,
    (side, hits_left): (Side, HitsLeft<PieceId>),
    piece: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let enemy = side.other();
    if !hits_left.open(victims(game, state, enemy)).contains(piece) {
        return Err(Illegal::Shared(Refusal::NotInfectable { piece }));
    }
    let place = state.pieces.place(piece);
    state
        .pieces
        .weaken(&game.pieces, piece, Cause::Epidemic, log);
    // 4.2.4d A leader whom the last unit leaves alone among enemies is captured before anybody falls sick.
    if let Some(place) = place {
        casualties::lone_leaders(game, state, place, Cause::Alone, log);
    }
    state.stack.pop();
    if let Some(HitsLeft { left, hit }) = hits_left.after(piece, victims(game, state, enemy)) {
        state.stack.push(Step::Epidemic { side, left, hit });
    }
    Ok(())
}

/// 7.S20b One of the leaders falls sick, if the player wishes it.
pub(crate) fn sick_answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    out: &mut Decisions<Hellespont>,
) {
    let leaders = leaders(game, state, side.other());
    out.extend(leaders.iter().map(|piece| Action::Infect { piece }));
    out.push(Action::Done);
}

/// 7.S20b His owner takes him to safety.
pub(crate) fn fall_sick(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    leader: PieceId,
) -> Result<(), Illegal> {
    let enemy = side.other();
    if !leaders(game, state, enemy).contains(leader) {
        return Err(Illegal::Shared(Refusal::NotInfectable { piece: leader }));
    }
    state.next_step(Step::SickTo {
        side: enemy,
        leader: PieceSet::one(leader),
    });
    Ok(())
}

/// 7.S20c A port without enemies or an own base; a Persian finds no base.
fn may_lie(
    game: &Hellespont,
    state: &State,
    side: Side,
    leader: PieceId,
    to: Place,
) -> Result<(), Illegal> {
    let is_port = to.is_port() && !steps::may_not_enter(game, state, side, to);
    let is_base = Place::bases_of(side).contains(&to) && !game.pieces.persians.contains(leader);
    if is_port || is_base {
        Ok(())
    } else {
        Err(Illegal::NoSickbed { place: to })
    }
}

/// 7.S20c Where he may be taken.
pub(crate) fn sickbeds(
    game: &Hellespont,
    state: &State,
    side: Side,
    leader: PieceId,
) -> impl Iterator<Item = Place> {
    Place::all().filter(move |&to| may_lie(game, state, side, leader, to).is_ok())
}

/// 7.S20b, 7.S20c He lies there until he recovers.
pub(crate) fn lie(
    game: &Hellespont,
    state: &mut State,
    (side, leader): (Side, PieceId),
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_lie(game, state, side, leader, to)?;
    take_to_bed(game, state, leader, to, log);
    Ok(())
}

/// 7.S20c Without a free port Pharnabazus stays where he is. Says whether there is something to decide.
pub(crate) fn settle(
    game: &Hellespont,
    state: &mut State,
    (side, leader): (Side, PieceId),
    log: &mut Log<Event>,
) -> bool {
    let Some(place) = state.pieces.place(leader) else {
        state.stack.pop();
        return false;
    };
    let has_bed = sickbeds(game, state, side, leader).next().is_some();
    if !has_bed {
        take_to_bed(game, state, leader, place, log);
    }
    has_bed
}

fn take_to_bed(
    game: &Hellespont,
    state: &mut State,
    leader: PieceId,
    to: Place,
    log: &mut Log<Event>,
) {
    state.pieces.fall_sick(&game.pieces, leader, to, log);
    state.stack.pop();
}
